// What search engines find of a shop: the map, what they should leave alone, what pages say of themselves, and where things have gone.
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { saveCategories } from '../catalogue/save-categories.ts';
import { saveProducts } from '../catalogue/save-products.ts';
import { announceChange } from '../tenants/announce-change.ts';
import { saveListed } from '../testing/catalogue.ts';
import { plantPlainPages } from '../testing/plain-pages.ts';
import { makeShop, type Shop, startShop } from '../testing/shop.ts';
import { mostAddresses, writeSitemapIndex, writeSitemapPart } from './sitemap.ts';

let shop: Shop;
let origin: string;

const inBoth = (de: string, en: string) => ({ 'de-DE': de, 'en-GB': en });

const product = (slug: string, published = true) => ({
	slug,
	names: inBoth('Karte & <Co>', 'Card'),
	descriptions: inBoth('Karten auf </script><script>alert(1)</script> Karton.', 'Cards on board.'),
	fromPrice: 1490,
	published,
	mediaId: null,
});

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
	origin = `http://demo.localhost:${shop.app.port}`;
	await shop.test.database.inTenant(shop.demo.id, async (sql) => {
		await saveProducts(sql, shop.demo, [product('card'), product('hidden', false)]);
		await saveCategories(sql, shop.demo, [
			{
				slug: 'paper',
				names: inBoth('Papier', 'Paper'),
				descriptions: inBoth('Alles aus Papier', 'All of paper'),
				published: true,
				mediaId: null,
				products: ['card', 'hidden'],
			},
			{
				slug: 'closed',
				names: inBoth('Zu', 'Closed'),
				descriptions: inBoth('', ''),
				published: false,
				mediaId: null,
				products: [],
			},
		]);
		await plantPlainPages(sql, shop.demo, [
			{
				slug: 'imprint',
				titles: inBoth('Impressum', 'Imprint'),
				sections: { 'de-DE': [{ heading: 'Wir', paragraphs: ['Druckwerk in Kiel'] }], 'en-GB': [] },
			},
		]);
	});
});

afterAll(() => shop.close());

const get = (path: string) => shop.nobody().ask(path);

describe('robots.txt', () => {
	it('closes what is nobody else’s business in every language, and names the map', async () => {
		const { body, headers } = await get('/robots.txt');
		expect(headers['content-type']).toBe('text/plain; charset=utf-8');
		const lines = body.split('\n');
		for (const path of ['/admin', '/en-gb/admin', '/service-api/', '/cart', '/checkout', '/en-gb/account'])
			expect(lines).toContain(`Disallow: ${path}`);
		expect(lines).toContain(`Sitemap: ${origin}/sitemap.xml`);
	});
});

