import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { newId } from '../../rules/ids.ts';
import { createContext } from '../api/context.ts';
import { StoreUnavailable } from '../failure.ts';
import { saveListed } from '../testing/catalogue.ts';
import { drawPhoto, executor, type PictureShops, startPictureShops } from '../testing/pictures.ts';

let shops: PictureShops;
let photo: Buffer;

beforeAll(async () => {
	shops = await startPictureShops(inject('cluster'));
	photo = await drawPhoto();
});

afterAll(() => shops.close());

describe('a picture', () => {
	it('is served for ever, as what it is and nothing else', async () => {
		const { image } = await shops.upload(photo);
		const { status, headers, bytes } = await shops.app.ask(image.url, { host: 'shop.localhost' });
		expect(status).toBe(200);
		expect(headers).toMatchObject({
			'content-type': 'image/jpeg',
			'content-length': String(bytes.length),
			'cache-control': 'public, max-age=31536000, immutable',
			'x-content-type-options': 'nosniff',
		});
		expect(await sharp(bytes).metadata()).toMatchObject({ width: 700, height: 420 });
	});

	it('that is a drawing may load and run nothing', async () => {
		const drawing =
			'<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>x</script><path d="M0 0h9"/></svg>';
		const { image } = await shops.upload(Buffer.from(drawing));
		const { headers, body } = await shops.app.ask(image.url, { host: 'shop.localhost' });
		expect(headers['content-security-policy']).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox");
		expect(headers['content-type']).toBe('image/svg+xml');
		expect(body).not.toContain('script');
	});

	it('of another shop cannot be reached, and is like one that never was', async () => {
		const { image } = await shops.upload(photo, { tenant: shops.other });
		await shops.makeSizes(image.id, shops.other);
		expect((await shops.app.ask(image.url, { host: 'other.localhost' })).status).toBe(200);
		const unknown = newId();
		const answers = await Promise.all(
			[
				`/media/${image.id}.jpg`,
				`/media/${image.id}/320.webp`,
				`/media/${unknown}.jpg`,
				`/media/${unknown}/320.webp`,
				`/media/..%2F${shops.other.id}%2F${image.id}.jpg`,
			].map((address) => shops.app.ask(address, { host: 'shop.localhost' })),
		);
		for (const { status, headers, body } of answers) {
			expect([status, headers['cache-control'], body]).toEqual([404, 'no-store', answers[0]?.body]);
		}
	});

	it('has no address but its own', async () => {
		const { image } = await shops.upload(photo);
		const wrong = [
			'.png',
			'',
			'/',
			'/320.webp',
			'/321.webp',
			'/0320.webp',
			'/320',
			'.jpg/x',
			'/320.webp/x',
			'.JPG',
			'.half',
		];
		for (const rest of wrong)
			expect([rest, (await shops.app.ask(`/media/${image.id}${rest}`, { host: 'shop.localhost' })).status]).toEqual([
				rest,
				404,
			]);
	});
});

describe('sizes', () => {
	const ask = async (address: string) => (await shops.app.ask(address, { host: 'shop.localhost' })).bytes;

	it('are made up to the width of the original, in both formats, with one for every program', async () => {
		const { image } = await shops.upload(photo);
		await shops.makeSizes(image.id);
		const [row] = (await shops.rowsOf(shops.shop)).filter(({ id }) => id === image.id);
		expect(row?.sizes).toEqual([160, 320, 640]);
		expect(
			shops
				.filesOf(shops.shop)
				.filter((file) => file.startsWith(`${image.id}/`))
				.sort(),
		).toEqual(
			['160.avif', '160.webp', '320.avif', '320.webp', '640.avif', '640.jpg', '640.webp'].map(
				(name) => `${image.id}/${name}`,
			),
		);
		for (const [ending, format] of [
			['webp', 'webp'],
			['avif', 'heif'],
			['jpg', 'jpeg'],
		] as const) {
			const { headers, bytes } = await shops.app.ask(`/media/${image.id}/640.${ending}`, { host: 'shop.localhost' });
			expect(headers['content-type']).toBe(`image/${ending === 'jpg' ? 'jpeg' : ending}`);
			expect(await sharp(bytes).metadata()).toMatchObject({ format, width: 640, height: 384 });
		}
	});

	it('of something one can see through stay so', async () => {
		const clear = sharp({
			create: { width: 200, height: 100, channels: 4, background: { r: 1, g: 2, b: 3, alpha: 0.5 } },
		});
		const { image } = await shops.upload(await clear.png().toBuffer());
		await shops.makeSizes(image.id);
		for (const ending of ['png', 'webp', 'avif'])
			expect((await sharp(await ask(`/media/${image.id}/160.${ending}`)).stats()).isOpaque).toBe(false);
	});

	it('do not exist of drawings, tiny pictures and pictures that are gone', async () => {
		const drawing = Buffer.from(
			'<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><path d="M0 0h9"/></svg>',
		);
		const tiny = await sharp(photo).resize(100).png().toBuffer();
		for (const bytes of [drawing, tiny]) {
			const { image } = await shops.upload(bytes);
			await shops.makeSizes(image.id);
			expect(shops.filesOf(shops.shop).filter((file) => file.startsWith(`${image.id}/`))).toEqual([]);
		}
		await shops.makeSizes(newId());
	});

	it('that cannot be made are not listed, and are made the next time', async () => {
		const { image } = await shops.upload(photo);
		let writes = 0;
		const store = {
			...shops.media.store,
			async write(...args: Parameters<typeof shops.media.store.write>) {
				writes += 1;
				if (writes === 4) throw new StoreUnavailable('away');
				return shops.media.store.write(...args);
			},
		};
		const run = shops.makeSizes(image.id, shops.shop, store);
		await expect(run).rejects.toThrow('away');
		const sizes = async () => (await shops.rowsOf(shops.shop)).find(({ id }) => id === image.id)?.sizes;
		expect(await sizes()).toEqual([]);
		await shops.makeSizes(image.id);
		expect(await sizes()).toEqual([160, 320, 640]);
	});

	it('of another shop are not made', async () => {
		const { image } = await shops.upload(photo, { tenant: shops.other });
		await shops.makeSizes(image.id, shops.shop);
		expect((await shops.rowsOf(shops.other)).find(({ id }) => id === image.id)?.sizes).toEqual([]);
	});
});

