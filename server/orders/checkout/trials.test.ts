import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { newId } from '../../../rules/ids.ts';
import { blankPayment } from '../../../rules/pricing/tidy-settings.ts';
import { startTestSandbox, type TestSandbox } from '../../../sandbox/stripe/testing/sandbox.ts';
import { paymentCallbacks } from '../../../start/payment-callbacks.ts';
import type { User } from '../../accounts/subject.ts';
import { loadLines } from '../../cart/load-lines.ts';
import type { Sql } from '../../database/connection.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { fillCart, makeBuyer, offerParcel, order, someInput } from '../../testing/checkout.ts';
import { cloneDatabase, type TestDatabase } from '../../testing/database.ts';
import { someBilling } from '../../testing/orders.ts';
import { makePayments } from '../../testing/payments.ts';
import { makeShop } from '../../testing/shop.ts';
import { fillShop, piece } from '../../testing/sold.ts';
import { beginPayment } from '../payments/begin-payment.ts';
import type { PaymentServices } from '../payments/services.ts';
import { settlePayment } from '../payments/settle-payment.ts';
import { Superseded } from './begun-orders.ts';
import type { OrderInput } from './order-input.ts';

let test: TestDatabase;
let sandbox: TestSandbox;
let demo: Tenant;
let buyer: User;
let ids: Map<string, string>;
let parcel: string;
let payments: PaymentServices;
const urls = { successUrl: 'http://demo.localhost/checkout/return', cancelUrl: 'http://demo.localhost/checkout' };

const tried = {
	payment: { ...blankPayment, paymentMode: 'subscription' as const, paymentInterval: 'month' as const, trialDays: 14 },
};

beforeAll(async () => {
	test = await cloneDatabase(inject('cluster'));
	sandbox = await startTestSandbox();
	demo = await makeShop(test, 'demo');
	ids = await fillShop(test, demo, [
		piece('club', 900, tried),
		piece('paper', 700, {
			...tried,
			variants: ['a4', 'a5'].map((slug) => ({
				slug: `paper-${slug}`,
				code: slug,
				names: { 'de-DE': slug, 'en-GB': slug },
			})),
		}),
	]);
	parcel = await offerParcel(test.database, demo);
	const taking = await makePayments(test.database, demo.id, sandbox, randomBytes(32));
	payments = { ...taking, orders: paymentCallbacks };
});

afterAll(async () => {
	await sandbox.end();
	await test.drop();
});

beforeEach(async () => {
	buyer = await makeBuyer(test.database, demo);
});

const inShop = <T>(work: (sql: Sql) => Promise<T>): Promise<T> => test.database.inTenant(demo.id, work);
const fill = (slug: string, user = buyer) =>
	fillCart(test.database, demo, user.id, [{ productId: ids.get(slug) ?? newId(), quantity: 2 }]);

/** With the address of the account, unless another one is typed. */
const place = (user = buyer, given: Partial<OrderInput> = {}, mail = user.email ?? '') =>
	order(
		test.database,
		demo,
		user,
		someInput({
			...{ shippingMethodId: parcel, paymentMethod: 'card', billingAddress: { ...someBilling, email: mail } },
			...given,
		}),
		{ payments },
	);

async function subscribe(slug: string, user = buyer, mail = user.email ?? ''): Promise<string> {
	await fill(slug, user);
	const { orderId, paymentId } = await place(user, {}, mail);
	const { id } = await beginPayment(payments, demo.id, paymentId ?? '', urls);
	await sandbox.control.pay(id);
	await settlePayment(payments, demo.id, { paymentId: paymentId ?? '' });
	return orderId;
}

const paymentOf = async (user = buyer) => {
	const reader = { tenant: demo, user, language: 'de-DE', day: '2026-11-19' };
	const [line] = await inShop((sql) => loadLines(sql, reader));
	return line?.payment;
};
const contractOf = async (orderId: string) =>
	(
		await inShop(
			(sql) => sql<{ state: string; trialDays: number | null; trialEnd: Date | null; amount: number }[]>`
				select s.state, s.trial_days, s.trial_end, p.amount::int as amount from orders o
				join subscriptions s on s.id = o.subscription_id join payments p on p.order_id = o.id where o.id = ${orderId}`,
		)
	)[0];
