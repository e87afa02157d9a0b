// Subscriptions of each demo shop, in every state, written down as the shop itself does it; only that all of it was some time ago is set
// afterwards.
import { randomBytes } from 'node:crypto';
import type { BillingAddress } from '../../rules/checkout/address.ts';
import { newId } from '../../rules/ids.ts';
import { hashPassword } from '../../server/accounts/passwords.ts';
import { enterUser } from '../../server/accounts/users/enter-user.ts';
import { shopDay, shopDayOf } from '../../server/calendar/today.ts';
import { loadSoldItems, type SoldItem } from '../../server/cart/sold-items.ts';
import type { Sql } from '../../server/database/connection.ts';
import { beginSubscription } from '../../server/subscriptions/core/begin-subscription.ts';
import { recordPaidInvoice } from '../../server/subscriptions/core/record-invoice.ts';
import { recordSubscription } from '../../server/subscriptions/core/record-subscription.ts';
import { sendNotice } from '../../server/subscriptions/core/send-notice.ts';
import type { Tenant } from '../../server/tenants/find-tenant.ts';
import { defaultLanguage } from '../../server/tenants/spoken-language.ts';
import { demoCustomers, shopperAddress } from '../data/orders.ts';
import { type DemoSubscription, demoSubscriptions } from '../data/subscriptions.ts';
import type { DemoShop } from '../data/types.ts';
import type { Market } from '../make-order.ts';
import { contractItemId } from '../print-data/print-cases.ts';
import { demoId, shippingItem } from '../provider-ids.ts';
import { type MadeSubscription, makeSubscription } from './make-subscription.ts';
import { openInvoiceId, paidInvoiceId, refusal, retryAfter, writeEvents } from './subscription-events.ts';

/** By the slug of the product; those that an older demo does not have are missing. */
async function findThings(sql: Sql, tenant: Tenant, slugs: readonly string[]): Promise<Map<string, SoldItem>> {
	const rows = await sql<{ slug: string; id: string }[]>`
		select distinct p.slug, coalesce(l.sold_id, p.id) as id from products p
		join product_list l on l.tenant_id = p.tenant_id and l.product_id = p.id
		where p.tenant_id = ${tenant.id} and p.slug = any(${[...slugs]}::text[])`;
	const reader = {
		tenant,
		user: { id: newId(), roles: [] },
		...{ language: defaultLanguage(tenant), day: shopDay(tenant) },
	};
	const sold = await loadSoldItems(
		sql,
		reader,
		rows.map(({ id }) => id),
	);
	return new Map(
		rows.flatMap(({ slug, id }) => {
			const thing = sold.get(id);
			return thing?.offer.payment.mode === 'subscription' ? [[slug, thing] as const] : [];
		}),
	);
}

/** Who subscribes has an account; nobody signs in to these. */
async function enterCustomer(sql: Sql, tenant: Tenant, address: BillingAddress, passwordHash: string): Promise<string> {
	const { salutation, firstName, surname, companyName, street, zipCode, city, country, email } = address;
	const [known] = await sql<{ id: string }[]>`
		select id from users where tenant_id = ${tenant.id} and email = ${email}`;
	if (known) return known.id;
	return enterUser(sql, tenant.id, {
		...{ email, username: surname.toLowerCase(), language: defaultLanguage(tenant), passwordHash },
		values: { salutation, firstName, surname, companyName, street, zipCode, city, country },
	});
}

/** Nothing of it is in the database yet, but for the accounts. */
export async function findSubscriptions(sql: Sql, market: Market): Promise<MadeSubscription[]> {
	const { tenant, shopper } = market;
	const wanted: readonly DemoSubscription[] = demoSubscriptions[tenant.slug as DemoShop['slug']] ?? [];
	const things = await findThings(
		sql,
		tenant,
		wanted.map(({ slug }) => slug),
	);
	const passwordHash = await hashPassword(randomBytes(24).toString('base64url'));
	const made: MadeSubscription[] = [];
	for (const [index, one] of wanted.entries()) {
		const thing = things.get(one.slug);
		const address =
			one.surname === undefined
				? shopper && shopperAddress(shopper.email)
				: demoCustomers.find(({ surname }) => surname === one.surname);
		if (!thing || !address) continue;
		const userId = one.surname === undefined ? shopper?.id : await enterCustomer(sql, tenant, address, passwordHash);
		const subscription = userId && makeSubscription(one, thing, { userId, address }, market, contractItemId(index));
		if (subscription) made.push(subscription);
	}
	return made.toSorted((a, b) => a.course.startedAt.getTime() - b.course.startedAt.getTime());
}

