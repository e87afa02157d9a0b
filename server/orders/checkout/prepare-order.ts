// The first phase: everything is recalculated and compared with what the shopper saw, stock is kept, the order is written down. One
// transaction, nothing foreign in it. What needs no money from elsewhere is placed in the same transaction.
import { nameOf } from '../../../rules/checkout/address.ts';
import { type Quote, type QuotedLine, quoteFor } from '../../../rules/checkout/quote.ts';
import { usualReservationSeconds } from '../../../rules/checkout/reservation.ts';
import { newId } from '../../../rules/ids.ts';
import type { OrderSettings } from '../../../rules/settings/orders.ts';
import { owesTaxHimself, type VatState } from '../../../rules/vat-id.ts';
import { lockUser } from '../../accounts/lock-user.ts';
import { loadProfile } from '../../accounts/profile/own-account.ts';
import type { User } from '../../accounts/subject.ts';
import { shopDay } from '../../calendar/today.ts';
import type { CartLine } from '../../cart/lines.ts';
import { loadLines, removeOrdered } from '../../cart/load-lines.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { sendJob } from '../../jobs/send-job.ts';
import { reserveSeveral, sellSeveral } from '../../stock/move-several.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { spokenLanguage } from '../../tenants/spoken-language.ts';
import { type NewOrder, type NewOrderLine, recordOrder, recordPlaced } from '../core/record-order.ts';
import { type CardPayment, findCardPayment, type PaymentServices } from '../payments/services.ts';
import { findOrderSettings } from '../settings/find-settings.ts';
import { findShippingMethods } from '../shipping/find-methods.ts';
import { findVatState } from '../vat-ids/check-vat-id.ts';
import { rememberAddresses } from './addresses.ts';
import { type BegunOrder, findBegun, isAbout, isAsShown, isTheSame, Superseded } from './begun-orders.ts';
import type { OrderGuard } from './order-guard.ts';
import { checkInput, type OrderInput } from './order-input.ts';
import type { CheckoutProgress } from './progress.ts';
import { recordOrigin, refuseTooLargeShare } from './stock-share.ts';
import { type FindUnreadyLines, markUnready } from './unready-lines.ts';

export interface Placer {
	tenant: Tenant;
	user: User | undefined;
	/** As https://shop.example: mails about stock lead there. */
	shop?: string | undefined;
}

export interface Placing {
	/** Undefined: no cards. */
	payments?: Pick<PaymentServices, 'providers' | 'secretsKey'> | undefined;
	reservationSeconds?: number | undefined;
	/** How much may be ordered; undefined: any number. */
	guard?: OrderGuard | undefined;
	/** Undefined: nothing must be there before the order. */
	findUnreadyLines?: FindUnreadyLines | undefined;
	/** Whose order it is, where an admin makes it for them. */
	onBehalfOf?: User | undefined;
	/** In place of what lies in the cart. */
	lines?: readonly CartLine[] | undefined;
}

export interface Prepared {
	orderId: string;
	/** Null where nothing has to be paid elsewhere. */
	paymentId: string | null;
	placed: boolean;
	/** Whether an earlier call with the same key made the order, with other entries or other things. */
	hasEarlierEntries: boolean;
	/** What its owner sees, where it was placed right now. */
	progress?: CheckoutProgress;
}

export const quotedLine = ({ price, taxRate, ...line }: CartLine): QuotedLine => ({
	...line,
	total: price?.total,
	rate: taxRate,
});

interface Sale {
	tenant: Tenant;
	settings: OrderSettings;
	/** Where it goes. */
	country: string;
	vatId: string;
	vatState: VatState;
}

export const isReverseCharge = ({ tenant, settings, country, vatId, vatState }: Sale): boolean =>
	!settings.smallBusiness && owesTaxHimself({ sellerCountry: tenant.country, country, vatId, state: vatState });

async function refuseIncompleteProfile(sql: Sql, tenantId: string, { id, guest }: User): Promise<void> {
	if (guest) throw new Refused('PROFILE_INCOMPLETE');
	const { completeness } = await loadProfile(sql, tenantId, id);
	if (!completeness.complete) throw new Refused('PROFILE_INCOMPLETE', completeness.missing.join(', '));
}

/** In the order in which a shopper would mend them. */
function refuseProblems(lines: readonly CartLine[], quote: Quote, input: OrderInput, { showShipping }: OrderSettings) {
	if (lines.length === 0) throw new Refused('CART_PROBLEMS', 'empty');
	const kinds = new Set(lines.flatMap(({ problem }) => problem ?? []));
	const serious = [...kinds].filter((kind) => kind !== 'price');
	if (serious.length > 0) throw new Refused('CART_PROBLEMS', serious.join(', '));
	if (showShipping && !quote.chosen) throw new Refused('SHIPPING_METHOD_INVALID');
	const { gross } = quote.totals;
	if (kinds.has('price') || (input.seenTotal !== null && gross !== input.seenTotal))
		throw new Refused('PRICE_CHANGED', String(gross));
	if (!quote.paymentMethods.includes(input.paymentMethod)) throw new Refused('PAYMENT_METHOD_INVALID');
}

