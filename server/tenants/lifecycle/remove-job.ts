// Removes a deleted shop when its days of grace are over: all tables in batches, then its files, then the shop itself. A process that is killed
// loses nothing but time: the shop is found again as long as its row is there, and that goes last.
import type { Sql } from '../../database/connection.ts';
import { removeTenantJobs } from '../../database/jobs/remove-tenant-jobs.ts';
import { defineJob, type JobDefinition } from '../../jobs/define-job.ts';

const rowsAtOnce = 1000;

/** The function may do what the app's role may not, for such a shop alone (server/database/isolation.ts). */
async function removeRows(sql: Sql, tenantId: string, finish: boolean): Promise<string | null> {
	const [row] = await sql<{ table: string | null }[]>`
		select remove_tenant_rows(${tenantId}, ${rowsAtOnce}, ${finish}) as "table"`;
	return row?.table ?? null;
}

/** @param removeFiles all files of a shop */
export const removeShopsJob = (removeFiles: (tenantId: string) => Promise<void>): JobDefinition =>
	defineJob({
		name: 'tenants.remove',
		cron: '23 * * * *',
		mayTakeSeconds: 3600,
		atOnce: 1,
		async findTenants(sql) {
			const shops = await sql<{ id: string }[]>`select id from tenants where is_beyond_grace(id)`;
			return shops.map(({ id }) => id);
		},
		async run({ tenantId, inTenant, log, signal }) {
			// It may be gone already, or may have been restored since it was found.
			const isDue = async () =>
				(await inTenant((sql) => sql`select from tenants where is_beyond_grace(${tenantId})`)).length > 0;
			if (!(await isDue())) return;
			const batches: Record<string, number> = {};
			const removeBatch = async (finish: boolean) => {
				signal.throwIfAborted();
				const table = await inTenant((sql) => removeRows(sql, tenantId, finish));
				if (table !== null) batches[table] = (batches[table] ?? 0) + 1;
				return table;
			};
			while ((await removeBatch(false)) !== null);
			await removeFiles(tenantId);
			await inTenant((sql) => removeTenantJobs(sql, tenantId));
			// What was written meanwhile goes as well.
			while ((await removeBatch(true)) !== null);
			log.info({ batches }, 'shop removed');
		},
	});
