import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { newId } from '../../../../rules/ids.ts';
import type { Browser } from '../../../testing/accounts.ts';
import { type ForeignServer, startForeignServer } from '../../../testing/foreign-server.ts';
import { drawPng, startLibrary, type TestLibrary } from '../../../testing/library.ts';

let library: TestLibrary;
let png: Buffer;
let there: Browser;

beforeAll(async () => {
	library = await startLibrary(inject('cluster'));
	png = await drawPng();
	there = await library.as('ada', 'other.localhost');
});

afterAll(() => library.close());

const update = (id: string, change: object, who?: Browser) =>
	library.tell(
		`mutation($id: ID!, $fileName: String, $title: String, $alt: [AlternativeText!], $focalPoint: FocalPointInput) {
			updateMedia(id: $id, fileName: $fileName, title: $title, alt: $alt, focalPoint: $focalPoint) {
				fileName title missingAlt image { alt focalPoint { x y } } } }`,
		{ id, ...change },
		who,
	);
const remove = (ids: string[], who?: Browser) =>
	library.tell(
		'mutation($ids: [ID!]!) { deleteMedia(ids: $ids) { deleted inUse { mediaId kind label address } } }',
		{ ids },
		who,
	);
const move = (ids: string[], folder?: string, who?: Browser) =>
	library.tell('mutation($ids: [ID!]!, $folder: ID) { moveMedia(ids: $ids, folder: $folder) }', { ids, folder }, who);
const open = (id: string) =>
	library.tell(
		`query($id: ID!) { mediaItem(id: $id) { item { fileName title folderId createdBy sourceUrl madeFrom
			image { alt focalPoint { x y } } } alternativeTexts { languageCode translation } uses { kind } } }`,
		{ id },
	);
const words = (de: string, en: string) => [
	{ languageCode: 'de-DE', translation: de },
	{ languageCode: 'en-GB', translation: en },
];
const contentVersion = async () => {
	const [row] = await library.inShop((sql) => sql<{ content: number }[]>`select content from tenant_versions`);
	return Number(row?.content);
};
const shown = async (slug: string, language = 'en-GB') => {
	const query = `query($slug: String!, $language: String) { product(slug: $slug, language: $language) {
		product { image { id alt focalPoint { x y } sizes } } } }`;
	return (await library.tell(query, { slug, language })).product.image;
};

