import fs from 'node:fs';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { recordOrder } from '../../orders/core/record-order.ts';
import type { Browser } from '../../testing/accounts.ts';
import { someLine, someOrder } from '../../testing/orders.ts';
import { somePdf, trimmed } from '../../testing/print-files.ts';
import { type PrintShop, startPrintShop } from '../../testing/print-shop.ts';

let shop: PrintShop;
const first = somePdf({ page: trimmed(105, 148, 3) });
const second = Buffer.concat([first, Buffer.from('\n% another\n')]);

beforeAll(async () => {
	shop = await startPrintShop(inject('cluster'));
});

afterAll(() => shop.close());

const release = 'mutation R($id: ID!) { releasePrintData(id: $id, acceptedCodes: []) { state } }';
const use = 'mutation U($id: ID!) { useLatePrintData(id: $id) { state isLate } }';
const remove = 'mutation X($id: ID!) { removePrintData(id: $id) }';
const approve = 'mutation A($id: ID!) { approvePrintData(id: $id) { state } }';
const refuse = 'mutation F($id: ID!) { refusePrintData(id: $id, reason: "x") { state } }';
const printed = 'mutation P($id: ID!) { markLinePrinted(itemId: $id) { state } }';

const codeOf = async (browser: Browser, query: string, id: string) =>
	(await browser.graphql(query, { id })).errors?.[0].extensions.code;

async function lineOf(browser: Browser, itemId: string) {
	const query =
		'query L($ids: [ID!]!) { printLines(itemIds: $ids) { state data { id state } attempts { id isLate state } events { step file } } }';
	return (await browser.graphql(query, { ids: [itemId] })).data.printLines[0];
}

const tasksOf = (orderId: string) =>
	shop.test.database.inTenant(shop.demo.id, async (sql) => {
		const tasks = await sql<{ kind: string }[]>`
			select kind from tasks where tenant_id = ${shop.demo.id} and object_id = ${orderId} and done_at is null order by kind`;
		return tasks.map(({ kind }) => kind);
	});

/** A line with released data, and the ticket for another file that was begun as told. */
async function released({ begunBefore }: { begunBefore: boolean }) {
	const { browser, itemId, userId } = await shop.shopper();
	const { id } = await shop.upload(browser, itemId, first, { name: 'eins.pdf' });
	const begin = () => shop.ticket(browser, itemId, second, { name: 'zwei.pdf' });
	const early = begunBefore ? await begin() : undefined;
	await browser.graphql(release, { id });
	const ticket = early ?? (await begin());
	const finish = async () => {
		expect((await shop.patch(browser, ticket.id, 0, second)).status).toBe(204);
		await shop.runJobs();
	};
	return { browser, itemId, userId, id, lateId: ticket.id, finish };
}

describe('an upload that ends after the release', () => {
	it('replaces nothing if it was begun before the order and ends after it', async () => {
		const { browser, itemId, userId, id, lateId, finish } = await released({ begunBefore: false });
		const orderId = await shop.order(userId, itemId);
		await finish();
		expect(await lineOf(browser, itemId)).toMatchObject({
			state: 'released',
			data: [{ id, state: 'released' }],
			attempts: [{ id: lateId, isLate: true, state: 'findings' }],
		});
		expect(fs.readFileSync(`${shop.folder}/${id}.data`).equals(first)).toBe(true);
		expect(await tasksOf(orderId)).toEqual(['printDataLate']);
		const staff = await shop.staff();
		const pressFile = await staff.ask(`/service-api/print-lines/${itemId}/press-file`);
		expect(pressFile.bytes.equals(first)).toBe(true);
	});

	it('asks for a decision also while the shop waits for other data', async () => {
		const { itemId, userId, id, finish } = await released({ begunBefore: false });
		const orderId = await shop.order(userId, itemId);
		await finish();
		await (await shop.staff()).graphql(refuse, { id });
		expect(await tasksOf(orderId)).toContain('printDataLate');
	});

	it('replaces nothing if all of it was there before the order and its inspection ends after it', async () => {
		const { browser, itemId, userId, id, lateId } = await released({ begunBefore: false });
		await shop.patch(browser, lateId, 0, second);
		await shop.order(userId, itemId);
		await shop.runJobs();
		expect(await lineOf(browser, itemId)).toMatchObject({
			state: 'released',
			data: [{ id }],
			attempts: [{ id: lateId }],
		});
	});

	it('replaces nothing while the order is being paid', async () => {
		const { browser, itemId, userId, id, lateId, finish } = await released({ begunBefore: false });
		await shop.test.database.inTenant(shop.demo.id, (sql) =>
			recordOrder(sql, shop.demo.id, someOrder(userId), [someLine({ itemId, productId: shop.productId })], {
				...{ actor: 'shopper', userId },
			}),
		);
		await finish();
		expect(await lineOf(browser, itemId)).toMatchObject({
			state: 'released',
			data: [{ id }],
			attempts: [{ id: lateId }],
		});
	});

	it('replaces nothing if it was begun before the release, in the cart too', async () => {
		const { browser, itemId, id, lateId, finish } = await released({ begunBefore: true });
		await finish();
		expect(await lineOf(browser, itemId)).toMatchObject({
			state: 'released',
			data: [{ id }],
			attempts: [{ id: lateId }],
		});
	});

	it('replaces what was released before it was begun, as long as nothing is ordered', async () => {
		const { browser, itemId, lateId, finish } = await released({ begunBefore: false });
		await finish();
		expect(await lineOf(browser, itemId)).toMatchObject({ state: 'findings', data: [{ id: lateId }], attempts: [] });
	});

	it('of the shop replaces nothing that the customer has released meanwhile, and what it was begun after', async () => {
		const { browser, itemId, userId } = await shop.shopper();
		await shop.order(userId, itemId);
		const { id } = await shop.upload(browser, itemId, first);
		const staff = await shop.staff();
		const { id: lateId } = await shop.ticket(staff, itemId, second);
		await browser.graphql(release, { id });
		await shop.patch(staff, lateId, 0, second);
		await shop.runJobs();
		expect(await lineOf(staff, itemId)).toMatchObject({ state: 'released', data: [{ id }] });
		const chosen = await shop.upload(staff, itemId, second);
		expect(await lineOf(browser, itemId)).toMatchObject({ state: 'findings', data: [{ id: chosen.id }], attempts: [] });
	});

	it('replaces nothing that is printed', async () => {
		const { browser, itemId, userId, id, lateId, finish } = await released({ begunBefore: false });
		await shop.order(userId, itemId);
		await shop.runJobs();
		const staff = await shop.staff();
		await staff.graphql(printed, { id: itemId });
		await finish();
		expect(await lineOf(browser, itemId)).toMatchObject({
			state: 'printed',
			data: [{ id, state: 'printed' }],
			attempts: [{ id: lateId }],
		});
		expect(await codeOf(staff, use, lateId)).toBe('PRINT_DATA_FINAL');
	});

	it('from two tabs leaves the later one of the two beside what is released', async () => {
		const { browser, itemId, userId, id, lateId, finish } = await released({ begunBefore: false });
		const other = await shop.ticket(browser, itemId, second, { name: 'drei.pdf' });
		await shop.order(userId, itemId);
		await finish();
		await shop.patch(browser, other.id, 0, second);
		await shop.runJobs();
		expect(await lineOf(browser, itemId)).toMatchObject({ data: [{ id }], attempts: [{ id: other.id, isLate: true }] });
		expect(await codeOf(browser, use, lateId)).toBe('PRINT_DATA_REPLACED');
	});
});

