// The map of a shop for search engines: every address that everyone may see, in every language, in parts of at most ten thousand.
import { escaped } from '../../rules/html.ts';
import { pathOfLanguage, publishedLanguages } from '../../rules/languages.ts';
import { everybody, inLists, openCategory } from '../catalogue/read-model/audience.ts';
import type { Database, Sql } from '../database/connection.ts';
import { listPageLocations } from '../pages/page-locations.ts';
import type { Tenant } from '../tenants/find-tenant.ts';
import { defaultLanguage } from '../tenants/spoken-language.ts';

export const mostAddresses = 10_000;

/** A page of the shop, in all of its languages. */
interface Place {
	/** Without the language. */
	path: string;
	changedAt: Date | null;
}

interface Options {
	/** Of the shop as its reader sees it: https://shop.example */
	origin: string;
	/** How many addresses a part may have; fewer in tests. */
	most?: number;
}

const perPart = ({ languages }: Tenant, most: number) => Math.max(1, Math.floor(most / Math.max(1, languages.length)));

/** One row of the list per product: its default language stands for all. */
const listed = (sql: Sql, tenant: Tenant) => sql`
	from product_list l
	where l.tenant_id = ${tenant.id} and l.language_code = ${defaultLanguage(tenant)}
		and ${inLists(sql, everybody)}
		and not exists (
			select from products c
			where c.tenant_id = l.tenant_id and c.id = l.product_id and c.canonical_path not in ('', '/product/' || l.slug)
		)`;

async function countProducts(sql: Sql, tenant: Tenant): Promise<number> {
	const [counted] = await sql<{ total: number }[]>`select count(*)::int as total ${listed(sql, tenant)}`;
	return counted?.total ?? 0;
}

/** By id, in which they were made: what is added later moves nothing from one part into another. */
const productPlaces = (sql: Sql, tenant: Tenant, part: number, count: number): Promise<Place[]> => sql<Place[]>`
	select '/product/' || f.slug as path, p.updated_at as changed_at
	from (
		select l.product_id, l.slug ${listed(sql, tenant)} order by l.product_id limit ${count} offset ${(part - 1) * count}
	) f
	join products p on p.tenant_id = ${tenant.id} and p.id = f.product_id
	order by f.product_id`;

/** Categories that lead elsewhere have no page of their own. */
const categoryPlaces = (sql: Sql, tenant: Tenant): Promise<Place[]> => sql<Place[]>`
	select '/category/' || c.slug as path, c.updated_at as changed_at
	from categories c
	where c.tenant_id = ${tenant.id} and c.link_url = '' and ${openCategory(sql, everybody)}
	order by c.position, c.id`;

/** What every shop has. */
const fixedPaths = ['/', '/products'];

async function pagePlaces(sql: Sql, tenant: Tenant): Promise<Place[]> {
	const unchanging = fixedPaths.map((path) => ({ path, changedAt: null }));
	return [...unchanging, ...(await listPageLocations(sql, tenant.id)), ...(await categoryPlaces(sql, tenant))];
}

const heading = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const lastChange = (changedAt: Date | null) => (changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '');

/** Each address names the same page in every language, itself among them. */
function* writeAddresses(tenant: Tenant, origin: string, places: Iterable<Place>): Generator<string> {
	yield `${heading}<urlset xmlns="${schema}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
	for (const { path, changedAt } of places) {
		const addresses = publishedLanguages(tenant.languages).map((language) => {
			const base = pathOfLanguage(language).replace(/\/$/, '');
			return { language: language.languageCode, href: escaped(origin + base + (base && path === '/' ? '' : path)) };
		});
		const links = addresses
			.map(({ language, href }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`)
			.join('');
		for (const { href } of addresses) yield `<url><loc>${href}</loc>${lastChange(changedAt)}${links}</url>\n`;
	}
	yield '</urlset>\n';
}

/** The parts that there are: one of pages and categories, and as many of products as they need. */
export async function writeSitemapIndex(
	database: Database,
	tenant: Tenant,
	{ origin, most = mostAddresses }: Options,
): Promise<string> {
	const total = await database.inTenant(tenant.id, (sql) => countProducts(sql, tenant));
	const parts = Math.ceil(total / perPart(tenant, most));
	const names = ['pages', ...Array.from({ length: parts }, (_, index) => `products-${index + 1}`)];
	const entries = names.map((name) => `<sitemap><loc>${escaped(`${origin}/sitemap/${name}.xml`)}</loc></sitemap>\n`);
	return `${heading}<sitemapindex xmlns="${schema}">\n${entries.join('')}</sitemapindex>\n`;
}

/** Bit by bit, so that a large part is never one text. @returns undefined for a part that there is not */
export async function writeSitemapPart(
	database: Database,
	tenant: Tenant,
	name: string,
	{ origin, most = mostAddresses }: Options,
): Promise<Generator<string> | undefined> {
	const [, number] = /^products-([1-9]\d{0,5})$/.exec(name) ?? [];
	if (name !== 'pages' && number === undefined) return undefined;
	const places = await database.inTenant(tenant.id, (sql) =>
		number === undefined ? pagePlaces(sql, tenant) : productPlaces(sql, tenant, Number(number), perPart(tenant, most)),
	);
	return places.length > 0 ? writeAddresses(tenant, origin, places) : undefined;
}