describe('the sitemap', () => {
	it('has a part of pages and categories, and one of products', async () => {
		const { body, headers } = await get('/sitemap.xml');
		expect(headers['content-type']).toBe('application/xml; charset=utf-8');
		expect([...body.matchAll(/<loc>([^<]+)</g)].map(([, href]) => href)).toEqual([
			`${origin}/sitemap/pages.xml`,
			`${origin}/sitemap/products-1.xml`,
		]);
	});

	it('names every address in every language, each with the others', async () => {
		const { body } = await get('/sitemap/products-1.xml');
		const [german, english] = [`${origin}/product/card`, `${origin}/en-gb/product/card`];
		const links =
			`<xhtml:link rel="alternate" hreflang="de-DE" href="${german}"/>` +
			`<xhtml:link rel="alternate" hreflang="en-GB" href="${english}"/>`;
		for (const address of [german, english])
			expect(body).toMatch(new RegExp(`<url><loc>${address}</loc><lastmod>[^<]+Z</lastmod>${links}</url>`));
	});

	it('leaves out what not everybody sees: products that are not published, categories that are offline', async () => {
		expect((await get('/sitemap/products-1.xml')).body).not.toContain('hidden');
		const { body } = await get('/sitemap/pages.xml');
		const paths = [...body.matchAll(/<loc>http:\/\/[^/]+([^<]*)</g)].map(([, path]) => path);
		expect(paths).toEqual([
			'/',
			'/en-gb',
			'/products',
			'/en-gb/products',
			'/imprint',
			'/en-gb/imprint',
			'/category/paper',
			'/en-gb/category/paper',
		]);
	});

	it('has no other parts', async () => {
		for (const file of ['products-2.xml', 'products-0.xml', 'users.xml', 'pages', 'products-1.xml.gz'])
			expect((await get(`/sitemap/${file}`)).status).toBe(404);
	});

	it('is cut into parts of so many addresses, and no address is in two of them', async () => {
		const large = await makeShop(shop.test, 'large');
		const all = Array.from({ length: 25 }, (_, number) => product(`p-${number}`));
		await shop.test.database.inTenant(large.id, (sql) => saveListed(sql, large, all));
		const options = { origin: 'https://large.example', most: 20 };
		const index = await writeSitemapIndex(shop.test.database, large, options);
		expect(index.match(/products-/g)).toHaveLength(3);
		const found: (string | undefined)[] = [];
		for (const name of ['products-1', 'products-2', 'products-3']) {
			const text = [...((await writeSitemapPart(shop.test.database, large, name, options)) ?? [])].join('');
			const part = [...text.matchAll(/<loc>([^<]+)</g)].map(([, href]) => href);
			expect(part.length).toBeLessThanOrEqual(20);
			found.push(...part);
		}
		expect(new Set(found).size).toBe(50);
		expect(mostAddresses).toBe(10_000);
	});
});

/** What stands in the blocks of data of a page. */
const structuredIn = (body: string) =>
	[...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) => JSON.parse(json));

describe('what every shop has to offer', () => {
	const robots = '<meta name="robots" content="noindex, follow">';
	const inMap = async () => (await get('/sitemap/pages.xml')).body.includes(`${origin}/pricing<`);

	it('is not named to search engines as it ships, and is the shop’s own page where it has built one', async () => {
		const shipped = await get('/pricing');
		expect(shipped.status).toBe(200);
		expect(shipped.body).toContain('<title>Preise · ');
		expect(shipped.body).toContain('Ein Tarif, der mitwächst');
		expect(shipped.body).toContain(robots);
		expect(await inMap()).toBe(false);

		await shop.test.database.inTenant(shop.demo.id, (sql) =>
			plantPlainPages(sql, shop.demo, [
				{
					slug: 'pricing',
					titles: inBoth('Unsere Preise', 'Our prices'),
					sections: { 'de-DE': [{ heading: 'Immer fair', paragraphs: ['Rufen Sie an'] }], 'en-GB': [] },
				},
			]),
		);
		const own = await get('/pricing');
		expect(own.body).toContain('<title>Unsere Preise · ');
		expect(own.body).toContain('Immer fair');
		expect(own.body).not.toContain('Ein Tarif, der mitwächst');
		expect(own.body).not.toContain(robots);
		expect((await get('/en-gb/pricing')).body).toContain('<title>Our prices · ');
		expect(await inMap()).toBe(true);
		await shop.test.database.inTenant(shop.demo.id, async (sql) => {
			await sql`update pages set active = false where slug = 'pricing'`;
			await announceChange(sql, shop.demo.id, 'content');
		});
		await expect.poll(async () => (await get('/pricing')).status).toBe(410);
	});
});

