// What a provider learns of a shop: what everybody sees. Nothing of people, orders or prices.
import { listCategories } from '../../catalogue/list-categories.ts';
import { everybody } from '../../catalogue/read-model/audience.ts';
import type { Sql } from '../../database/connection.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { spokenLanguage } from '../../tenants/spoken-language.ts';

export interface ShopFacts {
	name: string;
	country: string;
	/** What it sells, by the names of its categories. */
	categories: string[];
}

const mostCategories = 20;

export async function findShopFacts(sql: Sql, tenant: Tenant, language: string): Promise<ShopFacts> {
	const spoken = spokenLanguage(tenant, language);
	const categories = await listCategories(sql, tenant, { language: spoken, audience: everybody });
	return {
		name: tenant.name,
		country: tenant.country,
		categories: categories.slice(0, mostCategories).map(({ name }) => name),
	};
}
