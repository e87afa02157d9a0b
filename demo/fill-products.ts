// Gives a demo shop its products, with a picture drawn for each.
import { hasProducts } from '../server/catalogue/has-products.ts';
import { saveProducts } from '../server/catalogue/save-products.ts';
import type { Database } from '../server/database/connection.ts';
import { savePicture } from '../server/media/save-picture.ts';
import type { MediaStore } from '../server/media/store.ts';
import type { Tenant } from '../server/tenants/find-tenant.ts';
import { drawPicture, pictureHeight, pictureWidth } from './pictures.ts';
import { assortments } from './products.ts';

export async function fillProducts(database: Database, store: MediaStore, tenant: Tenant): Promise<void> {
	const assortment = assortments[tenant.slug];
	if (!assortment) return;
	await database.inTenant(tenant.id, async (sql) => {
		if (await hasProducts(sql, tenant.id)) return;
		const products = [];
		for (const [design, { slug, de, en, fromPrice, kind }] of assortment.products.entries()) {
			const mediaId = await savePicture(sql, store, tenant.id, {
				contentType: 'image/svg+xml',
				width: pictureWidth,
				height: pictureHeight,
				bytes: Buffer.from(drawPicture(kind, design, assortment.palette)),
			});
			products.push({ slug, names: { 'de-DE': de, 'en-GB': en }, fromPrice, published: true, mediaId });
		}
		await saveProducts(sql, tenant, products);
	});
}
