// What a rule can name, for those who keep the rules: they need no right to look after users or products for that, and see their names alone.
import { languageChain, pickTranslation } from '../../../rules/texts/lookup.ts';
import { findLabels, listFields } from '../../accounts/fields/list-fields.ts';
import { listRoles } from '../../accounts/roles/list-roles.ts';
import { findNames } from '../../accounts/users/find-names.ts';
import { listTree } from '../../catalogue/categories/list-tree.ts';
import { listKnownProducts } from '../../catalogue/find-named-products.ts';
import { findCostCentreCodes } from '../../companies/core/find-cost-centre-codes.ts';
import type { Sql } from '../../database/connection.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { defaultLanguage } from '../../tenants/spoken-language.ts';

export interface NamedChoice {
	id: string;
	name: string;
}

export interface RuleChoices {
	roles: NamedChoice[];
	categories: (NamedChoice & { parentId: string | null })[];
	/** Fields of the profile that can hold an e-mail address or a user name, by their names. */
	fields: NamedChoice[];
}

export async function findRuleChoices(sql: Sql, tenant: Tenant, language: string): Promise<RuleChoices> {
	const [roles, categories, fields] = await Promise.all([
		listRoles(sql, tenant.id),
		listTree(sql, tenant, language),
		listFields(sql, tenant.id),
	]);
	const named = fields.filter(({ use, type }) => use && (type === 'text' || type === 'email'));
	const labels = await findLabels(sql, tenant.id, named);
	const chain = languageChain(language, defaultLanguage(tenant));
	return {
		roles: roles.map(({ id, label }) => ({ id, name: label })),
		categories: categories.map(({ id, name, parentId }) => ({ id, name, parentId })),
		fields: named.map(({ fieldName }) => {
			const label = labels.get(fieldName);
			return { id: fieldName, name: label ? pickTranslation(label, chain) : fieldName };
		}),
	};
}

/** No company of the shop has them; letters in any spelling, as rules compare them. */
export async function findUnknownCostCentres(sql: Sql, tenantId: string, codes: readonly string[]): Promise<string[]> {
	const known = await findCostCentreCodes(sql, tenantId, codes);
	return codes.filter((code) => !known.has(code.trim().toUpperCase()));
}

interface Wanted {
	userIds: readonly string[];
	productIds: readonly string[];
	language: string;
}

/** What is gone has no name. */
export async function findRuleNames(
	sql: Sql,
	tenantId: string,
	{ userIds, productIds, language }: Wanted,
): Promise<NamedChoice[]> {
	const [people, products] = await Promise.all([
		findNames(sql, tenantId, userIds),
		listKnownProducts(sql, tenantId, { language, ids: productIds }),
	]);
	return [...[...people].map(([id, name]) => ({ id, name })), ...products.map(({ id, name }) => ({ id, name }))];
}
