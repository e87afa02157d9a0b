import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Design, VectorElement } from '../../../rules/designs/design.ts';
import { sampleImage, sampleShape } from '../../../rules/designs/sample-design.ts';
import { newId } from '../../../rules/ids.ts';
import type { Browser } from '../../testing/accounts.ts';
import { type DesignShop, sendPicture, startDesignShop } from '../../testing/design-shop.ts';
import { runWaiting } from '../../testing/jobs.ts';
import { removeDesignFilesJob } from './picture-files.ts';

let shop: DesignShop;
let owner: Awaited<ReturnType<DesignShop['shopper']>>;
let red: Buffer;

const picture = (width: number, height: number, background: string) =>
	sharp({ create: { width, height, channels: 3, background } });

beforeAll(async () => {
	shop = await startDesignShop(inject('cluster'));
	await shop.plant();
	owner = await shop.shopper();
	red = await picture(2000, 1000, '#ff0000').jpeg().toBuffer();
});

afterAll(() => shop.close());

const upload = async (bytes: Buffer, who: Browser = owner.browser, name = 'photo.jpg') => {
	const { status, body } = await sendPicture(who, bytes, name);
	return status === 200 ? JSON.parse(body) : status;
};
const read = (who: Browser, id: string, width?: number) =>
	who.ask(`/service-api/designs/pictures/${id}${width ? `?width=${width}` : ''}`);
