// Names of products that stand in contracts, in the language of their reader: one that a product is called in any language of the shop is shown as
// the reader knows it. What is called otherwise by now, or is gone, stays as it was agreed.
import { planCodes } from '../../rules/subscriptions/plans.ts';
import { productNameKey } from '../../rules/texts/entity-keys.ts';
import { languageChain, pickTranslation, type Translatable } from '../../rules/texts/lookup.ts';
import { findProductsByCode } from '../catalogue/products/codes.ts';
import type { Sql } from '../database/connection.ts';
import type { Tenant } from '../tenants/find-tenant.ts';
import { defaultLanguage, spokenLanguage } from '../tenants/spoken-language.ts';
import { findTexts } from '../texts/find-texts.ts';

const namesOf = ({ baseText, translations }: Translatable): string[] =>
	[baseText, ...Object.values(translations)].filter((name) => name !== undefined && name !== '') as string[];

export interface ProductNames {
	named(name: string): string;
	/** As it is called now; undefined for one that is gone. */
	nameOf(productId: string): string | undefined;
}

/**
 * Two statements.
 * @param productIds beside the plans of the platform, which a contract may change between
 */
export async function findNamesInLanguage(
	sql: Sql,
	tenant: Tenant,
	language: string | null | undefined,
	productIds: readonly string[],
): Promise<ProductNames> {
	const plans = await findProductsByCode(sql, tenant.id, planCodes);
	const ids = [...new Set([...productIds, ...plans.values()])];
	const texts = await findTexts(sql, tenant.id, ids.map(productNameKey));
	const chain = languageChain(spokenLanguage(tenant, language), defaultLanguage(tenant));
	const shown = new Map(
		[...texts.values()].flatMap((text) => namesOf(text).map((name) => [name, pickTranslation(text, chain)] as const)),
	);
	return {
		named: (name) => shown.get(name) ?? name,
		nameOf(productId) {
			const text = texts.get(productNameKey(productId));
			return text && pickTranslation(text, chain);
		},
	};
}
