import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { draw } from '../../../rules/designs/draw.ts';
import { type PrintSpecification, usualSpecification } from '../../../rules/designs/print-specification.ts';
import { sampleShape } from '../../../rules/designs/sample-design.ts';
import { contentTypes, originalFile } from '../../media/media-path.ts';
import { saveListed } from '../../testing/catalogue.ts';
import { loadDesignWith, loadDrawServices } from '../../testing/designs.ts';
import { drawPng, startLibrary, type TestLibrary } from '../../testing/library.ts';
import { renderThumbnail } from './render-thumbnail.ts';

let library: TestLibrary;
const ids = new Map<string, string>();
const id = (slug: string) => ids.get(slug) ?? '';
const names = { 'de-DE': 'Karte', 'en-GB': 'Card' };
const base = { names, fromPrice: 100, published: true, mediaId: null };

beforeAll(async () => {
	library = await startLibrary(inject('cluster'));
	await library.inShop(async (sql) => {
		await saveListed(sql, library.demo, [
			{
				...base,
				slug: 'sheet',
				variants: [
					{ slug: 'sheet-wide', code: 'W', names },
					{ slug: 'sheet-same', code: 'S', names },
				],
			},
			{ ...base, slug: 'pictured', variants: [{ slug: 'pictured-wide', code: 'PW', names }] },
			{ ...base, slug: 'mug' },
		]);
		for (const row of await sql<{ id: string; slug: string }[]>`select id, slug from products`)
			ids.set(row.slug, row.id);
		const specify = (slug: string, change: Partial<PrintSpecification> = {}) => sql`
			insert into print_specifications (tenant_id, product_id, specification)
			values (${library.demo.id}, ${id(slug)}, ${JSON.stringify({ ...usualSpecification, ...change })}::text::jsonb)`;
		for (const slug of ['sheet', 'pictured', 'pictured-wide']) await specify(slug);
		await specify('sheet-wide', { width: 400_000 });
	});
});

afterAll(() => library.close());

const generate = (slug: string) =>
	library.tell('mutation($id: ID!) { generateThumbnails(productId: $id) }', { id: id(slug) });

async function thumbnailOf(slug: string) {
	const [row] = await library.inShop(
		(sql) => sql<{ id: string; contentType: string; madeFrom: string | null }[]>`
			select m.id, m.content_type, m.made_from from products p join media m on m.id = p.media_id where p.slug = ${slug}`,
	);
	return row;
}

/** How much of the middle row is as bright as paper. */
async function paperShare(bytes: Uint8Array): Promise<number> {
	const { data, info } = await sharp(bytes).greyscale().raw().toBuffer({ resolveWithObject: true });
	const row = data.subarray((info.height / 2) * info.width, (info.height / 2 + 1) * info.width);
	return row.filter((value) => value > 250).length / info.width;
}

describe('generating thumbnails', () => {
	it('renders the format of a product without pictures, and of variants that are printed in another one', async () => {
		expect(await generate('sheet')).toBe(2);
		const [product, wide, same] = await Promise.all(['sheet', 'sheet-wide', 'sheet-same'].map(thumbnailOf));
		expect(product).toMatchObject({ contentType: contentTypes.png, madeFrom: null });
		expect(wide?.id).not.toBe(product?.id);
		expect(same).toBeUndefined();
		const stored = await library.media.store.read(library.demo.id, originalFile(product?.id ?? '', contentTypes.png));
		const bytes = stored ? await buffer(stored.stream) : Buffer.alloc(0);
		expect(await sharp(bytes).metadata()).toMatchObject({ width: 960, height: 720 });
		expect(await paperShare(bytes)).toBeGreaterThan(0.7);
	});

	it('makes them of the cover where there are pictures, and leaves variants without their own alone', async () => {
		const mediaId = await library.upload(await drawPng(), { name: 'card.png' });
		await library.tell(
			'mutation($id: ID!, $mediaIds: [ID!]!) { addProductImages(productId: $id, mediaIds: $mediaIds) { id } }',
			{
				id: id('pictured'),
				mediaIds: [mediaId],
			},
		);
		expect(await generate('pictured')).toBe(1);
		expect(await thumbnailOf('pictured')).toMatchObject({ madeFrom: mediaId });
		expect(await thumbnailOf('pictured-wide')).toBeUndefined();
	});

	it('makes none where there is nothing to show, and finds products alone', async () => {
		expect(await generate('mug')).toBe(0);
		expect(await generate('sheet-wide')).toBe('NOT_FOUND');
	});
});

describe('a rendered thumbnail', () => {
	it('shows the shape that is cut out', async () => {
		const specification = { ...usualSpecification, width: 50_000, height: 50_000 };
		const dieLine = 'M25000 0L50000 25000L25000 50000L0 25000Z';
		const [square, diamond] = await Promise.all(
			[null, dieLine].map((line) => renderThumbnail({ specification: { ...specification, dieLine: line } })),
		);
		const share = async (picture: typeof square) => {
			const { data } = await sharp(picture?.bytes).greyscale().raw().toBuffer({ resolveWithObject: true });
			return data.filter((value) => value > 250).length / data.length;
		};
		const ratio = (await share(diamond)) / (await share(square));
		expect(ratio).toBeGreaterThan(0.45);
		expect(ratio).toBeLessThan(0.55);
	});

	it('shows what lies on the page, as large as the sheet', async () => {
		const box = { x: 0, y: 0, width: 42_500, height: 55_000, rotation: 0 };
		const design = await loadDesignWith(sampleShape('half', { box }));
		const services = await loadDrawServices(design);
		const [page] = draw(design, {}, services).pages;
		if (!page) throw new Error('no page');
		const { bytes } = await renderThumbnail({
			specification: usualSpecification,
			page: { page, faces: services.faces, pictures: new Map() },
		});
		// The left half of the card is coloured, the right one is paper.
		expect(await paperShare(bytes)).toBeGreaterThan(0.35);
		expect(await paperShare(bytes)).toBeLessThan(0.45);
	});

	it('is the same to the byte when it is rendered again', async () => {
		const [one, other] = await Promise.all([1, 2].map(() => renderThumbnail({ specification: usualSpecification })));
		expect(Buffer.from(one?.bytes ?? '').equals(Buffer.from(other?.bytes ?? 'x'))).toBe(true);
	});
});
