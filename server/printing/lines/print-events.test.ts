import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { newId } from '../../../rules/ids.ts';
import type { Browser } from '../../testing/accounts.ts';
import { somePdf, trimmed } from '../../testing/print-files.ts';
import { type PrintShop, startPrintShop } from '../../testing/print-shop.ts';

let shop: PrintShop;
let staff: Browser;

const pdf = somePdf({ page: trimmed(105, 148, 3) });
const release = 'mutation R($id: ID!) { releasePrintData(id: $id, acceptedCodes: []) { state } }';
const approve = 'mutation A($id: ID!) { approvePrintData(id: $id) { state } }';
const refuse = 'mutation R($id: ID!, $reason: String!) { refusePrintData(id: $id, reason: $reason) { state } }';
const print = 'mutation P($itemId: ID!) { markLinePrinted(itemId: $itemId) { itemId } }';

beforeAll(async () => {
	shop = await startPrintShop(inject('cluster'));
	staff = await shop.staff();
});

afterAll(() => shop.close());

interface Told {
	actor: string;
	by: string | null;
	kind: string;
	detail: { step: string; file: string | null; product: string; reason?: string };
}

async function timelineOf(orderId: string): Promise<string[]> {
	const asked = 'query T($id: ID!) { order(id: $id) { events { actor by kind detail } } }';
	const { data } = await staff.graphql(asked, { id: orderId });
	return data.order.events
		.filter(({ kind }: Told) => kind === 'printData')
		.map(({ actor, detail: { step, file, reason } }: Told) => [actor, step, file, reason].filter(Boolean).join(' '));
}

/** What tells the lines of an order apart. */
async function linesOf(orderId: string): Promise<string[]> {
	const { data } = await staff.graphql('query T($id: ID!) { order(id: $id) { events { kind detail } } }', {
		id: orderId,
	});
	return data.order.events
		.filter(({ kind }: Told) => kind === 'printData')
		.map(({ detail }: { detail: { itemName: string; position: number | null } }) =>
			[detail.itemName, detail.position].join(' '),
		);
}

async function historyOf(browser: Browser, itemId: string): Promise<string[]> {
	const asked = 'query H($ids: [ID!]!) { printLines(itemIds: $ids) { events { step file reason } } }';
	const { data } = await browser.graphql(asked, { ids: [itemId] });
	return data.printLines[0].events.map(({ step, file, reason }: { step: string; file: string; reason: string }) =>
		[step, file, reason].filter(Boolean).join(' '),
	);
}

