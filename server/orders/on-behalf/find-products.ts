// Products that an admin can order for a customer, found by name or number, each with the variants to choose from.
import { variantName } from '../../../rules/catalogue/variant-name.ts';
import type { ProductCard } from '../../catalogue/read-model/card.ts';
import type { PageVariant, ProductPage } from '../../catalogue/read-model/product-page.ts';
import type { Sql } from '../../database/connection.ts';
import { containing } from '../../database/like-pattern.ts';
import type { Image } from '../../media/media-path.ts';

export interface OfferedVariant {
	id: string;
	code: string;
	/** What tells it from the others. */
	name: string;
}

export interface OfferedProduct {
	id: string;
	name: string;
	code: string;
	image: Image | null;
	/** Without any, the product itself is ordered. */
	variants: OfferedVariant[];
}

interface Row {
	id: string;
	code: string;
	card: ProductCard;
	choices: ProductPage['choices'] | null;
	variants: PageVariant[] | null;
}

const most = 8;

const offered = ({ id, code, card, choices, variants }: Row): OfferedProduct => ({
	id,
	code,
	name: card.name,
	image: card.image,
	variants: (variants ?? [])
		.filter(({ published }) => published)
		.map((variant) => ({ id: variant.id, code: variant.code, name: variantName(variant, choices?.length ?? 0) })),
});

/** One statement. What is not published, or archived, is sold to no one. */
export async function findProductsToOrder(
	sql: Sql,
	tenantId: string,
	{ search, language }: { search: string; language: string },
): Promise<OfferedProduct[]> {
	const words = search.trim();
	if (words === '') return [];
	const rows = await sql<Row[]>`
		select p.id, p.code, l.card, d.page -> 'choices' as choices, d.page -> 'variants' as variants
		from product_list l
		join products p on p.tenant_id = l.tenant_id and p.id = l.product_id
		left join product_pages d on d.tenant_id = l.tenant_id and d.language_code = l.language_code and d.product_id = l.product_id
		where l.tenant_id = ${tenantId} and l.language_code = ${language} and l.published and not l.archived and (
			l.name ilike ${containing(words)} or p.code ilike ${containing(words)} or exists (
				select from products v
				where v.tenant_id = l.tenant_id and v.parent_id = p.id and v.code ilike ${containing(words)}
			)
		)
		order by l.name, p.id limit ${most}`;
	return rows.map(offered);
}
