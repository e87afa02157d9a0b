import { Readable } from 'node:stream';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { savePicture } from '../../media/save-picture.ts';
import type { MediaStore } from '../../media/store.ts';
import { chooseImages } from '../../shop-details/shop-images.ts';
import { createTenant } from '../../tenants/create-tenant.ts';
import { startApp, type TestApp, testMedia } from '../../testing/app.ts';
import { cloneDatabase, type TestDatabase } from '../../testing/database.ts';

const drawing = Buffer.from(
	'<svg xmlns="http://www.w3.org/2000/svg" width="300" height="60"><rect width="150" height="60" fill="#fff"/></svg>',
);
const files = new Map<string, Uint8Array>();
const store: MediaStore = {
	write: async (_tenant, name, _contentType, bytes) => void files.set(name, bytes),
	read: async (_tenant, name) => {
		const bytes = files.get(name);
		return bytes && { bytes: bytes.length, stream: Readable.from([Buffer.from(bytes)]) };
	},
	exists: async (_tenant, name) => files.has(name),
	remove: async () => undefined,
};

let test: TestDatabase;
let app: TestApp;
let logo: string;
let other: string;

beforeAll(async () => {
	test = await cloneDatabase(inject('cluster'));
	const demo = await createTenant(test.database, {
		slug: 'demo',
		name: 'Demo',
		allowTemporaryUsers: true,
		languageCodes: ['de-DE'],
	});
	const picture = { contentType: 'image/svg+xml', width: 300, height: 60, bytes: new Uint8Array(drawing) };
	await test.database.inTenant(demo, async (sql) => {
		logo = await savePicture(sql, store, demo, picture);
		other = await savePicture(sql, store, demo, picture);
		await chooseImages(sql, demo, { logoWide: logo });
	});
	app = await startApp({ database: test.database, media: testMedia(store) });
});

afterAll(async () => {
	await app.close();
	await test.drop();
});

describe('the logo of a shop for its mails', () => {
	it('is a PNG that keeps what is transparent, also where it is a drawing', async () => {
		const { headers, bytes } = await app.ask(`/service-api/mail-logo/${logo}.png`);
		expect(headers).toMatchObject({ 'content-type': 'image/png', 'cross-origin-resource-policy': 'cross-origin' });
		const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
		expect(info.width / info.height).toBeCloseTo(5, 1);
		// In the middle of its left and of its right half; edges may be smoothed.
		const alphaAt = (share: number) =>
			data[4 * (Math.floor(info.height / 2) * info.width + Math.floor(info.width * share)) + 3];
		expect([alphaAt(0.25), alphaAt(0.75)]).toEqual([255, 0]);
	});

	it('is the only picture that is drawn there', async () => {
		expect((await app.ask(`/service-api/mail-logo/${other}.png`)).status).toBe(404);
		expect((await app.ask(`/service-api/mail-logo/${logo}.svg`)).status).toBe(404);
	});
});
