import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addDays } from '../../../rules/dates.ts';
import { shopDay } from '../../calendar/today.ts';
import { Browser, goodPassword, makeUser, noLimits } from '../../testing/accounts.ts';
import { startApp, type TestApp } from '../../testing/app.ts';
import { type Billing, startBilling } from '../../testing/billing.ts';

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

	it('does nothing with an imported subscription until it is taken over', async () => {
		const { id } = await shop.subscribe();
		await shop.inShop((sql) => sql`update subscriptions set detached = true where id = ${id}`);
		expect(await command(id, 'cancel')).toEqual(expect.any(String));
		expect(await tell(`mutation { takeOverSubscription(id: "${id}") { isDetached mayCancel } }`)).toEqual({
			...{ isDetached: false, mayCancel: true },
		});
	});
});
