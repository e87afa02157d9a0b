// From an order with a released design to its file for the press.
import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Design, DesignElement } from '../../../rules/designs/design.ts';
import type { FieldValues } from '../../../rules/designs/placeholders.ts';
import { type PrintSpecification, usualSpecification } from '../../../rules/designs/print-specification.ts';
import { sampleImage, sampleShape, sampleText, unlocked } from '../../../rules/designs/sample-design.ts';
import { newId } from '../../../rules/ids.ts';
import type { Sql } from '../../database/connection.ts';
import { writeSentBackMail } from '../../orders/mails/write-print-data-mails.ts';
import type { Browser } from '../../testing/accounts.ts';
import { checkPdfX4 } from '../../testing/check-pdf-x4.ts';
import { loadSampleDesign } from '../../testing/designs.ts';
import { openPdf } from '../../testing/open-pdf.ts';
import { readGlyphs } from '../../testing/pdf-glyphs.ts';
import { plantDraft, plantRelease, takeBackRelease } from '../../testing/planted-designs.ts';
import { type PrintShop, startPrintShop } from '../../testing/print-shop.ts';
import { madeFile } from '../jobs/press-files.ts';
import { openPrintLines, settleNewRelease } from '../lines/settle-lines.ts';
import type { ReleasedPicture } from './design-release.ts';

let shop: PrintShop;
let staff: Browser;
let document: Design;
let photo: { id: string; bytes: Buffer };
let logo: { id: string; bytes: Buffer };
let fading: { id: string; bytes: Buffer };

const specification: PrintSpecification = { ...usualSpecification, dataRequirement: 'none' };
const inShop = <T>(work: (sql: Sql) => Promise<T>): Promise<T> => shop.test.database.inTenant(shop.demo.id, work);
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const picturesOf = (...pictures: { id: string; bytes: Buffer }[]): ReleasedPicture[] =>
	pictures.map(({ id, bytes }) => ({ mediaId: id, sha256: hashOf(bytes) }));

async function storePicture(bytes: Buffer, fileType: string) {
	const id = newId();
	await inShop(
		(sql) => sql`
			insert into design_pictures (tenant_id, id, name, file_type, size, sha256, width, height)
			values (${shop.demo.id}, ${id}, ${`picture.${fileType}`}, ${fileType}, ${bytes.length}, ${hashOf(bytes)}, 10, 10)`,
	);
	await shop.designStore.write(shop.demo.id, `${id}.data`, 'application/octet-stream', bytes);
	return { id, bytes };
}

