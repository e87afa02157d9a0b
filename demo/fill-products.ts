// Gives a demo shop its products, with a picture drawn for each.
import { hasProducts } from '../server/catalogue/has-products.ts';
import { saveProducts } from '../server/catalogue/save-products.ts';
import type { Database } from '../server/database/connection.ts';
import { savePicture } from '../server/media/save-picture.ts';
import type { MediaStore } from '../server/media/store.ts';
import type { Tenant } from '../server/tenants/find-tenant.ts';
import type { DemoShop } from './data/types.ts';
import { drawProducts } from './pictures.ts';

const everySo = 10;

export async function fillProducts(
	database: Database,
	store: MediaStore,
	tenant: Tenant,
	shop: DemoShop,
	progress: (message: string) => void,
): Promise<void> {
	if (await database.inTenant(tenant.id, (sql) => hasProducts(sql, tenant.id))) return;
	// Drawn before the transaction begins: it would stay open for many seconds.
	const total = shop.products.length;
	const pictures = await drawProducts(shop, (count) => {
		if (count % everySo === 0 || count === total) progress(`${shop.name}: ${count} of ${total} pictures`);
	});
	await database.inTenant(tenant.id, async (sql) => {
		// Asked again: another process may have been quicker.
		if (await hasProducts(sql, tenant.id)) return;
		const products = [];
		for (const [index, { slug, name, fromPrice }] of shop.products.entries()) {
			const picture = pictures[index];
			const mediaId = picture ? await savePicture(sql, store, tenant.id, picture) : null;
			products.push({ slug, names: name, fromPrice, published: true, mediaId });
		}
		await saveProducts(sql, tenant, products);
	});
}
