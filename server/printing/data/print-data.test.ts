import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { newId } from '../../../rules/ids.ts';
import { Browser } from '../../testing/accounts.ts';
import { locked, pictureOf, somePdf, trimmed } from '../../testing/print-files.ts';
import { begin, type PrintShop, sendAndHangUp, startPrintShop } from '../../testing/print-shop.ts';
import { inspectPrintDataJob } from './inspect-job.ts';
import { specificationOf } from './specification-port.ts';

let shop: PrintShop;
const goodPdf = somePdf({ page: trimmed(105, 148, 3) });
const codeOf = async (browser: Browser, query: string, variables: object) =>
	(await browser.graphql(query, variables)).errors?.[0].extensions.code;
/** Until so many bytes of an upload that goes on have reached the store. */
const untilStored = (id: string, bytes: number) =>
	expect
		.poll(() => fs.statSync(`${shop.folder}/${id}.data.part`, { throwIfNoEntry: false })?.size, { interval: 10 })
		.toBe(bytes);
const head = (browser: Browser, id: string) => browser.ask(`/service-api/print-data/${id}`, { method: 'HEAD' });

beforeAll(async () => {
	shop = await startPrintShop(inject('cluster'));
});

afterAll(() => shop.close());

describe('an upload of print data', () => {
	it('is received, inspected and shown with its pages, previews and findings', async () => {
		const { browser, itemId } = await shop.shopper();
		const { answer } = await shop.upload(browser, itemId, goodPdf);
		expect([answer.status, answer.headers['upload-offset']]).toEqual([204, String(goodPdf.length)]);
		const [data] = await shop.show(browser, itemId);
		expect(data).toMatchObject({ name: 'karte.pdf', fileType: 'pdf', state: 'findings', findings: [], side: null });
		expect(data?.pages).toMatchObject([{ width: 111, trim: { x: 3, width: 105 } }]);
		const preview = await browser.ask(data?.pages[0]?.preview ?? '');
		expect([preview.status, preview.headers['content-type']]).toEqual([200, 'image/webp']);
	});

	it('is not shown from the cache of a browser that has logged out: each preview is asked for, and sent once', async () => {
		const { browser, itemId } = await shop.shopper();
		const { id } = await shop.upload(browser, itemId, goodPdf);
		const address = `/service-api/print-data/${id}/pages/1`;
		const first = await browser.ask(address);
		expect(first.headers['cache-control']).toBe('private, no-cache');
		const known = { headers: { 'if-none-match': String(first.headers.etag) } };
		const again = await browser.ask(address, known);
		expect([again.status, again.bytes.length]).toEqual([304, 0]);
		expect((await new Browser(shop.app).ask(address, known)).status).toBe(404);
	});

	it('of a guest works like that of a customer', async () => {
		const { browser, itemId } = await shop.guest();
		await shop.upload(browser, itemId, goodPdf);
		expect(await shop.show(browser, itemId)).toMatchObject([{ state: 'findings' }]);
	});

	it('goes on where the connection was lost', async () => {
		const { browser, itemId } = await shop.shopper();
		const whole = Buffer.concat([goodPdf, Buffer.alloc(6 * 2 ** 20, '%')]);
		const { id } = await shop.ticket(browser, itemId, whole);
		const until = untilStored(id, 5 * 2 ** 20);
		await sendAndHangUp(shop, browser, id, whole, { sent: 5 * 2 ** 20, until });
		const told = await head(browser, id);
		const offset = Number(told.headers['upload-offset']);
		expect([told.status, told.headers['upload-length']]).toEqual([200, String(whole.length)]);
		expect(offset).toBeGreaterThan(4 * 2 ** 20);
		const rest = await shop.patch(browser, id, offset, whole.subarray(offset));
		expect(rest.status).toBe(204);
		const stored = fs.readFileSync(`${shop.folder}/${id}.data`);
		expect(createHash('sha256').update(stored).digest('hex')).toBe(createHash('sha256').update(whole).digest('hex'));
	});

	it('that is whole says so to who has lost the answer to its last piece, and to nobody else', async () => {
		const { browser, itemId } = await shop.shopper();
		const { id } = await shop.upload(browser, itemId, goodPdf);
		const told = await head(browser, id);
		expect([told.status, told.headers['upload-offset']]).toEqual([200, String(goodPdf.length)]);
		const stranger = await shop.guest();
		expect((await head(stranger.browser, id)).status).toBe(404);
	});

	it('at another offset is told the right one with 409, and nothing is written', async () => {
		const { browser, itemId } = await shop.shopper();
		const { id } = await shop.ticket(browser, itemId, goodPdf);
		await shop.patch(browser, id, 0, goodPdf.subarray(0, 100));
		const wrong = await shop.patch(browser, id, 50, goodPdf.subarray(50));
		expect([wrong.status, wrong.headers['upload-offset']]).toEqual([409, '100']);
		expect((await shop.patch(browser, id, 100, goodPdf.subarray(100))).status).toBe(204);
	});

	it('has one writer: a new connection takes over from one that hangs', async () => {
		const { browser, itemId } = await shop.shopper();
		const { id } = await shop.ticket(browser, itemId, goodPdf);
		const over = Promise.withResolvers<void>();
		const hanging = sendAndHangUp(shop, browser, id, goodPdf, { sent: 60, until: over.promise });
		await untilStored(id, 60);
		const offset = Number((await head(browser, id)).headers['upload-offset']);
		const [one, two] = await Promise.all([
			shop.patch(browser, id, offset, goodPdf.subarray(offset)).catch(() => ({ status: 0 })),
			shop.patch(browser, id, offset, goodPdf.subarray(offset)).catch(() => ({ status: 0 })),
		]);
		over.resolve();
		await hanging;
		expect([one.status, two.status]).toContain(204);
		expect(fs.readFileSync(`${shop.folder}/${id}.data`).equals(goodPdf)).toBe(true);
	});

	it('is refused when it is longer than announced, too long, empty, or another kind of body', async () => {
		const { browser, itemId } = await shop.shopper();
		const { id } = await shop.ticket(browser, itemId, goodPdf);
		expect(
			(await shop.patch(browser, id, 0, Buffer.concat([goodPdf, goodPdf])).catch(() => ({ status: 413 }))).status,
		).toBe(413);
		expect(
			(await shop.patch(browser, id, 0, goodPdf, { 'content-type': 'application/json' })).status,
		).toBeGreaterThanOrEqual(400);
		expect((await shop.patch(browser, id, 0, goodPdf, { 'upload-offset': 'x' })).status).toBe(400);
		const wish = { itemId, name: 'x.pdf', size: 100 * 2 ** 20 + 1 };
		expect(await codeOf(browser, begin, { input: wish })).toBe('TOO_LARGE');
		expect(await codeOf(browser, begin, { input: { ...wish, size: 0 } })).toBe('VALIDATION');
		for (const side of ['../x', 'inside'])
			expect(await codeOf(browser, begin, { input: { ...wish, size: 5, side } })).toBe('VALIDATION');
	});

	it('of another type is refused with 415, and nothing of it stays', async () => {
		const { browser, itemId } = await shop.shopper();
		const bytes = Buffer.from('MZ this is a program');
		const { id } = await shop.ticket(browser, itemId, bytes);
		expect((await shop.patch(browser, id, 0, bytes)).status).toBe(415);
		expect((await head(browser, id)).status).toBe(404);
		expect(await shop.show(browser, itemId)).toEqual([]);
		expect(fs.readdirSync(shop.folder).filter((name) => name.startsWith(id))).toEqual([]);
	});

	it('of a picture is refused where a product has so many pages that only a PDF can have them all', async () => {
		await shop.setSides(...Array.from({ length: 9 }, (_side, index) => `page${index + 1}`));
		const { browser, itemId } = await shop.shopper();
		const send = async (bytes: Buffer, side: string | null) => {
			const { id } = await shop.ticket(browser, itemId, bytes, { side });
			return (await shop.patch(browser, id, 0, bytes)).status;
		};
		const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
			.png()
			.toBuffer();
		expect(await send(picture, null)).toBe(415);
		expect(await shop.show(browser, itemId)).toEqual([]);
		expect(await send(picture, 'page3')).toBe(204);
		expect(await send(goodPdf, null)).toBe(204);
		await shop.setSides('front');
	});

	it('of somebody whose access token has run out is told so, and goes on after the refresh', async () => {
		const { browser, itemId } = await shop.guest();
		const { id } = await shop.ticket(browser, itemId, goodPdf);
		for (const name of [...browser.cookies.keys()].filter((one) => /access/i.test(one))) browser.cookies.delete(name);
		expect((await head(browser, id)).status).toBe(401);
		expect((await shop.patch(browser, id, 0, goodPdf).catch(() => ({ status: 401 }))).status).toBe(401);
		expect(await codeOf(browser, begin, { input: { itemId, name: 'x.pdf', size: 9 } })).toBe('UNAUTHORIZED');
		await browser.post('refresh');
		expect((await shop.patch(browser, id, 0, goodPdf)).status).toBe(204);
	});

	it('from another site is refused before a byte is read', async () => {
		const { browser, itemId } = await shop.shopper();
		const { id } = await shop.ticket(browser, itemId, goodPdf);
		expect((await shop.patch(browser, id, 0, goodPdf, { origin: 'https://evil.example' })).status).toBe(403);
		expect((await shop.patch(browser, id, 0, goodPdf, { 'content-encoding': 'gzip' })).status).toBe(415);
	});
});

