// Where products and categories use pictures.

import { categoryNameKey, productNameKey } from '../../rules/texts/entity-keys.ts';
import { languageChain, pickTranslation } from '../../rules/texts/lookup.ts';
import type { Sql } from '../database/connection.ts';
import type { FoundUse, MediaUse } from '../media/media-use.ts';
import type { Tenant } from '../tenants/find-tenant.ts';
import { defaultLanguage } from '../tenants/spoken-language.ts';
import { findTexts } from '../texts/find-texts.ts';

interface User {
	id: string;
	slug: string;
	mediaId: string;
	/** Of a variant: the product it belongs to, and what tells it from the others. */
	parentId?: string | null;
	code?: string;
}

interface Named {
	sql: Sql;
	tenant: Tenant;
	language: string;
	kind: string;
	key(id: string): string;
	address(slug: string): string;
}

/** One statement. A variant without a name of its own is called as its product. */
async function named(
	users: readonly User[],
	{ sql, tenant, language, kind, key, address }: Named,
): Promise<FoundUse[]> {
	if (users.length === 0) return [];
	const texts = await findTexts(
		sql,
		tenant.id,
		users.flatMap(({ id, parentId }) => [key(id), key(parentId ?? id)]),
	);
	const chain = languageChain(language, defaultLanguage(tenant));
	return users.map(({ id, slug, mediaId, parentId, code }) => {
		const text = texts.get(key(id)) ?? texts.get(key(parentId ?? id));
		const name = text ? pickTranslation(text, chain) : slug;
		return { mediaId, kind, id, label: parentId && code ? `${name} (${code})` : name, address: address(slug) };
	});
}

const usesOfProducts = (sql: Sql, tenantId: string) => sql`
	select id as product_id, media_id from products where tenant_id = ${tenantId} and media_id is not null
	union select product_id, media_id from product_images where tenant_id = ${tenantId}
	union select product_id, media_id from product_image_languages where tenant_id = ${tenantId}`;

/** Its thumbnail, its pictures, and those in their place for readers of one language. */
export const productPictures: MediaUse = {
	kind: 'product',
	columns: ['products.media_id', 'product_images.media_id', 'product_image_languages.media_id'],
	usedIds: (sql, tenantId) => sql`select media_id as id from (${usesOfProducts(sql, tenantId)}) uses`,
	async find(sql, tenant, language, mediaIds) {
		const users = await sql<User[]>`
			select p.id, coalesce(o.slug, p.slug) as slug, u.media_id, p.parent_id, p.code
			from (${usesOfProducts(sql, tenant.id)}) u
			join products p on p.tenant_id = ${tenant.id} and p.id = u.product_id
			left join products o on o.tenant_id = p.tenant_id and o.id = p.parent_id
			where u.media_id = any(${[...mediaIds]}::uuid[])
			order by coalesce(o.position, p.position), p.parent_id nulls first, p.position, p.id`;
		return named(users, {
			sql,
			tenant,
			language,
			kind: 'product',
			key: productNameKey,
			address: (slug) => `/product/${slug}`,
		});
	},
	/** Lists and pages follow by `pictureChanged`. A user who has the product open with the old picture is notified when they save. */
	async replace(sql, tenant, before, after) {
		await sql`
			update products set revision = revision + 1, updated_at = now()
			where tenant_id = ${tenant.id} and id in (
				select coalesce(p.parent_id, p.id) from (${usesOfProducts(sql, tenant.id)}) u
				join products p on p.tenant_id = ${tenant.id} and p.id = u.product_id
				where u.media_id = ${before}
			)`;
		for (const table of ['products', 'product_images', 'product_image_languages'])
			await sql`
				update ${sql(table)} set media_id = ${after} where tenant_id = ${tenant.id} and media_id = ${before}`;
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
