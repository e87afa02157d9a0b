// For changes that concern many products, such as the label of a field: a few products are brought into step at once, more of them by
// a job, a portion at a time, so that no one waits for a whole catalogue.
import type { Sql } from '../../database/connection.ts';
import { defineJob } from '../../jobs/define-job.ts';
import { isJobWaiting } from '../../jobs/is-waiting.ts';
import { sendJob } from '../../jobs/send-job.ts';
import { holdTenant } from '../../tenants/announce-change.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { loadTenant } from '../../tenants/load-tenant.ts';
import { refreshProducts } from './refresh-products.ts';

const refreshJobName = 'catalogue.refresh';

/** A call must be over within two seconds. */
const atOnce = 40;
const portion = 100;

async function productsAfter(sql: Sql, tenantId: string, last: string | null, count: number): Promise<string[]> {
	const rows = await sql<{ id: string }[]>`
		select id from products
		where tenant_id = ${tenantId} and parent_id is null ${last === null ? sql`` : sql`and id > ${last}`}
		order by id limit ${count}`;
	return rows.map(({ id }) => id);
}

/**
 * @param ids of products or variants, or all of them; call `lockCatalogue` before anything is changed
 * @param most how many may be brought into step at once: fewer where many such changes follow one another
 */
export async function refreshSoon(
	sql: Sql,
	tenant: Tenant,
	ids: readonly string[] | 'all',
	most = atOnce,
): Promise<void> {
	const concerned = ids === 'all' ? await productsAfter(sql, tenant.id, null, most + 1) : ids;
	if (concerned.length <= most) await refreshProducts(sql, tenant, concerned);
	else if (!(await isJobWaiting(sql, tenant.id, refreshJobName))) await sendJob(sql, tenant.id, refreshJobName, {});
}

export const refreshCatalogueJob = defineJob({
	name: refreshJobName,
	mayTakeSeconds: 600,
	atOnce: 1,
	async run({ tenantId, inTenant }) {
		let last: string | null | undefined = null;
		while (last !== undefined) {
			const after: string | null = last;
			last = await inTenant(async (sql) => {
				await holdTenant(sql, tenantId);
				const ids = await productsAfter(sql, tenantId, after, portion);
				if (ids.length > 0) await refreshProducts(sql, await loadTenant(sql, tenantId), ids);
				return ids.at(-1);
			});
		}
	},
});