describe('describing a picture', () => {
	it('changes what is given and leaves the rest, and lists show it at once', async () => {
		const id = await library.upload(png, { alt: { 'de-DE': 'Alt' } });
		await library.product('described', id);
		const before = await contentVersion();
		expect(await update(id, { title: ' Stand ', alt: words('Der Stand', 'The stand') })).toEqual({
			fileName: 'picture.png',
			title: 'Stand',
			missingAlt: [],
			image: { alt: 'Der Stand', focalPoint: { x: 0.5, y: 0.5 } },
		});
		expect(await contentVersion()).toBeGreaterThan(before);
		expect(await shown('described')).toMatchObject({ alt: 'The stand' });
		await update(id, { focalPoint: { x: 0.25, y: 0.75 } });
		expect(await shown('described', 'de-DE')).toMatchObject({ alt: 'Der Stand', focalPoint: { x: 0.25, y: 0.75 } });
		const [{ action, after }] = await library.audited('updateMedia');
		expect([action, JSON.parse(after)]).toMatchObject(['updateMedia', { focalX: 0.25, title: 'Stand' }]);
	});

	it('removes texts, also all of them, and the other language replaces what is missing', async () => {
		const id = await library.upload(png, { alt: { 'de-DE': 'Deutsch', 'en-GB': 'English' } });
		await library.product('wordless', id);
		expect(await update(id, { alt: words('', 'English') })).toMatchObject({
			missingAlt: ['de-DE'],
			image: { alt: 'English' },
		});
		expect(await update(id, { alt: words('', '') })).toMatchObject({
			missingAlt: ['de-DE', 'en-GB'],
			image: { alt: '' },
		});
		expect(await shown('wordless')).toMatchObject({ alt: 'Product wordless' });
		expect(await library.inShop((sql) => sql`select from text_entries where key = ${`media.${id}.alt`}`)).toEqual([]);
		expect(await update(id, { alt: words('Wieder', '') })).toMatchObject({ missingAlt: ['en-GB'] });
	});

	it('that is changed as a text shows in lists too', async () => {
		const id = await library.upload(png, { alt: { 'de-DE': 'Vorher' } });
		await library.product('translated', id);
		const changes = [{ key: `media.${id}.alt`, languageCode: 'en-GB', text: 'Afterwards' }];
		await library.tell(
			'mutation($changes: [TextChangeInput!]!) { changeTexts(changes: $changes) { faults { key } } }',
			{
				changes,
			},
		);
		expect(await shown('translated')).toMatchObject({ alt: 'Afterwards' });
	});

	it('leaves texts alone that an admin has locked, unless an admin changes them', async () => {
		const id = await library.upload(png, { alt: { 'de-DE': 'Fest' } });
		await library.tell('mutation($key: String!) { lockText(key: $key, locked: true) { key } }', {
			key: `media.${id}.alt`,
		});
		const clerk = await library.as('clerk');
		expect(await update(id, { alt: words('Anders', '') }, clerk)).toBe('FORBIDDEN');
		expect(await update(id, { title: 'Titel' }, clerk)).toMatchObject({ title: 'Titel', image: { alt: 'Fest' } });
		expect(await update(id, { alt: words('Anders', '') })).toMatchObject({ image: { alt: 'Anders' } });
	});

	it.each([
		[{ title: 'x'.repeat(201) }],
		[{ fileName: 'a\ud800b' }],
		[{ focalPoint: { x: 1.01, y: 0 } }],
		[{ alt: [{ languageCode: 'fr-FR', translation: 'Carte' }] }],
	])('refuses what cannot be said of a picture: %j', async (change) => {
		expect(await update(await library.upload(png), change)).toBe('VALIDATION');
	});
});

describe('moving pictures', () => {
	it('puts all of them into a folder, or none', async () => {
		const folder = (await library.tell('mutation { createMediaFolder(name: "Moved") { id } }')).id;
		const ids = [await library.upload(png), await library.upload(png)];
		expect(await move(ids, folder)).toBe(2);
		expect((await open(ids[0] ?? '')).item.folderId).toBe(folder);
		expect(await move([...ids, newId()])).toBe('NOT_FOUND');
		expect(await move(ids, newId())).toBe('NOT_FOUND');
		expect((await open(ids[1] ?? '')).item.folderId).toBe(folder);
		expect(await move(ids)).toBe(2);
		expect(await move([])).toBe('VALIDATION');
		expect(await move(Array.from({ length: 101 }, () => newId()))).toBe('VALIDATION');
	});
});