async function keepStock(
	sql: Sql,
	tenantId: string,
	lines: readonly CartLine[],
	{ atOnce, shop }: { atOnce: boolean; shop: string | undefined },
): Promise<ReadonlySet<string>> {
	const move = atOnce ? sellSeveral : reserveSeveral;
	const { short, counted } = await move(sql, tenantId, lines, { shop });
	if (short.length > 0) throw new Refused('CART_PROBLEMS', 'stock');
	return counted;
}

interface Kept {
	orderId: string;
	/** Null where it is placed at once. */
	reservedUntil: Date | null;
	counted: ReadonlySet<string>;
}

function linesOf({ lines, quote: { totals } }: Gathered, { counted, reservedUntil }: Kept): NewOrderLine[] {
	const stock = (productId: string) => {
		if (!counted.has(productId)) return 'notCounted';
		return reservedUntil ? 'reserved' : 'taken';
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

/** @returns its number, null where it waits for its money */
async function write(sql: Sql, { tenant, user }: Placer, gathered: Gathered, kept: Kept): Promise<string | null> {
	const { buyer, quote, input, reverseCharge, day } = gathered;
	const { orderId, reservedUntil } = kept;
	const { billingAddress, shippingAddress } = input;
	const { chosen, totals } = quote;
	const onBehalf = user?.id !== buyer.id;
	const order: NewOrder = {
		id: orderId,
		checkoutKey: input.checkoutKey,
		userId: buyer.id,
		createdBy: onBehalf ? (user?.id ?? null) : null,
		paymentMethod: input.paymentMethod,
		language: spokenLanguage(tenant, input.language ?? buyer.language),
		currency: tenant.currency,
		pricesIncludeTax: tenant.pricesIncludeTax,
		billingAddress,
		shippingAddress: chosen ? shippingAddress : null,
		shipping: chosen ? { id: chosen.id, name: chosen.name, days: chosen.days, parts: totals.shipping } : null,
		totals,
		reverseCharge,
		customerName: nameOf(billingAddress),
		customerMail: billingAddress.email,
		deliveryDay: quote.deliveryDay,
		reservedUntil,
	};
	const lines = linesOf(gathered, kept);
	const by = { actor: onBehalf ? ('staff' as const) : ('shopper' as const), userId: user?.id ?? null };
	const placing = { paid: input.paymentMethod === 'none', year: Number(day.slice(0, 4)) };
	const written = reservedUntil
		? await recordOrder(sql, tenant.id, order, lines, by)
		: await recordPlaced(sql, tenant.id, order, lines, { ...by, ...placing });
	// Another shopper's checkout: keys are made at random, so no one comes here by chance.
	if (!written) throw new Refused('VALIDATION', 'checkoutKey');
	return written === true ? null : written;
}

async function beginPaying(
	sql: Sql,
	tenant: Tenant,
	orderId: string,
	{ card, quote }: Gathered,
	until: Date,
): Promise<string> {
	if (!card) throw new Error('nobody takes cards for this shop');
	const paymentId = newId();
	await sql`
		insert into payments (tenant_id, id, order_id, provider, amount, currency)
		values (${tenant.id}, ${paymentId}, ${orderId}, ${card.provider}, ${quote.totals.gross}, ${tenant.currency})`;
	await sendJob(sql, tenant.id, 'payments.settle', { paymentId }, { startAfter: until });
	return paymentId;
}

interface Gathered {
	buyer: User;
	input: OrderInput;
	day: string;
	begun: readonly BegunOrder[];
	lines: readonly CartLine[];
	settings: OrderSettings;
	quote: Quote;
	reverseCharge: boolean;
	/** Who takes the money, where it is paid by card. */
	card: CardPayment | undefined;
}

/** Sent together; a transaction that holds the person is waited for before anything is read. */
async function gather(sql: Sql, tenant: Tenant, buyer: User, given: OrderInput, placing: Placing): Promise<Gathered> {
	const input = checkInput(given, buyer.email);
	const { paymentMethod, billingAddress, shippingAddress, shippingMethodId } = input;
	const day = shopDay(tenant);
	const language = spokenLanguage(tenant, input.language ?? buyer.language);
	const reader = { tenant, user: buyer, language, day };
	const [, begun, lines, settings, methods, vatState, card] = await Promise.all([
		lockUser(sql, tenant.id, buyer.id).execute(),
		findBegun(sql, tenant.id, buyer.id, input.checkoutKey).execute(),
		placing.lines ?? markUnready(sql, tenant.id, loadLines(sql, reader), placing.findUnreadyLines),
		findOrderSettings(sql, tenant.id),
		findShippingMethods(sql, tenant.id, language),
		findVatState(sql, tenant.id, billingAddress.vatId),
		paymentMethod === 'card' ? findCardPayment(sql, placing.payments, tenant.id) : undefined,
	]);
	const { country } = shippingAddress ?? billingAddress;
	const reverseCharge = isReverseCharge({ tenant, settings, country, vatId: billingAddress.vatId, vatState });
	const quote = quoteFor(lines.map(quotedLine), {
		...{ settings, shop: tenant, methods, country, reverseCharge, today: day, shippingMethodId },
		card: card !== undefined,
		buyer: placing.onBehalfOf ? 'staff' : buyer.guest ? 'guest' : 'customer',
	});
	return { buyer, input, day, begun, lines, settings, quote, reverseCharge, card };
}

/** The same as asking for it after the transaction. */
const placedNow = (
	{ quote, input }: Gathered,
	tenant: Tenant,
	orderId: string,
	number: string | null,
): CheckoutProgress => ({
	...{ orderId, number, state: 'placed', gross: quote.totals.gross, currency: tenant.currency },
	...{ paymentMethod: input.paymentMethod, email: input.billingAddress.email, deliveryDay: quote.deliveryDay },
	...{ payUrl: null, reason: null, paymentId: null },
});

/** The order that is meant by this press of the button, if it was pressed before: with this key, or in another tab. */
function findMeant({ begun, buyer, input, lines }: Gathered): BegunOrder | undefined {
	const known = begun.find(({ checkoutKey }) => checkoutKey === input.checkoutKey);
	if (known && known.userId !== buyer.id) throw new Refused('VALIDATION', 'checkoutKey');
	if (known) return known;
	const open = begun.filter((order) => isAbout(order, lines));
	const same = open.find((order) => isTheSame(order, lines, input));
	if (!same && open.length > 0) throw new Superseded(open.flatMap(({ paymentId }) => paymentId ?? []));
	return same;
}

/**
 * Counts the order, and refuses one that would hold too much of the stock without being paid. An admin, and who is signed in
 * and gets a bill, may have all of it.
 * @returns where an unpaid order comes from, if that is known
 */
async function limitUnpaid(
	sql: Sql,
	tenant: Tenant,
	{ buyer, input, lines, settings }: Gathered,
	{ guard, onBehalfOf }: Placing,
): Promise<string | undefined> {
	await guard?.count(sql, input);
	const isTrusted = onBehalfOf !== undefined || !buyer.guest;
	const isUnpaid = input.paymentMethod === 'card' ? !onBehalfOf : input.paymentMethod === 'invoice' && !isTrusted;
	if (!isUnpaid) return undefined;
	const holder = { userId: buyer.id, guest: buyer.guest, origin: guard?.origin };
	await refuseTooLargeShare(sql, tenant.id, lines, holder, settings.stockShare);
	return guard?.origin;
}

/** Throws what keeps it from being ordered, and Superseded while another checkout of the same things is open. */
export async function prepareOrder(
	sql: Sql,
	caller: Placer,
	given: OrderInput,
	placing: Placing = {},
): Promise<Prepared> {
	const { tenant, user, shop } = caller;
	const { onBehalfOf, reservationSeconds = usualReservationSeconds } = placing;
	const buyer = onBehalfOf ?? user;
	if (!buyer) throw new Refused('UNAUTHORIZED');
	const gathered = await gather(sql, tenant, buyer, given, placing);
	const meant = findMeant(gathered);
	if (meant)
		return {
			orderId: meant.id,
			paymentId: meant.paymentId,
			placed: meant.number !== null,
			hasEarlierEntries: !isAsShown(meant, gathered.lines, gathered.input),
		};

	const { input, lines, settings, quote } = gathered;
	if (settings.profileRequired && !onBehalfOf) await refuseIncompleteProfile(sql, tenant.id, buyer);
	refuseProblems(lines, quote, input, settings);

	const atOnce = input.paymentMethod !== 'card';
	const reservedUntil = atOnce ? null : new Date(Date.now() + reservationSeconds * 1000);
	const orderId = newId();
	const origin = await limitUnpaid(sql, tenant, gathered, placing);
	const counted = await keepStock(sql, tenant.id, lines, { atOnce, shop });
	const leaving = atOnce && !placing.lines ? lines.map(({ id }) => id) : [];
	// Sent together, in this order: what draws a number comes last.
	const [, , , number] = await Promise.all([
		origin !== undefined && counted.size > 0 ? recordOrigin(sql, tenant.id, orderId, origin) : undefined,
		onBehalfOf ? undefined : rememberAddresses(sql, tenant.id, buyer.id, input),
		removeOrdered(sql, tenant.id, leaving),
		write(sql, caller, gathered, { orderId, reservedUntil, counted }),
	]);
	if (reservedUntil) {
		const paymentId = await beginPaying(sql, tenant, orderId, gathered, reservedUntil);
		return { orderId, paymentId, placed: false, hasEarlierEntries: false };
	}
	const progress = placedNow(gathered, tenant, orderId, number);
	return { orderId, paymentId: null, placed: true, hasEarlierEntries: false, progress };
}
