import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { newId } from '../../rules/ids.ts';
import type { Holder, Right } from '../../rules/permissions.ts';
import { saveProducts } from '../catalogue/save-products.ts';
import { showPicture } from '../catalogue/show-picture.ts';
import { createContext } from '../graphql/context.ts';
import { createExecutor } from '../graphql/execute.ts';
import { createSchema } from '../graphql/schema.ts';
import { Upload } from '../graphql/upload.ts';
import { createTenant } from '../tenants/create-tenant.ts';
import { type Tenant, tenantWithSlug } from '../tenants/find-tenant.ts';
import { startApp, type TestApp } from '../testing/app.ts';
import { removeFolder, temporaryFolder } from '../testing/cluster.ts';
import { cloneDatabase, type TestDatabase } from '../testing/database.ts';
import type { MediaServices } from './add-picture.ts';
import { mediaSizesJob } from './sizes-job.ts';
import { mediaStore, StoreUnavailable } from './store.ts';

let test: TestDatabase;
let app: TestApp;
let dataDir: string;
let shop: Tenant;
let other: Tenant;
let photo: Buffer;
let media: MediaServices;
let announced: string[];

beforeAll(async () => {
	test = await cloneDatabase(inject('cluster'));
	dataDir = temporaryFolder('media');
	const made = async (slug: string) => {
		const languageCodes = ['de-DE', 'en-GB', 'de-AT'];
		await createTenant(test.database, { slug, name: slug, allowTemporaryUsers: false, languageCodes });
		const tenant = await tenantWithSlug(test.database, slug);
		if (!tenant) throw new Error('not made');
		return tenant;
	};
	shop = await made('shop');
	other = await made('other');
	media = {
		store: mediaStore(dataDir),
		async announce(_sql, tenantId, mediaId) {
			announced.push(`${tenantId} ${mediaId}`);
		},
	};
	app = await startApp({ database: test.database, media });
	photo = await sharp({
		create: {
			width: 700,
			height: 420,
			channels: 3,
			background: 'red',
			noise: { type: 'gaussian', mean: 128, sigma: 30 },
		},
	})
		.jpeg()
		.toBuffer();
});

beforeEach(() => {
	announced = [];
});

afterAll(async () => {
	await app.close();
	await test.drop();
	removeFolder(dataDir);
});

const executor = createExecutor({ schema: createSchema(), documents: [], introspection: false });
const withRight = (...access: Right[]): Holder => ({ roles: [{ admin: false, access }] });

const mutation = `mutation UploadMedia($file: Upload!, $alt: [AlternativeText!], $focalPoint: FocalPointInput) {
	uploadMedia(file: $file, alt: $alt, focalPoint: $focalPoint) {
		id url width height alt focalPoint { x y } sources { type srcset }
	}
}`;

interface Sent {
	tenant?: Tenant;
	user?: Holder | undefined;
	name?: string;
	contentType?: string;
	variables?: Record<string, unknown>;
	services?: MediaServices;
}

async function upload(bytes: Buffer, sent: Sent = {}) {
	const { tenant = shop, name = 'photo.jpg', contentType = 'image/jpeg', variables, services = media } = sent;
	const file = path.join(dataDir, newId());
	fs.writeFileSync(file, bytes);
	const reports: unknown[] = [];
	const context = {
		...createContext(test.database, tenant, services),
		user: 'user' in sent ? sent.user : withRight('mContent'),
	};
	const answer = await executor.ask(
		{
			query: mutation,
			variables: { file: new Upload({ name, contentType, path: file, bytes: bytes.length }), ...variables },
		},
		context,
		(error) => reports.push(error),
	);
	const { data, errors } = JSON.parse(JSON.stringify(answer));
	return { image: data?.uploadMedia, error: errors?.[0], reports };
}

const filesOf = (tenant: Tenant): string[] => {
	const folder = path.join(dataDir, 'media', tenant.id);
	return fs.existsSync(folder) ? fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
};
const rowsOf = (tenant: Tenant) =>
	test.database.inTenant(
		tenant.id,
		(sql) => sql<{ id: string; fileName: string; bytes: number; sizes: number[] }[]>`
		select id, file_name, bytes, sizes from media where tenant_id = ${tenant.id}`,
	);

