// Where products and categories use pictures.
import { languageChain, pickTranslation } from '../../rules/texts/lookup.ts';
import { categoryNameKey, productNameKey } from '../../rules/texts/thing-keys.ts';
import type { Sql } from '../database/connection.ts';
import { findPictures } from '../media/find-pictures.ts';
import type { FoundUse, MediaUse } from '../media/media-use.ts';
import type { Tenant } from '../tenants/find-tenant.ts';
import { defaultLanguage } from '../tenants/spoken-language.ts';
import { findTexts } from '../texts/find-texts.ts';
import { imageColumns } from './show-picture.ts';

interface User {
	id: string;
	slug: string;
	mediaId: string;
}

interface Named {
	sql: Sql;
	tenant: Tenant;
	language: string;
	kind: string;
	key(id: string): string;
	address(slug: string): string;
}

async function named(
	users: readonly User[],
	{ sql, tenant, language, kind, key, address }: Named,
): Promise<FoundUse[]> {
	if (users.length === 0) return [];
	const texts = await findTexts(
		sql,
		tenant.id,
		users.map(({ id }) => key(id)),
	);
	const chain = languageChain(language, defaultLanguage(tenant));
	return users.map(({ id, slug, mediaId }) => {
		const text = texts.get(key(id));
		return { mediaId, kind, id, label: text ? pickTranslation(text, chain) : slug, address: address(slug) };
	});
}

export const productPictures: MediaUse = {
	kind: 'product',
	columns: ['products.media_id'],
	usedIds: (sql, tenantId) =>
		sql`select media_id as id from products where tenant_id = ${tenantId} and media_id is not null`,
	async find(sql, tenant, language, mediaIds) {
		const users = await sql<User[]>`
			select id, slug, media_id from products
			where tenant_id = ${tenant.id} and media_id = any(${[...mediaIds]}::uuid[]) order by position, id`;
		return named(users, {
			sql,
			tenant,
			language,
			kind: 'product',
			key: productNameKey,
			address: (slug) => `/product/${slug}`,
		});
	},
	async replace(sql, tenant, before, after) {
		await sql`
			update products set media_id = ${after}, updated_at = now()
			where tenant_id = ${tenant.id} and media_id = ${before}`;
		const picture = (await findPictures(sql, tenant.id, [after])).get(after);
		const columns = tenant.languages.map(({ languageCode }) => ({
			language_code: languageCode,
			...imageColumns(picture, languageCode),
		}));
		await sql`
			update product_list as row set
				image_id = new.image_id, image_type = new.image_type, image_width = new.image_width,
				image_height = new.image_height, image_sizes = new.image_sizes, image_fallback = new.image_fallback,
				image_focal_x = new.image_focal_x, image_focal_y = new.image_focal_y, image_alt = new.image_alt
			from jsonb_populate_recordset(null::product_list, ${JSON.stringify(columns)}::text::jsonb) as new
			where row.tenant_id = ${tenant.id} and row.image_id = ${before} and row.language_code = new.language_code`;
	},
};

export const categoryPictures: MediaUse = {
	kind: 'category',
	columns: ['categories.media_id'],
	usedIds: (sql, tenantId) =>
		sql`select media_id as id from categories where tenant_id = ${tenantId} and media_id is not null`,
	async find(sql, tenant, language, mediaIds) {
		const users = await sql<User[]>`
			select id, slug, media_id from categories
			where tenant_id = ${tenant.id} and media_id = any(${[...mediaIds]}::uuid[]) order by position, id`;
		return named(users, {
			sql,
			tenant,
			language,
			kind: 'category',
			key: categoryNameKey,
			address: (slug) => `/category/${slug}`,
		});
	},
	async replace(sql, tenant, before, after) {
		await sql`
			update categories set media_id = ${after}, updated_at = now()
			where tenant_id = ${tenant.id} and media_id = ${before}`;
	},
};
