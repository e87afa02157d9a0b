import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { documentOf } from '../../../rules/documents/example-document.ts';
import { newId } from '../../../rules/ids.ts';
import type { Tier } from '../../../rules/pages/tiers.ts';
import { orderSettings } from '../../../rules/settings/orders.ts';
import { startTestSandbox, type TestSandbox } from '../../../sandbox/stripe/testing/sandbox.ts';
import { paymentCallbacks } from '../../../start/payment-callbacks.ts';
import { recorder } from '../../audit/record-change.ts';
import type { Sql } from '../../database/connection.ts';
import { orderPlacedJob, orderPrintJob } from '../../orders/mails/jobs.ts';
import { writePlacedMails } from '../../orders/mails/write-mails.ts';
import type { PaymentServices } from '../../orders/payments/services.ts';
import { loadTenant } from '../../tenants/load-tenant.ts';
import { Browser, makeUser, noLimits } from '../../testing/accounts.ts';
import { noPictures, startApp, type TestApp } from '../../testing/app.ts';
import { runWaiting } from '../../testing/jobs.ts';
import { someBilling } from '../../testing/orders.ts';
import { createPage } from '../../testing/pages.ts';
import { makePayments } from '../../testing/payments.ts';
import { setSettings } from '../../testing/settings.ts';
import { makeShop, type Shop, startShop } from '../../testing/shop.ts';
import { settleSubscription } from '../billing/settle-subscription.ts';
import { writeNotice } from '../mails/write-notice.ts';
import { applyTiers } from './apply-tiers.ts';

let shop: Shop;
let app: TestApp;
let sandbox: TestSandbox;
let payments: PaymentServices;
let seller: string;
let owner: Browser;
let ownId: string;

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
	sandbox = await startTestSandbox();
	seller = shop.demo.id;
	const taking = await makePayments(shop.test.database, seller, sandbox, randomBytes(32));
	payments = { ...taking, orders: paymentCallbacks };
	app = await startApp({ database: shop.test.database, limits: noLimits, payments });
	await shop.makeUser('olga@example.com', { admin: true, role: 'admin' });
	const operator = await shop.as('olga@example.com');
	await operator.resultOf('mutation ($id: ID!) { setPlanSeller(id: $id, sells: true) }', { id: seller });
});

afterAll(async () => {
	await app.close();
	await sandbox.end();
	await shop.close();
});

async function makeOwner(): Promise<{ id: string; browser: Browser }> {
	const slug = `s${newId().slice(-12)}`;
	const tenant = await makeShop(shop.test, slug);
	await makeUser(shop.test.database, tenant, 'owner@example.com', { role: 'admin' });
	const browser = new Browser(app, `${slug}.localhost`);
	await browser.logIn('owner@example.com');
	return { id: tenant.id, browser };
}

beforeEach(async () => {
	await sandbox.control.calm();
	const made = await makeOwner();
	[owner, ownId] = [made.browser, made.id];
});

const inSeller = <T>(work: (sql: Sql) => Promise<T>): Promise<T> => shop.test.database.inTenant(seller, work);

const choose = (tier: Tier, given: object = {}, by = owner) =>
	by.resultOf('mutation ($plan: PlanChoice!) { choosePlan(plan: $plan) { orderId state payUrl gross } }', {
		plan: {
			...{
				tier,
				interval: 'month',
				checkoutKey: newId(),
				billingAddress: someBilling,
				language: 'de-DE',
				termsAccepted: true,
			},
			...{ seenTotal: { starter: 5831, pro: 17_731, enterprise: 59_381 }[tier] },
			...given,
		},
	});

const settle = (orderId: string, by = owner, cancelled = false) =>
	by.resultOf(
		'mutation ($orderId: ID!, $cancelled: Boolean!) { settlePlan(orderId: $orderId, cancelled: $cancelled) { state } }',
		{
			...{ orderId, cancelled },
		},
	);

const change = (tier: Tier) => owner.resultOf('mutation ($tier: Tier!) { changePlan(tier: $tier) }', { tier });