const code = (work: Promise<unknown>) =>
	work.then(
		() => 'none',
		(error: { code?: string }) => error.code,
	);

describe('the free trial of a product', () => {
	it('is given once for each account: the second time it is paid at once, and the provider opens no trial', async () => {
		expect(await contractOf(await subscribe('club'))).toMatchObject({ state: 'trialing', trialDays: 14, amount: 0 });
		await sandbox.control.forgetRequests();
		const again = await subscribe('club');
		expect(await contractOf(again)).toMatchObject({ state: 'active', trialDays: null, trialEnd: null, amount: 2290 });
		const [session] = (await sandbox.control.requests()).filter(
			({ method, path }) => method === 'POST' && path === '/v1/checkout/sessions',
		);
		expect(session?.params).toMatchObject({ mode: 'subscription' });
		expect(JSON.stringify(session?.params)).not.toContain('trial_period_days');
	});

	it('is not offered any more in the cart of somebody who has had it, and is to everyone else', async () => {
		await subscribe('club');
		await fill('club');
		expect(await paymentOf()).toMatchObject({ trialDays: null, isTrialUsed: true });
		const other = await makeBuyer(test.database, demo);
		await fill('club', other);
		expect(await paymentOf(other)).toMatchObject({ trialDays: 14 });
		expect((await paymentOf(other))?.isTrialUsed).toBeUndefined();
	});

	it('is that of the product, whichever version of it was tried', async () => {
		await subscribe('paper-a4');
		await fill('paper-a5');
		expect(await paymentOf()).toMatchObject({ trialDays: null, isTrialUsed: true });
		await inShop((sql) => sql`delete from list_items where user_id = ${buyer.id}`);
		await fill('club');
		expect(await paymentOf()).toMatchObject({ trialDays: 14 });
	});

	it('is used up by a checkout that was completed, not by one that was given up', async () => {
		await fill('club');
		await place();
		expect(await paymentOf()).toMatchObject({ trialDays: 14 });
	});

	it('is not given to another account for an e-mail address that has had it, in whatever letters', async () => {
		const mail = `Anna-${newId()}@Example.com`;
		await subscribe('club', buyer, mail);
		const other = await makeBuyer(test.database, demo);
		await fill('club', other);
		expect(await code(place(other, {}, mail.toLowerCase()))).toBe('TRIAL_USED');
		expect(await code(place(other))).toBe('none');
		const namesake = await makeBuyer(test.database, demo);
		await inShop((sql) => sql`update users set email = ${mail.toLowerCase()} where id = ${namesake.id}`);
		await fill('club', namesake);
		expect(await paymentOf(namesake)).toMatchObject({ trialDays: null, isTrialUsed: true });
	});

	it('that was shown and is used up meanwhile is not replaced by a payment without a word', async () => {
		await subscribe('club');
		await fill('club');
		expect(await code(place(buyer, { seenTrialDays: 14 }))).toBe('TRIAL_CHANGED');
		expect(await code(place(buyer, { seenTrialDays: null }))).toBe('none');
	});

	it('is not begun twice by two payment pages side by side', async () => {
		await fill('club');
		await place();
		await inShop((sql) => sql`update list_items set removed_at = now() where user_id = ${buyer.id}`);
		await fill('club');
		await expect(place()).rejects.toBeInstanceOf(Superseded);
	});

	it('is there again for a person whose data was erased: nothing is known of them any more', async () => {
		await subscribe('club');
		await inShop((sql) => sql`update subscriptions set user_id = null, customer_mail = '' where user_id = ${buyer.id}`);
		await fill('club');
		expect(await paymentOf()).toMatchObject({ trialDays: 14 });
	});
});
