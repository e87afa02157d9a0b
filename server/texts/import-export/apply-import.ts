// Saves what a file would change: begun by a person, done by a job, portion by portion, each whole or not at all. A process that is
// killed leaves the rest to the next one. What somebody has changed since the preview is not overwritten, but reported.
import { isAdmin } from '../../../rules/permissions.ts';
import type { Caller } from '../../accounts/services.ts';
import type { Sql } from '../../database/connection.ts';
import type { FileImport } from '../../import-export/jobs/imports.ts';
import { beginImport, finishImport, type ImportToRun, runImport } from '../../import-export/jobs/run-import.ts';
import { defineJob } from '../../jobs/define-job.ts';
import { findShopsToClean } from '../../tenants/find-shops-to-clean.ts';
import { loadTenant } from '../../tenants/load-tenant.ts';
import { applyChanges, judgeHeld, type TextWriter } from '../editing/change-texts.ts';
import type { ChangeFault } from '../editing/judge-changes.ts';

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

interface Running {
	userId: string;
	byAdmin: boolean;
	reached: number;
}

interface Change {
	position: number;
	key: string;
	languageCode: string;
	before: string | null;
	after: string;
}

async function keepFaults(
	sql: Sql,
	tenantId: string,
	importId: string,
	faults: readonly (ChangeFault & { position: number })[],
) {
	if (faults.length === 0) return;
	const rows = faults.map(({ position, fault, names }) => ({ position, fault, names }));
	await sql`
		update text_import_rows r set fault = f.fault, names = f.names
		from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as f (position int, fault text, names text[])
		where r.tenant_id = ${tenantId} and r.import_id = ${importId} and r.position = f.position`;
}

/** @returns whether there may be more */
async function applyPortion(sql: Sql, tenantId: string, importId: string): Promise<boolean> {
	// Whoever runs the same job at the same time waits here and goes on behind this portion.
	const [running] = await sql<Running[]>`
		select user_id, by_admin, reached from text_imports
		where tenant_id = ${tenantId} and id = ${importId} and state = 'applying' for update`;
	if (!running) return false;
	const changes = await sql<Change[]>`
		select position, key, language_code, before, after from text_import_rows
		where tenant_id = ${tenantId} and import_id = ${importId} and position > ${running.reached} and fault is null
		order by position limit ${atATime}`;
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
	const { accepted, faults } = await judgeHeld(
		sql,
		writer,
		changes.map(({ key, languageCode, before, after }) => ({ key, languageCode, text: after, seen: before ?? '' })),
	);
	await applyChanges(sql, writer, accepted);
	const placed = faults.map((fault) => ({ ...fault, position: changes[fault.index]?.position ?? -1 }));
	await keepFaults(sql, tenantId, importId, placed);
	await sql`
		update text_imports set done = done + ${changes.length}, refused = refused + ${faults.length}, reached = ${last.position}
		where tenant_id = ${tenantId} and id = ${importId}`;
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
		await inTenant(
			(sql) => sql`delete from text_imports where tenant_id = ${tenantId} and created_at < now() - interval '1 day'`,
		);
	},
});