export async function recordSubscriptions(
	sql: Sql,
	tenantId: string,
	subscriptions: readonly MadeSubscription[],
): Promise<void> {
	for (const { subscription, lines } of subscriptions) await recordSubscription(sql, tenantId, subscription, lines);
}

const card = { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2034 };
/** It is taken at first, and refused later. */
const refusedCard = { ...card, last4: '0341' };

async function insertUnpaid(sql: Sql, tenantId: string, { subscription, course }: MadeSubscription): Promise<void> {
	const { unpaid } = course;
	if (!unpaid) return;
	const { start, end } = unpaid;
	const invoiceId = openInvoiceId(subscription.id);
	await sql`
		insert into subscription_invoices (tenant_id, provider_invoice_id, subscription_id, kind, state, terms_version, amount, currency,
			attempts, period_start, period_end, created_at)
		values (${tenantId}, ${invoiceId}, ${subscription.id}, 'renewal', 'open', 1, ${subscription.totals.gross},
			${subscription.currency}, 1, ${start}, ${end}, ${start})`;
	await sql`
		update subscriptions set overdue_since = ${start}, retry_at = ${retryAfter(start)},
			failure_code = ${refusal}, open_invoice_id = ${invoiceId}
		where tenant_id = ${tenantId} and id = ${subscription.id}`;
}

async function setState(sql: Sql, tenantId: string, { subscription, course }: MadeSubscription): Promise<void> {
	const { id } = subscription;
	const { startedAt, period } = course;
	await sql`
		update subscriptions set state = ${course.state}, period_start = ${period.start}, period_end = ${period.end},
			cancel_at = ${course.cancelAt}, ended_at = ${course.endedAt}, end_reason = ${course.endedAt && 'customer'},
			paused_at = ${course.pausedAt}, pause_until = ${course.pauseUntil},
			card = ${JSON.stringify(course.unpaid ? refusedCard : card)}::text::jsonb, created_at = ${startedAt}
		where tenant_id = ${tenantId} and id = ${id}`;
	await sql`
		update subscription_terms set created_at = ${startedAt} where tenant_id = ${tenantId} and subscription_id = ${id}`;
	await sql`
		update subscription_invoices set created_at = paid_at
		where tenant_id = ${tenantId} and subscription_id = ${id} and paid_at is not null`;
}

async function beginOne(sql: Sql, { tenant }: Market, made: MadeSubscription): Promise<void> {
	const { subscription, lines, course, payments } = made;
	const { id, userId, totals, currency, shipping } = subscription;
	const { startedAt, trialEnd } = course;
	const items = [...lines.map((_line, position) => String(position)), ...(shipping ? [shippingItem] : [])];
	await beginSubscription(sql, tenant.id, id, {
		...{ providerId: demoId('sub', id), customerId: demoId('cus', userId ?? id), startedAt, trialEnd },
		items: items.map((item) => ({ id: demoId('si', id, item), productId: demoId('prod', id, item) })),
		periodEnd: course.paid[0]?.end ?? course.period.end,
		year: Number(shopDayOf(startedAt, tenant).slice(0, 4)),
	});
	for (const { period, order } of payments)
		await recordPaidInvoice(sql, tenant.id, id, {
			...{ invoiceId: paidInvoiceId(order.id), kind: order.subscription?.kind ?? 'renewal', termsVersion: 1 },
			...{ amount: totals.gross, currency, attempts: 1, periodStart: period.start, periodEnd: period.end },
			...{ orderId: order.id, paidAt: period.start },
		});
	await setState(sql, tenant.id, made);
	await insertUnpaid(sql, tenant.id, made);
	await writeEvents(sql, tenant.id, made);
}

/** The latest is confirmed by mail, as a real one is. */
export async function beginSubscriptions(
	sql: Sql,
	market: Market,
	subscriptions: readonly MadeSubscription[],
): Promise<void> {
	for (const made of subscriptions) await beginOne(sql, market, made);
	const latest = subscriptions.at(-1);
	if (latest) await sendNotice(sql, market.tenant.id, latest.subscription.id, { purpose: 'begun' });
}
