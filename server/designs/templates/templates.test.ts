import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { usualSpecification } from '../../../rules/designs/print-specification.ts';
import { sampleImage, sampleShape } from '../../../rules/designs/sample-design.ts';
import { newId } from '../../../rules/ids.ts';
import type { Browser } from '../../testing/accounts.ts';
import { cardTemplate, type DesignShop, startDesignShop } from '../../testing/design-shop.ts';
import { piece } from '../../testing/sold.ts';
import { templatePictures } from './media-uses.ts';

let shop: DesignShop;
let admin: Browser;

beforeAll(async () => {
	const names = { 'de-DE': 'Karte', 'en-GB': 'Card' };
	const variants = [
		{ slug: 'flyer-a5', code: 'A5', names },
		{ slug: 'flyer-a6', code: 'A6', names },
	];
	shop = await startDesignShop(inject('cluster'), [
		...['cards', 'postcards', 'mug', 'copied'].map((slug) => piece(slug, 1000)),
		piece('flyer', 1000, { variants }),
	]);
	for (const row of await shop.inShop((sql) => sql<{ id: string; slug: string }[]>`select id, slug from products`))
		ids.set(row.slug, row.id);
	for (const slug of ['postcards', 'copied', 'flyer']) await shop.specify(slug);
	admin = await shop.staff();
});

afterAll(() => shop.close());

const ids = new Map<string, string>();
const id = (slug: string) => ids.get(slug) ?? '';
const shown = '{ id revision version isChanged document specification }';
const create = (slug: string, copyOf?: string, who = admin) =>
	shop.tell(
		who,
		`mutation($p: ID!, $c: ID) { createDesignTemplate(productId: $p, copyOf: $c, adapt: true) ${shown} }`,
		{
			p: id(slug),
			c: copyOf && id(copyOf),
		},
	);
const publish = (template: string, who = admin) =>
	shop.tell(who, `mutation($id: ID!) { publishDesignTemplate(id: $id) ${shown} }`, { id: template });
const find = (slug: string, who = admin) =>
	shop.tell(who, `query($p: ID!) { designTemplate(productId: $p) ${shown} }`, { p: id(slug) });
const write = (template: string, document: unknown) =>
	shop.inShop(
		(sql) => sql`
			update designs set document = ${JSON.stringify(document)}::text::jsonb, revision = revision + 1 where id = ${template}`,
	);
const isOffered = async (slug: string, variantCode?: string) => {
	const query = `query($slug: String!, $code: String) { product(slug: $slug, variant: $code) { hasDesignTemplate } }`;
	return (await shop.tell(admin, query, { slug, code: variantCode })).hasDesignTemplate;
};

