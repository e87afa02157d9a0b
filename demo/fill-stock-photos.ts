// Gives a demo shop photos that name who took them.
import type { Database, Sql } from '../server/database/connection.ts';
import type { MediaStore } from '../server/media/store.ts';
import { holdTenant } from '../server/tenants/announce-change.ts';
import type { Tenant } from '../server/tenants/find-tenant.ts';
import { creditOf, stockPhotos } from './data/stock-photos.ts';
import { both, type DemoShop } from './data/types.ts';
import { drawAll, saveFolders, savePainting, stockDrawings, textIn } from './pictures.ts';

export async function fillStockPhotos(
	database: Database,
	store: MediaStore,
	tenant: Tenant,
	shop: DemoShop,
): Promise<void> {
	const isFilled = async (sql: Sql) => {
		const [row] = await sql`select 1 from media where tenant_id = ${tenant.id} and credit is not null limit 1`;
		return row !== undefined;
	};
	if (await database.inTenant(tenant.id, isFilled)) return;
	const drawn = await drawAll(stockDrawings(shop));
	await database.inTenant(tenant.id, async (sql) => {
		// Another process that starts at the same time waits, and finds them.
		await holdTenant(sql, tenant.id);
		if (await isFilled(sql)) return;
		const name = textIn(tenant, both('Fotos von Pixabay', 'Photos of Pixabay'));
		const { [name]: folder = '' } = await saveFolders(sql, tenant.id, [name]);
		for (const photo of stockPhotos[shop.slug]) {
			const picture = drawn[photo.name];
			if (picture)
				await savePainting(sql, store, tenant, picture, {
					...{ name: photo.name, folder, shows: photo.shows },
					credit: creditOf(photo),
				});
		}
	});
}
