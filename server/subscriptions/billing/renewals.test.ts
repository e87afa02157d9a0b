import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import type { PrintSpecification } from '../../../rules/designs/print-specification.ts';
import { newId } from '../../../rules/ids.ts';
import { startListener } from '../../../sandbox/stripe/testing/sandbox.ts';
import { hearEvent } from '../../orders/payments/hear-event.ts';
import { refundableAmount } from '../../orders/payments/request-refund.ts';
import { openAccount } from '../../orders/payments/services.ts';
import { enterSecret } from '../../secrets/keep-secret.ts';
import { type Billing, startBilling } from '../../testing/billing.ts';
import { runWaiting } from '../../testing/jobs.ts';
import { watchStatements } from '../../testing/statements.ts';
import { holdContract } from './find-contract.ts';
import { settleSubscriptionJob } from './jobs.ts';
import { placeRenewal } from './place-renewal.ts';
import { openRecurring } from './read-provider.ts';
import { settleSubscription } from './settle-subscription.ts';
import { sweep } from './sweep.ts';

/** What wants print data, of which this shop has none. */
const printed: PrintSpecification = {
	...{ width: 105_000, height: 148_000, bleed: 3000, safeMargin: 3000, sides: [{ name: 'front' }], folds: [] },
	...{ dieLine: null, profileId: null, maximumInk: 300, errorPpi: 100, warningPpi: 200, cropMarks: false },
	dataRequirement: 'later',
};

let shop: Billing;

beforeAll(async () => {
	shop = await startBilling(inject('cluster'));
});
afterEach(() => shop.sandbox.control.calm());
afterAll(() => shop.close());

const settle = (subscriptionId: string) => settleSubscription(shop.services, shop.tenant.id, { subscriptionId });

interface Placed {
	id: string;
	number: string | null;
	status: string;
	error: string | null;
	payment: string;
	gross: number;
	kind: string;
	lines: { code: string; quantity: number; stock: string }[];
}

const ordersOf = (subscriptionId: string) =>
	shop.inShop(
		(sql) => sql<Placed[]>`
			select o.id, o.number, o.status, o.error, o.payment, o.gross::int, i.kind, (
				select jsonb_agg(jsonb_build_object('code', l.code, 'quantity', l.quantity, 'stock', l.stock) order by l.position)
				from order_lines l where l.order_id = o.id
			) as lines
			from orders o join subscription_invoices i on i.order_id = o.id
			where o.subscription_id = ${subscriptionId} order by i.period_start`,
	);

const contract = async (id: string) => {
	const [found] = await shop.inShop(
		(sql) => sql`select * from subscriptions where tenant_id = ${shop.tenant.id} and id = ${id}`,
	);
	return found ?? {};
};