const storedFiles = () => {
	const folder = path.join(shop.dataDir, 'designs', shop.demo.id);
	return fs.existsSync(folder) ? fs.readdirSync(folder, { recursive: true }) : [];
};
const svg = (content: string, more = '') =>
	Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="100" height="50" ${more}>${content}</svg>`);
const path10 = '<path d="M0 0L10 0L10 10Z" fill="#ff0000"/>';

const colourAt = async (png: Buffer, x: number, y: number): Promise<number[]> => {
	const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
	return [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
};

async function begin(who: Browser, change: (document: Design) => Design): Promise<{ id: string; revision: number }> {
	const query = 'mutation($p: ID!) { createDesign(productId: $p) { id document } }';
	const { id, document } = await shop.tell(who, query, { p: shop.idOf('cards') });
	await shop.inShop(
		(sql) => sql`
			update designs set document = ${JSON.stringify(change(document))}::text::jsonb, revision = 1 where id = ${id}`,
	);
	return { id, revision: 1 };
}
const vectorElement = (mediaId: string): VectorElement => {
	const { id, name, box, lock, print, isPinned } = sampleShape('logo');
	return { id, name, box, lock, print, isPinned, kind: 'vector', mediaId };
};
const withPicture = (mediaId: string) => (document: Design) => ({
	...document,
	pages: document.pages.map((page, index) =>
		index === 0 ? { ...page, elements: [sampleShape('ground'), sampleImage('photo', { source: { mediaId } })] } : page,
	),
});
const findingsOf = async (who: Browser, id: string): Promise<{ code: string; elementId: string }[]> =>
	(await shop.tell(who, 'query($id: ID!) { design(id: $id) { findings } }', { id })).findings;

describe('a picture of a shopper', () => {
	it.each([
		['JPEG', () => red],
		['PNG', () => picture(2000, 1000, '#ff0000').png().toBuffer()],
		['WebP', () => picture(2000, 1000, '#ff0000').webp().toBuffer()],
		['TIFF', () => picture(2000, 1000, '#ff0000').tiff().toBuffer()],
	])('is taken in and shown in a size for screens: %s', async (_type, make) => {
		const { id, width, height, isVector } = await upload(await make());
		expect({ width, height, isVector }).toEqual({ width: 2000, height: 1000, isVector: false });
		for (const [wanted, longest] of [
			[undefined, 1600],
			[1200, 1600],
			[100, 400],
		] as const) {
			const answer = await read(owner.browser, id, wanted);
			expect(answer.status).toBe(200);
			expect(answer.headers['cache-control']).toContain('private');
			expect(await sharp(answer.bytes).metadata()).toMatchObject({ width: longest, height: longest / 2 });
		}
	});

	it('stands upright, as its camera says', async () => {
		const turned = await picture(300, 100, '#00ff00').jpeg().withMetadata({ orientation: 6 }).toBuffer();
		expect(await upload(turned)).toMatchObject({ width: 100, height: 300 });
	});

	it('that is a drawing is cleaned, and known as one that is printed as paths', async () => {
		const dirty = `<script>alert(1)</script><image href="http://evil.example/x.png"/>${path10}`;
		const { id, isVector, width } = await upload(svg(dirty, 'onload="alert(2)"'));
		expect({ isVector, width }).toEqual({ isVector: true, width: 100 });
		const stored = fs.readFileSync(path.join(shop.dataDir, 'designs', shop.demo.id, `${id}.data`), 'utf8');
		expect(stored).toContain('M0 0L10 0L10 10Z');
		expect(stored).not.toMatch(/script|alert|evil|onload/);
		const answer = await read(owner.browser, id, 400);
		expect(answer.headers['content-type']).toBe('image/png');
		const gradient =
			'<linearGradient id="g"><stop stop-color="red"/></linearGradient><rect width="9" height="9" fill="url(#g)" opacity="0.5"/>';
		expect(await upload(svg(gradient))).toMatchObject({ isVector: false });
	});

	it.each([
		['text', 415, () => Buffer.from('no picture at all')],
		['nothing', 415, () => Buffer.alloc(0)],
		['PDF', 415, () => Buffer.from('%PDF-1.7 ...')],
		['a GIF', 415, () => picture(10, 10, '#fff').gif().toBuffer()],
		['half a JPEG', 422, () => red.subarray(0, red.length / 2)],
		[
			'a PNG that claims 400 megapixels',
			413,
			async () => {
				const png = await picture(8, 8, '#fff').png().toBuffer();
				png.writeUInt32BE(20_000, 16);
				png.writeUInt32BE(20_000, 20);
				return png;
			},
		],
		[
			'a JPEG that is called PNG inside',
			422,
			async () => Buffer.concat([Buffer.from('\x89PNG\r\n\x1A\n', 'latin1'), red]),
		],
		[
			'a drawing with entities',
			422,
			() =>
				Buffer.from(
					'<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg xmlns="http://www.w3.org/2000/svg" width="1" height="1">&a;</svg>',
				),
		],
		[
			'a drawing that multiplies itself',
			422,
			() => {
				const groups = Array.from(
					{ length: 12 },
					(_, n) => `<g id="l${n + 1}">${`<use href="#l${n}"/>`.repeat(10)}</g>`,
				);
				return svg(`<g id="l0">${path10}</g>${groups.join('')}`);
			},
		],
		['a drawing of three megabytes', 413, () => svg(path10.repeat(70_000))],
	])('is refused, and nothing of it stays: %s', async (_what, status, make) => {
		const before = storedFiles().length;
		expect(await upload(await make())).toBe(status);
		expect(storedFiles()).toHaveLength(before);
	});

	it('is stopped when it is too long, whatever it says of its length', async () => {
		const headers = { 'content-type': 'image/jpeg', 'content-length': String(101 * 2 ** 20) };
		const { status } = await owner.browser.ask('/service-api/designs/pictures', { method: 'POST', headers, body: red });
		expect(status).toBe(413);
	});

	it('exists for its owner alone', async () => {
		const { id } = await upload(red);
		const strangers = [
			(await shop.shopper()).browser,
			await shop.guest(),
			await shop.staff(),
			await shop.staff('other', 'eve@example.com'),
		];
		for (const stranger of strangers) expect((await read(stranger, id)).status).toBe(404);
		expect((await read(owner.browser, newId())).status).toBe(404);
		expect((await read(owner.browser, '..%2f..%2fsecret-key')).status).toBe(404);
		const nobody = await shop.app.ask(`/service-api/designs/pictures/${id}`, { host: 'demo.localhost' });
		expect(nobody.status).toBe(404);
		expect(
			(
				await shop.app.ask('/service-api/designs/pictures', {
					host: 'demo.localhost',
					method: 'POST',
					headers: { 'content-type': 'image/png' },
					body: red,
				})
			).status,
		).toBe(401);
	});

	it('of somebody else is not shown by a design that names it', async () => {
		const { id: picked } = await upload(red);
		const thief = await shop.shopper();
		const { id } = await begin(thief.browser, withPicture(picked));
		expect(await findingsOf(thief.browser, id)).toContainEqual(
			expect.objectContaining({ code: 'missingPicture', elementId: 'photo' }),
		);
		const { bytes } = await thief.browser.ask(`/service-api/designs/${id}/pages/1.png?width=640`);
		expect(await colourAt(bytes, 500, 100)).toMatchObject([
			expect.any(Number),
			expect.any(Number),
			expect.toSatisfy((blue: number) => blue > 150),
		]);
	});

	it('goes along when a guest signs in', async () => {
		const guest = await shop.guest();
		const { id } = await upload(red, guest);
		const email = `${newId()}@example.com`;
		await shop.makeUser(email);
		await guest.logIn(email);
		expect((await read(guest, id)).status).toBe(200);
	});

	it('goes 90 days after a design has shown it last', async () => {
		const [shown, unused] = [await upload(red), await upload(red)];
		const { id } = await begin(owner.browser, withPicture(shown.id));
		const age = () => shop.inShop((sql) => sql`update design_pictures set used_at = now() - interval '91 days'`);
		const rows = async () =>
			(
				await shop.inShop(
					(sql) => sql<{ id: string }[]>`select id from design_pictures where id in (${shown.id}, ${unused.id})`,
				)
			).map((row) => row.id);
		await age();
		await shop.sweep();
		expect(await rows()).toEqual([shown.id]);
		await shop.inShop((sql) => sql`update designs set document = document || '{"pages": []}' where id = ${id}`);
		await shop.sweep();
		// It was shown until now.
		expect(await rows()).toEqual([shown.id]);
		await age();
		await shop.sweep();
		expect(await rows()).toEqual([]);
		await runWaiting(shop.test, { job: removeDesignFilesJob(shop.store), tenantId: shop.demo.id });
		expect(storedFiles().filter((file) => String(file).startsWith(shown.id))).toEqual(
			expect.not.arrayContaining([`${shown.id}.data`]),
		);
	});
});

describe('the preview of a design', () => {
	it('shows its pictures, for its owner alone', async () => {
		const { id: photo } = await upload(red);
		const { id, revision } = await begin(owner.browser, withPicture(photo));
		const address = `/service-api/designs/${id}/pages/1.png?revision=${revision}&width=640`;
		const { status, headers, bytes } = await owner.browser.ask(address);
		expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: 'image/png' });
		expect(headers['cache-control']).toContain('private');
		expect(await sharp(bytes).metadata()).toMatchObject({ width: 640 });
		// Its red in the inks of the profile, not that of the screen.
		const [r = 0, g = 0, b = 0] = await colourAt(bytes, 500, 100);
		expect(Math.hypot(r - 228, g - 34, b - 25)).toBeLessThan(8);
		const strangers = [
			(await shop.shopper()).browser,
			await shop.guest(),
			await shop.staff(),
			await shop.staff('other', 'eve@example.com'),
		];
		for (const stranger of strangers) expect((await stranger.ask(address)).status).toBe(404);
	});

	it('is that of the stored revision, whichever the address names, and browsers revalidate it', async () => {
		const { id } = await begin(owner.browser, (document) => document);
		const ask = (query: string) => owner.browser.ask(`/service-api/designs/${id}/pages/1.png?${query}`);
		const { headers, bytes: before } = await ask('');
		expect(headers['cache-control']).toBe('private, no-cache');
		const { etag = '' } = headers;
		const again = (browser = owner.browser) =>
			browser.ask(`/service-api/designs/${id}/pages/1.png`, { headers: { 'if-none-match': String(etag) } });
		expect((await again()).status).toBe(304);
		// Who has logged out, and whoever else uses the browser, sees nothing of what it holds.
		expect((await again(await shop.guest())).status).toBe(404);
		await shop.inShop(
			(sql) =>
				sql`update designs set document = jsonb_set(document, '{values,name}', '"Other"'), revision = 2 where id = ${id}`,
		);
		expect((await ask('revision=1')).bytes.equals(before)).toBe(false);
		expect((await again()).status).toBe(200);
	});

	it('has no other pages than the design, and none larger than is useful', async () => {
		const { id } = await begin(owner.browser, (document) => document);
		const ask = (page: string) => owner.browser.ask(`/service-api/designs/${id}/pages/${page}`);
		for (const page of ['0.png', '3.png', '1.jpg', '-1.png', 'x']) expect((await ask(page)).status).toBe(404);
		const { bytes } = await ask('2.png?width=999999');
		expect(await sharp(bytes).metadata()).toMatchObject({ width: 2400 });
	});

	it('finds pictures that are too small for the press', async () => {
		const { id: small } = await upload(await picture(40, 40, '#0000ff').png().toBuffer());
		const { id } = await begin(owner.browser, withPicture(small));
		expect(await findingsOf(owner.browser, id)).toContainEqual(
			expect.objectContaining({ code: 'lowResolution', elementId: 'photo' }),
		);
	});

	it('draws a vector in the inks of the press, and gives its paths to the studio', async () => {
		const { id: logo } = await upload(svg(path10, 'viewBox="0 0 10 10"'));
		const { id } = await begin(owner.browser, (document) => ({
			...document,
			pages: document.pages.map((page, index) => ({
				...page,
				elements: index === 0 ? [vectorElement(logo)] : [],
			})),
		}));
		const { status, body } = await owner.browser.ask(`/service-api/designs/${id}/vectors/${logo}`);
		expect(status).toBe(200);
		expect(JSON.parse(body).paths).toHaveLength(1);
		expect(await findingsOf(owner.browser, id)).not.toContainEqual(expect.objectContaining({ code: 'missingPicture' }));
		const stranger = (await shop.shopper()).browser;
		expect((await stranger.ask(`/service-api/designs/${id}/vectors/${logo}`)).status).toBe(404);
	});
});
