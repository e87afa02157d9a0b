// The first phase: everything is recalculated and compared with what the shopper saw, stock is kept, the order is written down. One
// transaction, nothing foreign in it. What needs no approval and no money from elsewhere is placed in the same transaction.
import { type Quote, type QuotedLine, quoteFor } from '../../../rules/checkout/quote.ts';
import { usualReservationSeconds } from '../../../rules/checkout/reservation.ts';
import { newId } from '../../../rules/ids.ts';
import { isByTransfer, isOnline } from '../../../rules/payments/methods.ts';
import type { OrderSettings } from '../../../rules/settings/orders.ts';
import { isExport } from '../../../rules/tax/vat-area.ts';
import { owesTaxHimself, type VatState } from '../../../rules/vat-id.ts';
import { lockUser } from '../../accounts/lock-user.ts';
import { loadProfile } from '../../accounts/profile/own-account.ts';
import type { User } from '../../accounts/subject.ts';
import { beginApproval } from '../../approvals/core/begin-approval.ts';
import type { ChosenRule } from '../../approvals/core/choose-rule.ts';
import { shopDay } from '../../calendar/today.ts';
import { type CartLine, refuseSubscription } from '../../cart/lines.ts';
import { loadLines, removeOrdered } from '../../cart/load-lines.ts';
import { countInBudgets } from '../../companies/core/budgets.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { reserveSeveral, sellSeveral } from '../../stock/move-several.ts';
import { hasHadTrial } from '../../subscriptions/core/used-trials.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { spokenLanguage } from '../../tenants/spoken-language.ts';
import { hashOrder } from '../core/hash-order.ts';
import { recordEvent } from '../core/record-event.ts';
import { findCardPayment, type PaymentServices } from '../payments/services.ts';
import { findOrderSettings } from '../settings/find-settings.ts';
import { findShippingMethods } from '../shipping/find-methods.ts';
import { findVatState } from '../vat-ids/check-vat-id.ts';
import { rememberAddresses } from './addresses.ts';
import { type BegunOrder, findBegun, isAbout, isAsShown, isTheSame, Superseded } from './begun-orders.ts';
import { buysAlone, findApprovalRule, findBuyingTerms, holdAgainstBudgets, refuseCostCentre } from './buying-terms.ts';
import type { OrderGuard } from './order-guard.ts';
import { checkInput, type OrderInput } from './order-input.ts';
import type { CheckoutProgress } from './progress.ts';
import { openingFor } from './shop-not-open.ts';
import { recordOrigin, refuseTooLargeShare } from './stock-share.ts';
import { type FindUnreadyLines, markUnready } from './unready-lines.ts';
import { beginPaying, dueOf, type Gathered, type PlanOrder, recordContract, writeOrder } from './write-order.ts';

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
	/** What is agreed with this buyer, in place of what the shop has set for all. */
	terms?: Partial<OrderSettings> | undefined;
	/** The shop that pays the platform by it: known by that, nothing is sent to it, and it needs no account here. */
	plan?: PlanOrder | undefined;
}

