// The categories of a shop in its order, in one language, and what their entries in the menu show of them.

import {
	categoryDescriptionKey,
	categoryNameKey,
	categorySeoDescriptionKey,
	categorySeoTitleKey,
} from '../../rules/texts/entity-keys.ts';
import { languageChain, pickTranslation } from '../../rules/texts/lookup.ts';
import type { Sql } from '../database/connection.ts';
import type { Picture } from '../media/media-path.ts';
import type { Tenant } from '../tenants/find-tenant.ts';
import { defaultLanguage } from '../tenants/spoken-language.ts';
import { findTexts } from '../texts/find-texts.ts';
import type { ListedProduct } from './list-products.ts';
import { type Audience, inLists, openCategory } from './read-model/audience.ts';

export interface Category {
	id: string;
	/** The slug of the category above it. */
	parent: string | null;
	slug: string;
	name: string;
	description: string;
	seoTitle: string;
	seoDescription: string;
	linkUrl: string;
	linkTarget: string;
	/** False where it or one above it is not published: staff alone sees such a one. */
	online: boolean;
	picture: Picture | null;
}

type Found = Omit<Category, 'name' | 'description' | 'seoTitle' | 'seoDescription'>;

interface Wanted {
	language: string;
	audience: Audience;
	/** Only this one, which staff sees also when it is offline. */
	slug?: string;
	/** Whether they are called by their names, for which the texts of the shop are needed; otherwise by their slugs. */
	named?: boolean;
}

/** Those that the reader may see, in the order of the shop, those above before those below. Two statements, however many. */
export async function listCategories(
	sql: Sql,
	tenant: Tenant,
	{ language, audience, slug, named = true }: Wanted,
): Promise<Category[]> {
	const found = await sql<Found[]>`
		select c.id, u.slug as parent, c.slug, c.link_url, c.link_target, c.online,
			case when m.id is null then null else jsonb_build_object(
				'id', m.id, 'contentType', m.content_type, 'width', m.width, 'height', m.height, 'sizes', m.sizes,
				'fallback', m.fallback, 'focalX', m.focal_x, 'focalY', m.focal_y
			) end as picture
		from categories c
		left join categories u on u.tenant_id = c.tenant_id and u.id = c.parent_id
		left join media m on m.tenant_id = c.tenant_id and m.id = c.media_id
		where c.tenant_id = ${tenant.id} and ${openCategory(sql, audience)}
			and ${slug === undefined ? sql`c.online` : sql`c.slug = ${slug}`}
		order by c.parent_id nulls first, c.position, c.id`;
	if (found.length === 0) return [];
	const keys = found.flatMap(({ id }) => [
		categoryNameKey(id),
		categoryDescriptionKey(id),
		categorySeoTitleKey(id),
		categorySeoDescriptionKey(id),
	]);
	const texts = await findTexts(sql, tenant.id, named ? keys : []);
	const chain = languageChain(language, defaultLanguage(tenant));
	const read = (key: string) => {
		const text = texts.get(key);
		return text ? pickTranslation(text, chain) : '';
	};
	return found.map((category) => ({
		...category,
		name: read(categoryNameKey(category.id)) || category.slug,
		description: read(categoryDescriptionKey(category.id)),
		seoTitle: read(categorySeoTitleKey(category.id)),
		seoDescription: read(categorySeoDescriptionKey(category.id)),
	}));
}

/** As many as the menu shows of a category. */
const previewed = 3;

interface CategoryPreview {
	slug: string;
	products: ListedProduct[];
}

interface PreviewsWanted extends Omit<Wanted, 'slug' | 'named'> {
	today: string;
}

/** The first products of every category, in one statement. */
export async function previewCategories(
	sql: Sql,
	tenantId: string,
	wanted: PreviewsWanted,
): Promise<CategoryPreview[]> {
	const { language, audience, today } = wanted;
	const rows = await sql<(ListedProduct & { category: string })[]>`
		select c.slug as category, p.* from categories c
		cross join lateral (
			select l.card, l.offline from category_products m
			join product_list l
				on l.tenant_id = m.tenant_id and l.language_code = ${language} and l.product_id = m.product_id
			where m.tenant_id = c.tenant_id and m.category_id = c.id and ${inLists(sql, audience)}
			order by case c.display
					when 'random' then hashtextextended(l.product_id::text, hashtext(${today})::bigint)
					when 'newest' then -extract(epoch from l.added_at)::bigint
					else m.position
				end, m.product_id
			limit ${previewed}
		) p
		where c.tenant_id = ${tenantId} and c.online and ${openCategory(sql, audience)}
		order by c.position, c.id`;
	const previews = Map.groupBy(rows, ({ category }) => category);
	return [...previews].map(([slug, products]) => ({ slug, products }));
}
