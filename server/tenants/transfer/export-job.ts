// Makes the file of an export, and removes those that are too old.
import { defineJob } from '../../jobs/define-job.ts';
import { nothingWritten, type PrivateStore } from '../../media/private/private-store.ts';
import { type ExportServices, exportTenant } from './export-tenant.ts';
import {
	beginExport,
	exportFile,
	exportJobName,
	failExport,
	findShopsWithOldExports,
	finishExport,
	forgetOldExports,
	showExport,
} from './exports.ts';

const sayEvery = 1000;
/** Small pieces are gathered: a store writes large ones better. */
const pieceBytes = 2 ** 20;

export interface ExportJobServices extends ExportServices {
	/** Where finished exports are. */
	exports: PrivateStore;
}

function gathered(write: (bytes: Uint8Array) => Promise<void>) {
	let [pieces, size]: [Uint8Array[], number] = [[], 0];
	const flush = async () => {
		const whole = Buffer.concat(pieces);
		[pieces, size] = [[], 0];
		if (whole.length > 0) await write(whole);
	};
	return {
		flush,
		async add(piece: Uint8Array) {
			pieces.push(piece);
			size += piece.length;
			if (size >= pieceBytes) await flush();
		},
	};
}

export const exportJob = (services: ExportJobServices) =>
	defineJob<{ exportId: string }>({
		name: exportJobName,
		mayTakeSeconds: 3600,
		atOnce: 1,
		async run({ tenantId, payload: { exportId }, inTenant, signal, attempt }) {
			const begun = await inTenant((sql) => beginExport(sql, tenantId, exportId));
			if (!begun) return;
			const file = exportFile(exportId);
			// What a process before left of it is written anew.
			await services.exports.discard(tenantId, file, nothingWritten);
			const writer = await services.exports.resume(tenantId, file, nothingWritten);
			let said = 0;
			// No one waits for it: what is exported holds a connection, and there may be no other one free.
			function onProgress(done: number, total: number): void {
				if (Date.now() - said < sayEvery) return;
				said = Date.now();
				inTenant((sql) => showExport(sql, tenantId, exportId, done, total)).catch(() => undefined);
			}
			try {
				const output = gathered((bytes) => writer.write(bytes));
				const made = await exportTenant(services, { tenantId, ...begun, onProgress, signal }, output.add);
				await output.flush();
				await writer.finish();
				await inTenant((sql) => finishExport(sql, tenantId, exportId, made));
			} catch (error) {
				await writer.close();
				await services.exports.discard(tenantId, file, nothingWritten);
				if (attempt.last) await inTenant((sql) => failExport(sql, tenantId, exportId, String(error)));
				throw error;
			}
		},
	});

export const cleanExportsJob = (exports: PrivateStore) =>
	defineJob({
		name: 'tenants.exports.clean',
		cron: '17 * * * *',
		findTenants: findShopsWithOldExports,
		async run({ tenantId, inTenant }) {
			// The row goes last: a file without one would stay for ever.
			await inTenant(async (sql) => {
				for (const id of await forgetOldExports(sql, tenantId)) await exports.remove(tenantId, exportFile(id));
			});
		},
	});
