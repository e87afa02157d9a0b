// A shop that sells posters by the month, with an account at a sandbox whose clock a test moves on.
import { randomBytes } from 'node:crypto';
import { newId } from '../../rules/ids.ts';
import { blankPayment } from '../../rules/pricing/tidy-settings.ts';
import { startTestSandbox } from '../../sandbox/stripe/testing/sandbox.ts';
import { loadUser } from '../accounts/subject.ts';
import type { Database, Sql } from '../database/connection.ts';
import { beginContract } from '../orders/checkout/begin-contract.ts';
import { finishOrder, giveUpOrder } from '../orders/checkout/finish-order.ts';
import { beginPayment } from '../orders/payments/begin-payment.ts';
import type { PaymentServices } from '../orders/payments/services.ts';
import { settlePayment } from '../orders/payments/settle-payment.ts';
import type { Tenant } from '../tenants/find-tenant.ts';
import { makeUser } from './accounts.ts';
import { fillCart, offerParcel, order, someInput } from './checkout.ts';
import type { TestCluster } from './cluster.ts';
import { cloneDatabase } from './database.ts';
import { someAddress, someBilling } from './orders.ts';
import { makePayments } from './payments.ts';
import { makeShop } from './shop.ts';
import { fillShop, piece } from './sold.ts';

const daySeconds = 24 * 60 * 60;

const monthly = { ...blankPayment, paymentMode: 'subscription', paymentInterval: 'month' } as const;

const subscribedProducts = [
	piece('poster', 1000, { payment: monthly }),
	piece('calendar', 1500, { payment: { ...monthly, trialDays: 14 } }),
];

const urls = { successUrl: 'http://demo.localhost/checkout/return', cancelUrl: 'http://demo.localhost/checkout' };

interface Buying {
	productId: string;
	parcel: string;
	card?: string;
	quantity?: number;
	/** Who buys; without it a new customer. */
	userId?: string | undefined;
	pay(sessionId: string, card: string): Promise<unknown>;
}

/** Through the checkout, with an account. @returns the id of the contract and of its first order */
async function buySubscription(
	services: PaymentServices,
	database: Database,
	tenant: Tenant,
	{ productId, parcel, card = '4242424242424242', quantity = 1, userId: buyer, pay }: Buying,
) {
	const userId = buyer ?? (await makeUser(database, tenant, `${newId()}@example.com`));
	const user = await database.inTenant(tenant.id, (sql) => loadUser(sql, tenant.id, userId));
	if (!user) throw new Error('not made');
	await fillCart(database, tenant, userId, [{ productId, quantity }]);
	const billingAddress = { ...someBilling, email: user.email ?? '' };
	const sent = {
		paymentMethod: 'card',
		shippingMethodId: parcel,
		shippingAddress: someAddress,
		billingAddress,
	} as const;
	const { orderId, paymentId } = await order(database, tenant, user, someInput(sent), { payments: services });
	const session = await beginPayment(services, tenant.id, paymentId ?? '', urls);
	await pay(session.id, card);
	await settlePayment(services, tenant.id, { paymentId: paymentId ?? '' });
	const [begun] = await database.inTenant(
		tenant.id,
		(sql) => sql<{ id: string; providerId: string; customerId: string }[]>`
			select s.id, s.provider_id, s.customer_id from orders o
			join subscriptions s on s.tenant_id = o.tenant_id and s.id = o.subscription_id where o.id = ${orderId}`,
	);
	if (!begun) throw new Error('nothing has begun');
	return { ...begun, userId, orderId };
}

interface Options {
	/** The sandbox begins so long ago that a few periods are over before today. */
	daysAgo?: number;
	secretsKey?: Buffer;
}

export async function startBilling(
	cluster: TestCluster,
	{ daysAgo = 100, secretsKey = randomBytes(32) }: Options = {},
) {
	const test = await cloneDatabase(cluster);
	const start = Math.floor((Date.now() - daysAgo * daySeconds * 1000) / 1000) * 1000;
	const sandbox = await startTestSandbox({ clock: () => start });
	const tenant = await makeShop(test, 'demo');
	const products = await fillShop(test, tenant, subscribedProducts);
	const parcel = await offerParcel(test.database, tenant);
	const made = await makePayments(test.database, tenant.id, sandbox, secretsKey);
	const services: PaymentServices = {
		...made,
		orders: { finish: finishOrder, accept: async () => {}, giveUp: giveUpOrder, begin: beginContract },
	};
	const inShop = <T>(work: (sql: Sql) => Promise<T>): Promise<T> => test.database.inTenant(tenant.id, work);
	return {
		...{ test, sandbox, tenant, services, inShop, parcel },
		productId: (slug: string) => products.get(slug) ?? '',
		subscribe: (slug = 'poster', more: { card?: string; quantity?: number; userId?: string } = {}) =>
			buySubscription(services, test.database, tenant, {
				...{ productId: products.get(slug) ?? '', parcel, ...more },
				pay: (id, card) => sandbox.control.pay(id, { card, threeDSecure: 'authorise' }),
			}),
		advance: (days: number) => sandbox.control.advance(days * daySeconds),
		/** What was sent to be told, oldest first. */
		async notices(subscriptionId: string): Promise<Record<string, unknown>[]> {
			const rows = await test.owner<{ payload: Record<string, unknown> }[]>`
				select data -> 'payload' as payload from jobs.job
				where name = 'subscriptions.notify' and data -> 'payload' ->> 'subscriptionId' = ${subscriptionId} order by created_on`;
			return rows.map(({ payload: { subscriptionId: _id, ...notice } }) => notice);
		},
		async close() {
			await sandbox.end();
			await test.drop();
		},
	};
}

export type Billing = Awaited<ReturnType<typeof startBilling>>;
