// Shops whose products an older version of the product has written: they get the rows that this version reads.
import type { Database, Sql } from '../../database/connection.ts';
import { loadTenant } from '../../tenants/load-tenant.ts';
import { lockCatalogue, refreshCatalogue } from './refresh-catalogue.ts';

async function shopsBehind(sql: Sql): Promise<string[]> {
	const shops = await sql<{ id: string }[]>`select shops_without_read_model() as id`;
	return shops.map(({ id }) => id);
}

async function isBehind(sql: Sql, tenantId: string): Promise<boolean> {
	const [row] = await sql<{ behind: boolean }[]>`
		select not exists (select from product_pages where tenant_id = ${tenantId}) as behind`;
	return row?.behind === true;
}

/** Before anyone is served. Several processes that start at once wait for the first. */
export async function catchUp(database: Database, progress: (message: string) => void): Promise<void> {
	for (const id of await database.withoutTenant(shopsBehind))
		await database.inTenant(id, async (sql) => {
			await lockCatalogue(sql, id);
			if (!(await isBehind(sql, id))) return;
			const tenant = await loadTenant(sql, id);
			progress(`${tenant.name}: bringing the catalogue up to date`);
			await refreshCatalogue(sql, tenant);
		});
}
