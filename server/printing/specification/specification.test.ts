import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { usualSpecification } from '../../../rules/designs/print-specification.ts';
import { newId } from '../../../rules/ids.ts';
import type { Sql } from '../../database/connection.ts';
import type { Browser } from '../../testing/accounts.ts';
import { saveListed } from '../../testing/catalogue.ts';
import { makeShop, type Shop, startShop } from '../../testing/shop.ts';
import { findSpecification } from './find-specification.ts';

let shop: Shop;
let admin: Browser;
let reader: Browser;
const ids = new Map<string, string>();
const id = (slug: string) => ids.get(slug) ?? '';
const names = { 'de-DE': 'Karte', 'en-GB': 'Card' };

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
	admin = await shop.as('ada@example.com');
	await shop.makeUser('reader@example.com', { role: { name: 'reader', access: ['qProd'] } });
	reader = await shop.as('reader@example.com');
	await inShop(async (sql) => {
		const variants = [
			{ slug: 'flyer-a5', code: 'A5', names },
			{ slug: 'flyer-a6', code: 'A6', names },
		];
		const product = { slug: 'flyer', names, fromPrice: 100, published: true, mediaId: null, variants };
		await saveListed(sql, shop.demo, [product]);
		for (const row of await sql<{ id: string; slug: string }[]>`select id, slug from products`)
			ids.set(row.slug, row.id);
	});
});

afterAll(() => shop.close());

const inShop = <T>(work: (sql: Sql) => Promise<T>): Promise<T> => shop.test.database.inTenant(shop.demo.id, work);

const { profileId: _profileId, ...given } = {
	...usualSpecification,
	sides: usualSpecification.sides.map(({ name }) => name),
};

async function save(who: Browser, slug: string, revision: number | null, change: object = {}) {
	const { data, errors } = await who.graphql(
		`mutation($id: ID!, $revision: Int, $specification: PrintSpecificationInput!) {
			savePrintSpecification(productId: $id, revision: $revision, specification: $specification) {
				productId revision specification { width sides dieLine dataRequirement inks }
			}
		}`,
		{ id: id(slug), revision, specification: { ...given, ...change } },
	);
	return errors ? { code: errors[0].extensions.code, said: errors[0].message } : data.savePrintSpecification;
}

const find = (slug: string) => inShop((sql) => findSpecification(sql, shop.demo.id, id(slug)));

describe('the print specification of a product', () => {
	it('is set by who manages products, holds for its variants, and a variant may have its own', async () => {
		expect(await save(reader, 'flyer', null)).toMatchObject({ code: 'FORBIDDEN' });
		expect(await save(admin, 'flyer', null)).toMatchObject({
			productId: id('flyer'),
			revision: 1,
			specification: { width: 85_000, sides: ['front', 'back'], dieLine: null, dataRequirement: 'later' },
		});
		expect(await find('flyer-a5')).toMatchObject({ productId: id('flyer'), specification: { width: 85_000 } });
		await save(admin, 'flyer-a5', null, { width: 148_000 });
		expect(await find('flyer-a5')).toMatchObject({ productId: id('flyer-a5'), specification: { width: 148_000 } });
		expect(await find('flyer-a6')).toMatchObject({ productId: id('flyer') });
		expect(await inShop((sql) => findSpecification(sql, shop.demo.id, newId()))).toBeUndefined();
	});

	it('is not overwritten by somebody who has seen an older one, and stands in the audit log', async () => {
		const found = await find('flyer');
		expect(await save(admin, 'flyer', found?.revision ?? null, { bleed: 2000 })).toMatchObject({ revision: 2 });
		expect(await save(admin, 'flyer', found?.revision ?? null, { bleed: 5000 })).toMatchObject({
			code: 'PRODUCT_CHANGED',
		});
		expect((await find('flyer'))?.specification.bleed).toBe(2000);
		const logged = await inShop((sql) => sql`select from audit_log where action = 'savePrintSpecification'`);
		expect(logged).toHaveLength(3);
	});

	it('says whether one colour is printed, and full colour where nobody has said it', async () => {
		const { revision } = (await find('flyer')) ?? {};
		const one = await save(admin, 'flyer', revision ?? null, { inks: 'oneColour' });
		expect(one).toMatchObject({ specification: { inks: 'oneColour' } });
		expect((await find('flyer'))?.specification).toMatchObject({ inks: 'oneColour' });
		const all = await save(admin, 'flyer', one.revision, { inks: 'fullColour' });
		expect(all).toMatchObject({ specification: { inks: 'fullColour' } });
		expect((await find('flyer'))?.specification).not.toHaveProperty('inks');
	});

	it.each([
		['width', { width: 0 }],
		['safeMargin', { safeMargin: 30_000 }],
		['folds', { folds: [50_000, 20_000] }],
		['folds', { folds: [90_000] }],
		['sides', { sides: ['front', ' front '] }],
		['sides', { sides: ['Vorderseite!'] }],
		['sides', { sides: [] }],
		['dieLine', { dieLine: 'M0 0 h 10' }],
		['dieLine', { dieLine: 'M0 0L900000 0L0 900000Z' }],
		['errorPpi', { errorPpi: 300, warningPpi: 200 }],
	])('is refused with the name of the field that is wrong: %s %j', async (field, change) => {
		expect(await save(admin, 'flyer', 4, change)).toMatchObject({
			code: 'VALIDATION',
			said: expect.stringContaining(field),
		});
	});

	it('goes along when the product is copied, with those of its variants', async () => {
		const { data } = await admin.graphql('mutation($id: ID!) { copyProduct(id: $id) }', { id: id('flyer') });
		const copies = await inShop(
			(sql) => sql<{ slug: string; width: number; revision: number }[]>`
				select p.slug, (s.specification ->> 'width')::int as width, s.revision from print_specifications s
				join products p on p.id = s.product_id where ${data.copyProduct} in (p.id, p.parent_id) order by p.slug`,
		);
		expect(copies).toEqual([
			{ slug: 'flyer-a5-copy', width: 148_000, revision: 1 },
			{ slug: 'flyer-copy', width: 85_000, revision: 1 },
		]);
	});

	it('is removed with its revision, and is nobody else’s', async () => {
		const other = await makeShop(shop.test, 'other');
		const foreign = await shop.test.database.inTenant(other.id, (sql) => findSpecification(sql, other.id, id('flyer')));
		expect(foreign).toBeUndefined();
		const remove = (revision: number) =>
			admin.graphql('mutation($id: ID!, $r: Int!) { deletePrintSpecification(productId: $id, revision: $r) }', {
				id: id('flyer-a5'),
				r: revision,
			});
		expect((await remove(9)).errors[0].extensions.code).toBe('PRODUCT_CHANGED');
		expect((await remove(1)).data).toEqual({ deletePrintSpecification: true });
		expect(await find('flyer-a5')).toMatchObject({ productId: id('flyer') });
	});
});
