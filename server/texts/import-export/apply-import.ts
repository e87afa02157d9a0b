// Saves what a file would change: begun by a person, done by a job, portion by portion, each whole or not at all. A process that is
// killed leaves the rest to the next one. What a user has changed since the preview is not overwritten, but reported.
import { isAdmin } from '../../../rules/permissions.ts';
import type { Caller } from '../../accounts/services.ts';
import type { Sql } from '../../database/connection.ts';
import type { FileImport } from '../../import-export/jobs/imports.ts';
import { beginImport, type ImportToRun, runImport } from '../../import-export/jobs/run-import.ts';
import {
	deleteOldImports,
	finishImport,
	listPendingChanges,
	lockRunningImport,
	markRefusedChanges,
	recordPortion,
} from '../../import-export/jobs/running-imports.ts';
import { defineJob } from '../../jobs/define-job.ts';
import { findShopsToClean } from '../../tenants/find-shops-to-clean.ts';
import { loadTenant } from '../../tenants/load-tenant.ts';
import { applyChanges, type TextWriter, validateHeld } from '../editing/change-texts.ts';

const importJobName = 'texts.import';

/** Changes that are saved at once. */
const atATime = 500;

export const beginTextImport = (sql: Sql, caller: Caller, id: string): Promise<FileImport> =>
	beginImport(sql, caller, id, {
		kind: 'texts',
		job: importJobName,
		action: 'importTexts',
		entity: 'textImport',
		byAdmin: isAdmin(caller.user),
	});

/** @returns whether there may be more */
async function applyPortion(sql: Sql, tenantId: string, importId: string): Promise<boolean> {
	const running = await lockRunningImport(sql, tenantId, importId);
	if (!running) return false;
	const changes = await listPendingChanges(sql, tenantId, importId, { behind: running.reached, first: atATime });
	const last = changes.at(-1);
	if (!last) {
		await finishImport(sql, tenantId, importId);
		return false;
	}
	const writer: TextWriter = {
		tenant: await loadTenant(sql, tenantId),
		admin: running.byAdmin,
		userId: running.userId,
		origin: 'import',
	};
	const { accepted, faults } = await validateHeld(
		sql,
		writer,
		changes.map(({ key, languageCode, before, after }) => ({ key, languageCode, text: after, seen: before ?? '' })),
	);
	await applyChanges(sql, writer, accepted);
	const refused = faults.map(({ index, fault, names }) => ({ position: changes[index]?.position ?? -1, fault, names }));
	await markRefusedChanges(sql, tenantId, importId, refused);
	await recordPortion(sql, tenantId, importId, {
		done: changes.length,
		refused: faults.length,
		reached: last.position,
	});
	return true;
}

export const importTexts = defineJob<ImportToRun>({
	name: importJobName,
	mayTakeSeconds: 300,
	atOnce: 1,
	run: (job) => runImport(job, () => job.inTenant((sql) => applyPortion(sql, job.tenantId, job.payload.importId))),
});

export const cleanImports = defineJob({
	name: 'texts.clean',
	cron: '41 * * * *',
	findTenants: findShopsToClean('imports'),
	async run({ tenantId, inTenant }) {
		await inTenant((sql) => deleteOldImports(sql, tenantId));
	},
});