describe('a paid renewal', () => {
	it('makes one order like that of the checkout, however many settle it at once', async () => {
		const { id, orderId } = await shop.subscribe('poster', { quantity: 3 });
		await settle(id);
		await shop.advance(32);
		await Promise.all([1, 2, 3, 4].map(() => settle(id)));
		const [first, second, ...none] = await ordersOf(id);
		expect(none).toEqual([]);
		expect(first).toMatchObject({ id: orderId, kind: 'first', status: 'placed' });
		expect(second).toMatchObject({
			...{ kind: 'renewal', status: 'placed', payment: 'paid', gross: first?.gross },
			lines: [{ code: 'POSTER', quantity: 3, stock: 'notCounted' }],
		});
		expect(second?.number).toMatch(/^\d{4}-\d{6}$/);
		const [payment] = await shop.inShop(
			(sql) => sql<{ intentId: string }[]>`select intent_id from payments where order_id = ${second?.id ?? ''}`,
		);
		const captured = await shop.sandbox.control.payments();
		expect(captured.some(({ payment_intent }) => payment_intent === payment?.intentId)).toBe(true);
		expect(await shop.inShop((sql) => refundableAmount(sql, shop.tenant.id, second?.id ?? ''))).toBe(second?.gross);
		const jobs = await shop.test.owner`
			select from jobs.job where name = 'orders.placed' and data -> 'payload' ->> 'orderId' = ${second?.id ?? ''}`;
		expect(jobs).toHaveLength(1);
		const found = await contract(id);
		expect(found).toMatchObject({ state: 'active', overdueSince: null, card: { brand: 'visa', last4: '4242' } });
		expect(found.periodEnd).toBeInstanceOf(Date);
	});

	it('costs a fixed number of statements', async () => {
		const { id, providerId } = await shop.subscribe();
		await shop.advance(32);
		const account = await openRecurring(shop.services, shop.tenant.id);
		const [, invoice] = await account.listInvoices(providerId, null);
		const { statements } = await watchStatements(shop.test.appUrl, shop.tenant.id, async (sql) => {
			const held = await holdContract(sql, shop.tenant.id, id);
			if (held && invoice) await placeRenewal(sql, shop.tenant.id, held, invoice);
		});
		expect(statements.length).toBeLessThanOrEqual(20);
		expect(await ordersOf(id)).toHaveLength(2);
	});

	it('whose notifications were lost is found by the sweep, each period once', async () => {
		const { id } = await shop.subscribe();
		await settle(id);
		await shop.inShop((sql) => sql`update subscriptions set read_at = now() - interval '2 hours' where id = ${id}`);
		await shop.advance(63);
		await shop.inShop((sql) => sweep(sql, shop.tenant.id));
		await shop.inShop((sql) => sweep(sql, shop.tenant.id));
		const waiting = await shop.test.owner`
			select from jobs.job where name = 'subscriptions.settle' and state = 'created'
				and data -> 'payload' = ${JSON.stringify({ subscriptionId: id })}::text::jsonb`;
		expect(waiting.length).toBeGreaterThan(0);
		await runWaiting(shop.test, { job: settleSubscriptionJob(shop.services), tenantId: shop.tenant.id });
		expect((await ordersOf(id)).map(({ kind }) => kind)).toEqual(['first', 'renewal', 'renewal']);
	});

	it('is heard of many times, twice each and in reverse, and is one job and one order', async () => {
		const listener = await startListener();
		const { recurring: _none, ...account } = await openAccount(shop.services, shop.tenant.id);
		const secret = await account.registerWebhook({ url: listener.url, knownSecret: undefined });
		await shop.inShop((sql) =>
			enterSecret(sql, shop.services.secretsKey, shop.tenant.id, 'paymentWebhookSecret', secret),
		);
		const { id, providerId } = await shop.subscribe();
		await shop.sandbox.control.turn({ webhooks: { duplicates: 1, reverseWithinMs: 200 } });
		await shop.advance(32);
		await shop.sandbox.control.quiet();
		expect(listener.types()).toContain('invoice.paid');
		const provider = shop.services.providers.of(shop.tenant.id);
		for (const { body, headers } of listener.heard) {
			const signature = String(headers['stripe-signature']);
			await hearEvent(shop.services, provider, shop.tenant.id, Buffer.from(body), signature);
		}
		const waiting = await shop.test.owner`
			select from jobs.job where name = 'subscriptions.settle' and state = 'created'
				and data -> 'payload' = ${JSON.stringify({ providerId })}::text::jsonb`;
		expect(waiting).toHaveLength(1);
		await runWaiting(shop.test, { job: settleSubscriptionJob(shop.services), tenantId: shop.tenant.id });
		expect((await ordersOf(id)).map(({ kind }) => kind)).toEqual(['first', 'renewal']);
		await listener.close();
	});

	it('without stock is placed and paid, and goes to Error with a task', async () => {
		const productId = shop.productId('poster');
		const { id } = await shop.subscribe('poster', { quantity: 2 });
		await shop.inShop(
			(sql) => sql`insert into stock (tenant_id, product_id, on_hand) values (${shop.tenant.id}, ${productId}, 3)`,
		);
		await shop.advance(63);
		await settle(id);
		const [, second, third] = await ordersOf(id);
		expect(second).toMatchObject({ status: 'placed', lines: [{ stock: 'taken' }] });
		expect(third).toMatchObject({ status: 'error', error: 'stock', payment: 'paid', lines: [{ stock: 'released' }] });
		const tasks = await shop.inShop((sql) => sql`select kind, object_id, subject from tasks where done_at is null`);
		expect(tasks).toEqual([{ kind: 'renewalFailed', objectId: third?.id, subject: third?.number }]);
		await shop.inShop((sql) => sql`delete from stock`);
	});

	it('whose print data is missing is placed and paid, and goes to Error with a task, as nothing can be printed', async () => {
		const productId = shop.productId('poster');
		const { id } = await shop.subscribe();
		await shop.inShop(
			(sql) => sql`
				insert into print_specifications (tenant_id, product_id, specification)
				values (${shop.tenant.id}, ${productId}, ${JSON.stringify(printed)}::text::jsonb)`,
		);
		await shop.advance(32);
		await settle(id);
		await settle(id);
		const [first, second, ...none] = await ordersOf(id);
		expect(none).toEqual([]);
		expect(first).toMatchObject({ status: 'placed', error: null });
		expect(second).toMatchObject({
			status: 'error',
			error: 'printData',
			payment: 'paid',
			lines: [{ stock: 'notCounted' }],
		});
		const tasks = await shop.inShop(
			(sql) =>
				sql`select kind, object_id, subject from tasks where done_at is null and object_id = ${second?.id ?? ''}`,
		);
		expect(tasks).toEqual([{ kind: 'renewalFailed', objectId: second?.id, subject: second?.number }]);
		await shop.inShop((sql) => sql`delete from print_specifications`);
	});
});

