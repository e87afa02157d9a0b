import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { newId } from '../../../rules/ids.ts';
import { type Browser, makeUser } from '../../testing/accounts.ts';
import { openPdf, pageOperators } from '../../testing/open-pdf.ts';
import { somePdf, trimmed } from '../../testing/print-files.ts';
import { type PrintShop, startPrintShop } from '../../testing/print-shop.ts';
import { watchStatements } from '../../testing/statements.ts';
import { findOrderPrintLines } from './find-order-lines.ts';

let shop: PrintShop;
let staff: Browser;
const page = trimmed(105, 148, 3);
const goodPdf = somePdf({ page });
const hash = createHash('sha256').update(goodPdf).digest('hex');

const fields = `itemId position name code quantity state since pressFile jobTicket sheets
	files { releasedBy printData { id state release { byStaff sha256 acceptedCodes } } } attempts { name state }
	job { state sha256 size failureCode madeAt printedAt printedBy }`;
const show = `query Show($orderId: ID!) { orderPrintLines(orderId: $orderId) { ${fields} } }`;
const mark = `mutation Mark($itemId: ID!) { markLinePrinted(itemId: $itemId) { ${fields} } }`;
const remake = `mutation Remake($itemId: ID!) { remakePrintJob(itemId: $itemId) { ${fields} } }`;
const release = 'mutation R($id: ID!) { releasePrintData(id: $id, acceptedCodes: []) { state } }';

beforeAll(async () => {
	shop = await startPrintShop(inject('cluster'));
	staff = await shop.staff();
});

afterAll(() => shop.close());

beforeEach(() => shop.setSides('front'));

/** An order whose data its customer has released. */
async function orderReleased(bytes = goodPdf) {
	const { browser, email, itemId, userId } = await shop.shopper();
	const orderId = await shop.order(userId, itemId);
	const { id } = await shop.upload(browser, itemId, bytes);
	const { errors } = await browser.graphql(release, { id });
	if (errors) throw new Error(errors[0].message);
	return {
		browser,
		username: email.split('@')[0]?.replaceAll('-', ''),
		itemId,
		orderId,
		id,
		address: `/service-api/print-lines/${itemId}`,
	};
}

async function orderMade(bytes = goodPdf) {
	const released = await orderReleased(bytes);
	await shop.runJobs();
	return released;
}

async function lineOf(orderId: string) {
	const { data, errors } = await staff.graphql(show, { orderId });
	if (errors) throw new Error(errors[0].message);
	return data.orderPrintLines[0];
}

const audited = (action: string, itemId: string) =>
	shop.test.database.inTenant(
		shop.demo.id,
		(sql) => sql`select from audit_log where action = ${action} and after ->> 'itemId' = ${itemId}`,
	);

describe('the print lines of an order', () => {
	it('tell the state, who has released which file, and the file for the press', async () => {
		const { orderId, itemId, username, id } = await orderReleased();
		expect(await lineOf(orderId)).toMatchObject({
			...{ itemId, position: 0, state: 'released', pressFile: null, sheets: null },
			files: [
				{ releasedBy: username, printData: { id, release: { byStaff: false, sha256: hash, acceptedCodes: [] } } },
			],
			job: { state: 'waiting', sha256: null, madeAt: null },
		});
		await shop.runJobs();
		expect(await lineOf(orderId)).toMatchObject({
			pressFile: `/service-api/print-lines/${itemId}/press-file`,
			job: { state: 'made', sha256: hash, size: goodPdf.length, failureCode: null, printedAt: null },
		});
	});

	it('cost the same number of statements whatever their number', async () => {
		const { orderId } = await orderMade();
		const { statements, result } = await watchStatements(shop.test.appUrl, shop.demo.id, (sql) =>
			findOrderPrintLines(sql, shop.demo.id, { orderId }),
		);
		expect(result).toHaveLength(1);
		expect(statements).toHaveLength(9);
	});

	it('are for those who look after orders, and are changed by those who may', async () => {
		const { orderId, itemId, browser } = await orderMade();
		const reader = await makeReader();
		expect((await reader.graphql(show, { orderId })).data.orderPrintLines).toHaveLength(1);
		for (const query of [mark, remake]) {
			expect((await reader.graphql(query, { itemId })).errors[0].extensions.code).toBe('FORBIDDEN');
			expect((await browser.graphql(query, { itemId })).errors[0].extensions.code).toBe('FORBIDDEN');
		}
		expect((await browser.graphql(show, { orderId })).errors[0].extensions.code).toBe('FORBIDDEN');
		const stranger = await shop.staff('other', 'eve@example.com');
		expect((await stranger.graphql(show, { orderId })).data.orderPrintLines).toEqual([]);
		expect((await stranger.graphql(mark, { itemId })).errors[0].extensions.code).toBe('NOT_FOUND');
	});
});