const planOf = async (by = owner) =>
	(
		await by.resultOf(`{ planOverview(language: "de-DE") {
			plan { tier status state: isRunning isTrial nextTier nextNet mayCancel mayReactivate mayChange net card { last4 } }
		} }`)
	).plan;

const invoicesOf = async (by = owner) =>
	(await by.resultOf('{ planOverview(language: "de-DE") { invoices { amount } } }')).invoices;

/** As the owner pays on the provider's page. */
async function buy(tier: Tier, by = owner, card = '4242424242424242'): Promise<string> {
	const { orderId, payUrl } = await choose(tier, {}, by);
	await sandbox.control.pay(new URL(payUrl).pathname.split('/').at(-1) ?? '', { card });
	expect(await settle(orderId, by)).toEqual({ state: 'placed' });
	const [row] = await inSeller(
		(sql) => sql<{ id: string }[]>`select subscription_id as id from orders where id = ${orderId}`,
	);
	const subscriptionId = row?.id ?? '';
	await settleSubscription(payments, seller, { subscriptionId });
	return subscriptionId;
}

const apply = () => applyTiers(inSeller, recorder(Buffer.alloc(32, 7)), seller);

async function tierOf(id: string): Promise<Tier | undefined> {
	const [row] = await shop.test.database.withoutTenant(
		(sql) => sql<{ tier: Tier }[]>`select tier from tenants where id = ${id}`,
	);
	return row?.tier;
}

