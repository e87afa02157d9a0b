// Shops whose products an older version of the product has written: they get the rows that this version reads.
import type { Database } from '../../database/connection.ts';
import { listTenants } from '../../tenants/list-tenants.ts';
import { loadTenant } from '../../tenants/load-tenant.ts';
import { lockCatalogue, refreshCatalogue } from './refresh-catalogue.ts';

/** Before anyone is served. Several processes that start at once wait for the first. */
export async function catchUp(database: Database, progress: (message: string) => void): Promise<void> {
	for (const { id, name } of await listTenants(database))
		await database.inTenant(id, async (sql) => {
			const behind = async () => {
				const [row] = await sql<{ behind: boolean }[]>`
					select exists (select from products where tenant_id = ${id})
						and not exists (select from product_pages where tenant_id = ${id}) as behind`;
				return row?.behind === true;
			};
			if (!(await behind())) return;
			await lockCatalogue(sql, id);
			if (!(await behind())) return;
			progress(`${name}: bringing the catalogue up to date`);
			await refreshCatalogue(sql, await loadTenant(sql, id));
		});
}
