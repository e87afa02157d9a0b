// Gives a demo shop its products, with a picture drawn for each.
import { hasProducts } from '../server/catalogue/has-products.ts';
import { saveProducts } from '../server/catalogue/save-products.ts';
import type { Database } from '../server/database/connection.ts';
import type { MediaStore } from '../server/media/store.ts';
import type { Tenant } from '../server/tenants/find-tenant.ts';
import type { DemoProduct, DemoShop } from './data/types.ts';
import { drawAll, productDrawings, savePainting } from './pictures.ts';

const everySo = 10;

/** The first of every category, then the second of every category: whoever sees the beginning of the list sees all of the shop. */
function inTurns(products: readonly DemoProduct[]): DemoProduct[] {
	const byCategory = [...Map.groupBy(products, ({ category }) => category).values()];
	const longest = Math.max(...byCategory.map(({ length }) => length));
	return Array.from({ length: longest }, (_, turn) => byCategory.flatMap((some) => some[turn] ?? [])).flat();
}

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
	const pictures = await drawAll(productDrawings(shop), (count) => {
		if (count % everySo === 0 || count === total) progress(`${shop.name}: ${count} of ${total} pictures`);
	});
	await database.inTenant(tenant.id, async (sql) => {
		// Asked again: another process may have been quicker.
		if (await hasProducts(sql, tenant.id)) return;
		const products = [];
		for (const { slug, name, description, fromPrice } of inTurns(shop.products)) {
			const picture = pictures[slug];
			const mediaId = picture ? await savePainting(sql, store, tenant.id, picture) : null;
			products.push({ slug, names: name, descriptions: description, fromPrice, published: true, mediaId });
		}
		await saveProducts(sql, tenant, products);
	});
}