describe('deleting pictures', () => {
	it('removes row and texts at once and the files an hour later', async () => {
		const id = await library.upload(png, { alt: { 'de-DE': 'Weg' } });
		await library.makeSizes(id);
		expect(await remove([id])).toEqual({ deleted: 1, inUse: [] });
		expect(await open(id)).toBe('NOT_FOUND');
		expect(await library.inShop((sql) => sql`select from text_entries where key = ${`media.${id}.alt`}`)).toEqual([]);
		expect(library.files().filter((file) => file.startsWith(id)).length).toBeGreaterThan(1);
		const [job] = await library.inShop(
			(sql) => sql<{ files: string[]; later: boolean }[]>`
				select data -> 'payload' -> 'files' as files, start_after > now() + interval '50 minutes' as later
				from jobs.job where name = 'media.remove' order by created_on desc limit 1`,
		);
		expect(job?.later).toBe(true);
		const stored = library.files().filter((file) => file.startsWith(id) && file.includes('.'));
		expect([...(job?.files ?? [])].sort()).toEqual(stored.sort());
	});

	it('leaves no sizes behind that were being made', async () => {
		const id = await library.upload(png);
		const removing = library.makeSizes(id, () => remove([id]));
		await removing;
		expect(library.files().filter((file) => file.startsWith(`${id}/`) && file.includes('.'))).toEqual([]);
	});

	it('is refused while something uses one of them, and says what; nothing is deleted then', async () => {
		const [used, free] = [await library.upload(png), await library.upload(png)];
		await library.product('keeper', used);
		await library.category('keepers', used);
		await library.shopImage('hero', used);
		expect(await remove([used, free])).toEqual({
			deleted: 0,
			inUse: [
				{ mediaId: used, kind: 'product', label: 'Produkt keeper', address: '/product/keeper' },
				{ mediaId: used, kind: 'category', label: 'Kategorie keepers', address: '/category/keepers' },
				{ mediaId: used, kind: 'shopImage', label: 'hero', address: '/' },
			],
		});
		expect((await open(free)).item.fileName).toBe('picture.png');
		expect(await remove([free])).toMatchObject({ deleted: 1 });
	});

	it('waits for a transaction that is about to use the picture, and is refused then', async () => {
		const id = await library.upload(png);
		const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
		const { promise: isUsed, resolve: used } = Promise.withResolvers<void>();
		const using = library.inShop(async (sql) => {
			await sql`insert into shop_images (tenant_id, use, media_id) values (${library.demo.id}, 'loginBackground', ${id})`;
			used();
			await mayEnd;
		});
		await isUsed;
		const removing = remove([id]);
		await setTimeout(200);
		end();
		await using;
		expect(await removing).toMatchObject({ deleted: 0, inUse: [{ kind: 'shopImage' }] });
	});
});

describe('replacing a picture', () => {
	it('repoints every reference and keeps its texts', async () => {
		const folder = (await library.tell('mutation { createMediaFolder(name: "Replaced") { id } }')).id;
		const old = await library.upload(png, { folder, alt: { 'de-DE': 'Werk', 'en-GB': 'Plant' } });
		await library.makeSizes(old);
		await update(old, { title: 'Werk', focalPoint: { x: 0.2, y: 0.3 } });
		await library.product('plant', old);
		await library.inShop(
			(sql) => sql`
				insert into product_image_languages (tenant_id, product_id, image_id, language_code, media_id)
				select tenant_id, product_id, id, 'en-GB', media_id from product_images where media_id = ${old}`,
		);
		const revision = async () =>
			(await library.inShop((sql) => sql`select revision from products where slug = 'plant'`))[0];
		const revised = await revision();
		await library.category('plants', old);
		await library.shopImage('heroPhone', old);
		const before = await contentVersion();
		const id = await library.replace(old, await drawPng(640, 480, 'red'), 'werk-neu.png');
		expect(id).not.toBe(old);
		expect(await open(old)).toBe('NOT_FOUND');
		expect(await open(id)).toEqual({
			item: {
				fileName: 'werk-neu.png',
				title: 'Werk',
				folderId: folder,
				createdBy: 'ada',
				sourceUrl: null,
				madeFrom: null,
				image: { alt: 'Werk', focalPoint: { x: 0.2, y: 0.3 } },
			},
			alternativeTexts: words('Werk', 'Plant'),
			uses: [{ kind: 'product' }, { kind: 'category' }, { kind: 'shopImage' }],
		});
		expect(await shown('plant')).toMatchObject({ id, alt: 'Plant', focalPoint: { x: 0.2, y: 0.3 }, sizes: [] });
		expect(await contentVersion()).toBeGreaterThan(before);
		await library.makeSizes(id);
		expect((await shown('plant')).sizes).toEqual([160, 320, 640]);
		expect(await library.inShop((sql) => sql`select from product_list where image_id = ${old}`)).toEqual([]);
		expect(await revision()).not.toEqual(revised);
		const [{ entityId, before: was }] = await library.audited('replaceMedia');
		expect([entityId, JSON.parse(was).id]).toEqual([id, old]);
	});

	it('by what does not fit leaves everything as it was, and no file', async () => {
		const logo = await library.upload(await drawPng(512, 512));
		await library.shopImage('favicon', logo);
		const files = library.files().length;
		expect(await library.replace(logo, await drawPng(512, 300))).toBe('THEME_IMAGE_SIZE');
		expect(await library.replace(logo, Buffer.from('no picture'))).toBe('UNSUPPORTED_MEDIA_TYPE');
		expect(await library.replace(logo, Buffer.alloc(20 * 2 ** 20 + 1))).toBe('TOO_LARGE');
		expect(await library.replace(newId(), png)).toBe('NOT_FOUND');
		expect((await open(logo)).uses).toEqual([{ kind: 'shopImage' }]);
		expect(library.files()).toHaveLength(files);
		expect(await library.replace(logo, await drawPng(600, 600))).not.toBe('THEME_IMAGE_SIZE');
	});
});

