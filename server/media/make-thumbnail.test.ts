import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { newId } from '../../rules/ids.ts';
import { drawPng, startLibrary, type TestLibrary } from '../testing/library.ts';
import { cropAround } from './crop-around.ts';
import { makeThumbnail } from './make-thumbnail.ts';

let library: TestLibrary;

beforeAll(async () => {
	library = await startLibrary(inject('cluster'));
});

afterAll(() => library.close());

const make = (id: string) => makeThumbnail({ ...library.media, inTenant: library.inShop }, library.demo, id);

const open = async (id: string) =>
	(
		await library.tell(
			`query($id: ID!) { mediaItem(id: $id) { item { madeFrom fileName title folderId kind
				image { width height alt } } } }`,
			{ id },
		)
	).item;

async function pixelOf(id: string, x: number, y: number): Promise<number[]> {
	const stored = await library.media.store.read(library.demo.id, `${id}.webp`);
	if (!stored) throw new Error('not stored');
	const { data, info } = await sharp(await buffer(stored.stream))
		.raw()
		.toBuffer({ resolveWithObject: true });
	const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
	return [...data.subarray(at, at + 3)];
}

describe('a thumbnail', () => {
	it('is cropped to 4:3 around what must stay in view, at most 960 pixels wide, and knows its source', async () => {
		// Red at the left, blue at the right.
		const wide = await sharp({ create: { width: 4000, height: 1000, channels: 3, background: 'blue' } })
			.composite([{ input: await drawPng(2000, 1000, 'red'), left: 0, top: 0 }])
			.png()
			.toBuffer();
		const id = await library.upload(wide, { name: 'wide.png', alt: { 'de-DE': 'Breit', 'en-GB': 'Wide' } });
		await library.tell('mutation($id: ID!) { updateMedia(id: $id, focalPoint: { x: 0.1, y: 0.5 }) { id } }', { id });
		const left = await make(id);
		expect(await open(left)).toEqual({
			madeFrom: id,
			fileName: 'wide-thumbnail.webp',
			title: '',
			folderId: null,
			kind: 'webp',
			image: { width: 960, height: 720, alt: 'Breit' },
		});
		expect((await pixelOf(left, 0.95, 0.5))[0]).toBeGreaterThan(200);
		await library.tell('mutation($id: ID!) { updateMedia(id: $id, focalPoint: { x: 1, y: 0.5 }) { id } }', { id });
		expect((await pixelOf(await make(id), 0.05, 0.5))[2]).toBeGreaterThan(200);
	});

	it('of a small picture is not blown up, and a drawing is drawn as large as it may be', async () => {
		expect((await open(await make(await library.upload(await drawPng(100, 300))))).image).toMatchObject({
			width: 100,
			height: 75,
		});
		const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30"/></svg>';
		expect((await open(await make(await library.upload(Buffer.from(svg), { name: 'x.svg' })))).image).toMatchObject({
			width: 960,
			height: 720,
		});
	});

	it('stays when its source goes, and follows when that is replaced', async () => {
		const id = await library.upload(await drawPng());
		const thumbnail = await make(id);
		const next = await library.replace(id, await drawPng(500, 500));
		expect((await open(thumbnail)).madeFrom).toBe(next);
		await library.tell('mutation($ids: [ID!]!) { deleteMedia(ids: $ids) { deleted } }', { ids: [next] });
		expect((await open(thumbnail)).madeFrom).toBeNull();
	});

	it('of nothing is refused, and leaves no file', async () => {
		const files = library.files().length;
		await expect(make(newId())).rejects.toMatchObject({ code: 'NOT_FOUND' });
		expect(library.files()).toHaveLength(files);
	});
});

describe('the part that is cut out', () => {
	it.each([
		[
			{ width: 4000, height: 1000, focalX: 0.5, focalY: 0.5 },
			{ width: 1333, height: 1000, left: 1334, top: 0 },
		],
		[
			{ width: 4000, height: 1000, focalX: 0, focalY: 0 },
			{ width: 1333, height: 1000, left: 0, top: 0 },
		],
		[
			{ width: 4000, height: 1000, focalX: 1, focalY: 1 },
			{ width: 1333, height: 1000, left: 2667, top: 0 },
		],
		[
			{ width: 300, height: 1000, focalX: 0.5, focalY: 1 },
			{ width: 300, height: 225, left: 0, top: 775 },
		],
		[
			{ width: 1, height: 1, focalX: 0.5, focalY: 0.5 },
			{ width: 1, height: 1, left: 0, top: 0 },
		],
	])('lies inside of the picture: %j', (picture, part) => expect(cropAround(picture)).toEqual(part));
});