describe('the timeline of an order', () => {
	it('tells of every step of its print data, by whom, and the customer of all but the file for the press', async () => {
		const { userId, itemId, browser } = await shop.shopper();
		const orderId = await shop.order(userId, itemId);
		const first = await shop.upload(browser, itemId, pdf, { name: 'erste.pdf' });
		await staff.graphql(refuse, { id: first.id, reason: 'Das Logo ist unscharf.' });
		await shop.upload(browser, itemId, Buffer.from('%PDF-1.7 nothing more'), { name: 'kaputt.pdf' });
		const other = await shop.upload(browser, itemId, pdf, { name: 'zweite.pdf' });
		await browser.graphql(release, { id: other.id });
		await shop.runJobs();
		const exchanged = await shop.upload(staff, itemId, pdf, { name: 'vom-shop.pdf' });
		await staff.graphql(approve, { id: exchanged.id });
		await shop.runJobs();
		await staff.graphql(print, { itemId });
		const expected = [
			'shopper uploaded erste.pdf',
			'staff refused erste.pdf Das Logo ist unscharf.',
			'shopper uploaded kaputt.pdf',
			'system unreadable kaputt.pdf',
			'shopper uploaded zweite.pdf',
			'shopper released zweite.pdf',
			'system pressFileMade',
			'staff exchanged vom-shop.pdf',
			'staff approved vom-shop.pdf',
			'system pressFileMade',
			'staff printed',
		];
		expect(await timelineOf(orderId)).toEqual(expected);
		const ofCustomer = expected.filter((one) => !one.includes('pressFile')).map((one) => one.replace(/^\w+ /, ''));
		expect(await historyOf(browser, itemId)).toEqual(ofCustomer);
		expect(await shop.show(browser, itemId)).toMatchObject([{ byStaff: true }]);
	});

	it('tells lines of the same product apart by their own name, or else by their position', async () => {
		const { userId, itemId, browser } = await shop.shopper();
		const orderId = await shop.order(userId, itemId, {}, { itemName: 'Ada' });
		await shop.upload(browser, itemId, pdf);
		expect(await linesOf(orderId)).toEqual(['Ada ']);
		const twin = JSON.stringify({ position: 1, item_id: newId() });
		await shop.test.database.inTenant(
			shop.demo.id,
			(sql) => sql`
				insert into order_lines
				select (jsonb_populate_record(l, ${twin}::text::jsonb)).* from order_lines l where l.order_id = ${orderId}`,
		);
		expect(await linesOf(orderId)).toEqual(['Ada 1']);
	});

	it('begins with what came along with the order, and tells nothing of a cart', async () => {
		const { userId, itemId, browser } = await shop.shopper();
		const { id } = await shop.upload(browser, itemId, pdf);
		await browser.graphql(release, { id });
		expect(await historyOf(browser, itemId)).toEqual([]);
		const orderId = await shop.order(userId, itemId);
		expect(await timelineOf(orderId)).toEqual(['shopper released karte.pdf', 'shopper cameAlong karte.pdf']);
		const asked = 'query L($ids: [ID!]!) { printLines(itemIds: $ids) { data { release { at } } events { step at } } }';
		const [line] = (await browser.graphql(asked, { ids: [itemId] })).data.printLines;
		expect(line.events[0]).toEqual({ step: 'released', at: line.data[0].release.at });
	});

	it('says of what was not accepted before the order that it was not, or came too late, and not that it came along', async () => {
		const { userId, itemId, browser } = await shop.shopper();
		const { id } = await shop.upload(browser, itemId, pdf, { name: 'gut.pdf' });
		const late = Buffer.concat([pdf, Buffer.from('\n% later')]);
		const ticket = await shop.ticket(browser, itemId, late, { name: 'spaet.pdf' });
		await browser.graphql(release, { id });
		await shop.patch(browser, ticket.id, 0, late);
		await shop.runJobs();
		await shop.upload(browser, itemId, Buffer.from('%PDF-1.7 nothing more'), { name: 'kaputt.pdf' });
		const orderId = await shop.order(userId, itemId);
		expect(await timelineOf(orderId)).toEqual([
			'shopper released gut.pdf',
			'system cameLate spaet.pdf',
			'system unreadable kaputt.pdf',
			'shopper cameAlong gut.pdf',
		]);
	});

	it('tells staff, and no customer, of a file of theirs that was not accepted in place of another', async () => {
		const { userId, itemId, browser } = await shop.shopper();
		const { id } = await shop.upload(browser, itemId, pdf);
		await browser.graphql(release, { id });
		const orderId = await shop.order(userId, itemId);
		const before = await historyOf(browser, itemId);
		await shop.upload(staff, itemId, Buffer.from('%PDF-1.7 nothing more'), { name: 'kaputt.pdf' });
		expect(await timelineOf(orderId)).toContain('staff exchangeFailed kaputt.pdf');
		expect(await historyOf(browser, itemId)).toEqual(before);
		expect(await shop.show(browser, itemId)).toMatchObject([{ id, state: 'released' }, { state: 'refused' }]);
	});

	it('tells of a file for the press that could not be made', async () => {
		const { userId, itemId, browser } = await shop.shopper();
		const orderId = await shop.order(userId, itemId);
		const { id } = await shop.upload(browser, itemId, pdf);
		await browser.graphql(release, { id });
		await shop.store.remove(shop.demo.id, `${id}.data`);
		await shop.runJobs();
		expect((await timelineOf(orderId)).at(-1)).toBe('system pressFileFailed');
	});

	it('calls staff who upload and release in place of the customer staff', async () => {
		const { userId, itemId } = await shop.shopper();
		const orderId = await shop.order(userId, itemId);
		const { id } = await shop.upload(staff, itemId, pdf);
		await staff.graphql(release, { id });
		expect(await timelineOf(orderId)).toEqual(['staff sentByShop karte.pdf', 'staff approved karte.pdf']);
	});

	it('does not keep the name of a file that is erased', async () => {
		const { userId, itemId, browser } = await shop.shopper();
		const orderId = await shop.order(userId, itemId);
		await shop.upload(browser, itemId, pdf, { name: 'Klothilde.pdf' });
		await shop.test.database.inTenant(
			shop.demo.id,
			(sql) => sql`update print_data set name = 'file' where user_id = ${userId}`,
		);
		expect(await timelineOf(orderId)).toEqual(['shopper uploaded file']);
	});
});