const svg = (inside: string) =>
	Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${inside}</svg>`);
const vector = (id: string, mediaId: string, x: number): DesignElement => ({
	...{ id, name: id, box: { x, y: 30_000, width: 10_000, height: 15_000, rotation: 0 } },
	...{ lock: unlocked, print: true, isPinned: false, kind: 'vector', mediaId },
});

beforeAll(async () => {
	shop = await startPrintShop(inject('cluster'));
	staff = await shop.staff();
	const jpeg = sharp({ create: { width: 300, height: 300, channels: 3, background: '#336699' } }).jpeg();
	photo = await storePicture(await jpeg.toBuffer(), 'jpeg');
	logo = await storePicture(svg('<circle cx="5" cy="5" r="4" fill="#e30613"/>'), 'svg');
	const gradient =
		'<linearGradient id="g"><stop stop-color="red"/><stop offset="1" stop-color="blue"/></linearGradient>';
	fading = await storePicture(svg(`<defs>${gradient}</defs><rect width="10" height="10" fill="url(#g)"/>`), 'svg');
	const sample = await loadSampleDesign();
	document = {
		...sample,
		pages: [
			{
				id: 'p1',
				name: 'front',
				elements: [
					sampleShape('ground'),
					sampleText('name', '{{name}}'),
					sampleImage('photo', { source: { mediaId: photo.id } }),
					sampleImage('drawing', { source: { mediaId: logo.id }, mask: 'ellipse' }),
					vector('logo', logo.id, 10_000),
					vector('fading', fading.id, 30_000),
				],
			},
			{ id: 'p2', name: 'back', elements: [sampleText('back', 'Rückseite')] },
		],
		values: { ...sample.values, name: 'Ada' },
	};
});
afterAll(() => shop.close());

interface Ordered {
	userId: string;
	itemId: string;
	designId: string;
	releaseId: string;
	orderId: string;
	browser: Browser;
}

async function order(given: Partial<Design> = {}, series: readonly FieldValues[] | null = null): Promise<Ordered> {
	const { userId, browser } = await shop.shopper();
	const { designId, releaseId } = await inShop(async (sql) => {
		const draft = { userId, productId: shop.productId, document: { ...document, ...given } };
		const id = await plantDraft(sql, shop.demo.id, draft);
		const pictures = picturesOf(photo, logo, fading);
		return { designId: id, releaseId: await plantRelease(sql, shop.demo.id, id, { specification, series, pictures }) };
	});
	const itemId = newId();
	const orderId = await shop.order(userId, itemId, {}, { designId, releaseId });
	return { userId, itemId, designId, releaseId, orderId, browser };
}

const lineFields = `itemId state files { releasedBy } job { id state sha256 failureCode } pressFile sheets jobTicket
	release { id designId sha256 rows byStaff releasedBy releasedAt acceptedCodes previews { side url } }`;

async function lineOf(orderId: string, who = staff) {
	const { data, errors } = await who.graphql(`query($id: ID!) { orderPrintLines(orderId: $id) { ${lineFields} } }`, {
		id: orderId,
	});
	return errors ? errors[0].extensions.code : data.orderPrintLines[0];
}

async function make(ordered: Ordered) {
	await shop.runJobs();
	const line = await lineOf(ordered.orderId);
	const file = await shop.store.read(shop.demo.id, madeFile(line.job.id));
	return { line, pdf: file ? await buffer(file.stream) : Buffer.alloc(0) };
}

describe('an ordered line with a design', () => {
	it('is released at once, waits for nothing, and takes no print data', async () => {
		const ordered = await order();
		const { orderId, itemId, releaseId, designId, browser } = ordered;
		expect(await lineOf(orderId)).toMatchObject({
			...{ itemId, state: 'released', files: [], job: { state: 'waiting' } },
			release: { id: releaseId, designId, rows: 1, byStaff: false, acceptedCodes: [] },
		});
		await inShop((sql) => openPrintLines(sql, shop.demo.id, orderId));
		const { data } = await browser.graphql(
			`{ printLines(itemIds: ["${itemId}"]) { itemId } ownOrders(first: 1, offset: 0) { items { waitsForPrintData } } }`,
		);
		expect(data).toEqual({ printLines: [], ownOrders: { items: [{ waitsForPrintData: false }] } });
		await expect(shop.ticket(browser, itemId, Buffer.from('x'))).rejects.toThrow('VALIDATION');
	});

	it('becomes PDF/X-4 of the release, whatever becomes of the design, and the same bytes again', async () => {
		const ordered = await order();
		await inShop(async (sql) => {
			await takeBackRelease(sql, shop.demo.id, ordered.designId);
			await sql`update designs set document = ${JSON.stringify({ ...document, pages: [] })}::text::jsonb where id = ${ordered.designId}`;
		});
		const { line, pdf } = await make(ordered);
		expect(line).toMatchObject({ job: { state: 'made', sha256: hashOf(pdf) } });
		expect(await checkPdfX4(pdf)).toEqual([]);
		const opened = await openPdf(pdf);
		expect(opened.getPageCount()).toBe(2);
		expect(readGlyphs(opened, 0)).toHaveLength(3);
		// Once more, with nothing left of the first time.
		await inShop(
			(sql) => sql`update print_jobs set state = 'waiting', sha256 = null where item_id = ${ordered.itemId}`,
		);
		await staff.graphql(`mutation { remakePrintJob(itemId: "${ordered.itemId}") { state } }`);
		expect((await make(ordered)).pdf.equals(pdf)).toBe(true);
		await inShop((sql) => sql`delete from designs where id = ${ordered.designId}`);
		expect((await lineOf(ordered.orderId)).release).toMatchObject({ id: ordered.releaseId, designId: null });
	});

	it('is printed as one file with all rows of a series', async () => {
		const rows = ['Ada', 'Grace', 'Klothilde'].map((name) => ({ name }));
		const { pdf, line } = await make(await order({}, rows));
		expect(line.release.rows).toBe(3);
		const opened = await openPdf(pdf);
		expect(opened.getPageCount()).toBe(6);
		expect([0, 2, 4].map((page) => readGlyphs(opened, page).length)).toEqual(rows.map(({ name }) => name.length));
	});

	it('has a job ticket that names the release, sheets, and the mark of who has printed it', async () => {
		const ordered = await order();
		const { line } = await make(ordered);
		const ticket = JSON.parse((await staff.ask(line.jobTicket)).body);
		expect(ticket).toMatchObject({
			files: [],
			design: {
				...{ id: ordered.designId, copies: 1, pages: [{ side: 'front' }, { side: 'back' }] },
				release: { id: ordered.releaseId, by: 'customer', sha256: line.release.sha256 },
			},
			pressFile: { state: 'made', sha256: line.job.sha256 },
		});
		expect(
			(await staff.ask(`${line.sheets}?format=SRA3&orientation=landscape&margin=10&gutter=2&turn=leftRight`)).status,
		).toBe(200);
		await staff.graphql(`mutation { markLinePrinted(itemId: "${ordered.itemId}") { state } }`);
		expect(await lineOf(ordered.orderId)).toMatchObject({ state: 'printed' });
	});

	it('is seen by those who look after orders of the shop alone', async () => {
		const { orderId, browser, itemId } = await order();
		expect(await lineOf(orderId, browser)).toBe('FORBIDDEN');
		const foreign = await shop.staff('other', 'eve@example.com');
		expect(await lineOf(orderId, foreign)).toBeUndefined();
		expect((await foreign.ask(`/service-api/print-lines/${itemId}/job-ticket`)).status).toBe(404);
	});
});

describe('what differs from the release is not printed', () => {
	const failureAfter = async (change: (ordered: Ordered) => Promise<unknown>, given: Partial<Design> = {}) => {
		const ordered = await order(given);
		await change(ordered);
		await shop.runJobs();
		return (await lineOf(ordered.orderId)).job.failureCode;
	};
	const changeRelease =
		(column: string, value: unknown) =>
		({ releaseId }: Ordered) =>
			inShop((sql) => sql`update design_releases set ${sql({ [column]: value })} where id = ${releaseId}`);
	const overwrite = (id: string, bytes: Buffer) => () =>
		shop.designStore.write(shop.demo.id, `${id}.data`, 'application/octet-stream', bytes);

	it('not another document, specification, series or hash', async () => {
		const changed = { ...document, values: { name: 'Eve' } };
		expect(await failureAfter(changeRelease('document', changed))).toBe('dataChanged');
		expect(await failureAfter(changeRelease('specification', { ...specification, cropMarks: false }))).toBe(
			'dataChanged',
		);
		expect(await failureAfter(changeRelease('series', [{ name: 'Eve' }]))).toBe('dataChanged');
		expect(await failureAfter(changeRelease('sha256', 'a'.repeat(64)))).toBe('dataChanged');
	});

	it('not another release than the one that was ordered', async () => {
		const other = await order({ values: { name: 'Eve' } });
		const swapInputs = async ({ itemId }: Ordered) =>
			inShop(
				(sql) => sql`
					update print_jobs set inputs = jsonb_set(inputs, '{release,id}', to_jsonb(${other.releaseId}::text)) where item_id = ${itemId}`,
			);
		expect(await failureAfter(swapInputs)).toBe('dataChanged');
	});

	it('not with another picture, without it, or with one that was not released', async () => {
		const { bytes } = photo;
		const green = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#00ff00' } })
			.jpeg()
			.toBuffer();
		expect(await failureAfter(overwrite(photo.id, green))).toBe('dataChanged');
		await shop.designStore.remove(shop.demo.id, `${photo.id}.data`);
		expect(await failureAfter(async () => undefined)).toBe('dataMissing');
		await overwrite(photo.id, bytes)();
		const stray = await storePicture(green, 'jpeg');
		const page = { id: 'p1', name: 'front', elements: [sampleImage('stray', { source: { mediaId: stray.id } })] };
		expect(await failureAfter(async () => undefined, { pages: [page] })).toBe('dataChanged');
	});

	it('not with another face or another profile', async () => {
		const refrozen = async (ordered: Ordered, change: Record<string, string>) =>
			inShop(async (sql) => {
				const { hashRelease } = await import('./release-hash.ts');
				await sql`update design_releases set ${sql(change)} where id = ${ordered.releaseId}`;
				const release = await shop.releases.find(sql, shop.demo.id, ordered.releaseId);
				if (!release) throw new Error('no release');
				const sha256 = hashRelease(release);
				await sql`update design_releases set sha256 = ${sha256} where id = ${ordered.releaseId}`;
				const { hashInputs } = await import('../lines/job-inputs.ts');
				const [job] = await sql`select id, inputs from print_jobs where item_id = ${ordered.itemId}`;
				const inputs = { ...job?.inputs, release: { id: ordered.releaseId, sha256 } };
				await sql`
					update print_jobs set inputs = ${JSON.stringify(inputs)}::text::jsonb, input_hash = ${hashInputs(inputs)} where id = ${job?.id}`;
			});
		expect(await failureAfter((ordered) => refrozen(ordered, { faces_sha256: 'b'.repeat(64) }))).toBe('faceChanged');
		expect(await failureAfter((ordered) => refrozen(ordered, { profile_sha256: 'c'.repeat(64) }))).toBe(
			'profileMissing',
		);
	});
});

describe('pictures of an ordered design', () => {
	it('show what was released to who has ordered it and to the shop, and do not exist for anyone else', async () => {
		const elements = [sampleShape('ground'), sampleText('name', '{{name}}')];
		const { orderId, browser, releaseId } = await order({ pages: [{ id: 'p1', name: 'front', elements }] });
		const [{ url } = { url: '' }] = (await lineOf(orderId)).release.previews;
		expect(url).toContain(releaseId);
		const shown = [await staff.ask(url), await browser.ask(url)];
		expect(shown.map(({ status, headers }) => [status, headers['content-type'], headers['cache-control']])).toEqual([
			[200, 'image/png', 'private, no-cache'],
			[200, 'image/png', 'private, no-cache'],
		]);
		const strangers = [
			(await shop.shopper()).browser,
			(await shop.guest()).browser,
			await shop.staff('other', 'eve@example.com'),
		];
		for (const stranger of strangers) expect((await stranger.ask(url)).status).toBe(404);
		expect((await staff.ask(url.replace('/1.png', '/2.png'))).status).toBe(404);
		const own = await browser.graphql(`{ ownOrders(first: 1, offset: 0) { items { number } } }`);
		const { data } = await browser.graphql(
			`{ ownOrder(number: "${own.data.ownOrders.items[0].number}") { lines { designPreview } } }`,
		);
		expect((await browser.ask(data.ownOrder.lines[0].designPreview)).status).toBe(200);
	});
});

describe('a design that the shop sends back', () => {
	const sendBack = async (itemId: string, reason = 'Too dark', who = staff) => {
		const mutation = 'mutation($id: ID!, $reason: String!) { sendBackDesign(itemId: $id, reason: $reason) }';
		const { data, errors } = await who.graphql(mutation, { id: itemId, reason });
		return errors ? errors[0].extensions.code : data.sendBackDesign;
	};
	const seen = async (browser: Browser, itemId: string) => {
		const query = `{ orderedDesigns(itemIds: ["${itemId}"]) { state designId refusalReason } }`;
		return (await browser.graphql(query)).data.orderedDesigns[0];
	};
	const releaseAgain = ({ designId }: Ordered) =>
		inShop(async (sql) => {
			const pictures = picturesOf(photo, logo, fading);
			const releaseId = await plantRelease(sql, shop.demo.id, designId, { specification, pictures });
			await settleNewRelease(sql, shop.demo.id, { designId, releaseId });
			return releaseId;
		});

	it('is not printed until the customer has released it again, and is then printed from the new release', async () => {
		const ordered = await order();
		const { itemId, orderId, browser, designId } = ordered;
		await make(ordered);
		expect(await sendBack(itemId)).toBe(true);
		expect(await lineOf(orderId)).toMatchObject({ state: 'refused', job: null });
		expect(await seen(browser, itemId)).toEqual({ state: 'refused', designId, refusalReason: 'Too dark' });
		const [design] = await inShop((sql) => sql`select release_id from designs where id = ${designId}`);
		expect(design).toEqual({ releaseId: null });
		const [waiting] = await inShop((sql) => sql`select waits_for_print_data from orders where id = ${orderId}`);
		expect(waiting).toEqual({ waitsForPrintData: true });
		expect(
			(await staff.graphql(`mutation { markLinePrinted(itemId: "${itemId}") { state } }`)).errors[0].extensions.code,
		).toBe('PRINT_DATA_NOT_RELEASED');
		const mails = await inShop(async (sql) => {
			await writeSentBackMail(
				sql,
				shop.demo.id,
				{ itemId, refusalId: newId() },
				{ platformAddress: () => 'http://demo' },
			);
			return sql<{ subject: string; text: string }[]>`
				select m.subject, m.text from mails m join order_mails o on o.mail_id = m.id where o.order_id = ${orderId}`;
		});
		expect(mails[0]?.text).toContain('Too dark');
		const releaseId = await releaseAgain(ordered);
		const { line } = await make(ordered);
		expect(line).toMatchObject({ state: 'released', release: { id: releaseId }, job: { state: 'made' } });
		expect(await seen(browser, itemId)).toMatchObject({ state: 'released', refusalReason: '' });
	});

	it('leaves other orders of the same design as they were ordered', async () => {
		const ordered = await order();
		const { userId, designId, releaseId } = ordered;
		const other = newId();
		const otherOrder = await shop.order(userId, other, {}, { designId, releaseId });
		await sendBack(ordered.itemId);
		await releaseAgain(ordered);
		expect(await lineOf(otherOrder)).toMatchObject({ state: 'released', release: { id: releaseId } });
	});

	it('is sent back with a reason, by those who look after orders of the shop, and not once it is printed', async () => {
		const ordered = await order();
		const { itemId, browser } = ordered;
		expect(await sendBack(itemId, ' ')).toBe('VALIDATION');
		expect(await sendBack(itemId, 'x', browser)).toBe('FORBIDDEN');
		expect(await sendBack(itemId, 'x', await shop.staff('other', 'eve@example.com'))).toBe('NOT_FOUND');
		expect(await seen((await shop.shopper()).browser, itemId)).toBeUndefined();
		await make(ordered);
		await staff.graphql(`mutation { markLinePrinted(itemId: "${itemId}") { state } }`);
		expect(await sendBack(itemId)).toBe('PRINT_DATA_FINAL');
	});
});