describe('a plan', () => {
	it('is paid on the page of the provider, gives the shop its tier, and places one order at the seller', async () => {
		await buy('pro');
		await apply();
		expect(await tierOf(ownId)).toBe('pro');
		expect(await planOf()).toMatchObject({ tier: 'pro', status: 'active', net: 14_900, card: { last4: '4242' } });
		expect(await invoicesOf()).toEqual([{ amount: 17_731 }]);
		const orders = await inSeller(
			(sql) => sql`select shipping, customer_mail from orders where user_id = ${ownId} and number is not null`,
		);
		expect(orders).toEqual([{ shipping: null, customerMail: someBilling.email }]);
	});

	it('has its invoice on the tab of the shop that has paid it, which alone can download it', async () => {
		await inSeller((sql) =>
			setSettings(sql, seller, orderSettings, { seller: documentOf().seller, invoiceWhen: 'placed' }),
		);
		await buy('pro');
		const parts = { store: noPictures, platformAddress: (slug: string) => `http://${slug}.localhost` };
		for (const job of [orderPlacedJob(parts), orderPrintJob(parts)])
			await runWaiting(shop.test, { job, tenantId: seller });
		const fields = 'invoices { documents { kind number url xrechnungUrl } }';
		const { invoices } = await owner.resultOf(`{ planOverview(language: "de-DE") { ${fields} } }`);
		expect(invoices).toEqual([
			{ documents: [expect.objectContaining({ kind: 'invoice', url: expect.stringContaining('/plan-documents/') })] },
		]);
		const { url, xrechnungUrl, number } = invoices[0].documents[0];
		const own = await owner.ask(url);
		expect([own.status, own.headers['content-type']]).toEqual([200, 'application/pdf']);
		expect(own.headers['content-disposition']).toContain(`${number}.pdf`);
		expect((await owner.ask(xrechnungUrl)).body).toContain(number);

		const tenant = await inSeller((sql) => loadTenant(sql, ownId));
		await makeUser(shop.test.database, tenant, 'reader@example.com');
		const customer = new Browser(app, `${tenant.slug}.localhost`);
		await customer.logIn('reader@example.com');
		const { browser: other } = await makeOwner();
		for (const path of [url, xrechnungUrl]) {
			expect((await other.ask(path)).status, 'another shop').toBe(404);
			expect((await customer.ask(path)).status, 'a customer of the shop').toBe(403);
			expect((await new Browser(app, `${tenant.slug}.localhost`).ask(path)).status, 'a visitor').toBe(401);
		}
		const [foreign] = await inSeller(
			(sql) => sql<{ id: string }[]>`
				select d.id from order_documents d join orders o on o.id = d.order_id
				where o.user_id = ${ownId} and d.kind = 'orderConfirmation'`,
		);
		expect((await owner.ask(`/service-api/plan-documents/${foreign?.id ?? newId()}`)).status).toBe(404);
		expect((await owner.ask('/service-api/plan-documents/invoice')).status).toBe(404);
	});

	it('is told about in mails that lead to the administration of the shop that pays it, where its people can sign in', async () => {
		const id = await buy('pro');
		const platformAddress = (slug: string) => `http://${slug}.localhost`;
		const [order] = await inSeller((sql) => sql<{ id: string }[]>`select id from orders where subscription_id = ${id}`);
		await inSeller((sql) => writeNotice(sql, seller, { subscriptionId: id, purpose: 'begun' }, platformAddress));
		await inSeller((sql) => writePlacedMails(sql, seller, order?.id ?? '', { platformAddress }));
		const [tenant] = await shop.test.database.withoutTenant(
			(sql) => sql<{ slug: string }[]>`select slug from tenants where id = ${ownId}`,
		);
		const mails = await inSeller(
			(sql) =>
				sql<{ text: string }[]>`select text from mails where "to" = ${someBilling.email} order by id desc limit 2`,
		);
		expect(mails).toHaveLength(2);
		for (const { text } of mails) {
			expect(text).toContain(`http://${tenant?.slug}.localhost/admin/settings/subscription`);
			expect(text).not.toContain('/account/subscriptions/');
		}
	});

	it('says that the tier is on its way until the shop has it, and that it rests while it is paused', async () => {
		const id = await buy('pro');
		const shown = async () => {
			const { data } = await owner.graphql(`{ pageQuota { tier pages } planOverview(language: "de-DE") {
				plan { isApplying isPaused pausedUntil nextPayment mayChange }
			} }`);
			return data;
		};
		const before = await shown();
		await apply();
		const after = await shown();
		expect([before.pageQuota, before.planOverview.plan.isApplying]).toEqual([{ tier: 'starter', pages: 10 }, true]);
		expect([after.pageQuota, after.planOverview.plan.isApplying]).toEqual([{ tier: 'pro', pages: 100 }, false]);
		const until = new Date('2099-01-31T00:00:00Z');
		await inSeller((sql) => sql`update subscriptions set state = 'paused', pause_until = ${until} where id = ${id}`);
		expect((await shown()).planOverview.plan).toEqual({
			...{ isApplying: false, isPaused: true, pausedUntil: until.toISOString() },
			...{ nextPayment: null, mayChange: false },
		});
	});

	it('is one for each shop: a second page closes the first, and what runs is not bought again', async () => {
		const first = await choose('starter');
		const second = await choose('pro');
		expect(await settle(first.orderId)).toEqual({ state: 'failed' });
		expect(await settle(second.orderId, owner, true)).toEqual({ state: 'failed' });
		await buy('starter');
		expect(await choose('pro')).toEqual({ refused: 'PLAN_RUNNING' });
	});

	it('is refused at another price, with a bad address, and by those who may not change the shop', async () => {
		expect(await choose('pro', { seenTotal: 1 })).toEqual({ refused: 'PRICE_CHANGED' });
		expect(await choose('pro', { billingAddress: { ...someBilling, zipCode: '' } })).toEqual({
			refused: 'ADDRESS_INVALID',
		});
		expect(await choose('pro', { termsAccepted: false })).toEqual({ refused: 'TERMS_NOT_ACCEPTED' });
		expect(await choose('pro', {}, new Browser(app))).toEqual({ refused: 'UNAUTHORIZED' });
	});

	it('too small for the pages of a shop is refused with the numbers', async () => {
		await buy('pro');
		await apply();
		for (let number = 1; number <= 11; number += 1) await createPage(owner, `Seite ${number}`);
		const { errors } = await owner.graphql('mutation { changePlan(tier: starter) }');
		expect(errors[0]).toMatchObject({ extensions: { code: 'PLAN_TOO_SMALL' } });
		expect(errors[0].message).toContain('11 pages, allowed 10');
	});

	it('runs to the end of what is paid once it is canceled, and can be reactivated until then', async () => {
		const id = await buy('pro');
		expect(await owner.resultOf('mutation { cancelPlan }')).toBe(true);
		expect(await planOf()).toMatchObject({ status: 'canceled', state: true, mayCancel: false, mayReactivate: true });
		expect(await owner.resultOf('mutation { cancelPlan }')).toEqual({ refused: 'PLAN_STATE' });
		expect(await owner.resultOf('mutation { reactivatePlan }')).toBe(true);
		expect(await planOf()).toMatchObject({ status: 'active', mayCancel: true });
		const [row] = await inSeller((sql) => sql`select command from subscriptions where id = ${id}`);
		expect(row).toEqual({ command: null });
		const log = await shop.test.database.inTenant(
			ownId,
			(sql) => sql`select action from audit_log where tenant_id = ${ownId} order by id`,
		);
		expect(log.map(({ action }) => action)).toEqual(['choosePlan', 'cancelPlan', 'reactivatePlan']);
	});

	it('turns larger at once, for the rest of the period that is paid then and makes an order of its own', async () => {
		const id = await buy('starter');
		expect(await change('enterprise')).toBe(true);
		await apply();
		expect(await tierOf(ownId)).toBe('enterprise');
		expect(await planOf()).toMatchObject({ tier: 'enterprise', nextTier: null, net: 49_900 });
		const [prorated] = await invoicesOf();
		expect(prorated.amount).toBeGreaterThan(50_000);
		expect(prorated.amount).toBeLessThanOrEqual(59_381 - 5831);
		const lines = await inSeller(
			(sql) => sql`
				select l.code, l.gross::int as gross, o.status from orders o join order_lines l on l.order_id = o.id
				where o.subscription_id = ${id} order by o.number`,
		);
		expect(lines).toEqual([
			{ code: 'PLAN-STARTER-MONTH', gross: 5831, status: 'placed' },
			{ code: 'PLAN-ENTERPRISE-MONTH', gross: prorated.amount, status: 'placed' },
		]);
	});

	it('turns smaller with the next payment, costs nothing until then, and can stay after all', async () => {
		await buy('pro');
		await apply();
		expect(await change('starter')).toBe(true);
		await apply();
		expect(await tierOf(ownId)).toBe('pro');
		expect(await planOf()).toMatchObject({ tier: 'pro', net: 14_900, nextTier: 'starter', nextNet: 4900 });
		expect(await change('enterprise')).toEqual({ refused: 'PLAN_STATE' });
		expect(await change('pro')).toBe(true);
		expect(await planOf()).toMatchObject({ tier: 'pro', nextTier: null, net: 14_900, nextNet: null });
		expect(await invoicesOf()).toHaveLength(1);
	});

	it('stays as it is where the card does not pay for a larger one', async () => {
		await buy('starter', owner, '4000000000000341');
		expect(await change('pro')).toEqual({ refused: 'PLAN_UNPAID' });
		expect(await planOf()).toMatchObject({ tier: 'starter', mayChange: true });
	});

	it('of one shop is out of reach of every other', async () => {
		await buy('pro');
		const { browser } = await makeOwner();
		expect(await planOf(browser)).toBeNull();
		for (const mutation of ['cancelPlan', 'reactivatePlan', 'takePlanCard', 'changePlan(tier: enterprise)'])
			expect(await browser.resultOf(`mutation { ${mutation} }`), mutation).toEqual({ refused: 'PLAN_STATE' });
		const [order] = await inSeller((sql) => sql<{ id: string }[]>`select id from orders where user_id = ${ownId}`);
		expect(await settle(order?.id ?? '', browser)).toEqual({ refused: 'PAYMENT_SESSION_NOT_FOUND' });
		expect(await planOf()).toMatchObject({ status: 'active' });
	});

	it('is paid at the smaller tier when the next period begins, and gives no more than that', async () => {
		const subscriptionId = await buy('pro');
		await apply();
		await change('starter');
		await sandbox.control.advance(31 * 86_400);
		await settleSubscription(payments, seller, { subscriptionId });
		await apply();
		expect(await tierOf(ownId)).toBe('starter');
		expect(await planOf()).toMatchObject({ tier: 'starter', nextTier: null });
		expect(await invoicesOf()).toEqual([{ amount: 5831 }, { amount: 17_731 }]);
	});
});
