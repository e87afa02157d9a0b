// What a product is called in mails: a version after its product.
import { productNameKey } from '../../rules/texts/entity-keys.ts';
import { languageChain, pickTranslation } from '../../rules/texts/lookup.ts';
import type { Sql } from '../database/connection.ts';
import type { Tenant } from '../tenants/find-tenant.ts';
import { defaultLanguage } from '../tenants/spoken-language.ts';
import { findTexts } from '../texts/find-texts.ts';

export async function findProductName(sql: Sql, tenant: Tenant, productId: string, language: string): Promise<string> {
	const [product] = await sql<{ parentId: string | null; code: string }[]>`
		select parent_id, code from products where tenant_id = ${tenant.id} and id = ${productId}`;
	const keys = [product?.parentId, productId].flatMap((id) => (id ? [productNameKey(id)] : []));
	const texts = await findTexts(sql, tenant.id, keys);
	const names = keys.flatMap((key) => {
		const text = texts.get(key);
		return text ? pickTranslation(text, languageChain(language, defaultLanguage(tenant))) : [];
	});
	return names.filter(Boolean).join(' – ') || (product?.code ?? '');
}
