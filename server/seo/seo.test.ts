// What search engines find of a shop: the map, what they should leave alone, what pages say of themselves, and where things have gone.
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { saveCategories } from '../catalogue/save-categories.ts';
import { saveProducts } from '../catalogue/save-products.ts';
import { announceChange } from '../tenants/announce-change.ts';
import { saveListed } from '../testing/catalogue.ts';
import { plantPlainPages } from '../testing/plain-pages.ts';
import { makeShop, type Shop, startShop } from '../testing/shop.ts';
import { saveText } from '../texts/save-texts.ts';
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
	it('disallows private pages in every language, and names the site map', async () => {
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

	it('leaves out what is not public: unpublished products, offline categories', async () => {
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

/** All that an editor sends of a product. */
const inputOf = (slug: string, revision: number) => ({
	revision,
	slug,
	code: '',
	published: true,
	orderable: true,
	productionDays: 0,
	itemNameAllowed: false,
	names: [{ languageCode: 'de-DE', translation: 'Zwilling' }],
	descriptions: [],
	seoTitles: [],
	seoDescriptions: [],
	fields: [],
	choiceFields: [],
	labelIds: [],
	categoryIds: [],
	variants: [],
	removedVariants: [],
	deletedVariants: [],
});

/** What stands in the blocks of data of a page. */
const structuredIn = (body: string) =>
	[...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) => JSON.parse(json));

describe('what every shop has to offer', () => {
	const robots = '<meta name="robots" content="noindex, follow">';
	const inMap = async () => (await get('/sitemap/pages.xml')).body.includes(`${origin}/pricing<`);

	it('says and costs what the shop has written into its texts, the calculators included', async () => {
		const override = (key: string, de: string) =>
			shop.test.database.inTenant(shop.demo.id, (sql) =>
				saveText(sql, shop.demo.id, {
					key,
					type: 'static',
					group: 'offers',
					baseText: de,
					baseLanguage: 'de-DE',
					translations: {},
					origin: 'human',
				}),
			);
		expect((await get('/pricing')).body).toContain('149,00');
		await override('offers.pricing.title', 'Unsere drei Tarife');
		await override('offers.pro.name', 'Druckerei');
		await override('offers.pro.monthly', '159,50');
		await override('offers.pro.yearly', 'auf Anfrage');
		await override('offers.orders.title', 'Was bringt Ihnen ein Shop?');
		await expect.poll(async () => (await get('/roi')).body).toContain('Was bringt Ihnen ein Shop?');
		const { body } = await get('/pricing');
		for (const said of ['Unsere drei Tarife', 'Druckerei', '159,50', 'Mit Starter beginnen'])
			expect(body).toContain(said);
		expect(body).not.toContain('149,00');
		const calculator = (await get('/roi')).body;
		for (const said of ['Druckerei', '159,50', '1.490,00']) expect(calculator).toContain(said);
		for (const key of [
			'offers.pricing.title',
			'offers.pro.name',
			'offers.pro.monthly',
			'offers.pro.yearly',
			'offers.orders.title',
		])
			await shop.rows((sql) => sql`delete from text_entries where tenant_id = ${shop.demo.id} and key = ${key}`);
		await shop.test.database.inTenant(shop.demo.id, (sql) => announceChange(sql, shop.demo.id, 'texts'));
		await expect.poll(async () => (await get('/pricing')).body).toContain('Ein Tarif, der mitwächst');
	});

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
		await expect.poll(async () => (await get('/pricing')).body).toContain('<title>Unsere Preise · ');
		const own = await get('/pricing');
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

describe('a canonical URL of one’s own', () => {
	const inMaps = async (path: string) => {
		const maps = await Promise.all(['pages', 'products-1'].map((part) => get(`/sitemap/${part}.xml`)));
		return maps.some(({ body }) => body.includes(`<loc>${origin}${path}<`));
	};

	it('of a page is named in every language with its alternates, and the map leaves the page out', async () => {
		expect(await inMaps('/imprint')).toBe(true);
		const set = (path: string) =>
			shop.test.database.inTenant(shop.demo.id, async (sql) => {
				await sql`
					update pages set published = jsonb_set(published, '{seo,canonical}', to_jsonb(${path}::text)) where slug = 'imprint'`;
				await announceChange(sql, shop.demo.id, 'content');
			});
		await set('/product/card');
		await expect
			.poll(async () => (await get('/en-gb/imprint')).body)
			.toContain(`<link rel="canonical" href="${origin}/en-gb/product/card">`);
		const { body } = await get('/imprint');
		expect(body).toContain(`<link rel="canonical" href="${origin}/product/card">`);
		expect(body).toContain(`<link rel="alternate" hreflang="en-GB" href="${origin}/en-gb/product/card">`);
		expect(body).toContain(`<meta property="og:url" content="${origin}/product/card">`);
		expect(body).not.toContain(`href="${origin}/imprint"`);
		expect(await inMaps('/imprint')).toBe(false);
		await set('/imprint');
		expect(await inMaps('/imprint')).toBe(true);
	});

	it('of a product is saved as an address of the shop alone, named on its page and left out of the map', async () => {
		await shop.test.database.inTenant(shop.demo.id, (sql) => saveListed(sql, shop.demo, [product('twin')]));
		const admin = await shop.as('ada@example.com');
		const [{ id }] = (await shop.rows((sql) => sql`select id from products where slug = 'twin'`)) as [{ id: string }];
		const read = 'query($id: ID!) { adminProduct(id: $id) { revision canonicalUrl } }';
		const before = (await shop.tell(admin, read, { id })) as { revision: number };
		const save = (canonicalUrl: string) =>
			shop.tell(
				admin,
				'mutation($id: ID!, $product: EditedProductInput!) { saveProduct(id: $id, product: $product) { faults { field fault } } }',
				{ id, product: { ...inputOf('twin', before.revision), canonicalUrl } },
			);
		for (const foreign of ['https://evil.example/product/card', '/product/card', `${origin}.evil.example/`])
			expect(await save(foreign)).toEqual({ faults: [{ field: 'canonicalUrl', fault: 'urlElsewhere' }] });
		expect(await inMaps('/product/twin')).toBe(true);
		expect(await save(`${origin}/en-gb/product/card`)).toEqual({ faults: [] });
		expect(await shop.tell(admin, read, { id })).toMatchObject({ canonicalUrl: `${origin}/product/card` });
		const { body } = await get('/en-gb/product/twin');
		expect(body).toContain(`<link rel="canonical" href="${origin}/en-gb/product/card">`);
		expect(body).toContain(`<link rel="alternate" hreflang="de-DE" href="${origin}/product/card">`);
		expect(await inMaps('/product/twin')).toBe(false);
		expect(await inMaps('/product/card')).toBe(true);
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
		['/en-gb/product/old-card?variant=A%204', '/en-gb/product/card?variant=A%204'],
		['/product/old-card?quantity=100&utm_source=mail', '/product/card?quantity=100&utm_source=mail'],
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

describe('links within the shop', () => {
	it('are dead where nothing is for anyone, nor has been moved from', async () => {
		const editor = await shop.as('ada@example.com');
		const living = ['/', '/en-gb/imprint', '/product/card', '/category/paper', '/cart', 'https://example.com/nothing'];
		const dead = ['/nothing', '/product/hidden', '/category/closed', '/links/nothing', '/im/print'];
		const found = await shop.tell(editor, 'query($urls: [String!]!) { deadLinks(urls: $urls) }', {
			urls: [...living, ...dead],
		});
		expect(found).toEqual(dead);
	});
});