describe('a file that came too late', () => {
	it('is neither released nor approved nor refused beside the released one', async () => {
		const { browser, itemId, userId, lateId, finish } = await released({ begunBefore: false });
		await shop.order(userId, itemId);
		await finish();
		const staff = await shop.staff();
		for (const [person, change] of [
			[browser, release],
			[staff, approve],
			[staff, refuse],
		] as const)
			expect(await codeOf(person, change, lateId)).toBe('PRINT_DATA_FINAL');
	});

	it('is used by the shop alone once it is ordered, and then waits for its own release', async () => {
		const { browser, itemId, userId, lateId, finish } = await released({ begunBefore: false });
		const orderId = await shop.order(userId, itemId);
		await finish();
		expect(await codeOf(browser, use, lateId)).toBe('PRINT_DATA_FINAL');
		const staff = await shop.staff();
		for (const _time of [1, 2])
			expect((await staff.graphql(use, { id: lateId })).data.useLatePrintData).toEqual({
				state: 'findings',
				isLate: false,
			});
		const line = await lineOf(browser, itemId);
		expect(line).toMatchObject({ state: 'findings', data: [{ id: lateId }], attempts: [] });
		expect(line.events.map(({ step }: { step: string }) => step).slice(-2)).toEqual(['cameLate', 'lateUsed']);
		expect(await tasksOf(orderId)).toEqual([]);
	});

	it('is used by the customer before the order, and by nobody else', async () => {
		const { browser, itemId, lateId, finish } = await released({ begunBefore: true });
		await finish();
		expect(await codeOf((await shop.shopper()).browser, use, lateId)).toBe('NOT_FOUND');
		await browser.graphql(use, { id: lateId });
		expect(await lineOf(browser, itemId)).toMatchObject({ state: 'findings', data: [{ id: lateId }], attempts: [] });
	});

	it('goes when it is discarded, and the task with it', async () => {
		const { browser, itemId, userId, id, lateId, finish } = await released({ begunBefore: false });
		const orderId = await shop.order(userId, itemId);
		await finish();
		await browser.graphql(remove, { id: lateId });
		const line = await lineOf(browser, itemId);
		expect(line).toMatchObject({ state: 'released', data: [{ id }], attempts: [] });
		expect(line.events.slice(-2)).toEqual([
			{ step: 'cameLate', file: 'zwei.pdf' },
			{ step: 'discarded', file: 'zwei.pdf' },
		]);
		expect(await tasksOf(orderId)).toEqual([]);
		expect(fs.existsSync(`${shop.folder}/${lateId}.data`)).toBe(true);
		await shop.runJobs();
		expect(fs.existsSync(`${shop.folder}/${lateId}.data`)).toBe(false);
		expect(await codeOf(await shop.staff(), use, lateId)).toBe('NOT_FOUND');
	});

	it('counts once the released one is removed', async () => {
		const { browser, itemId, id, lateId, finish } = await released({ begunBefore: true });
		await finish();
		await browser.graphql(remove, { id });
		expect(await lineOf(browser, itemId)).toMatchObject({ state: 'findings', data: [{ id: lateId }], attempts: [] });
		await browser.graphql(release, { id: lateId });
		expect(await lineOf(browser, itemId)).toMatchObject({ state: 'released' });
	});
});
