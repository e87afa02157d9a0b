import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { usualSpecification } from '../../../rules/designs/print-specification.ts';
import { newId } from '../../../rules/ids.ts';
import { defaultLimits } from '../../accounts/rate-limits.ts';
import { findProduct } from '../../catalogue/find-product.ts';
import { audienceOf } from '../../catalogue/read-model/audience.ts';
import type { Sql } from '../../database/connection.ts';
import { Browser, noLimits } from '../../testing/accounts.ts';
import { startApp } from '../../testing/app.ts';
import { saveListed } from '../../testing/catalogue.ts';
import { makeShop, type Shop, startShop } from '../../testing/shop.ts';
import { watchStatements } from '../../testing/statements.ts';

let shop: Shop;
let nobody: Browser;
let admin: Browser;
const ids = new Map<string, string>();
const address = (slug: string, query = '') => `/service-api/data-sheets/${ids.get(slug)}${query}`;
const names = { 'de-DE': 'Handzettel', 'en-GB': 'Leaflet' };
const base = { names, fromPrice: 100, published: true, mediaId: null };

const inShop = <T>(work: (sql: Sql) => Promise<T>): Promise<T> => shop.test.database.inTenant(shop.demo.id, work);

async function save(slug: string, revision: number | null, change: object = {}) {
	const { profileId: _profileId, ...given } = usualSpecification;
	const { errors } = await admin.graphql(
		`mutation($id: ID!, $revision: Int, $specification: PrintSpecificationInput!) {
			savePrintSpecification(productId: $id, revision: $revision, specification: $specification) { revision }
		}`,
		{
			id: ids.get(slug),
			revision,
			specification: { ...given, sides: given.sides.map(({ name }) => name), ...change },
		},
	);
	if (errors) throw new Error(errors[0].message);
}

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
	nobody = shop.nobody();
	admin = await shop.as('ada@example.com');
	await inShop(async (sql) => {
		await saveListed(sql, shop.demo, [
			{
				...base,
				slug: 'flyer',
				variants: [
					{ slug: 'flyer-a5', code: 'A5', names: { 'de-DE': 'Handzettel A5', 'en-GB': 'Leaflet A5' } },
					{ slug: 'flyer-a6', code: 'A6', names },
				],
			},
			{ ...base, slug: 'hidden', published: false },
			{ ...base, slug: 'mug' },
		]);
		for (const row of await sql<{ id: string; slug: string }[]>`select id, slug from products`)
			ids.set(row.slug, row.id);
	});
	await save('flyer', null);
	await save('flyer-a5', null, { width: 148_000, height: 210_000 });
	await save('hidden', null);
});

afterAll(() => shop.close());

const printingOf = async (who: Browser, variant: string | null) => {
	const query = `query($variant: String) { product(slug: "flyer", variant: $variant, language: "de-DE") {
		printing { requirement width height bleed sides dataSheet } } }`;
	return (await who.graphql(query, { variant })).data.product.printing;
};