describe('a product with a picture', () => {
	const list = async (language: string, slug: string) => {
		const query = `{ products(language: "${language}", first: 100) { items { slug image { url alt focalPoint { x y } sources { type srcset } } } } }`;
		const answer = await executor.ask({ query }, createContext(shops.database, shops.shop), () => undefined);
		const items: { slug: string; image: Record<string, unknown> }[] = JSON.parse(JSON.stringify(answer)).data.products
			.items;
		return items.find((item) => item.slug === slug)?.image;
	};
	const save = (slug: string, mediaId: string) =>
		shops.database.inTenant(shops.shop.id, (sql) =>
			saveListed(sql, shops.shop, [
				{ slug, names: { 'de-DE': 'Karte', 'en-GB': 'Card' }, fromPrice: 1, published: true, mediaId },
			]),
		);
	const version = async () =>
		(await shops.database.inTenant(shops.shop.id, (sql) => sql`select content from tenant_versions`))[0]?.content;

	it('shows the original until there are sizes, then these, to every visitor at once', async () => {
		const alt = [{ languageCode: 'de-DE', translation: 'Rote Karte' }];
		const { image } = await shops.upload(photo, { variables: { alt, focalPoint: { x: 0.5, y: 0.25 } } });
		await save('early', image.id);
		expect(await list('de-AT', 'early')).toEqual({
			url: `/media/${image.id}.jpg`,
			alt: 'Rote Karte',
			focalPoint: { x: 0.5, y: 0.25 },
			sources: [],
		});
		const before = await version();
		await shops.makeSizes(image.id);
		expect(await version()).not.toBe(before);
		const srcset = (ending: string) =>
			[160, 320, 640].map((width) => `/media/${image.id}/${width}.${ending} ${width}w`).join(', ');
		expect(await list('en-GB', 'early')).toEqual({
			url: `/media/${image.id}/640.jpg`,
			alt: 'Rote Karte',
			focalPoint: { x: 0.5, y: 0.25 },
			sources: [
				{ type: 'image/avif', srcset: srcset('avif') },
				{ type: 'image/webp', srcset: srcset('webp') },
			],
		});
	});

	it('without a description shows its name', async () => {
		const { image } = await shops.upload(photo);
		await save('nameless', image.id);
		expect(await list('en-GB', 'nameless')).toMatchObject({ alt: 'Card' });
	});

	it('that is saved while the sizes are made gets them all the same', async () => {
		const { image } = await shops.upload(photo);
		const [saving, made] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
		const saved = shops.database.inTenant(shops.shop.id, async (sql) => {
			await saveListed(sql, shops.shop, [
				{ slug: 'meanwhile', names: { 'de-DE': 'Karte' }, fromPrice: 1, published: true, mediaId: image.id },
			]);
			saving.resolve();
			await made.promise;
			await new Promise((resolve) => setTimeout(resolve, 300));
		});
		await saving.promise;
		const store = {
			...shops.media.store,
			async write(...args: Parameters<typeof shops.media.store.write>) {
				await shops.media.store.write(...args);
				// The last file: the row is next.
				if (args[1].endsWith('.jpg')) made.resolve();
			},
		};
		await Promise.all([shops.makeSizes(image.id, shops.shop, store), saved]);
		expect(await list('de-DE', 'meanwhile')).toMatchObject({ url: `/media/${image.id}/640.jpg` });
	});
});