describe('print data', () => {
	it('does not exist for other shoppers, visitors and the staff of another shop', async () => {
		const { browser, itemId } = await shop.shopper();
		const open = await shop.ticket(browser, itemId, goodPdf);
		const { id } = await shop.upload(browser, itemId, goodPdf);
		const strangers = [
			(await shop.shopper()).browser,
			(await shop.guest()).browser,
			new Browser(shop.app),
			await shop.staff('other', 'eve@example.com'),
		];
		for (const stranger of strangers) {
			for (const path of ['/pages/1', '/original'])
				expect((await stranger.ask(`/service-api/print-data/${id}${path}`)).status).toBe(404);
			expect((await head(stranger, open.id)).status).toBe(404);
			expect((await shop.patch(stranger, open.id, 0, goodPdf).catch(() => ({ status: 404 }))).status).toBe(404);
			await expect(shop.show(stranger, itemId)).rejects.toThrow('NOT_FOUND');
			expect(await codeOf(stranger, begin, { input: { itemId, name: 'x.pdf', size: 9 } })).toBe('NOT_FOUND');
			expect(await codeOf(stranger, release, { id, codes: [] })).toBe('NOT_FOUND');
		}
		for (const file of [`${id}.data`, `${id}/1.webp`]) expect((await browser.ask(`/media/${file}`)).status).toBe(404);
		expect((await browser.ask(`/service-api/print-data/${newId()}/pages/1`)).status).toBe(404);
	});

	it('is reached by the staff of its shop once it is ordered, original included', async () => {
		const { browser, itemId, userId } = await shop.shopper();
		const { id } = await shop.upload(browser, itemId, goodPdf, { name: 'größe "x".pdf' });
		const staff = await shop.staff();
		expect((await staff.ask(`/service-api/print-data/${id}/original`)).status).toBe(404);
		await shop.order(userId, itemId);
		const original = await staff.ask(`/service-api/print-data/${id}/original`);
		expect([original.status, original.headers['content-type']]).toEqual([200, 'application/pdf']);
		expect(original.headers['content-disposition']).toMatch(/^attachment; filename="[\w .-]+"$/);
		expect(original.bytes.equals(goodPdf)).toBe(true);
		expect((await browser.ask(`/service-api/print-data/${id}/original`)).status).toBe(404);
	});

	it('is released only without errors and with every warning accepted, and its hash is frozen', async () => {
		const { browser, itemId } = await shop.shopper();
		const blurred = somePdf({ page: trimmed(105, 148, 3), ...pictureOf(150, 'DeviceRGB', 50) });
		const bad = await shop.upload(browser, itemId, blurred);
		expect(
			(await browser.graphql(release, { id: bad.id, codes: ['rgbColour', 'lowResolution'] })).errors[0].extensions,
		).toMatchObject({ code: 'PRINT_DATA_NOT_RELEASED', errors: ['lowResolution'], open: [] });
		const better = await shop.upload(
			browser,
			itemId,
			somePdf({ page: trimmed(105, 148, 3), ...pictureOf(700, 'DeviceRGB', 50) }),
		);
		expect((await browser.graphql(release, { id: better.id, codes: [] })).errors[0].extensions).toMatchObject({
			open: ['rgbColour'],
		});
		await browser.graphql(release, { id: better.id, codes: ['rgbColour'] });
		const [data] = await shop.show(browser, itemId);
		expect(data).toMatchObject({
			id: better.id,
			state: 'released',
			release: { byStaff: false, acceptedCodes: ['rgbColour'] },
		});
		const stored = fs.readFileSync(`${shop.folder}/${better.id}.data`);
		expect(data?.release?.sha256).toBe(createHash('sha256').update(stored).digest('hex'));
		expect(fs.existsSync(`${shop.folder}/${bad.id}.data`)).toBe(false);
	});

	it('that is released and ordered is changed by the shop alone', async () => {
		const { browser, itemId, userId } = await shop.shopper();
		const { id } = await shop.upload(browser, itemId, goodPdf);
		await browser.graphql(release, { id, codes: [] });
		await shop.order(userId, itemId);
		expect(await codeOf(browser, begin, { input: { itemId, name: 'x.pdf', size: 9 } })).toBe('PRINT_DATA_FINAL');
		expect(await codeOf(browser, remove, { id })).toBe('PRINT_DATA_FINAL');
		const staff = await shop.staff();
		expect(await codeOf(staff, refuse, { id, reason: ' ' })).toBe('VALIDATION');
		await staff.graphql(refuse, { id, reason: 'Das Logo fehlt.' });
		expect(await shop.show(browser, itemId)).toMatchObject([
			{ state: 'refused', refusal: { code: 'byShop', reason: 'Das Logo fehlt.' } },
		]);
		expect(await codeOf(browser, refuse, { id, reason: 'x' })).toBe('FORBIDDEN');
		await staff.graphql(approve, { id });
		expect(await shop.show(browser, itemId)).toMatchObject([{ state: 'released', release: { byStaff: true } }]);
		const actions = await shop.test.database.inTenant(
			shop.demo.id,
			(sql) =>
				sql`select action from audit_log where tenant_id = ${shop.demo.id} and entity_id = ${id} order by action`,
		);
		expect(actions.map(({ action }) => action)).toEqual(['approvePrintData', 'refusePrintData']);
	});

	it('is not refused for its name, which is kept in a form that can be shown', async () => {
		const { browser, itemId } = await shop.shopper();
		for (const [name, kept] of [
			['<b>karte.pdf', '_b_karte.pdf'],
			['karte\u202Efdp.pdf', 'kartefdp.pdf'],
			[`${'x'.repeat(300)}.pdf`, `${'x'.repeat(196)}.pdf`],
			[' ', 'file'],
		]) {
			await shop.upload(browser, itemId, goodPdf, { name });
			expect(await shop.show(browser, itemId)).toMatchObject([{ name: kept }]);
		}
	});

	it('with a wrong number of pages is approved by nobody, for one side or for all', async () => {
		const { browser, itemId, userId } = await shop.shopper();
		await shop.setSides('front', 'back');
		await shop.order(userId, itemId);
		const staff = await shop.staff();
		const twoPages = somePdf({ page: trimmed(105, 148, 3), pages: 2 });
		for (const [bytes, given] of [
			[twoPages, { side: 'front' }],
			[goodPdf, {}],
		] as const) {
			const { id } = await shop.upload(browser, itemId, bytes, given);
			expect(await codeOf(staff, approve, { id })).toBe('PRINT_DATA_PAGE_COUNT');
			expect(await shop.show(browser, itemId)).toMatchObject([
				{ state: 'findings', release: null, findings: [{ code: 'wrongPageCount' }] },
			]);
		}
		await shop.setSides('front');
	});

	it('that nobody can open is approved by nobody', async () => {
		const { browser, itemId, userId } = await shop.shopper();
		await shop.order(userId, itemId);
		const staff = await shop.staff();
		for (const [bytes, expected] of [
			[Buffer.from('%PDF-1.7 nothing more'), { state: 'refused', refusal: { code: 'damaged' } }],
			[somePdf({ trailer: locked }), { state: 'refused', refusal: { code: 'locked' } }],
		] as const) {
			const { id } = await shop.upload(browser, itemId, bytes);
			expect(await shop.show(browser, itemId)).toMatchObject([expected]);
			expect(await codeOf(staff, approve, { id })).toBe('PRINT_DATA_UNREADABLE');
		}
	});

	it('for one side replaces that side alone, and one file with all pages replaces every side', async () => {
		const { browser, itemId } = await shop.shopper();
		await shop.setSides('front', 'back');
		for (const side of ['front', 'back', 'front']) await shop.upload(browser, itemId, goodPdf, { side });
		expect((await shop.show(browser, itemId)).map(({ side }) => side)).toEqual(['back', 'front']);
		await shop.upload(browser, itemId, goodPdf);
		expect((await shop.show(browser, itemId)).map(({ side }) => side)).toEqual([null]);
		expect(await shop.show(browser, itemId)).toMatchObject([{ findings: [{ code: 'wrongPageCount' }] }]);
		await shop.setSides('front');
	});

	it('stays until another file could be read: what is damaged takes the place of nothing', async () => {
		const { browser, itemId } = await shop.shopper();
		const { id } = await shop.upload(browser, itemId, goodPdf, { name: 'gut.pdf' });
		await browser.graphql(release, { id, codes: [] });
		const bytes = Buffer.from('%PDF-1.7 nothing more');
		const ticket = await shop.ticket(browser, itemId, bytes, { name: 'kaputt.pdf' });
		await shop.patch(browser, ticket.id, 0, bytes);
		expect(await linesOf(browser, itemId)).toMatchObject([
			{ state: 'released', data: [{ name: 'gut.pdf' }], attempts: [{ name: 'kaputt.pdf', state: 'uploaded' }] },
		]);
		await shop.runJobs();
		expect(await linesOf(browser, itemId)).toMatchObject([
			{ state: 'released', data: [{ name: 'gut.pdf' }], attempts: [{ name: 'kaputt.pdf', state: 'refused' }] },
		]);
		expect(fs.existsSync(`${shop.folder}/${id}.data`)).toBe(true);
		await shop.upload(browser, itemId, goodPdf, { name: 'neu.pdf' });
		expect(await linesOf(browser, itemId)).toMatchObject([
			{ state: 'findings', data: [{ name: 'neu.pdf' }], attempts: [] },
		]);
	});

	it('is not decided about while a newer file is inspected, nor after that has taken its place', async () => {
		const { browser, itemId, userId } = await shop.shopper();
		await shop.order(userId, itemId);
		const { id } = await shop.upload(browser, itemId, goodPdf);
		const newer = await shop.ticket(browser, itemId, goodPdf);
		await shop.patch(browser, newer.id, 0, goodPdf);
		const staff = await shop.staff();
		for (const isInspected of [false, true]) {
			if (isInspected) await shop.runJobs();
			expect(await codeOf(staff, approve, { id })).toBe('PRINT_DATA_REPLACED');
			expect(await codeOf(staff, refuse, { id, reason: 'x' })).toBe('PRINT_DATA_REPLACED');
			expect(await codeOf(browser, release, { id, codes: [] })).toBe('PRINT_DATA_REPLACED');
		}
		expect(await shop.show(browser, itemId)).toMatchObject([{ id: newer.id, state: 'findings', release: null }]);
		expect(await codeOf((await shop.guest()).browser, release, { id, codes: [] })).toBe('NOT_FOUND');
	});

	it('is not checked for ever: where the inspection fails for good, it says so', async () => {
		const { browser, itemId } = await shop.shopper();
		const { id } = await shop.ticket(browser, itemId, goodPdf);
		await shop.patch(browser, id, 0, goodPdf);
		fs.rmSync(`${shop.folder}/${id}.data`);
		const job = inspectPrintDataJob({ store: shop.store, specificationOf });
		for (const [last, expected] of [
			[false, { state: 'uploaded' }],
			[true, { state: 'refused', refusal: { code: 'notInspected' } }],
		] as const) {
			const run = job.run({
				...{ tenantId: shop.demo.id, payload: { id }, log: pino({ level: 'silent' }), attempt: { number: 1, last } },
				inTenant: (work) => shop.test.database.inTenant(shop.demo.id, work),
				signal: new AbortController().signal,
			});
			await expect(run).rejects.toThrow('could not be read');
			expect(await shop.show(browser, itemId)).toMatchObject([expected]);
		}
	});

	it('is removed with its files', async () => {
		const { browser, itemId } = await shop.shopper();
		const { id } = await shop.upload(browser, itemId, goodPdf);
		await browser.graphql(remove, { id });
		await shop.runJobs();
		expect(await shop.show(browser, itemId)).toEqual([]);
		expect(fs.existsSync(`${shop.folder}/${id}.data`) || fs.existsSync(`${shop.folder}/${id}/1.webp`)).toBe(false);
	});
});

async function linesOf(browser: Browser, itemId: string) {
	const query =
		'query L($ids: [ID!]!) { printLines(itemIds: $ids) { state data { name } attempts { name state byStaff } } }';
	return (await browser.graphql(query, { ids: [itemId] })).data.printLines;
}

const release =
	'mutation R($id: ID!, $codes: [String!]!) { releasePrintData(id: $id, acceptedCodes: $codes) { state } }';
const remove = 'mutation X($id: ID!) { removePrintData(id: $id) }';
const refuse = 'mutation F($id: ID!, $reason: String!) { refusePrintData(id: $id, reason: $reason) { state } }';
const approve = 'mutation A($id: ID!) { approvePrintData(id: $id) { state } }';