const makeSizesOf = (mediaId: string, tenant = shop, store = media.store) =>
	mediaSizesJob({ store, changed: showPicture }).run({
		tenantId: tenant.id,
		payload: { mediaId },
		inTenant: (work) => test.database.inTenant(tenant.id, work),
	});

describe('an upload', () => {
	it('is kept under a new name, described, and its sizes are asked for', async () => {
		const alt = [
			{ languageCode: 'de-DE', translation: 'Rote Karte' },
			{ languageCode: 'en-GB', translation: 'Red card' },
		];
		const { image } = await upload(photo, { variables: { alt, focalPoint: { x: 0.25, y: 0.75 } } });
		expect(image).toEqual({
			id: expect.any(String),
			url: `/media/${image.id}.jpg`,
			width: 700,
			height: 420,
			alt: 'Rote Karte',
			focalPoint: { x: 0.25, y: 0.75 },
			sources: [],
		});
		expect(announced).toEqual([`${shop.id} ${image.id}`]);
		const onlyEnglish = await upload(photo, { variables: { alt: alt.slice(1) } });
		expect(onlyEnglish.image.alt).toBe('Red card');
		const [row] = (await rowsOf(shop)).filter(({ id }) => id === image.id);
		expect(row).toMatchObject({ fileName: 'photo.jpg', sizes: [] });
		expect(row?.bytes).toBe(fs.statSync(path.join(dataDir, 'media', shop.id, `${image.id}.jpg`)).size);
		const [text] = await test.database.inTenant(
			shop.id,
			(sql) => sql`select type, "group", base_text from text_entries where key = ${`media.${image.id}.alt`}`,
		);
		expect(text).toEqual({ type: 'dynamic', group: 'media', baseText: 'Rote Karte' });
	});

	it('is what it contains, whatever its name and sender say', async () => {
		const png = await sharp(photo).png().toBuffer();
		const { image } = await upload(png, { name: 'photo.jpg', contentType: 'image/jpeg' });
		expect(image.url).toBe(`/media/${image.id}.png`);
	});

	it.each([
		['a page', Buffer.from('<html><script>alert(1)</script></html>'), 415, 'UNSUPPORTED_MEDIA_TYPE'],
		['a damaged picture', Buffer.from('\x89PNG\r\n\x1A\n and so on', 'latin1'), 422, 'VALIDATION'],
		['a file of more than 20 MiB', Buffer.alloc(20 * 2 ** 20 + 1, 'x'), 413, 'TOO_LARGE'],
	])('of %s named .png is refused, and leaves nothing behind', async (_what, bytes, statusCode, code) => {
		const before = [filesOf(shop).length, (await rowsOf(shop)).length];
		const { error, reports } = await upload(bytes, { name: 'logo.png', contentType: 'image/png' });
		expect(error.extensions).toEqual({ statusCode, code });
		expect([filesOf(shop).length, (await rowsOf(shop)).length]).toEqual(before);
		expect([announced, reports]).toEqual([[], []]);
	});

	it.each([
		[{ focalPoint: { x: 1.1, y: 0 } }, 'the focal point is from 0 to 1'],
		[{ alt: [{ languageCode: 'fr-FR', translation: 'Carte' }] }, 'in a language that the shop does not speak'],
		[{ alt: [{ languageCode: 'de-DE', translation: 'x'.repeat(1001) }] }, 'may have 1000 characters'],
		[{ alt: [{ languageCode: 'de-DE', translation: 'a\0b' }] }, 'a character that cannot be kept'],
	])('with a wrong description is refused: %j', async (variables, reason) => {
		const { error } = await upload(photo, { variables });
		expect(error.extensions.code).toBe('VALIDATION');
		expect(error.message).toContain(reason);
	});

	it.each([
		['nobody', undefined, 401],
		['somebody with other rights', withRight('qContent', 'qProd', 'mOrder'), 403],
		['whoever writes content', withRight('mContent'), undefined],
		['whoever writes products', withRight('mProd'), undefined],
	])('is for those who may: %s', async (_who, user, statusCode) => {
		expect((await upload(photo, { user })).error?.extensions.statusCode).toBe(statusCode);
	});

	it('whose row cannot be written leaves no file', async () => {
		const before = filesOf(shop).length;
		const services = { ...media, announce: () => Promise.reject(new Error('the queue is broken')) };
		const { error, reports } = await upload(photo, { services });
		expect(error.extensions.statusCode).toBe(500);
		expect(reports).toHaveLength(1);
		expect(filesOf(shop)).toHaveLength(before);
	});

	it('whose process is killed between file and row leaves no row without its file', async () => {
		const before = (await rowsOf(shop)).length;
		let written = '';
		// Killed as soon as the file is there: nothing after it happens.
		const killed = new Promise<never>(() => undefined);
		const reached = new Promise<void>((resolve) => {
			const store = {
				...media.store,
				async write(...args: Parameters<typeof media.store.write>) {
					await media.store.write(...args);
					written = args[1];
					resolve();
					return killed;
				},
			};
			upload(photo, { services: { ...media, store } });
		});
		await reached;
		expect(await media.store.exists(shop.id, written)).toBe(true);
		expect(await rowsOf(shop)).toHaveLength(before);
		for (const { id } of await rowsOf(shop)) expect(filesOf(shop).some((file) => file.startsWith(id))).toBe(true);
	});

	it('to a store that is away is answered so, and noted', async () => {
		const write = () => Promise.reject(new StoreUnavailable('the store answered 403 to PUT'));
		const before = (await rowsOf(shop)).length;
		const { error, reports } = await upload(photo, { services: { ...media, store: { ...media.store, write } } });
		expect(error.extensions).toEqual({ statusCode: 503, code: 'UNAVAILABLE' });
		expect(String(reports)).toContain('the store answered 403 to PUT');
		expect(await rowsOf(shop)).toHaveLength(before);
	});
});