export interface Prepared {
	orderId: string;
	/** Null where nothing has to be paid elsewhere, or not before it is approved. */
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

async function refuseBuyer(sql: Sql, tenantId: string, { buyer, settings }: Gathered): Promise<void> {
	if ((await openingFor(sql, tenantId, buyer)) === 'closed') throw new Refused('CART_PROBLEMS', 'terms');
	if (settings.profileRequired) await refuseIncompleteProfile(sql, tenantId, buyer);
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
	if (input.seenTrialDays !== undefined && input.seenTrialDays !== (quote.subscription?.trialDays ?? null))
		throw new Refused('TRIAL_CHANGED');
	if (quote.problems.includes('account')) throw new Refused('SUBSCRIPTION_NEEDS_ACCOUNT');
	if (!quote.paymentMethods.includes(input.paymentMethod)) throw new Refused('PAYMENT_METHOD_INVALID');
}

/** By the address of the order as well as by the account: whoever has had a trial there has had it. */
async function refuseSecondTrial(sql: Sql, tenantId: string, { input, lines, quote }: Gathered): Promise<void> {
	if ((quote.subscription?.trialDays ?? null) === null) return;
	const ids = lines.map(({ productId }) => productId);
	if (await hasHadTrial(sql, tenantId, ids, input.billingAddress.email)) throw new Refused('TRIAL_USED');
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

/** Documents name the cost centre that was chosen, whatever stands in the address. */
const forCostCentre = (input: OrderInput, { costCentre }: Gathered['buying']): OrderInput =>
	costCentre ? { ...input, billingAddress: { ...input.billingAddress, costCenter: costCentre.code } } : input;

const termsOfPlans = { showShipping: false, profileRequired: false } as const;

/** Sent together; a transaction that holds the person is waited for before anything is read. */
async function gather(sql: Sql, tenant: Tenant, buyer: User, given: OrderInput, placing: Placing): Promise<Gathered> {
	const input = checkInput(given, buyer.email);
	const { paymentMethod, billingAddress, shippingAddress, shippingMethodId } = input;
	const day = shopDay(tenant);
	const language = spokenLanguage(tenant, input.language ?? buyer.language);
	const reader = { tenant, user: buyer, language, day };
	const [, begun, found, shopSettings, methods, vatState, card, buying] = await Promise.all([
		lockUser(sql, tenant.id, buyer.id).execute(),
		findBegun(sql, tenant.id, buyer.id, input.checkoutKey).execute(),
		placing.lines ?? markUnready(sql, tenant.id, loadLines(sql, reader), placing.findUnreadyLines),
		findOrderSettings(sql, tenant.id),
		findShippingMethods(sql, tenant.id, language),
		findVatState(sql, tenant.id, billingAddress.vatId),
		isOnline(paymentMethod) ? findCardPayment(sql, placing.payments, tenant.id) : undefined,
		placing.plan ? buysAlone : findBuyingTerms(sql, tenant.id, buyer, input.costCentreId),
	]);
	const lines = placing.onBehalfOf ? found.map((line) => refuseSubscription(line, line.payment)) : found;
	const settings = { ...shopSettings, ...(placing.plan && termsOfPlans), ...placing.terms };
	const { country, zipCode } = shippingAddress ?? billingAddress;
	const reverseCharge = isReverseCharge({ tenant, settings, country, vatId: billingAddress.vatId, vatState });
	const quote = quoteFor(lines.map(quotedLine), {
		...{ settings, shop: tenant, methods, country, reverseCharge, today: day, shippingMethodId },
		exported: isExport({ sellerCountry: tenant.country, country, zipCode }),
		card: card !== undefined,
		online: card?.methods ?? [],
		recurring: card?.recurring ?? false,
		buyer: placing.onBehalfOf ? 'staff' : buyer.guest && !placing.plan ? 'guest' : 'customer',
	});
	const delivered = quote.subscription?.dueToday === 0 ? [] : lines;
	return { buyer, input: forCostCentre(input, buying), day, begun, lines, delivered, settings, quote, card, buying };
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
	...{ payUrl: null, reason: null, paymentId: null, contract: null },
});

/** The order that is meant by this press of the button, if it was pressed before: with this key, or in another tab. */
function findMeant({ begun, buyer, input, lines, quote }: Gathered): BegunOrder | undefined {
	const known = begun.find(({ checkoutKey }) => checkoutKey === input.checkoutKey);
	if (known && known.userId !== buyer.id) throw new Refused('VALIDATION', 'checkoutKey');
	if (known) return known;
	const hasTrial = (quote.subscription?.trialDays ?? null) !== null;
	// A trial is given once: no two of one shopper are paid for side by side.
	const open = begun.filter((order) => isAbout(order, lines) || (hasTrial && order.hasTrial));
	const same = open.find((order) => order.hasTrial === hasTrial && isTheSame(order, lines, input));
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
	{ buyer, input, delivered, settings }: Gathered,
	{ guard, onBehalfOf }: Placing,
): Promise<string | undefined> {
	await guard?.count(sql, input);
	const isTrusted = onBehalfOf !== undefined || !buyer.guest;
	const isUnpaid = isOnline(input.paymentMethod) ? !onBehalfOf : isByTransfer(input.paymentMethod) && !isTrusted;
	if (!isUnpaid) return undefined;
	const holder = { userId: buyer.id, guest: buyer.guest, origin: guard?.origin };
	await refuseTooLargeShare(sql, tenant.id, delivered, holder, settings.stockShare);
	return guard?.origin;
}

/** Of who orders for themselves. */
const keepAddresses = (sql: Sql, tenantId: string, { buyer, input }: Gathered, { onBehalfOf, plan }: Placing) =>
	onBehalfOf || plan ? undefined : rememberAddresses(sql, tenantId, buyer.id, input);

/**
 * What its members may spend is the company's: asked before the stock, as budgets are held before it everywhere. Who looks after orders has the last word
 * about an order on behalf of a customer, and no rule is asked there.
 */
async function findRuleOf(
	sql: Sql,
	tenantId: string,
	{ buyer, buying, input, lines, quote, day }: Gathered,
	{ onBehalfOf, plan }: Placing,
): Promise<ChosenRule | undefined> {
	if (onBehalfOf || plan) return undefined;
	refuseCostCentre(buying, input.costCentreId);
	const { net } = quote.totals;
	const overBudget = await holdAgainstBudgets(sql, tenantId, buying, { net, day });
	return findApprovalRule(sql, tenantId, buying, { buyer, lines, net, overBudget });
}

async function count(sql: Sql, tenantId: string, orderId: string, { buying, quote, day }: Gathered): Promise<void> {
	const { membership, costCentre } = buying;
	if (!membership) return;
	const { companyId } = membership;
	const costCentreId = costCentre?.id ?? null;
	await countInBudgets(sql, tenantId, { orderId, companyId, costCentreId, net: quote.totals.net, day });
}

async function waitForApproval(
	sql: Sql,
	tenantId: string,
	orderId: string,
	{ buyer, buying: { membership }, quote }: Gathered,
	rule: ChosenRule,
): Promise<void> {
	const hash = await hashOrder(sql, tenantId, orderId);
	await beginApproval(sql, tenantId, {
		...{ orderId, rule, hash, buyerId: buyer.id, due: dueOf(quote) },
		companyId: membership?.companyId ?? null,
		superiorId: membership?.superiorId ?? null,
	});
	const detail = { step: 'asked', rule: rule.name, steps: rule.steps.length, hash };
	await recordEvent(sql, tenantId, orderId, { actor: 'shopper', userId: buyer.id, kind: 'approval', detail });
}

/** Throws what keeps it from being ordered, and Superseded while another checkout of the same things is open. */
export async function prepareOrder(
	sql: Sql,
	caller: Placer,
	given: OrderInput,
	placing: Placing = {},
): Promise<Prepared> {
	const { tenant, user, shop } = caller;
	const { onBehalfOf, plan, reservationSeconds = usualReservationSeconds } = placing;
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
	if (!onBehalfOf) await refuseBuyer(sql, tenant.id, gathered);
	refuseProblems(lines, quote, input, settings);
	if (!plan) await refuseSecondTrial(sql, tenant.id, gathered);

	const rule = await findRuleOf(sql, tenant.id, gathered, placing);
	const needsApproval = rule !== undefined;
	const atOnce = !isOnline(input.paymentMethod) && !needsApproval;
	const reservedUntil = atOnce || needsApproval ? null : new Date(Date.now() + reservationSeconds * 1000);
	const orderId = newId();
	const origin = await limitUnpaid(sql, tenant, gathered, placing);
	const counted = await keepStock(sql, tenant.id, gathered.delivered, { atOnce, shop });
	const subscriptionId = await recordContract(sql, tenant, gathered, plan);
	const leaving = reservedUntil === null && !placing.lines ? lines.map(({ id }) => id) : [];
	// Sent together, in this order: what draws a number comes last.
	const [, , , , number] = await Promise.all([
		origin !== undefined && counted.size > 0 ? recordOrigin(sql, tenant.id, orderId, origin) : undefined,
		keepAddresses(sql, tenant.id, gathered, placing),
		removeOrdered(sql, tenant.id, leaving),
		count(sql, tenant.id, orderId, gathered),
		writeOrder(sql, caller, gathered, { orderId, reservedUntil, needsApproval, counted, subscriptionId }),
	]);
	if (rule) {
		await waitForApproval(sql, tenant.id, orderId, gathered, rule);
		return { orderId, paymentId: null, placed: false, hasEarlierEntries: false };
	}
	if (reservedUntil) {
		const paymentId = await beginPaying(sql, tenant, orderId, gathered, reservedUntil);
		return { orderId, paymentId, placed: false, hasEarlierEntries: false };
	}
	const progress = placedNow(gathered, tenant, orderId, number);
	return { orderId, paymentId: null, placed: true, hasEarlierEntries: false, progress };
}
