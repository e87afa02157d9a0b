// Rows that an older version of the read model has written are written anew, in the background and a portion at a time: they are served
// meanwhile. Rows of a newer version are left alone: while processes are replaced one by one, those of both versions run jobs.
import type { Sql } from '../../database/connection.ts';
import { defineJob, type JobDefinition } from '../../jobs/define-job.ts';
import { loadTenant } from '../../tenants/load-tenant.ts';
import { lockCatalogue } from './refresh-catalogue.ts';
import { refreshProducts } from './refresh-products.ts';
import { readModelVersion } from './version.ts';

const portion = 100;

const findShops = (version: number) => async (sql: Sql) => {
	const shops = await sql<{ id: string }[]>`select shops_with_older_products(${version}::integer) as id`;
	return shops.map(({ id }) => id);
};

async function olderProducts(sql: Sql, tenantId: string, version: number): Promise<string[]> {
	const rows = await sql<{ productId: string }[]>`
		select distinct product_id from (
			select product_id from product_pages where tenant_id = ${tenantId} and version < ${version} limit ${portion}
		) older order by product_id`;
	return rows.map(({ productId }) => productId);
}

/** @returns whether there was anything to do; under the lock of the catalogue, so that two of them do nothing twice */
async function rebuildPortion(sql: Sql, tenantId: string, version: number): Promise<boolean> {
	await lockCatalogue(sql, tenantId);
	const ids = await olderProducts(sql, tenantId, version);
	if (ids.length === 0) return false;
	await refreshProducts(sql, await loadTenant(sql, tenantId), ids, version);
	// What nothing is written for any more, as a language that is gone, would be found again for ever.
	await sql`
		delete from product_pages
		where tenant_id = ${tenantId} and product_id = any(${ids}::uuid[]) and version < ${version}`;
	return true;
}

/** @param version another one in tests only */
export const rebuildProducts = (version = readModelVersion): JobDefinition =>
	defineJob({
		name: 'catalogue.rebuild',
		mayTakeSeconds: 600,
		atOnce: 1,
		cron: '*/5 * * * *',
		findTenants: findShops(version),
		async run({ tenantId, inTenant, signal }) {
			while (!signal.aborted && (await inTenant((sql) => rebuildPortion(sql, tenantId, version))));
		},
	});
