import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addDays } from '../../../rules/dates.ts';
import { newId } from '../../../rules/ids.ts';
import { shopDay } from '../../calendar/today.ts';
import { orderChangedJob } from '../../orders/mails/jobs.ts';
import { refundJob } from '../../orders/payments/jobs.ts';
import { Browser, goodPassword, makeUser, noLimits } from '../../testing/accounts.ts';
import { startApp, type TestApp } from '../../testing/app.ts';
import { type Billing, startBilling } from '../../testing/billing.ts';
import { runWaiting } from '../../testing/jobs.ts';
import { someAddress } from '../../testing/orders.ts';
import { changeJob } from '../billing/jobs.ts';
import { recordRefundOfSubscription } from '../billing/record-refund.ts';

let shop: Billing;
let app: TestApp;
let admin: Browser;

beforeAll(async () => {
	shop = await startBilling(inject('cluster'));
	const { database } = shop.test;
	await makeUser(database, shop.tenant, 'ada@example.com', { role: 'admin' });
	app = await startApp({ database, limits: noLimits, payments: shop.services });
	admin = new Browser(app);
	await admin.logIn('ada@example.com', goodPassword);
});

afterAll(async () => {
	await app.close();
	await shop.close();
});

const tell = async (query: string, variables: object = {}) => {
	const { data, errors } = await admin.graphql(query, variables);
	return errors ? errors[0].message : Object.values(data)[0];
};

const command = (id: string, name: string, until: string | null = null) =>
	tell(
		`mutation($id: ID!, $until: String) { commandSubscription(id: $id, command: ${name}, until: $until) {
			status state isBeingChanged endReason
		} }`,
		{ id, until },
	);

