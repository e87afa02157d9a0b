import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { somePdf, trimmed } from '../../testing/print-files.ts';
import { type PrintShop, startPrintShop } from '../../testing/print-shop.ts';
import { openPrintLines } from './settle-lines.ts';

let shop: PrintShop;
const goodPdf = somePdf({ page: trimmed(105, 148, 3) });
const release = 'mutation R($id: ID!) { releasePrintData(id: $id, acceptedCodes: []) { state } }';
const refuse = 'mutation R($id: ID!) { refusePrintData(id: $id, reason: "Too dark") { state } }';

const stateOf = (orderId: string) =>
	shop.test.database.inTenant(shop.demo.id, async (sql) => {
		const [found] = await sql<{ state: string; waitsForPrintData: boolean }[]>`
			select l.state, o.waits_for_print_data from print_lines l join orders o on o.id = l.order_id where o.id = ${orderId}`;
		return found && [found.state, found.waitsForPrintData];
	});

beforeAll(async () => {
	shop = await startPrintShop(inject('cluster'));
});

afterAll(() => shop.close());

describe('an ordered line', () => {
	it('waits for its print data until that is released, and again when the shop refuses it', async () => {
		const { browser, itemId, userId } = await shop.shopper();
		const orderId = await shop.order(userId, itemId);
		expect(await stateOf(orderId)).toEqual(['missing', true]);
		const { id } = await shop.upload(browser, itemId, goodPdf);
		expect(await stateOf(orderId)).toEqual(['findings', true]);
		await browser.graphql(release, { id });
		expect(await stateOf(orderId)).toEqual(['released', false]);
		await (await shop.staff()).graphql(refuse, { id });
		expect(await stateOf(orderId)).toEqual(['refused', true]);
	});

	it('tells who has ordered whether data is missing or other data is needed', async () => {
		const { browser, itemId, userId } = await shop.shopper();
		await shop.order(userId, itemId);
		const asked = '{ ownOrders { items { number waitsForPrintData needsOtherPrintData } } }';
		const listed = async () => (await browser.graphql(asked)).data.ownOrders.items[0];
		const { number } = await listed();
		expect(await listed()).toMatchObject({ waitsForPrintData: true, needsOtherPrintData: false });
		const { id } = await shop.upload(browser, itemId, goodPdf);
		await (await shop.staff()).graphql(refuse, { id });
		expect(await listed()).toMatchObject({ waitsForPrintData: true, needsOtherPrintData: true });
		const one = 'query O($number: String!) { ownOrder(number: $number) { waitsForPrintData } }';
		expect((await browser.graphql(one, { number })).data.ownOrder).toEqual({ waitsForPrintData: true });
		await (await shop.staff()).graphql('mutation A($id: ID!) { approvePrintData(id: $id) { id } }', { id });
		expect(await listed()).toMatchObject({ waitsForPrintData: false, needsOtherPrintData: false });
	});

	it('does not wait when its data was released in the cart, however often it is opened', async () => {
		const { browser, itemId, userId } = await shop.shopper();
		const { id } = await shop.upload(browser, itemId, goodPdf);
		await browser.graphql(release, { id });
		const orderId = await shop.order(userId, itemId);
		await shop.test.database.inTenant(shop.demo.id, (sql) => openPrintLines(sql, shop.demo.id, orderId));
		expect(await stateOf(orderId)).toEqual(['released', false]);
	});

	it('keeps the specification it was ordered with', async () => {
		const { browser, itemId, userId } = await shop.shopper();
		const orderId = await shop.order(userId, itemId);
		await shop.setSides('front', 'back');
		const { id } = await shop.upload(browser, itemId, goodPdf);
		await shop.setSides('front');
		await browser.graphql(release, { id });
		expect(await stateOf(orderId)).toEqual(['released', false]);
	});
});
