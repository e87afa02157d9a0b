// What a shopper has filled in at the checkout, and the key under which it is ordered: kept in this tab, so that a reload, a look at
// the cart, the log-in or a visit to the payment provider loses nothing and orders nothing twice.
import { type Address, type BillingAddress, emptyAddress, emptyBilling } from '../../../rules/checkout/address.ts';
import { newId } from '../../../rules/ids.ts';

export interface Draft {
	/** One opened checkout makes one order, however often the button is pressed. */
	key: string;
	shipping: Address;
	billing: BillingAddress;
	/** The bill goes where the goods go. */
	same: boolean;
	shippingMethodId: string | null;
	paymentMethod: string | null;
	/** Of the shopper's company; null: none is chosen. */
	costCentreId: string | null;
	termsAccepted: boolean;
	/** Whether the newsletter is wanted as well. */
	newsletter: boolean;
	/** Of what was pressed last: it may have become an order. */
	orderId: string | null;
	/** The entries that were sent with this key and whose outcome is not known, by sent-order.ts; null: none were, or they were refused. */
	sent: string | null;
}

/** A shopper who logs out clears the keys that begin with this (web/account/auth-calls.ts). */
const place = 'form:checkout';

export const emptyDraft = (): Draft => ({
	key: newId(),
	shipping: emptyAddress,
	billing: emptyBilling,
	same: true,
	shippingMethodId: null,
	paymentMethod: null,
	costCentreId: null,
	termsAccepted: false,
	newsletter: false,
	orderId: null,
	sent: null,
});

/** What was written by another version of this page may have other fields. */
function texts<Kind extends object>(empty: Kind, given: unknown): Kind {
	const known = typeof given === 'object' && given !== null ? (given as Record<string, unknown>) : {};
	const entries = Object.entries(empty).map(([name, value]) => [
		name,
		typeof known[name] === 'string' ? known[name] : value,
	]);
	return Object.fromEntries(entries) as Kind;
}

const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null);

/** @returns undefined where nothing was kept */
export function recallDraft(): Draft | undefined {
	try {
		const kept = JSON.parse(sessionStorage.getItem(place) ?? 'null');
		if (typeof kept !== 'object' || kept === null || typeof kept.key !== 'string') return undefined;
		return {
			key: kept.key,
			shipping: texts(emptyAddress, kept.shipping),
			billing: texts(emptyBilling, kept.billing),
			same: kept.same === true,
			shippingMethodId: textOrNull(kept.shippingMethodId),
			paymentMethod: textOrNull(kept.paymentMethod),
			costCentreId: textOrNull(kept.costCentreId),
			termsAccepted: kept.termsAccepted === true,
			newsletter: kept.newsletter === true,
			orderId: textOrNull(kept.orderId),
			sent: textOrNull(kept.sent),
		};
	} catch {
		return undefined;
	}
}

export function keepDraft(draft: Draft): void {
	try {
		sessionStorage.setItem(place, JSON.stringify(draft));
	} catch {
		// A browser that keeps nothing, or no more: the checkout works without.
	}
}

/** It has become an order. */
export function forgetDraft(): void {
	try {
		sessionStorage.removeItem(place);
	} catch {
		// As above.
	}
}

/** What was pressed has come to nothing: the next press is another order. */
export const withNewKey = (draft: Draft): Draft => ({ ...draft, key: newId(), orderId: null, sent: null });

export function beginAgain(): void {
	const kept = recallDraft();
	if (kept) keepDraft(withNewKey(kept));
}
