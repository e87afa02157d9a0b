// What a template shows of the shop itself until an editor chooses: its large picture, and pictures of its products.
import { pickProducts } from '../../catalogue/pick-products.ts';
import type { Sql } from '../../database/connection.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { defaultLanguage } from '../../tenants/spoken-language.ts';

interface PickedContent {
	/** Ids of pictures, the one for the opening of a page first. */
	pictures: string[];
	/** Ids of products. */
	products: string[];
}

/** As many as the template with the most pictures has. */
const count = 12;

export async function pickContent(sql: Sql, tenant: Tenant): Promise<PickedContent> {
	const [hero, picked] = await Promise.all([
		sql<{ id: string }[]>`
			select media_id as id from shop_images where tenant_id = ${tenant.id} and use = 'hero'`,
		pickProducts(sql, tenant.id, { language: defaultLanguage(tenant), count }),
	]);
	const pictures = [...hero.map(({ id }) => id), ...picked.map(({ mediaId }) => mediaId)];
	return { pictures: [...new Set(pictures)], products: picked.map(({ id }) => id) };
}
