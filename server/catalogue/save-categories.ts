// Saves categories with their names and the products in them, and the ready rows that navigation is read from.
import { newId } from '../../rules/ids.ts';
import { languageChain, pickTranslation } from '../../rules/texts/lookup.ts';
import type { Sql } from '../database/connection.ts';
import { announceChange } from '../tenants/announce-change.ts';
import type { Tenant } from '../tenants/find-tenant.ts';
import { defaultLanguage } from '../tenants/spoken-language.ts';
import { saveTexts } from '../texts/save-texts.ts';

export interface NewCategory {
	slug: string;
	/** By language; the tenant's default language must be among them. */
	names: Record<string, string>;
	descriptions: Record<string, string>;
	/** In the order of the category. */
	productSlugs: string[];
	mediaId: string | null;
}

interface Row extends NewCategory {
	id: string;
	position: number;
}

/** Adds the categories, in this order. */
export async function saveCategories(sql: Sql, tenant: Tenant, categories: readonly NewCategory[]): Promise<void> {
	const rows: Row[] = categories.map((category, position) => ({ ...category, id: newId(), position }));
	await sql`
		insert into categories ${sql(
			rows.map(({ id, slug, position, mediaId }) => ({ tenant_id: tenant.id, id, slug, position, media_id: mediaId })),
		)}`;
	const placed = rows.flatMap(({ id, productSlugs }) => productSlugs.map((slug, position) => ({ id, slug, position })));
	await sql`
		insert into category_products (tenant_id, category_id, product_id, position)
		select p.tenant_id, c.id, p.id, c.position
		from unnest(
			${placed.map(({ id }) => id)}::uuid[],
			${placed.map(({ slug }) => slug)}::text[],
			${placed.map(({ position }) => position)}::int[]
		) as c (id, slug, position)
		join products p on p.tenant_id = ${tenant.id} and p.slug = c.slug`;
	await saveTexts(
		sql,
		tenant.id,
		rows.flatMap((row) => textsOf(tenant, row)),
	);
	await listInEveryLanguage(sql, tenant, rows);
	await announceChange(sql, tenant.id, 'content');
}

function textsOf(tenant: Tenant, { id, names, descriptions }: Row) {
	const baseLanguage = defaultLanguage(tenant);
	const entry = (type: 'categoryName' | 'categoryDescription', part: string, translations: Record<string, string>) => ({
		key: `category.${id}.${part}`,
		type,
		group: 'categories',
		baseText: translations[baseLanguage] ?? '',
		baseLanguage,
		translations,
		origin: 'human' as const,
	});
	return [entry('categoryName', 'name', names), entry('categoryDescription', 'description', descriptions)];
}

async function listInEveryLanguage(sql: Sql, tenant: Tenant, rows: readonly Row[]): Promise<void> {
	const base = defaultLanguage(tenant);
	const words = (translations: Record<string, string>, language: string) =>
		pickTranslation(
			{ translations, baseText: translations[base] ?? '', baseLanguage: base },
			languageChain(language, base),
		);
	const listed = rows.flatMap((row) =>
		tenant.languages.map(({ languageCode }) => ({
			tenant_id: tenant.id,
			language_code: languageCode,
			category_id: row.id,
			position: row.position,
			slug: row.slug,
			name: words(row.names, languageCode),
			description: words(row.descriptions, languageCode),
		})),
	);
	if (listed.length > 0) await sql`insert into category_list ${sql(listed)}`;
}
