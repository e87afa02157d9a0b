import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { StoreUnavailable } from '../failure.ts';
import { drawPhoto, type PictureShops, startPictureShops, withRight } from '../testing/pictures.ts';

let shops: PictureShops;
let photo: Buffer;

beforeAll(async () => {
	shops = await startPictureShops(inject('cluster'));
	photo = await drawPhoto();
});

beforeEach(() => {
	shops.announced.length = 0;
});

afterAll(() => shops.close());

describe('an upload', () => {
	it('is stored under a new name, described, and its sizes are queued', async () => {
		const alt = [
			{ languageCode: 'de-DE', translation: 'Rote Karte' },
			{ languageCode: 'en-GB', translation: 'Red card' },
		];
		const { image } = await shops.upload(photo, { variables: { alt, focalPoint: { x: 0.25, y: 0.75 } } });
		expect(image).toEqual({
			id: expect.any(String),
			url: `/media/${image.id}.jpg`,
			width: 700,
			height: 420,
			alt: 'Rote Karte',
			focalPoint: { x: 0.25, y: 0.75 },
			sources: [],
		});
		expect(shops.announced).toEqual([`${shops.shop.id} ${image.id}`]);
		const onlyEnglish = await shops.upload(photo, { variables: { alt: alt.slice(1) } });
		expect(onlyEnglish.image.alt).toBe('Red card');
		const [row] = (await shops.rowsOf(shops.shop)).filter(({ id }) => id === image.id);
		expect(row).toMatchObject({ fileName: 'photo.jpg', sizes: [] });
		const stored = await shops.media.store.read(shops.shop.id, `${image.id}.jpg`);
		stored?.stream.destroy();
		expect(row?.bytes).toBe(stored?.bytes);
		const [text] = await shops.database.inTenant(
			shops.shop.id,
			(sql) => sql`select type, "group", base_text from text_entries where key = ${`media.${image.id}.alt`}`,
		);
		expect(text).toEqual({ type: 'dynamic', group: 'media', baseText: 'Rote Karte' });
	});

	it('is what it contains, whatever its name and sender say', async () => {
		const png = await sharp(photo).png().toBuffer();
		const { image } = await shops.upload(png, { name: 'photo.jpg', contentType: 'image/jpeg' });
		expect(image.url).toBe(`/media/${image.id}.png`);
	});

	it.each([
		['a page', Buffer.from('<html><script>alert(1)</script></html>'), 415, 'UNSUPPORTED_MEDIA_TYPE'],
		['a damaged picture', Buffer.from('\x89PNG\r\n\x1A\n and so on', 'latin1'), 422, 'VALIDATION'],
		['a file of more than 20 MiB', Buffer.alloc(20 * 2 ** 20 + 1, 'x'), 413, 'TOO_LARGE'],
	])('of %s named .png is refused, and leaves nothing behind', async (_what, bytes, statusCode, code) => {
		const before = [shops.filesOf(shops.shop).length, (await shops.rowsOf(shops.shop)).length];
		const { error, reports } = await shops.upload(bytes, { name: 'logo.png', contentType: 'image/png' });
		expect(error.extensions).toEqual({ statusCode, code });
		expect([shops.filesOf(shops.shop).length, (await shops.rowsOf(shops.shop)).length]).toEqual(before);
		expect([shops.announced, reports]).toEqual([[], []]);
	});

	it.each([
		[{ focalPoint: { x: 1.1, y: 0 } }, 'the focal point is from 0 to 1'],
		[{ alt: [{ languageCode: 'fr-FR', translation: 'Carte' }] }, 'in a language that the shop does not speak'],
		[{ alt: [{ languageCode: 'de-DE', translation: 'x'.repeat(1001) }] }, 'may have 1000 characters'],
		[{ alt: [{ languageCode: 'de-DE', translation: 'a\ud800b' }] }, 'a character that cannot be kept'],
	])('with a wrong description is refused: %j', async (variables, reason) => {
		const { error } = await shops.upload(photo, { variables });
		expect(error.extensions.code).toBe('VALIDATION');
		expect(error.message).toContain(reason);
	});

	it.each([
		['nobody', undefined, 401],
		['somebody with other rights', withRight('qContent', 'qProd', 'mOrder'), 403],
		['whoever writes content', withRight('mContent'), undefined],
		['whoever writes products', withRight('mProd'), undefined],
	])('is for those who may: %s', async (_who, user, statusCode) => {
		expect((await shops.upload(photo, { user })).error?.extensions.statusCode).toBe(statusCode);
	});

	it('whose row cannot be written leaves no file', async () => {
		const before = shops.filesOf(shops.shop).length;
		const services = { ...shops.media, announce: () => Promise.reject(new Error('the queue is broken')) };
		const { error, reports } = await shops.upload(photo, { services });
		expect(error.extensions.statusCode).toBe(500);
		expect(reports).toHaveLength(1);
		expect(shops.filesOf(shops.shop)).toHaveLength(before);
	});

	it('whose process is killed between file and row leaves no row without its file', async () => {
		const before = (await shops.rowsOf(shops.shop)).length;
		let written = '';
		// Killed as soon as the file is there: nothing after it happens.
		const killed = new Promise<never>(() => undefined);
		const reached = new Promise<void>((resolve) => {
			const store = {
				...shops.media.store,
				async write(...args: Parameters<typeof shops.media.store.write>) {
					await shops.media.store.write(...args);
					written = args[1];
					resolve();
					return killed;
				},
			};
			shops.upload(photo, { services: { ...shops.media, store } });
		});
		await reached;
		expect(await shops.media.store.exists(shops.shop.id, written)).toBe(true);
		expect(await shops.rowsOf(shops.shop)).toHaveLength(before);
		for (const { id } of await shops.rowsOf(shops.shop))
			expect(shops.filesOf(shops.shop).some((file) => file.startsWith(id))).toBe(true);
	});

	it('to an unreachable store is refused as such, and logged', async () => {
		const write = () => Promise.reject(new StoreUnavailable('the store answered 403 to PUT'));
		const before = (await shops.rowsOf(shops.shop)).length;
		const { error, reports } = await shops.upload(photo, {
			services: { ...shops.media, store: { ...shops.media.store, write } },
		});
		expect(error.extensions).toEqual({ statusCode: 503, code: 'UNAVAILABLE', retryAfter: expect.any(Number) });
		expect(String(reports)).toContain('the store answered 403 to PUT');
		expect(await shops.rowsOf(shops.shop)).toHaveLength(before);
	});
});
