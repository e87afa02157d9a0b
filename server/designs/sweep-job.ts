// Takes away what no one needs: designs that have been in no list and no order for 90 days, and pictures that no design has shown for as long.
import type { Sql } from '../database/connection.ts';
import { defineJob } from '../jobs/define-job.ts';
import { dropDrafts } from './drafts/change-drafts.ts';
import { dropPictures } from './pictures/picture-files.ts';

/** The function in the database knows the times as well. */
async function findTenants(sql: Sql): Promise<string[]> {
	const shops = await sql<{ id: string }[]>`select shops_with_unused_designs() as id`;
	return shops.map(({ id }) => id);
}

export const sweepDesigns = defineJob({
	name: 'designs.sweep',
	cron: '37 * * * *',
	findTenants,
	run: ({ tenantId, inTenant }) =>
		inTenant(async (sql) => {
			const isInNoList = sql`not exists (
				select from list_items i where i.tenant_id = ${tenantId} and i.design_id = d.id
			)`;
			await dropDrafts(sql, tenantId, sql`d.updated_at < now() - interval '90 days' and ${isInNoList}`);
			await dropPictures(sql, tenantId, sql`p.used_at < now() - interval '90 days'`);
		}),
});