describe('a picture', () => {
	it('is served for ever, as what it is and nothing else', async () => {
		const { image } = await upload(photo);
		const { status, headers, bytes } = await app.ask(image.url, { host: 'shop.localhost' });
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
		const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>x</script></svg>';
		const { image } = await upload(Buffer.from(drawing));
		const { headers, body } = await app.ask(image.url, { host: 'shop.localhost' });
		expect(headers['content-security-policy']).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox");
		expect(headers['content-type']).toBe('image/svg+xml');
		expect(body).not.toContain('script');
	});

	it('of another shop cannot be reached, and is like one that never was', async () => {
		const { image } = await upload(photo, { tenant: other });
		await makeSizesOf(image.id, other);
		expect((await app.ask(image.url, { host: 'other.localhost' })).status).toBe(200);
		const unknown = newId();
		const answers = await Promise.all(
			[
				`/media/${image.id}.jpg`,
				`/media/${image.id}/320.webp`,
				`/media/${unknown}.jpg`,
				`/media/${unknown}/320.webp`,
				`/media/..%2F${other.id}%2F${image.id}.jpg`,
			].map((address) => app.ask(address, { host: 'shop.localhost' })),
		);
		for (const { status, headers, body } of answers) {
			expect([status, headers['cache-control'], body]).toEqual([404, 'no-store', answers[0]?.body]);
		}
	});

	it('has no address but its own', async () => {
		const { image } = await upload(photo);
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
			expect([rest, (await app.ask(`/media/${image.id}${rest}`, { host: 'shop.localhost' })).status]).toEqual([
				rest,
				404,
			]);
	});
});