describe('the page of a product', () => {
	it('names itself, its other languages and what a link to it looks like', async () => {
		const { body } = await get('/en-gb/product/card?utm_source=x');
		expect(body).toContain('<meta name="description" content="Cards on board.">');
		expect(body).toContain(`<link rel="canonical" href="${origin}/en-gb/product/card">`);
		expect(body).toContain(`<link rel="alternate" hreflang="de-DE" href="${origin}/product/card">`);
		expect(body).toContain(`<link rel="alternate" hreflang="x-default" href="${origin}/product/card">`);
		expect(body).toContain(`<meta property="og:url" content="${origin}/en-gb/product/card">`);
		expect(body).toContain('<meta property="og:locale" content="en_GB">');
	});

	it('tells search engines price and availability, and the way to it; nothing in it can end the block', async () => {
		const { body, headers } = await get('/product/card');
		expect(body).not.toContain('<script>alert');
		const [told, way] = structuredIn(body);
		expect(told).toMatchObject({
			'@type': 'Product',
			name: 'Karte & <Co>',
			description: 'Karten auf </script><script>alert(1)</script> Karton.',
			offers: { price: '14.90', priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
		});
		expect(way['@type']).toBe('BreadcrumbList');
		expect(way.itemListElement.at(-1)).toMatchObject({ item: `${origin}/product/card` });
		expect(headers['content-security-policy']).toContain("script-src 'self';");
	});

	it('under another host of the shop names that host', async () => {
		expect((await shop.nobody().ask('/product/card', { host: 'localhost' })).body).toContain(
			`<link rel="canonical" href="http://localhost:${shop.app.port}/product/card">`,
		);
		expect((await get('/product/card')).body).toContain(`<link rel="canonical" href="${origin}/product/card">`);
	});
});

describe('other pages', () => {
	it('home tells who the shop is and how it is searched', async () => {
		const [organization, site] = structuredIn((await get('/')).body);
		expect(organization).toMatchObject({ '@type': 'Organization', name: 'Druckwerk', url: `${origin}/` });
		expect(site.potentialAction.target.urlTemplate).toBe(`${origin}/search?q={search_term_string}`);
	});

	it('a list is found with its pages, and not as it was searched', async () => {
		expect((await get('/category/paper')).body).toContain('<meta name="description" content="Alles aus Papier">');
		expect((await get('/products?page=2')).body).toContain(`<link rel="canonical" href="${origin}/products?page=2">`);
		for (const path of ['/search?q=karte', '/products?q=karte', '/login', '/nowhere', '/product/unknown']) {
			const { body } = await get(path);
			expect(body).toContain('<meta name="robots" content="noindex, follow">');
			expect(body).not.toContain('rel="canonical"');
		}
	});
});

describe('a page that was switched off', () => {
	const activate = (active: boolean) =>
		shop.rows((sql) => sql`update pages set active = ${active} where tenant_id = ${shop.demo.id} and slug = 'imprint'`);

	it('says so, and is gone for search engines', async () => {
		await activate(false);
		const { status, body } = await get('/imprint');
		expect(status).toBe(410);
		expect(body).toContain('Die Seite wurde deaktiviert');
		expect(body).toContain('<meta name="robots" content="noindex, follow">');
		await activate(true);
	});
});

describe('what had another address', () => {
	beforeAll(() =>
		shop.rows(
			(sql) => sql`
				insert into old_slugs (tenant_id, kind, slug, thing_id)
				select ${shop.demo.id}::uuid, 'product', 'old-' || slug, id from products
				union all select ${shop.demo.id}::uuid, 'category', 'old-' || slug, id from categories`,
		),
	);

	it.each([
		['/product/old-card', '/product/card'],
		['/en-gb/product/old-card?variant=A%204', '/en-gb/product/card?variant=A+4'],
		['/category/old-paper?page=2', '/category/paper?page=2'],
	])('is led to from %s for good', async (from, to) => {
		const { status, headers } = await get(from);
		expect([status, headers.location]).toEqual([301, to]);
	});

	it.each(['/product/old-hidden', '/category/old-closed', '/product/old-nothing'])(
		'is no more there than what never was, if nobody may see it: %s',
		async (path) => {
			const { status, headers } = await get(path);
			expect([status, headers.location]).toEqual([404, undefined]);
		},
	);
});
