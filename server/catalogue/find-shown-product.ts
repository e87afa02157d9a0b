// What a product or variant is called, for a visitor who may see its page: for files about it, which have no page of their own.
import type { Sql } from '../database/connection.ts';
import { type Audience, hasPage } from './read-model/audience.ts';

export type { Audience };

interface Wanted {
	/** Of a product or of a variant. */
	productId: string;
	language: string;
	audience: Audience;
	/** The product that a test link shows. */
	evenHidden?: string | undefined;
}

interface ShownProduct {
	slug: string;
	/** That of the product and, if it has one of its own, that of the variant. */
	name: string;
}

interface FoundRow {
	slug: string;
	name: string;
	isVariant: boolean;
	/** By a test link; null where there is none. */
	isOpened: boolean | null;
	variant: { name: string; published: boolean } | null;
}

/** @returns nothing for one that the visitor may not see */
export async function findShownProduct(
	sql: Sql,
	tenantId: string,
	{ productId, language, audience, evenHidden }: Wanted,
): Promise<ShownProduct | undefined> {
	const opened = evenHidden ?? null;
	const [row] = await sql<FoundRow[]>`
		select p.slug, l.card ->> 'name' as name, p.parent_id is not null as is_variant, l.product_id = ${opened} as is_opened, (
			select jsonb_build_object('name', v ->> 'name', 'published', (v ->> 'published')::boolean)
			from jsonb_array_elements(d.page -> 'variants') as v where v ->> 'id' = p.id::text
		) as variant
		from products p
		join product_list l on l.tenant_id = p.tenant_id and l.product_id = coalesce(p.parent_id, p.id)
			and l.language_code = ${language}
		join product_pages d on d.tenant_id = l.tenant_id and d.product_id = l.product_id and d.language_code = ${language}
		where p.tenant_id = ${tenantId} and p.id = ${productId} and (l.product_id = ${opened} or ${hasPage(sql, audience)})`;
	if (!row) return undefined;
	const { slug, name, isVariant, variant, isOpened } = row;
	if (!isVariant) return { slug, name };
	if (!variant || !(variant.published || audience.staff || isOpened)) return undefined;
	return { slug, name: variant.name && variant.name !== name ? `${name} · ${variant.name}` : name };
}
