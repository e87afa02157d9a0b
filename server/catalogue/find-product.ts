// One published product, in one language, with everything its page says of it.

import { languageChain, pickTranslation } from '../../rules/texts/lookup.ts';
import { productDescriptionKey } from '../../rules/texts/thing-keys.ts';
import type { Sql } from '../database/connection.ts';
import type { Tenant } from '../tenants/find-tenant.ts';
import { defaultLanguage } from '../tenants/spoken-language.ts';
import { findTexts } from '../texts/find-texts.ts';
import { type ListedProduct, listedColumns } from './list-products.ts';

export interface ProductDetails extends ListedProduct {
	language: string;
	description: string;
	/** The slug of the first published category that it stands in. */
	category: string | null;
}

/** Two statements. */
export async function findProduct(
	sql: Sql,
	tenant: Tenant,
	language: string,
	slug: string,
): Promise<ProductDetails | undefined> {
	const [found] = await sql<Omit<ProductDetails, 'description' | 'language'>[]>`
		select ${listedColumns(sql)}, (
			select c.slug from category_products m
			join categories c on c.tenant_id = m.tenant_id and c.id = m.category_id and c.published
			where m.tenant_id = p.tenant_id and m.product_id = p.id
			order by c.position, c.id limit 1
		) as category
		from products p
		join product_list l on l.tenant_id = p.tenant_id and l.language_code = ${language} and l.product_id = p.id
		where p.tenant_id = ${tenant.id} and p.slug = ${slug}`;
	if (!found) return undefined;
	const key = productDescriptionKey(found.productId);
	const text = (await findTexts(sql, tenant.id, [key])).get(key);
	const description = text ? pickTranslation(text, languageChain(language, defaultLanguage(tenant))) : '';
	return { ...found, language, description };
}