describe('sizes', () => {
	const ask = async (address: string) => (await app.ask(address, { host: 'shop.localhost' })).bytes;

	it('are made up to the width of the original, in both formats, with one for every program', async () => {
		const { image } = await upload(photo);
		await makeSizesOf(image.id);
		const [row] = (await rowsOf(shop)).filter(({ id }) => id === image.id);
		expect(row?.sizes).toEqual([160, 320, 640]);
		expect(
			filesOf(shop)
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
			const { headers, bytes } = await app.ask(`/media/${image.id}/640.${ending}`, { host: 'shop.localhost' });
			expect(headers['content-type']).toBe(`image/${ending === 'jpg' ? 'jpeg' : ending}`);
			expect(await sharp(bytes).metadata()).toMatchObject({ format, width: 640, height: 384 });
		}
	});

	it('of something one can see through stay so', async () => {
		const clear = sharp({
			create: { width: 200, height: 100, channels: 4, background: { r: 1, g: 2, b: 3, alpha: 0.5 } },
		});
		const { image } = await upload(await clear.png().toBuffer());
		await makeSizesOf(image.id);
		for (const ending of ['png', 'webp', 'avif'])
			expect((await sharp(await ask(`/media/${image.id}/160.${ending}`)).stats()).isOpaque).toBe(false);
	});

	it('do not exist of drawings, tiny pictures and pictures that are gone', async () => {
		const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>');
		const tiny = await sharp(photo).resize(100).png().toBuffer();
		for (const bytes of [drawing, tiny]) {
			const { image } = await upload(bytes);
			await makeSizesOf(image.id);
			expect(filesOf(shop).filter((file) => file.startsWith(`${image.id}/`))).toEqual([]);
		}
		await makeSizesOf(newId());
	});

	it('that cannot be made are not said to be there, and are made the next time', async () => {
		const { image } = await upload(photo);
		let writes = 0;
		const store = {
			...media.store,
			async write(...args: Parameters<typeof media.store.write>) {
				writes += 1;
				if (writes === 4) throw new StoreUnavailable('away');
				return media.store.write(...args);
			},
		};
		const run = makeSizesOf(image.id, shop, store);
		await expect(run).rejects.toThrow('away');
		const sizes = async () => (await rowsOf(shop)).find(({ id }) => id === image.id)?.sizes;
		expect(await sizes()).toEqual([]);
		await makeSizesOf(image.id);
		expect(await sizes()).toEqual([160, 320, 640]);
	});

	it('of another shop are not made', async () => {
		const { image } = await upload(photo, { tenant: other });
		await makeSizesOf(image.id, shop);
		expect((await rowsOf(other)).find(({ id }) => id === image.id)?.sizes).toEqual([]);
	});
});

describe('a product with a picture', () => {
	const list = async (language: string, slug: string) => {
		const query = `{ products(language: "${language}", first: 100) { items { slug image { url alt focalPoint { x y } sources { type srcset } } } } }`;
		const answer = await executor.ask({ query }, createContext(test.database, shop), () => undefined);
		const items: { slug: string; image: Record<string, unknown> }[] = JSON.parse(JSON.stringify(answer)).data.products
			.items;
		return items.find((item) => item.slug === slug)?.image;
	};
	const save = (slug: string, mediaId: string) =>
		test.database.inTenant(shop.id, (sql) =>
			saveProducts(sql, shop, [
				{ slug, names: { 'de-DE': 'Karte', 'en-GB': 'Card' }, fromPrice: 1, published: true, mediaId },
			]),
		);
	const version = async () =>
		(await test.database.inTenant(shop.id, (sql) => sql`select content from tenant_versions`))[0]?.content;

	it('shows the original until there are sizes, then these, to every visitor at once', async () => {
		const alt = [{ languageCode: 'de-DE', translation: 'Rote Karte' }];
		const { image } = await upload(photo, { variables: { alt, focalPoint: { x: 0.5, y: 0.25 } } });
		await save('early', image.id);
		expect(await list('de-AT', 'early')).toEqual({
			url: `/media/${image.id}.jpg`,
			alt: 'Rote Karte',
			focalPoint: { x: 0.5, y: 0.25 },
			sources: [],
		});
		const before = await version();
		await makeSizesOf(image.id);
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

	it('that nobody has described shows what it is called', async () => {
		const { image } = await upload(photo);
		await save('nameless', image.id);
		expect(await list('en-GB', 'nameless')).toMatchObject({ alt: 'Card' });
	});

	it('that is saved while the sizes are made gets them all the same', async () => {
		const { image } = await upload(photo);
		const [saving, made] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
		const saved = test.database.inTenant(shop.id, async (sql) => {
			await saveProducts(sql, shop, [
				{ slug: 'meanwhile', names: { 'de-DE': 'Karte' }, fromPrice: 1, published: true, mediaId: image.id },
			]);
			saving.resolve();
			await made.promise;
			await new Promise((resolve) => setTimeout(resolve, 300));
		});
		await saving.promise;
		const store = {
			...media.store,
			async write(...args: Parameters<typeof media.store.write>) {
				await media.store.write(...args);
				// The last file: the row is next.
				if (args[1].endsWith('.jpg')) made.resolve();
			},
		};
		await Promise.all([makeSizesOf(image.id, shop, store), saved]);
		expect(await list('de-DE', 'meanwhile')).toMatchObject({ url: `/media/${image.id}/640.jpg` });
	});
});