describe('a released line whose data the shop replaces', () => {
	const damaged = Buffer.from('%PDF-1.7 nothing more');

	it('stays as it is, with its file for the press, when the new file cannot be read, and the customer hears nothing of it', async () => {
		const { orderId, itemId, id, browser, address } = await orderMade();
		await shop.upload(staff, itemId, damaged, { name: 'kaputt.pdf' });
		expect(await lineOf(orderId)).toMatchObject({
			...{ state: 'released', files: [{ printData: { id } }], job: { state: 'made', sha256: hash } },
			attempts: [{ name: 'kaputt.pdf', state: 'refused' }],
		});
		expect((await staff.ask(`${address}/press-file`)).bytes.equals(goodPdf)).toBe(true);
		const asked = 'query L($ids: [ID!]!) { printLines(itemIds: $ids) { state attempts { id } events { step } } }';
		const { printLines } = (await browser.graphql(asked, { ids: [itemId] })).data;
		expect(printLines).toEqual([
			{ state: 'released', attempts: [], events: [{ step: 'uploaded' }, { step: 'released' }] },
		]);
	});

	it('is not marked as printed while the new file is inspected', async () => {
		const { itemId } = await orderMade();
		const { id } = await shop.ticket(staff, itemId, goodPdf);
		await shop.patch(staff, id, 0, goodPdf);
		expect((await staff.graphql(mark, { itemId })).errors[0].extensions.code).toBe('PRINT_DATA_REPLACED');
	});
});

async function makeReader(): Promise<Browser> {
	const email = `${newId()}@example.com`;
	await makeUser(shop.test.database, shop.demo, email, { role: { name: 'readers', access: ['qOrder'] } });
	return shop.staff('demo', email);
}

describe('a line that is marked as printed', () => {
	it('cannot be changed any more, and is printed again from the same bytes', async () => {
		const { orderId, itemId, id, address } = await orderMade();
		await staff.graphql(mark, { itemId });
		const again = await staff.graphql(mark, { itemId });
		expect(again.data.markLinePrinted).toMatchObject({
			state: 'printed',
			files: [{ printData: { state: 'printed' } }],
			job: { printedBy: 'ada' },
		});
		expect(again.data.markLinePrinted.job.printedAt).not.toBeNull();
		expect(await audited('markLinePrinted', itemId)).toHaveLength(1);
		const refused = await staff.graphql('mutation R($id: ID!) { refusePrintData(id: $id, reason: "x") { state } }', {
			id,
		});
		expect(refused.errors[0].extensions.code).toBe('PRINT_DATA_FINAL');
		await expect(shop.upload(staff, itemId, goodPdf)).rejects.toThrow('PRINT_DATA_FINAL');
		expect((await staff.ask(`${address}/press-file`)).bytes.equals(goodPdf)).toBe(true);
		expect((await lineOf(orderId)).state).toBe('printed');
	});

	it('must be released, and its file be made or have failed', async () => {
		const { itemId: missing, userId } = await shop.shopper();
		await shop.order(userId, missing);
		expect((await staff.graphql(mark, { itemId: missing })).errors[0].extensions.code).toBe('PRINT_DATA_NOT_RELEASED');
		const { itemId } = await orderReleased();
		expect((await staff.graphql(mark, { itemId })).errors[0].extensions.code).toBe('STILL_WORKING');
	});
});

const tasksOf = async (orderId: string) =>
	(
		await staff.graphql('query($id: ID!) { tasks(objectType: order, objectId: $id) { items { kind } } }', {
			id: orderId,
		})
	).data.tasks.items;

describe('a file for the press that could not be made', () => {
	it('becomes a task, and is made again when the shop asks for it', async () => {
		const { orderId, itemId, id } = await orderReleased();
		await shop.store.remove(shop.demo.id, `${id}.data`);
		await shop.runJobs();
		expect((await lineOf(orderId)).job).toMatchObject({ state: 'failed', failureCode: 'dataMissing' });
		expect(await tasksOf(orderId)).toEqual([{ kind: 'printDataFailed' }]);
		await shop.store.write(shop.demo.id, `${id}.data`, 'application/pdf', goodPdf);
		await staff.graphql(remake, { itemId });
		await shop.runJobs();
		expect((await lineOf(orderId)).job).toMatchObject({ state: 'made', sha256: hash, failureCode: null });
		expect(await tasksOf(orderId)).toEqual([]);
		expect(await audited('remakePrintJob', itemId)).toHaveLength(1);
		await staff.graphql(remake, { itemId });
		expect((await lineOf(orderId)).job).toMatchObject({ state: 'made' });
	});
});

