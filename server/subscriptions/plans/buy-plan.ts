// A shop chooses its first plan, or another one after the end: an order of one line in the shop that sells the plans, paid on the provider's page.
// The shop is a guest there, under its own id: its checkouts are found again, and two of them at the same time are never paid.
import type { BillingAddress } from '../../../rules/checkout/address.ts';
import type { Tier } from '../../../rules/pages/tiers.ts';
import { isRunning } from '../../../rules/subscriptions/machine.ts';
import type { PlanInterval } from '../../../rules/subscriptions/plans.ts';
import type { User } from '../../accounts/subject.ts';
import { ensureGuest } from '../../accounts/users/create-guest.ts';
import { type CartLine, cartLineOf, lineOf, type StoredItem } from '../../cart/lines.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import type { OrderInput } from '../../orders/checkout/order-input.ts';
import { cancelCheckout, placeOrder, type Shopper, settleCheckout } from '../../orders/checkout/place-order.ts';
import type { CheckoutProgress } from '../../orders/checkout/progress.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { fallbackAddress } from '../../tenants/lifecycle/operator-call.ts';
import { defaultLanguage, spokenLanguage } from '../../tenants/spoken-language.ts';
import { findOffers, type PlanOffer } from './find-offers.ts';
import { findPlan } from './find-plan.ts';
import { refuseTooSmall } from './refuse-too-small.ts';
import { changeAtSeller, type PlanCaller, paymentsOf, planPage, recordPlan } from './seller.ts';

export interface PlanChoice {
	tier: Tier;
	interval: PlanInterval;
	checkoutKey: string;
	billingAddress: BillingAddress;
	/** To those of the seller. */
	termsAccepted: boolean;
	/** With tax, as the offer said. A business abroad may pay less. */
	seenTotal: number;
	language: string;
}

/** Its id is that of the shop, so that two checkouts of a plan are about the same thing. */
function lineFor({ item }: PlanOffer, forTenant: string, withTrial: boolean): CartLine {
	const { offer } = item;
	const payment = withTrial ? offer.payment : { ...offer.payment, trialDays: null };
	const kept: StoredItem = {
		id: forTenant,
		location: 'cart',
		productId: item.productId,
		quantity: 1,
		itemName: '',
		...{
			designId: null,
			releaseId: null,
			designRevision: null,
			seriesRows: null,
			hasPrintData: false,
			seenTotal: null,
		},
		...{ createdAt: new Date(), changedAt: new Date() },
	};
	// Visitors of the shop do not find it: it is for sale here alone.
	return { ...cartLineOf(lineOf(kept, { ...item, offer: { ...offer, payment } })), problem: undefined };
}

interface Purchase {
	seller: Tenant;
	user: User;
	line: CartLine;
}

async function preparePurchase(sql: Sql, seller: Tenant, call: PlanCaller, choice: PlanChoice): Promise<Purchase> {
	const { tenant } = call.caller;
	const { tier, interval } = choice;
	const before = await findPlan(sql, seller.id, tenant.id);
	if (before && isRunning(before)) throw new Refused('PLAN_RUNNING');
	const offers = seller.state === 'active' ? await findOffers(sql, seller, choice.language) : [];
	const offer = offers.find((one) => one.tier === tier && one.interval === interval);
	if (!offer) throw new Refused('PLAN_UNAVAILABLE');
	if (offer.gross !== choice.seenTotal) throw new Refused('PRICE_CHANGED', String(offer.gross));
	await recordPlan(sql, call, 'choosePlan', { tier, interval });
	const user = await ensureGuest(sql, seller.id, tenant.id, spokenLanguage(seller, choice.language));
	// A trial is for who has had no plan yet.
	return { seller, user, line: lineFor(offer, tenant.id, before === undefined) };
}

function shopperOf(call: PlanCaller, seller: Tenant, user: User, language: string): Shopper {
	const { caller, services } = call;
	const { database, platformDomain } = services;
	const page = planPage(call, language);
	return {
		tenant: seller,
		user,
		shop: fallbackAddress(caller, platformDomain, seller.slug),
		inTenant: (work) => database.inTenant(seller.id, work),
		read: (query) => database.read(seller.id, query),
		payments: paymentsOf(call),
		reservationSeconds: call.reservationSeconds,
		findUnreadyLines: async () => [],
		pages: (orderId) => ({ successUrl: `${page}?order=${orderId}`, cancelUrl: `${page}?order=${orderId}&cancelled=1` }),
	};
}

export async function buyPlan(call: PlanCaller, choice: PlanChoice): Promise<CheckoutProgress> {
	const { tenant } = call.caller;
	await refuseTooSmall(call, choice.tier);
	const { seller, user, line } = await changeAtSeller(call, (sql, found) => preparePurchase(sql, found, call, choice));
	const input: OrderInput = {
		...{ checkoutKey: choice.checkoutKey, billingAddress: choice.billingAddress, language: choice.language },
		...{
			shippingAddress: null,
			shippingMethodId: null,
			paymentMethod: 'card',
			termsAccepted: choice.termsAccepted,
			seenTotal: null,
		},
	};
	const plan = { lines: [line], plan: { forTenant: tenant.id, tier: choice.tier } };
	return placeOrder({ ...shopperOf(call, seller, user, choice.language), plan }, input);
}

/** Of a shop's own checkout, when its owner comes back from the provider. */
export async function settlePlan(call: PlanCaller, orderId: string, isCancelled: boolean): Promise<CheckoutProgress> {
	const { id } = call.caller.tenant;
	const { seller, user } = await changeAtSeller(call, async (sql, found) => ({
		seller: found,
		user: await ensureGuest(sql, found.id, id, spokenLanguage(found, undefined)),
	}));
	const settle = isCancelled ? cancelCheckout : settleCheckout;
	return settle(shopperOf(call, seller, user, defaultLanguage(call.caller.tenant)), orderId);
}