describe('staff', () => {
	it('cancels and reactivates a subscription at the provider, and its history says who it was', async () => {
		const { id } = await shop.subscribe();
		expect(await command(id, 'cancel')).toMatchObject({ status: 'canceled', state: 'active', isBeingChanged: false });
		expect(await command(id, 'cancel')).toMatch(/subscription/i);
		expect(await command(id, 'keep')).toMatchObject({ status: 'active', isBeingChanged: false });
		const { events } = await tell(`{ adminSubscription(id: "${id}") { events { kind actor by } } }`);
		expect(events).toContainEqual({ kind: 'canceled', actor: 'staff', by: 'ada' });
		const { items } = await tell('{ auditLog(first: 2) { items { action } } }');
		expect(items).toEqual([{ action: 'keepSubscription' }, { action: 'cancelSubscription' }]);
	});

	it('pauses until a day of the future, resumes, and ends at once with the reason that it was the shop', async () => {
		const { id } = await shop.subscribe();
		const today = shopDay(shop.tenant);
		for (const until of [today, 'soon', addDays(today, 731)])
			expect(await command(id, 'pause', until)).toContain('Please check');
		expect(await command(id, 'pause', addDays(today, 40))).toMatchObject({ state: 'paused' });
		expect(await tell(`{ adminSubscription(id: "${id}") { pausedUntil } }`)).toEqual({
			pausedUntil: expect.any(String),
		});
		expect(await command(id, 'resume')).toMatchObject({ state: 'active' });
		expect(await command(id, 'end')).toMatchObject({ state: 'ended', endReason: 'staff' });
	});

	it('sees that the provider has not confirmed yet where it does not answer, and is told when it checks', async () => {
		const { id } = await shop.subscribe();
		await shop.sandbox.control.turn({ answers: { failNext: { status: 503, times: 6 } } });
		expect(await command(id, 'cancel')).toMatchObject({ status: 'canceled', isBeingChanged: true });
		expect(await tell(`mutation { settleSubscription(id: "${id}") { id } }`)).toMatch(/provider|answer/i);
		await shop.sandbox.control.calm();
		expect(await tell(`mutation { settleSubscription(id: "${id}") { state } }`)).toEqual({ state: 'active' });
	});

	it('finds the order and the payment of each period, and the subscription of an order', async () => {
		const { id, orderId } = await shop.subscribe();
		await shop.advance(32);
		await tell(`mutation { settleSubscription(id: "${id}") { id } }`);
		const query = `{ adminSubscription(id: "${id}") { number paymentCount payments { kind state orderId } } }`;
		const { number, paymentCount, payments } = await tell(query);
		expect(paymentCount).toBe(2);
		expect(payments).toMatchObject([
			{ kind: 'renewal', state: 'paid' },
			{ kind: 'first', orderId },
		]);
		expect(await tell(`{ order(id: "${orderId}") { subscription { id number } } }`)).toEqual({
			subscription: { id, number },
		});
		const ofSubscription = '{ orders(filter: { ofSubscription: true }) { items { id } } }';
		expect((await tell(ofSubscription)).items).toContainEqual({ id: orderId });
		expect((await tell(ofSubscription.replace('true', 'false'))).items).toEqual([]);
	});

	it('changes quantities for the customer at the sum that was shown, and at no other', async () => {
		const { id } = await shop.subscribe();
		const input = { id, lines: [{ position: 0, quantity: 3 }] };
		const quote = await tell(
			'query($input: SubscriptionChangeInput!) { quoteSubscriptionChangeFor(input: $input) { gross } }',
			{ input },
		);
		const change = (seenTotal: number) =>
			tell(
				`mutation($input: SubscriptionChangeInput!, $seenTotal: Float) {
					changeSubscriptionFor(input: $input, seenTotal: $seenTotal) { pendingChange { gross } }
				}`,
				{ input, seenTotal },
			);
		expect(await change(quote.gross - 1)).toEqual(expect.any(String));
		expect(await change(quote.gross)).toEqual({ pendingChange: { gross: quote.gross } });
	});

	it('reads in the history what each change has changed, with what it was before', async () => {
		const { id } = await shop.subscribe();
		const { gross } = await tell(`{ adminSubscription(id: "${id}") { gross } }`);
		const shippingAddress = { ...someAddress, city: 'Kiel', zipCode: '24103' };
		const input = { id, lines: [{ position: 0, quantity: 3 }], shippingAddress };
		await tell('mutation($input: SubscriptionChangeInput!) { changeSubscriptionFor(input: $input) { id } }', { input });
		const historyOf = async () =>
			(await tell(`{ adminSubscription(id: "${id}") { gross events { kind actor detail } } }`)) as {
				events: { kind: string; actor: string; detail: { changes: object[] } }[];
			};
		const [wanted] = (await historyOf()).events.filter(({ kind }) => kind === 'changed');
		const changes = [
			{ what: 'quantity', position: 0, name: expect.any(String), before: 1, after: 3 },
			{ what: 'shippingAddress', before: expect.objectContaining({ city: someAddress.city }), after: shippingAddress },
			{ what: 'total', before: gross, after: expect.any(Number) },
		];
		expect(wanted).toMatchObject({ actor: 'staff', detail: { wanted: true, changes } });
		await runWaiting(shop.test, { job: changeJob(shop.services), tenantId: shop.tenant.id });
		const [, agreed] = (await historyOf()).events.filter(({ kind }) => kind === 'changed');
		expect(agreed).toMatchObject({ actor: 'system', detail: { changes } });
		// Nothing of a person is written down with it.
		const kept = await shop.inShop(
			(sql) => sql`select detail::text as detail from subscription_events where subscription_id = ${id}`,
		);
		expect(JSON.stringify(kept)).not.toContain('Kiel');
	});

	it('gives money back with a trace in the history, in the account of the customer and in a mail to them', async () => {
		const { id, orderId, userId } = await shop.subscribe();
		const refundId = newId();
		const refunding = `mutation($id: ID!, $refundId: ID!) {
			refundOrder(id: $id, refundId: $refundId, amount: 500, reason: "Kratzer") { id }
		}`;
		expect(await tell(refunding, { id: orderId, refundId })).toEqual({ id: orderId });
		const tenantId = shop.tenant.id;
		const platformAddress = (slug: string) => `http://${slug}.localhost`;
		await runWaiting(shop.test, { job: refundJob(shop.services), tenantId });
		const told = orderChangedJob({ platformAddress }, [], [recordRefundOfSubscription]);
		for (const _time of [1, 2]) await runWaiting(shop.test, { job: told, tenantId });
		const { events } = await tell(`{ adminSubscription(id: "${id}") { events { kind actor by detail } } }`);
		expect(events.filter(({ kind }: { kind: string }) => kind === 'refund')).toEqual([
			{
				...{ kind: 'refund', actor: 'staff', by: 'ada' },
				detail: {
					...{ refundId, amount: 500, reason: 'Kratzer', orderNumber: expect.stringMatching(/^\d{4}-\d+$/) },
					recipients: expect.stringContaining('@'),
				},
			},
		]);
		const [user] = await shop.inShop((sql) => sql<{ email: string }[]>`select email from users where id = ${userId}`);
		const customer = new Browser(app);
		await customer.logIn(user?.email ?? '');
		expect(await customer.resultOf(`{ subscription(id: "${id}") { payments { refunded } } }`)).toEqual({
			payments: [{ refunded: 500 }],
		});
		const mails = await shop.inShop(
			(sql) => sql<{ subject: string }[]>`select subject from mails where "to" = ${user?.email ?? ''}`,
		);
		expect(mails.filter(({ subject }) => /Erstattung|erstatte/i.test(subject))).toHaveLength(1);
	});

	it('does nothing with an imported subscription until it is taken over', async () => {
		const { id } = await shop.subscribe();
		await shop.inShop((sql) => sql`update subscriptions set detached = true where id = ${id}`);
		expect(await command(id, 'cancel')).toEqual(expect.any(String));
		expect(await tell(`mutation { takeOverSubscription(id: "${id}") { isDetached mayCancel } }`)).toEqual({
			...{ isDetached: false, mayCancel: true },
		});
	});
});