describe('a trial', () => {
	it('ends with the first order, and takes that of the checkout away', async () => {
		const { id, orderId } = await shop.subscribe('calendar');
		expect(await contract(id)).toMatchObject({ state: 'trialing' });
		await settle(id);
		expect(await ordersOf(id)).toEqual([]);
		await settleSubscription(shop.services, shop.tenant.id, { subscriptionId: id }, { trialEnds: true });
		expect(await shop.notices(id)).toContainEqual({ purpose: 'trialEnds' });
		await shop.advance(15);
		await settle(id);
		expect(await ordersOf(id)).toMatchObject([{ kind: 'first', status: 'placed', payment: 'paid' }]);
		expect(await contract(id)).toMatchObject({ state: 'active' });
		expect(await shop.inShop((sql) => sql`select from orders where id = ${orderId}`)).toHaveLength(0);
		const items = await shop.inShop(
			(sql) => sql`
				select from order_lines o join subscription_lines s on s.item_id = o.item_id where s.subscription_id = ${id}`,
		);
		expect(items).toHaveLength(1);
	});
});

describe('what the provider says of others', () => {
	it('moves nothing: it is unknown, imported, or of another shop', async () => {
		const { id, providerId } = await shop.subscribe();
		await shop.advance(32);
		const settleName = (name: Parameters<typeof settleSubscription>[2]) =>
			settleSubscription(shop.services, shop.tenant.id, name);
		await settleName({ providerId: 'sub_unknown' });
		await settleName({ customerId: 'cus_unknown' });
		await shop.inShop((sql) => sql`update subscriptions set detached = true where id = ${id}`);
		await settleName({ providerId });
		expect(await ordersOf(id)).toHaveLength(1);
		await shop.inShop((sql) => sql`update subscriptions set detached = false where id = ${id}`);
		const account = await openRecurring(shop.services, shop.tenant.id);
		await account.adopt(providerId, { tenantId: newId(), subscriptionId: id }, newId());
		await expect(settleName({ providerId })).rejects.toMatchObject({ code: 'foreign_subscription' });
		expect(await ordersOf(id)).toHaveLength(1);
	});
});
