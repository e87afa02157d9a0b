import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { orderSettings } from '../../../rules/settings/orders.ts';
import type { Sql } from '../../database/connection.ts';
import { moveOrder } from '../../orders/core/move-order.ts';
import { orderChangedJob } from '../../orders/mails/jobs.ts';
import { writeShopMail } from '../../orders/mails/write-mails.ts';
import { settleRenewalTask } from '../../orders/renewals/place-renewal-order.ts';
import { openTask } from '../../tasks/open-task.ts';
import { fillCart } from '../../testing/checkout.ts';
import { runWaiting } from '../../testing/jobs.ts';
import { somePdf, trimmed } from '../../testing/print-files.ts';
import { type PrintShop, startPrintShop } from '../../testing/print-shop.ts';
import { setSettings } from '../../testing/settings.ts';
import { settleTasks } from './settle-tasks.ts';

let shop: PrintShop;
const pdf = somePdf({ page: trimmed(105, 148, 3) });
const release = 'mutation R($id: ID!) { releasePrintData(id: $id, acceptedCodes: []) { state } }';
const mails = { platformAddress: (slug: string) => `http://${slug}.localhost:3000` };
const changed = orderChangedJob(mails, [settleTasks, settleRenewalTask]);

const inShop = <T>(work: (sql: Sql) => Promise<T>): Promise<T> => shop.test.database.inTenant(shop.demo.id, work);

beforeAll(async () => {
	shop = await startPrintShop(inject('cluster'));
	await inShop((sql) =>
		setSettings(sql, shop.demo.id, orderSettings, { orderRecipients: ['versand@druckwerk.example'] }),
	);
});

afterAll(() => shop.close());

beforeEach(() => inShop((sql) => sql`delete from mails`));

/** As a paid renewal is stopped. */
async function stop(orderId: string, error: string): Promise<void> {
	await inShop(async (sql) => {
		await moveOrder(sql, shop.demo.id, orderId, 'error', { actor: 'system', note: error, error });
		await openTask(sql, shop.demo.id, { kind: 'renewalFailed', objectId: orderId, subject: '1' });
	});
	await runWaiting(shop.test, { job: changed, tenantId: shop.demo.id });
}

async function heldOrder(error = 'printData') {
	const { browser, itemId, userId } = await shop.shopper();
	const orderId = await shop.order(userId, itemId);
	await stop(orderId, error);
	return { browser, itemId, userId, orderId };
}

const stateOf = async (orderId: string) => {
	const [found] = await inShop(
		(sql) => sql`
			select o.status, o.error, (
				select count(*)::int from tasks k where k.object_id = o.id and k.kind = 'renewalFailed' and k.done_at is null
			) as tasks, (
				select jsonb_agg(jsonb_build_object('actor', e.actor, 'note', e.detail ->> 'note')) from order_events e
				where e.order_id = o.id and e.detail ->> 'from' = 'error'
			) as resumed
			from orders o where o.id = ${orderId}`,
	);
	return found;
};

const written = () =>
	inShop(
		(sql) => sql<{ to: string; subject: string; text: string }[]>`select "to", subject, text from mails order by id`,
	);

describe('an order that is on hold for print data only', () => {
	it('goes on by itself when that is released: its task is done, its history and a mail to the shop say so', async () => {
		const { browser, itemId, orderId } = await heldOrder();
		const { id } = await shop.upload(browser, itemId, pdf);
		expect(await stateOf(orderId)).toEqual({ status: 'error', error: 'printData', tasks: 1, resumed: null });
		await browser.graphql(release, { id });
		const goesOn = {
			...{ status: 'placed', error: null, tasks: 0 },
			resumed: [{ actor: 'system', note: 'printDataReleased' }],
		};
		expect(await stateOf(orderId)).toEqual(goesOn);
		await runWaiting(shop.test, { job: changed, tenantId: shop.demo.id });
		const [mail, ...others] = await written();
		expect(others).toEqual([]);
		expect(mail?.to).toBe('versand@druckwerk.example');
		expect(mail?.subject).toMatch(/^Druckdaten da: Bestellung 2026-\d{6} geht weiter$/);
		expect(mail?.text).toContain('nicht mehr angehalten');
	});

	it('stays on hold as long as data of another of its lines is missing', async () => {
		const { browser, itemId, userId } = await shop.shopper();
		const [other = ''] = await fillCart(shop.test.database, shop.demo, userId, [
			{ productId: shop.productId, quantity: 1 },
		]);
		const orderId = await shop.order(userId, itemId);
		await inShop(
			(sql) => sql`
				insert into print_lines (tenant_id, item_id, order_id, specification)
				select tenant_id, ${other}, order_id, specification from print_lines where order_id = ${orderId}`,
		);
		await stop(orderId, 'printData');
		await browser.graphql(release, { id: (await shop.upload(browser, itemId, pdf)).id });
		expect(await stateOf(orderId)).toMatchObject({ status: 'error', error: 'printData', tasks: 1 });
		await browser.graphql(release, { id: (await shop.upload(browser, other, pdf)).id });
		expect(await stateOf(orderId)).toMatchObject({ status: 'placed', tasks: 0 });
	});

	it('stays as it is when it was stopped for something else, or has been cancelled or given back', async () => {
		const short = await heldOrder('stock');
		await short.browser.graphql(release, { id: (await shop.upload(short.browser, short.itemId, pdf)).id });
		expect(await stateOf(short.orderId)).toMatchObject({ status: 'error', error: 'stock', tasks: 1, resumed: null });
		const given = await heldOrder();
		await inShop((sql) => sql`update orders set payment = 'refunded' where id = ${given.orderId}`);
		await given.browser.graphql(release, { id: (await shop.upload(given.browser, given.itemId, pdf)).id });
		expect(await stateOf(given.orderId)).toMatchObject({ status: 'error', resumed: null });
	});

	it('is told to the shop as on hold, with what its data is missing for', async () => {
		const { orderId } = await heldOrder();
		await inShop((sql) => writeShopMail(sql, shop.demo.id, orderId, mails));
		const [mail] = await written();
		expect(mail?.subject).toContain('Neue Bestellung');
		expect(mail?.text).toMatch(/fehlen noch freigegebene Druckdaten, deshalb ist sie angehalten: \S+/);
	});
});
