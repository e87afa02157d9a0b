// Things to buy in a test's shop: priced by the piece or in runs, by role, with versions, counted.
import { blankPricing } from '../../rules/pricing/tidy-settings.ts';
import type { NewProduct } from '../catalogue/save-products.ts';
import type { Tenant } from '../tenants/find-tenant.ts';
import { saveListed } from './catalogue.ts';
import type { TestDatabase } from './database.ts';

/** In cents for one piece; any number of them can be had. */
export const piece = (slug: string, cents: number, more: Partial<NewProduct> = {}): NewProduct => ({
	slug,
	names: { 'de-DE': `${slug} auf Deutsch`, 'en-GB': `${slug} in English` },
	code: slug.toUpperCase(),
	fromPrice: cents,
	published: true,
	mediaId: null,
	itemNameAllowed: true,
	...more,
});

/** The same, in these runs alone. */
export const inRuns = (slug: string, cents: number, runs: number[], more: Partial<NewProduct> = {}): NewProduct =>
	piece(slug, cents, {
		...more,
		fromPrice: null,
		pricing: { ...blankPricing, unitPrice: cents * 100, scales: 'defined', definedScales: runs },
	});

/** @returns the ids of products and variants by their slugs */
export async function fillShop(
	{ database }: TestDatabase,
	tenant: Tenant,
	products: readonly NewProduct[],
): Promise<Map<string, string>> {
	return database.inTenant(tenant.id, async (sql) => {
		await saveListed(sql, tenant, products);
		const rows = await sql<
			{ id: string; slug: string }[]
		>`select id, slug from products where tenant_id = ${tenant.id}`;
		return new Map(rows.map(({ id, slug }) => [slug, id]));
	});
}