describe('the template of a product', () => {
	it('begins with an empty page for each side of the print specification, once', async () => {
		const made = await create('postcards');
		expect(made).toMatchObject({ version: null, isChanged: true, revision: 0 });
		expect(made.document.product).toMatchObject({ width: 85_000, height: 55_000, bleed: 3000 });
		expect(made.document.pages).toEqual([
			{ id: 'front', name: 'front', elements: [] },
			{ id: 'back', name: 'back', elements: [] },
		]);
		expect(made.specification).toMatchObject({ width: 85_000 });
		expect(await create('postcards')).toBe('DESIGN_TEMPLATE_EXISTS');
		expect(await create('mug')).toBe('PRODUCT_NOT_PRINTED');
		expect(await create('flyer', 'mug')).toBe('NOT_FOUND');
	});

	it('is offered to shoppers once it is published, and no more when it is deleted', async () => {
		expect(await isOffered('postcards')).toBe(false);
		const { id: template } = await find('postcards');
		expect(await publish(template)).toMatchObject({ version: 1, isChanged: false });
		expect(await isOffered('postcards')).toBe(true);
		const remove = 'mutation($id: ID!) { deleteDesignTemplate(id: $id) }';
		expect(await shop.tell(admin, remove, { id: template })).toBe(true);
		expect(await isOffered('postcards')).toBe(false);
		expect(await find('postcards')).toBeNull();
		const logged = await shop.inShop(
			(sql) => sql<{ action: string }[]>`select action from audit_log where action like '%DesignTemplate' order by id`,
		);
		expect(logged.map(({ action }) => action)).toEqual([
			'createDesignTemplate',
			'publishDesignTemplate',
			'deleteDesignTemplate',
		]);
	});

	it('is published as a version that never changes, and as the same one when nothing has changed', async () => {
		const { id: template } = await create('cards');
		const first = await cardTemplate();
		await write(template, first);
		expect(await publish(template)).toMatchObject({ version: 1 });
		expect(await publish(template)).toMatchObject({ version: 1 });
		await write(template, { ...first, fields: [], pages: first.pages.map((page) => ({ ...page, elements: [] })) });
		expect(await find('cards')).toMatchObject({ version: 1, isChanged: true });
		expect(await publish(template)).toMatchObject({ version: 2 });
		const versions = await shop.inShop(
			(sql) => sql<{ document: unknown; sha256: string }[]>`
				select document, sha256 from design_template_versions where template_id = ${template} order by version`,
		);
		expect(versions[0]?.document).toEqual(first);
		expect(new Set(versions.map(({ sha256 }) => sha256)).size).toBe(2);
	});

	it.each([
		['pages', async () => ({ ...(await cardTemplate()), pages: (await cardTemplate()).pages.slice(0, 1) })],
		[
			'pages',
			async () => ({
				...(await cardTemplate()),
				layouts: [{ id: 'one', labels: {}, pages: [{ id: 'p', name: 'front', elements: [] }] }],
			}),
		],
		[
			'pages',
			async () => ({ ...(await cardTemplate()), product: { ...(await cardTemplate()).product, width: 90_000 } }),
		],
		[
			'face',
			async () => ({
				...(await cardTemplate()),
				faces: (await cardTemplate()).faces.map((face) => ({ ...face, sha256: 'a'.repeat(64) })),
			}),
		],
		[
			'picture',
			async () => ({
				...(await cardTemplate()),
				pages: [
					{
						id: 'p1',
						name: 'front',
						elements: [sampleShape('ground'), sampleImage('logo', { source: { mediaId: newId() } })],
					},
					{ id: 'p2', name: 'back', elements: [] },
				],
			}),
		],
	])('is not published with wrong parts: %s', async (reason, document) => {
		const { id: template } = await find('cards');
		await write(template, await document());
		const query = 'mutation($id: ID!) { publishDesignTemplate(id: $id) { version } }';
		const { errors } = await admin.graphql(query, { id: template });
		expect(errors[0].extensions).toMatchObject({ code: 'DESIGN_TEMPLATE_INVALID', reason });
		await write(template, await cardTemplate());
	});

	it('is copied to another product, with pages for its sides', async () => {
		await shop.specify('copied', { ...usualSpecification, width: 100_000, sides: [{ name: 'inside' }] });
		const copy = await create('copied', 'cards');
		expect(copy.document.product.width).toBe(100_000);
		expect(copy.document.pages).toMatchObject([{ name: 'inside', elements: [{ id: 'ground' }, { id: 'name' }] }]);
		expect(await publish(copy.id)).toMatchObject({ version: 1 });
	});

	it('holds for variants that are printed in the same format, and not for the others', async () => {
		const { id: template } = await create('flyer', 'cards');
		await publish(template);
		await shop.inShop(
			(sql) => sql`
				insert into print_specifications (tenant_id, product_id, specification)
				values (${shop.demo.id}, ${id('flyer-a6')}, ${JSON.stringify({ ...usualSpecification, width: 105_000 })}::text::jsonb)`,
		);
		expect(await isOffered('flyer', 'A5')).toBe(true);
		expect(await isOffered('flyer', 'A6')).toBe(false);
	});

	it('goes along when the product is copied, published if it was', async () => {
		const copied = await shop.tell(admin, 'mutation($id: ID!) { copyProduct(id: $id) }', { id: id('cards') });
		const [row] = await shop.inShop(
			(sql) => sql<{ version: number }[]>`
				select v.version from designs d join design_template_versions v on v.template_id = d.id where d.product_id = ${copied}`,
		);
		expect(row).toEqual({ version: 1 });
	});

	it('is nobody’s but of those who manage products of this shop', async () => {
		const eve = await shop.staff('other', 'eve@example.com');
		const { browser } = await shop.shopper();
		const { id: template } = await find('cards');
		expect(await find('cards', eve)).toBeNull();
		expect(await create('postcards', undefined, eve)).toBe('PRODUCT_NOT_PRINTED');
		expect(await publish(template, eve)).toBe('NOT_FOUND');
		expect(await find('cards', browser)).toBe('FORBIDDEN');
		expect(await publish(template, browser)).toBe('FORBIDDEN');
	});
});

describe('a picture of the library', () => {
	it('that a template shows is used there, and is not replaced once it is published', async () => {
		const mediaId = newId();
		const other = newId();
		await shop.inShop(
			(sql) => sql`
				insert into media (tenant_id, id, content_type, width, height)
				select ${shop.demo.id}, id, 'image/png', 10, 10 from unnest(${[mediaId, other]}::uuid[]) id`,
		);
		const { id: template } = await find('cards');
		const card = await cardTemplate();
		const [front, back] = card.pages;
		const logo = sampleImage('logo', { source: { mediaId } });
		const show = (id: string) => ({
			...card,
			pages: [{ ...front, elements: [sampleShape('ground'), { ...logo, source: { mediaId: id } }] }, back],
		});
		const uses = () => shop.inShop((sql) => templatePictures.find(sql, shop.demo, 'de-DE', [mediaId, other]));
		expect(await uses()).toEqual([]);
		await write(template, show(mediaId));
		expect(await uses()).toMatchObject([{ mediaId, kind: 'template', id: id('cards'), label: 'cards' }]);
		await shop.inShop((sql) => templatePictures.replace(sql, shop.demo, mediaId, other));
		expect(await uses()).toMatchObject([{ mediaId: other }]);
		expect(await publish(template)).toMatchObject({ isChanged: false });
		await expect(shop.inShop((sql) => templatePictures.replace(sql, shop.demo, other, mediaId))).rejects.toThrow(
			'VALIDATION',
		);
	});
});
