import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { newId } from '../../../rules/ids.ts';
import type { Browser } from '../../testing/accounts.ts';
import { type Shop, startShop } from '../../testing/shop.ts';
import { loadProduct } from './load-product.ts';

let shop: Shop;
let ada: Browser;
let id: string;
let variantId: string;
const media = Array.from({ length: 22 }, newId);
const [first = '', second = '', third = ''] = media;

const tell = (query: string, variables: object = {}) => shop.tell(ada, query, variables);
const load = () => shop.test.database.inTenant(shop.demo.id, (sql) => loadProduct(sql, shop.demo, id));
const shown = async () => (await load()).images.map(({ picture, cover }) => [picture.id, cover]);
const listed = () =>
	shop.rows<{ imageId: string | null }>(
		(sql) => sql`select image_id from product_list where product_id = ${id} and language_code = 'de-DE'`,
	);

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
	ada = await shop.as('ada@example.com');
	await shop.rows(async (sql) => {
		for (const mediaId of media)
			await sql`
				insert into media (tenant_id, id, file_name, content_type, bytes, width, height)
				values (${shop.demo.id}, ${mediaId}, 'bild.png', 'image/png', 10, 40, 30)`;
		return [];
	});
	const created = (await tell(
		'mutation { createProduct(names: [{ languageCode: "de-DE", translation: "Karte" }]) { id } }',
	)) as { id: string };
	id = created.id;
	variantId = newId();
	await shop.rows(
		(sql) => sql`
			insert into products (tenant_id, id, parent_id, slug, code, published)
			values (${shop.demo.id}, ${variantId}, ${id}, 'karte-m', 'M', true)`,
	);
});

afterAll(() => shop.close());

const add = (productId: string, ...mediaIds: string[]) =>
	tell(
		'mutation($productId: ID!, $mediaIds: [ID!]!) { addProductImages(productId: $productId, mediaIds: $mediaIds) { id } }',
		{
			productId,
			mediaIds,
		},
	) as Promise<{ id: string }[]>;

describe('the pictures of a product', () => {
	it('act at once: the first is the cover, and lists show it', async () => {
		await add(id, first, second);
		expect(await shown()).toEqual([
			[first, true],
			[second, false],
		]);
		expect(await listed()).toEqual([{ imageId: first }]);
		expect((await load()).revision).toBe(1);
	});

	it('are put in order, all of them or none', async () => {
		const [one, two] = (await load()).images.map((image) => image.id);
		const order = (...imageIds: (string | undefined)[]) =>
			tell(
				'mutation($productId: ID!, $imageIds: [ID!]!) { orderProductImages(productId: $productId, imageIds: $imageIds) { id } }',
				{ productId: id, imageIds },
			);
		expect(await order(two)).toContain('The images have changed meanwhile');
		expect(await order(two, two)).toContain('The images have changed meanwhile');
		await order(two, one);
		expect(await shown()).toEqual([
			[second, false],
			[first, true],
		]);
	});

	it('have one cover, which can be another', async () => {
		const [image] = (await load()).images;
		await tell('mutation($p: ID!, $i: ID!) { setProductCover(productId: $p, imageId: $i) { id } }', {
			p: id,
			i: image?.id,
		});
		expect(await shown()).toEqual([
			[second, true],
			[first, false],
		]);
		expect(await listed()).toEqual([{ imageId: second }]);
	});

	it('may be others for readers of a language, and the same again', async () => {
		const [image] = (await load()).images;
		const set = (languageCode: string, mediaId: string | null) =>
			tell(
				'mutation($p: ID!, $i: ID!, $l: String!, $m: ID) { setProductImageLanguage(productId: $p, imageId: $i, languageCode: $l, mediaId: $m) { id } }',
				{ p: id, i: image?.id, l: languageCode, m: mediaId },
			);
		await set('en-GB', third);
		expect((await load()).images[0]?.languages).toMatchObject([{ languageCode: 'en-GB', picture: { id: third } }]);
		expect(await set('xx-XX', third)).toContain('languageCode');
		await set('en-GB', null);
		expect((await load()).images[0]?.languages).toEqual([]);
	});

	it('are 20 at most', async () => {
		expect(await add(id, ...media.slice(2, 21))).toBe('A product can have at most 20 images.');
		await add(id, ...media.slice(2, 20));
		expect(await add(id, media[20] ?? '')).toBe('A product can have at most 20 images.');
		expect((await load()).images).toHaveLength(20);
	});

	it('are removed from the product and stay in the library', async () => {
		const before = await load();
		const [image] = before.images;
		await tell('mutation($p: ID!, $i: ID!) { removeProductImage(productId: $p, imageId: $i) { id } }', {
			p: id,
			i: image?.id,
		});
		expect((await load()).images).toHaveLength(19);
		expect(await shop.rows((sql) => sql`select from media where id = ${image?.picture.id ?? ''}`)).toHaveLength(1);
	});

	it('that are not there are not found', async () => {
		expect(await add(id, newId())).toContain('could not be found');
		expect(await add(newId(), first)).toContain('could not be found');
	});

	it('have a frame, within its limits', async () => {
		const save = (border: object) =>
			tell(
				'mutation($p: ID!, $b: ImageBorderInput!) { saveImageBorder(productId: $p, border: $b) { rounding width colour } }',
				{
					p: id,
					b: border,
				},
			);
		const border = { rounding: 'strong', width: 4, colour: '#0a7d4f' };
		expect(await save(border)).toEqual(border);
		expect((await load()).border).toEqual(border);
		expect(await save({ ...border, width: 21 })).toContain('width');
		expect(await save({ ...border, colour: 'red; } body {' })).toContain('colour');
	});
});

describe('the pictures of a variant', () => {
	it('are those of its product until it gets one: then its own list begins', async () => {
		expect((await load()).variants[0]?.images).toEqual([]);
		await add(variantId, third);
		expect((await load()).variants[0]?.images.map(({ picture }) => picture.id)).toEqual([third]);
	});

	it('are those of its product again when its own are given up', async () => {
		await tell('mutation($v: ID!) { inheritProductImages(variantId: $v) { id } }', { v: variantId });
		expect((await load()).variants[0]?.images).toEqual([]);
	});
});

describe('the thumbnail of a product', () => {
	const choose = (productId: string, mediaId: string | null) =>
		tell(
			'mutation($productId: ID!, $mediaId: ID) { setProductThumbnail(productId: $productId, mediaId: $mediaId) { id } }',
			{ productId, mediaId },
		);

	it('is any picture that is chosen for it, and lists show it in the place of the cover until it is taken away', async () => {
		const without = await listed();
		expect(await choose(id, third)).toEqual({ id: third });
		expect((await load()).thumbnail?.id).toBe(third);
		expect(await listed()).toEqual([{ imageId: third }]);
		expect(await choose(id, null)).toBeNull();
		expect((await load()).thumbnail).toBeNull();
		expect(await listed()).toEqual(without);
		const changes = await shop.rows<{ changes: unknown }>(
			(sql) => sql`select count(*)::int as changes from audit_log where action = 'setProductThumbnail'`,
		);
		expect(changes).toEqual([{ changes: 2 }]);
	});

	it('is refused for a picture or a product that is not there', async () => {
		expect(await choose(id, newId())).toContain('could not be found');
		expect(await choose(newId(), third)).toContain('could not be found');
	});
});
