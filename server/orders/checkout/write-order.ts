// Writes a checkout down: its order with the copies of its lines, the payment that it waits for, and the contract where it is paid at an
// interval. In the transaction that prepares the order.
import { nameOf } from '../../../rules/checkout/address.ts';
import type { Quote } from '../../../rules/checkout/quote.ts';
import { newId } from '../../../rules/ids.ts';
import type { Tier } from '../../../rules/pages/tiers.ts';
import type { OrderSettings } from '../../../rules/settings/orders.ts';
import type { User } from '../../accounts/subject.ts';
import type { CartLine } from '../../cart/lines.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { sendJob } from '../../jobs/send-job.ts';
import { recordSubscription } from '../../subscriptions/core/record-subscription.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { spokenLanguage } from '../../tenants/spoken-language.ts';
import { type NewOrder, type NewOrderLine, recordOrder, recordPlaced } from '../core/record-order.ts';
import type { CardPayment } from '../payments/services.ts';
import type { BegunOrder } from './begun-orders.ts';
import { type BuyingTerms, companyOf } from './buying-terms.ts';
import type { OrderInput } from './order-input.ts';

export interface Gathered {
	buyer: User;
	input: OrderInput;
	day: string;
	begun: readonly BegunOrder[];
	lines: readonly CartLine[];
	/** Those whose stock is kept or sold: none in a trial, in which nothing is delivered. */
	delivered: readonly CartLine[];
	settings: OrderSettings;
	quote: Quote;
	/** Who takes the money, where it is paid by card. */
	card: CardPayment | undefined;
	/** Whether and for whom a member of a company orders, and what the shop wants approved. */
	buying: BuyingTerms;
}

/** What another shop of the platform pays for. */
export interface PlanOrder {
	forTenant: string;
	tier: Tier;
}

interface Writer {
	tenant: Tenant;
	user: User | undefined;
}

interface KeptOrder {
	orderId: string;
	/** Null where it is placed at once, or waits for an approval. */
	reservedUntil: Date | null;
	needsApproval: boolean;
	counted: ReadonlySet<string>;
	/** Where it is paid at an interval. */
	subscriptionId: string | null;
}

function linesOf(
	{ lines, quote: { totals } }: Gathered,
	{ counted, reservedUntil, needsApproval }: KeptOrder,
): NewOrderLine[] {
	const stock = (productId: string) => {
		if (!counted.has(productId)) return 'notCounted';
		return reservedUntil || needsApproval ? 'reserved' : 'taken';
	};
	return lines.flatMap((line, index) => {
		const taxed = totals.lines[index];
		if (!taxed || !line.price) return [];
		const { productId, slug, code, name, itemName, options, designId, releaseId } = line;
		const { mediaId, taxCategory, quantity, seriesRows, personalised } = line;
		const ordered = { productId, slug, code, name, itemName, options, designId, releaseId };
		const copied = { ...ordered, mediaId, taxCategory, quantity, seriesRows };
		const { unitPrice } = line.price;
		return { ...copied, ...taxed, itemId: line.id, unitPrice, personalised, stock: stock(productId) };
	});
}

/** What the shopper agrees to, as an order and a contract have it. */
function agreedIn(tenant: Tenant, { buyer, quote, input }: Gathered) {
	const { billingAddress, shippingAddress } = input;
	const { chosen, totals } = quote;
	return {
		language: spokenLanguage(tenant, input.language ?? buyer.language),
		currency: tenant.currency,
		pricesIncludeTax: tenant.pricesIncludeTax,
		billingAddress,
		shippingAddress: chosen ? shippingAddress : null,
		shipping: chosen ? { id: chosen.id, name: chosen.name, days: chosen.days, parts: totals.shipping } : null,
		totals,
		reverseCharge: quote.exemption === 'reverseCharge',
		taxFreeExport: quote.exemption === 'export',
		customerName: nameOf(billingAddress),
		customerMail: billingAddress.email,
	};
}

/** @returns its number, null where it waits for its money or an approval */
export async function writeOrder(
	sql: Sql,
	{ tenant, user }: Writer,
	gathered: Gathered,
	kept: KeptOrder,
): Promise<string | null> {
	const { buyer, quote, input, day } = gathered;
	const { orderId, reservedUntil, needsApproval, subscriptionId } = kept;
	const onBehalf = user?.id !== buyer.id;
	const order: NewOrder = {
		...agreedIn(tenant, gathered),
		id: orderId,
		checkoutKey: input.checkoutKey,
		userId: buyer.id,
		createdBy: onBehalf ? (user?.id ?? null) : null,
		paymentMethod: input.paymentMethod,
		deliveryDay: quote.deliveryDay,
		reservedUntil,
		subscriptionId,
		company: companyOf(gathered.buying),
		needsApproval,
	};
	const lines = linesOf(gathered, kept);
	const by = { actor: onBehalf ? ('staff' as const) : ('shopper' as const), userId: user?.id ?? null };
	const placing = { paid: input.paymentMethod === 'none', year: Number(day.slice(0, 4)) };
	const written =
		reservedUntil || needsApproval
			? await recordOrder(sql, tenant.id, order, lines, by)
			: await recordPlaced(sql, tenant.id, order, lines, { ...by, ...placing });
	// Another shopper's checkout: keys are made at random, so no one comes here by chance.
	if (!written) throw new Refused('VALIDATION', 'checkoutKey');
	return written === true ? null : written;
}

/** What is charged with the order, in minor units; nothing with a trial. */
export const dueOf = (quote: Quote): number => quote.subscription?.dueToday ?? quote.totals.gross;

export async function beginPaying(
	sql: Sql,
	tenant: Tenant,
	orderId: string,
	{ card, quote, input }: Gathered,
	until: Date,
): Promise<string> {
	if (!card) throw new Error('nobody takes cards for this shop');
	const paymentId = newId();
	const amount = dueOf(quote);
	await sql`
		insert into payments (tenant_id, id, order_id, provider, amount, currency, method)
		values (${tenant.id}, ${paymentId}, ${orderId}, ${card.provider}, ${amount}, ${tenant.currency}, ${input.paymentMethod})`;
	await sendJob(sql, tenant.id, 'payments.settle', { paymentId }, { startAfter: until });
	return paymentId;
}

/** @returns its id, null where it is paid once; it is opening until the provider has its first payment, or its trial has begun */
export async function recordContract(
	sql: Sql,
	tenant: Tenant,
	gathered: Gathered,
	plan: PlanOrder | null = null,
): Promise<string | null> {
	const { buyer, lines, quote, card } = gathered;
	if (!quote.subscription) return null;
	const { interval, trialDays } = quote.subscription;
	if (!card) throw new Error('nobody takes cards for this shop');
	const agreed = lines.flatMap((line, index) => {
		const taxed = quote.totals.lines[index];
		if (!taxed || !line.price) return [];
		const { price, ...delivered } = line;
		return { ...delivered, ...taxed, itemId: line.id, unitPrice: price.unitPrice };
	});
	const id = newId();
	const made = { id, userId: buyer.id, provider: card.provider, interval, trialDays, plan };
	await recordSubscription(sql, tenant.id, { ...made, ...agreedIn(tenant, gathered) }, agreed);
	return id;
}