describe('the data sheet of a product', () => {
	it('is a PDF that everybody may have, in the language of the page, and is sent once only', async () => {
		const first = await nobody.ask(address('flyer', '?language=en-GB'));
		expect(first.status).toBe(200);
		expect(first.headers).toMatchObject({
			'content-type': 'application/pdf',
			'content-disposition': 'inline; filename="flyer-data-sheet.pdf"',
			'cache-control': 'public, no-cache',
		});
		expect(first.body.startsWith('%PDF-')).toBe(true);
		const german = await nobody.ask(address('flyer', '?language=de-DE'));
		expect(german.headers['content-disposition']).toBe('inline; filename="flyer-datenblatt.pdf"');
		const etag = String(first.headers.etag);
		const again = await nobody.ask(address('flyer', '?language=en-GB'), { headers: { 'if-none-match': etag } });
		expect([again.status, again.body]).toEqual([304, '']);
		expect((await nobody.ask(address('flyer', '?language=de-DE'))).headers.etag).not.toBe(etag);
	});

	it('is another one when the specification changes, and that of a variant when it has its own', async () => {
		const [product, own, inherited] = await Promise.all(
			['flyer', 'flyer-a5', 'flyer-a6'].map(async (slug) => (await nobody.ask(address(slug))).headers.etag),
		);
		expect(new Set([product, own]).size).toBe(2);
		// The same name and the same specification as its product.
		expect(inherited).toBe(product);
		await save('flyer', 1, { width: 90_000 });
		expect((await nobody.ask(address('flyer'))).headers.etag).not.toBe(product);
		expect((await nobody.ask(address('flyer-a5'))).headers.etag).toBe(own);
	});

	it('is offered by what the one statement of the page has read', async () => {
		const wanted = { language: 'de-DE', audience: audienceOf(undefined), today: '2026-11-17', country: 'DE' };
		for (const [slug, width] of [
			// Its first variant is shown.
			['flyer', 148_000],
			['flyer-a5', 148_000],
			['flyer-a6', 90_000],
		] as const) {
			const { result, statements } = await watchStatements(shop.test.appUrl, shop.demo.id, (sql) =>
				findProduct(sql, shop.demo.id, { ...wanted, slug }),
			);
			expect(statements).toHaveLength(1);
			expect(result[0]?.sold).toMatchObject({ printing: { width }, hasTemplate: false });
		}
		const [mug] = await inShop((sql) => findProduct(sql, shop.demo.id, { ...wanted, slug: 'mug' }));
		expect(mug?.sold).toMatchObject({ printing: null, hasTemplate: false });
	});

	it('does not exist for products that the visitor may not see, that are not printed, or of another shop', async () => {
		const other = await makeShop(shop.test, 'other');
		expect(other.slug).toBe('other');
		const statuses = async (who: Browser, slugs: string[]) =>
			Promise.all(slugs.map(async (slug) => (await who.ask(address(slug))).status));
		expect(await statuses(nobody, ['hidden', 'mug'])).toEqual([404, 404]);
		expect(await statuses(admin, ['hidden', 'mug'])).toEqual([200, 404]);
		expect(await statuses(new Browser(shop.app, 'other.localhost'), ['flyer'])).toEqual([404]);
		expect((await nobody.ask(`/service-api/data-sheets/${newId()}`)).status).toBe(404);
		expect((await nobody.ask('/service-api/data-sheets/x')).status).toBe(404);
		expect((await admin.ask(address('hidden'))).headers['cache-control']).toBe('private, no-cache');
	});

	it('is shown by a test link before the product is published', async () => {
		const { data } = await admin.graphql('mutation($id: ID!) { productTestLink(id: $id) }', { id: ids.get('hidden') });
		const token = new URL(data.productTestLink, 'http://x').searchParams.get('test');
		expect((await nobody.ask(address('hidden', `?test=${token}`))).status).toBe(200);
		expect((await nobody.ask(address('hidden', `?test=${token}x`))).status).toBe(404);
	});

	it('may not be drawn anew without end from one address, and what is there already does not count', async () => {
		const limits = { ...noLimits, dataSheet: { address: { ...defaultLimits.dataSheet.address, count: 1 } } };
		await inShop((sql) => sql`delete from rate_limits`);
		const app = await startApp({ database: shop.test.database, limits });
		const visitor = new Browser(app);
		const statuses = [];
		for (const slug of ['flyer', 'flyer', 'flyer-a5']) statuses.push((await visitor.ask(address(slug))).status);
		expect(statuses).toEqual([200, 200, 429]);
		await app.close();
	});
});

describe('the page of a product', () => {
	it('says what print data must be like, of the chosen variant, and again at once when that changes', async () => {
		expect(await printingOf(nobody, 'A5')).toEqual({
			...{ requirement: 'later', width: 148_000, height: 210_000, bleed: 3000, sides: ['front', 'back'] },
			dataSheet: address('flyer-a5'),
		});
		expect(await printingOf(nobody, 'A6')).toMatchObject({ width: 90_000, dataSheet: address('flyer-a6') });
		await save('flyer-a5', 1, { width: 150_000, dataRequirement: 'now' });
		expect(await printingOf(nobody, 'A5')).toMatchObject({ requirement: 'now', width: 150_000 });
		await save('flyer-a5', 2, { dataRequirement: 'none' });
		expect(await printingOf(nobody, 'A5')).toBeNull();
	});
});
