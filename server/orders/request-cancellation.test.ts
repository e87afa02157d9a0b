import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { newId } from '../../rules/ids.ts';
import type { Browser } from '../testing/accounts.ts';
import { runWaiting } from '../testing/jobs.ts';
import { insertOrder, type TestOrder } from '../testing/order-rows.ts';
import { type Shop, startShop } from '../testing/shop.ts';
import { orderChangedJob } from './mails/jobs.ts';

let shop: Shop;
let admin: Browser;
let bea: Browser;
let userId: string;

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
	userId = await shop.makeUser('bea@example.com');
	[admin, bea] = [await shop.as('ada@example.com'), await shop.as('bea@example.com')];
});

afterAll(() => shop.close());

const placed = async (number: string, given: TestOrder = {}): Promise<string> => {
	const [{ id } = { id: '' }] = await shop.rows<{ id: string }>(async (sql) => [
		{ id: await insertOrder(sql, shop.demo.id, { number, userId, ...given }) },
	]);
	return id;
};
const ask = (number: string, who = bea, text = 'ordered twice') =>
	shop.tell(
		who,
		'mutation($n: String!, $text: String) { requestOrderCancellation(number: $n, text: $text) { mayRequestCancellation cancellationWanted } }',
		{ n: number, text },
	);
const openTasks = (id: string) =>
	shop.rows(
		(sql) => sql`select from tasks where object_id = ${id} and kind = 'cancellationWanted' and done_at is null`,
	);

it('a customer asks for a cancellation once: it is in the timeline, and a task waits until the shop has cancelled the order', async () => {
	const id = await placed('2026-300001');
	for (let time = 0; time < 2; time++)
		expect(await ask('2026-300001')).toEqual({ mayRequestCancellation: false, cancellationWanted: true });
	const events = await shop.rows<{ detail: object }>(
		(sql) => sql`select detail from order_events where order_id = ${id} and kind = 'cancelRequest'`,
	);
	expect(events).toEqual([{ detail: { text: 'ordered twice' } }]);
	expect(await openTasks(id)).toHaveLength(1);
	const job = orderChangedJob({ platformAddress: (slug) => `http://${slug}.localhost:3000` });
	await runWaiting(shop.test, { job, tenantId: shop.demo.id });
	const receipts = await shop.rows<{ body: string }>(
		(sql) => sql`
			select m.text as body from order_mails w join mails m on m.tenant_id = w.tenant_id and m.id = w.mail_id
			where w.order_id = ${id} and w.purpose = 'cancelReceipt'`,
	);
	expect(receipts).toHaveLength(1);
	expect(receipts[0]?.body).toContain('ordered twice');
	await shop.tell(
		admin,
		`mutation { cancelOrder(id: "${id}", reason: customer, restock: false, refund: 0, refundId: "${newId()}") { id } }`,
	);
	expect(await openTasks(id)).toHaveLength(0);
});

it('only its own customer can ask, and only before anything is produced', async () => {
	await placed('2026-300002');
	await placed('2026-300003', { status: 'processed' });
	expect(await ask('2026-300002', admin)).toEqual(expect.stringContaining('not'));
	expect(await ask('2026-300003')).toEqual(expect.any(String));
	expect(await ask('2026-300002', bea, 'x'.repeat(501))).toEqual(expect.any(String));
	expect(await shop.tell(bea, '{ ownOrder(number: "2026-300002") { mayRequestCancellation } }')).toEqual({
		mayRequestCancellation: true,
	});
});