describe('a picture from an address elsewhere', () => {
	let site: ForeignServer;
	const fetchFrom = (url: string, who?: Browser) =>
		library.tell('mutation($url: String!) { addExternalMedia(url: $url) { id width } }', { url }, who);

	beforeAll(async () => {
		site = await startForeignServer((request, response) => {
			if (request.url === '/w%C3%A4lder/ein%20Bild.png?size=1') response.end(png);
			else if (request.url === '/page.png') response.end('<html>');
			else response.end(Buffer.alloc(21 * 2 ** 20));
		});
		library.letThrough(site.fetcher());
	});

	afterAll(() => site.close());

	it('is fetched once, stored like any other, and keeps its source', async () => {
		const url = site.url('/w%C3%A4lder/ein%20Bild.png?size=1');
		const { id, width } = await fetchFrom(`  ${url} `);
		expect(width).toBe(400);
		expect((await open(id)).item).toMatchObject({ fileName: 'ein Bild.png', sourceUrl: url });
		expect(site.asked).toHaveLength(1);
		const { body } = await library.ada.ask(`/media/${id}.png`);
		expect(body.length).toBeGreaterThan(0);
		expect(site.asked).toHaveLength(1);
		expect(await library.audited('addExternalMedia')).toMatchObject([{ entityId: id }]);
	});

	it('is validated as an upload is, and leaves nothing behind when it is refused', async () => {
		const files = library.files().length;
		expect(await fetchFrom(site.url('/page.png'))).toBe('UNSUPPORTED_MEDIA_TYPE');
		expect(await fetchFrom(site.url('/huge.png'))).toBe('TOO_LARGE');
		expect(await fetchFrom('https://192.168.0.1/picture.png')).toBe('FOREIGN_ADDRESS_NOT_PUBLIC');
		expect(await fetchFrom('picture.png')).toBe('FOREIGN_ADDRESS_INVALID');
		expect(library.files()).toHaveLength(files);
	});
});

describe('who may', () => {
	it.each([
		['reader', ['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN']],
		['painter', ['taken', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN']],
		['clerk', ['taken', 'done', 'done', 'done', 'done']],
	])('%s', async (name, expected) => {
		const who = await library.as(name);
		const id = await library.upload(png);
		const code = (answer: unknown, good: string) => (answer === 'FORBIDDEN' ? answer : good);
		expect([
			code(await library.upload(png, {}, who), 'taken'),
			code(await update(id, { title: 'x' }, who), 'done'),
			code(await move([id], undefined, who), 'done'),
			code(await library.replace(id, png, 'x.png', who), 'done'),
			code(await remove([await library.upload(png)], who), 'done'),
		]).toEqual(expected);
	});

	it('a user of another shop changes nothing, and learns nothing', async () => {
		const id = await library.upload(png);
		const folder = (await library.tell('mutation { createMediaFolder(name: "Ours") { id } }')).id;
		expect(await update(id, { title: 'x' }, there)).toBe('NOT_FOUND');
		expect(await move([id], undefined, there)).toBe('NOT_FOUND');
		expect(await remove([id], there)).toBe('NOT_FOUND');
		expect(await library.replace(id, png, 'x.png', there)).toBe('NOT_FOUND');
		expect(await library.upload(png, { folder }, there)).toBe('NOT_FOUND');
		expect((await open(id)).item.title).toBe('');
	});
});