describe('what the print shop takes away', () => {
	it('is the press-ready PDF with its hash', async () => {
		const { address } = await orderMade();
		const { status, headers, bytes } = await staff.ask(`${address}/press-file`);
		expect(status).toBe(200);
		expect(headers['content-disposition']).toMatch(/^attachment; filename="[\w.-]+-1\.pdf"$/);
		expect(headers['cache-control']).toBe('private, no-store');
		expect(headers['repr-digest']).toBe(`sha-256=:${Buffer.from(hash, 'hex').toString('base64')}:`);
		expect(bytes.equals(goodPdf)).toBe(true);
	});

	it('is a job ticket in millimetres, with a note where boxes are missing', async () => {
		const { address, id, itemId, username } = await orderMade(somePdf());
		await shop.test.database.inTenant(
			shop.demo.id,
			(sql) => sql`
				update print_lines set specification = jsonb_set(specification, '{dieLine}', '"M0 0L105000 0L500 148000Z"')
				where item_id = ${itemId}`,
		);
		const ticket = JSON.parse((await staff.ask(`${address}/job-ticket`)).body);
		expect(ticket).toMatchObject({
			version: 1,
			line: { position: 1, quantity: expect.any(Number), options: expect.any(Array) },
			specification: {
				unit: 'mm',
				width: 105,
				height: 148,
				bleed: 3,
				sides: ['front'],
				dieLine: 'M0 0L105 0L0.5 148Z',
			},
			files: [{ id, fileType: 'pdf', release: { by: 'customer', name: username } }],
			pressFile: { state: 'made' },
			notes: [{ code: 'noTrimBox', file: id, page: 1 }],
		});
		expect(ticket.order.number).toBeTruthy();
		expect(ticket.files[0].sha256).toBe(ticket.pressFile.sha256);
	});

	it.each([
		['with its boxes', somePdf({ page })],
		['whose pages do not say how they are cut', somePdf()],
	])('is a PDF of sheets with copies of a file %s, the same to the byte each time', async (_what, bytes) => {
		const { address } = await orderMade(bytes);
		const wanted = `${address}/sheets?format=SRA3&orientation=portrait&margin=5&gutter=6`;
		const [one, two] = [await staff.ask(wanted), await staff.ask(wanted)];
		expect(one.status).toBe(200);
		expect(one.bytes.equals(two.bytes)).toBe(true);
		const document = await openPdf(one.bytes);
		expect(document.getPageCount()).toBe(1);
		const { width, height } = document.getPage(0).getSize();
		expect([width, height].map((points) => Math.round((points / 72) * 25.4))).toEqual([320, 450]);
		// With 6 mm between 105 × 148 mm; were the bleed part of the trim, there would be four as well, but 6 mm farther apart.
		const copies = pageOperators(document, 0).filter(({ operator }) => operator === 're');
		expect(copies).toHaveLength(4);
		const [left = 0, right = 0] = copies.map(({ operands }) => Number(operands[0]));
		expect(Math.round(((right - left) / 72) * 25.4)).toBe(111);
	});

	it('says why there are no sheets', async () => {
		const { address } = await orderMade();
		const answer = await staff.ask(`${address}/sheets?format=A4&orientation=landscape&margin=40&gutter=0`);
		expect([answer.status, JSON.parse(answer.body).reason]).toEqual([422, 'doesNotFit']);
		const unknown = await staff.ask(`${address}/sheets?format=A0`);
		expect([unknown.status, JSON.parse(unknown.body).message]).toEqual([422, expect.stringContaining('format')]);
	});

	it('does not exist for customers, visitors and other shops, nor before it is made', async () => {
		const { address, browser } = await orderMade();
		const stranger = await shop.staff('other', 'eve@example.com');
		for (const file of ['press-file', 'job-ticket', 'sheets?format=A4'])
			for (const somebody of [browser, stranger]) expect((await somebody.ask(`${address}/${file}`)).status).toBe(404);
		const waiting = await orderReleased();
		for (const file of ['press-file', 'sheets?format=A4'])
			expect((await staff.ask(`${waiting.address}/${file}`)).status).toBe(404);
	});
});
