import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Sql } from '../../database/connection.ts';
import { makeShop, type Shop, startShop } from '../../testing/shop.ts';
import { someBeginning, someSubscription, someSubscriptionLine } from '../../testing/subscriptions.ts';
import { abandonSubscription, beginSubscription } from './begin-subscription.ts';
import { findSubscription } from './find-subscription.ts';
import { recordSubscriptionEvent } from './record-event.ts';
import { recordSubscription } from './record-subscription.ts';
import { subscriptionsOfPerson } from './subscriptions-of-person.ts';

let shop: Shop;
let buyer: string;

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
	buyer = await shop.makeUser('subscriber@example.com');
});

afterAll(() => shop.close());

const inShop = <T>(work: (sql: Sql) => Promise<T>): Promise<T> => shop.test.database.inTenant(shop.demo.id, work);

async function record(given: Parameters<typeof someSubscription>[1] = {}, userId = buyer): Promise<string> {
	const subscription = someSubscription(userId, given);
	await inShop((sql) =>
		recordSubscription(sql, shop.demo.id, subscription, [someSubscriptionLine(), someSubscriptionLine()]),
	);
	return subscription.id;
}

const begin = (id: string, given: Parameters<typeof someBeginning>[0] = {}) =>
	inShop((sql) => beginSubscription(sql, shop.demo.id, id, someBeginning(given)));

const find = (id: string) => inShop((sql) => findSubscription(sql, shop.demo.id, { id }));

describe('a subscription', () => {
	it('is written with its lines and its first terms, and waits for the provider', async () => {
		const id = await record({ interval: { unit: 'week', count: 2 }, trialDays: 14 });
		expect(await find(id)).toMatchObject({
			...{ state: 'opening', number: null, intervalUnit: 'week', intervalCount: 2, trialDays: 14, termsVersion: 1 },
		});
		const [terms] = await inShop(
			(sql) => sql`select version, state, gross::int, lines, billing_address from subscription_terms
				where subscription_id = ${id}`,
		);
		expect(terms).toMatchObject({ version: 1, state: 'agreed', gross: 1190, billingAddress: { city: 'Hamburg' } });
		expect(terms?.lines).toMatchObject([
			{ position: 0, quantity: 1 },
			{ position: 1, quantity: 1 },
		]);
		const lines = await inShop((sql) => sql`select code from subscription_lines where subscription_id = ${id}`);
		expect(lines).toHaveLength(2);
	});

	it('begins once under a number of its own, however often and at once the provider says so', async () => {
		const id = await record();
		const items = [
			{ id: 'si_1', productId: 'prod_1' },
			{ id: 'si_2', productId: 'prod_2' },
		];
		const begun = await Promise.all([1, 2, 3].map(() => begin(id, { providerId: 'sub_one', items, year: 2031 })));
		expect(begun.filter(Boolean)).toHaveLength(1);
		expect(await find(id)).toMatchObject({ state: 'active', number: 'V-2031-000001', providerId: 'sub_one' });
		expect(
			await inShop((sql) => findSubscription(sql, shop.demo.id, { provider: 'stripe', providerId: 'sub_one' })),
		).toMatchObject({ id });
		const lines = await inShop(
			(sql) => sql`select provider_item, provider_product from subscription_lines
				where subscription_id = ${id} order by position`,
		);
		expect(lines).toMatchObject([
			{ providerItem: 'si_1', providerProduct: 'prod_1' },
			{ providerItem: 'si_2', providerProduct: 'prod_2' },
		]);
		const events = await inShop((sql) => sql`select kind from subscription_events where subscription_id = ${id}`);
		expect(events).toMatchObject([{ kind: 'begun' }]);
	});

	it('is in its trial where the provider has given it one', async () => {
		const id = await record({ trialDays: 30 });
		const trialEnd = new Date('2026-12-18T10:00:00Z');
		await begin(id, { trialEnd });
		expect(await find(id)).toMatchObject({ state: 'trialing', trialEnd });
	});

	it('is given up with its checkout, and begins after all when it is paid late', async () => {
		const id = await record();
		await inShop((sql) => abandonSubscription(sql, shop.demo.id, id));
		expect(await find(id)).toMatchObject({ state: 'abandoned', number: null });
		expect(await begin(id)).toBe(true);
		await inShop((sql) => abandonSubscription(sql, shop.demo.id, id));
		expect(await find(id)).toMatchObject({ state: 'active' });
	});

	it('of another shop is neither found nor begun', async () => {
		const id = await record();
		const { id: other } = await makeShop(shop.test, 'other');
		expect(
			await shop.test.database.inTenant(other, (sql) => findSubscription(sql, shop.demo.id, { id })),
		).toBeUndefined();
		const begun = await shop.test.database.inTenant(other, (sql) => beginSubscription(sql, other, id, someBeginning()));
		expect(begun).toBe(false);
	});

	it('cannot be said to be paid without an order', async () => {
		const id = await record();
		await begin(id);
		const pay = inShop(
			(sql) => sql`
				insert into subscription_invoices (tenant_id, provider_invoice_id, subscription_id, kind, state, terms_version, amount,
					currency, period_start, period_end, paid_at)
				values (${shop.demo.id}, 'in_1', ${id}, 'renewal', 'paid', 1, 1190, 'EUR', now(), now(), now())`,
		);
		await expect(pay).rejects.toThrow(/check/);
	});
});

describe('what is known of a person', () => {
	it('is handed over with terms and lines, and erased but for the contract itself', async () => {
		const person = { id: await shop.makeUser('gone@example.com'), email: 'gone@example.com' };
		const [begun, opening] = [await record({}, person.id), await record({}, person.id)];
		await begin(begun);
		await inShop((sql) =>
			recordSubscriptionEvent(sql, shop.demo.id, begun, { actor: 'shopper', userId: person.id, kind: 'canceled' }),
		);
		await inShop(
			(sql) => sql`
				insert into contract_cancellations (tenant_id, id, name, email, contract, kind, language, outcome)
				values (${shop.demo.id}, ${begun}, 'Gone', 'Gone@example.com', 'V-1', 'ordinary', 'de-DE', 'toCheck')`,
		);
		const handedOver = await inShop((sql) => subscriptionsOfPerson.exportPart(sql, shop.demo.id, person));
		expect(handedOver).toMatchObject([
			{
				kind: 'subscription',
				lines: [{ code: 'PM-1' }, {}],
				terms: [{ version: 1, billingAddress: { city: 'Hamburg' } }],
			},
			{ kind: 'subscription' },
			{ kind: 'cancellation', number: 'V-1' },
		]);

		await inShop((sql) => subscriptionsOfPerson.erasePart(sql, shop.demo.id, person));
		expect(await find(opening)).toBeUndefined();
		expect(await find(begun)).toMatchObject({ userId: null, state: 'active' });
		const [left] = await inShop(
			(sql) => sql`
				select s.customer_name || s.customer_mail || t.billing_address || c.name || c.email as words, t.shipping_address, e.user_id
				from subscriptions s
				join subscription_terms t on t.subscription_id = s.id
				join subscription_events e on e.subscription_id = s.id and e.kind = 'canceled'
				join contract_cancellations c on c.id = s.id
				where s.id = ${begun}`,
		);
		expect(left).toEqual({ words: '{}', shippingAddress: null, userId: null });
	});
});
