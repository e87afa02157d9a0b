// From what was filled in to what is ordered: which addresses count, what is chosen, and what is still wrong.
import {
	type Address,
	type AddressError,
	type BillingAddress,
	billingErrors,
	emptyAddress,
	emptyBilling,
	shippingErrors,
} from '../../../rules/checkout/address.ts';
import { type FieldError, fieldError } from '../../../rules/fields.ts';
import { isOtherPart } from '../../../rules/tax/vat-area.ts';
import { isVatId, tidyVatId } from '../../../rules/vat-id.ts';
import type { CheckoutResult } from './checkout-result.ts';
import { type Draft, emptyDraft } from './draft.ts';

/** What decides about prices, methods and days. */
export interface Wish {
	language: string;
	shippingMethodId: string | null;
	country: string | null;
	/** Only where it decides about the tax, so that no other digit asks again. */
	zipCode: string | null;
	vatId: string | null;
}

/** Then nothing typed is lost by going back to the other. */
export const differsByMethodOnly = (one: Wish, other: Wish): boolean =>
	one.shippingMethodId !== other.shippingMethodId &&
	one.language === other.language &&
	one.country === other.country &&
	one.zipCode === other.zipCode &&
	one.vatId === other.vatId;

/** By the name of the field: `shipping.city`, `billing.email`, `costCentre`, `shippingMethod`, `paymentMethod`, `terms`. */
export interface FoundError {
	name: string;
	fault: FieldError;
}

const trimmed = <Kind extends object>(address: Kind): Kind =>
	Object.fromEntries(Object.entries(address).map(([name, value]) => [name, String(value).trim()])) as Kind;

const isSame = ({ same }: Draft, { showShipping }: Pick<CheckoutResult, 'showShipping'>) => same && showShipping;

/** Without shipping there is but one address. */
const billingOf = (draft: Draft, checkout: Pick<CheckoutResult, 'showShipping'>): BillingAddress =>
	trimmed(isSame(draft, checkout) ? { ...draft.billing, ...draft.shipping } : draft.billing);

/** Null: as the bill, or nowhere. */
const shippingOf = (draft: Draft, checkout: Pick<CheckoutResult, 'showShipping'>): Address | null =>
	checkout.showShipping && !draft.same ? trimmed(draft.shipping) : null;

export const methodOf = (draft: Draft, { paymentMethods }: CheckoutResult) =>
	paymentMethods.find((method) => method === draft.paymentMethod) ?? paymentMethods[0];

/**
 * Which shipping method is shown as chosen: at once the one that was pressed, though its price is still on the way. One that is not offered for
 * another country any more is replaced by what the shop chose instead, which has to be said.
 */
export function shippingChoice({ shippingMethodId }: Draft, checkout: CheckoutResult) {
	const isOffered = checkout.shippingMethods.some(({ id }) => id === shippingMethodId);
	return {
		id: isOffered ? shippingMethodId : checkout.shippingMethodId,
		isReplaced: shippingMethodId !== null && !isOffered,
	};
}

/** What the button sends. */
export const inputOf = (draft: Draft, checkout: CheckoutResult, language: string) => ({
	checkoutKey: draft.key,
	billingAddress: billingOf(draft, checkout),
	shippingAddress: shippingOf(draft, checkout),
	shippingMethodId: checkout.showShipping ? checkout.shippingMethodId : null,
	paymentMethod: methodOf(draft, checkout) ?? 'invoice',
	costCentreId: draft.costCentreId,
	termsAccepted: draft.termsAccepted,
	newsletter: draft.newsletter,
	seenTotal: checkout.totals.gross,
	seenTrialDays: checkout.subscription?.trialDays ?? null,
	language,
});

/** Of the address that things are sent to; where nothing is sent, of the bill. */
export const countryOf = ({ shipping, billing }: Draft): string | null => shipping.country || billing.country || null;

export function taxedZipCode({ shipping, billing }: Draft): string | null {
	const { country, zipCode } = shipping.country ? shipping : billing;
	return isOtherPart(country, zipCode) ? zipCode.trim() : null;
}

const named = (kind: string, faults: readonly AddressError[]): FoundError[] =>
	faults.map(({ field, fault: found }) => ({ name: `${kind}.${field}`, fault: found }));

const hasWrongVatId = ({ billing }: Draft) => {
	const vatId = tidyVatId(billing.vatId);
	return vatId !== '' && !isVatId(vatId);
};

/**
 * In the order of the page.
 * @param needsCostCentre the shopper's company wants to know for which, and none of them is chosen
 */
export function findDraftErrors(draft: Draft, checkout: CheckoutResult, needsCostCentre = false): FoundError[] {
	const { showShipping, showPayment } = checkout;
	const sent = showShipping ? named('shipping', shippingErrors(trimmed(draft.shipping))) : [];
	// What is wrong with the shared address is reported where it is typed.
	const shared = isSame(draft, checkout) ? Object.keys(emptyAddress) : [];
	const billed = named(
		'billing',
		billingErrors(billingOf(draft, checkout), checkout.billingAddress?.email).filter(
			({ field }) => !shared.includes(field),
		),
	);
	const chosen = checkout.shippingMethods.some(({ id }) => id === checkout.shippingMethodId);
	const isContact = ({ name }: FoundError) => name === 'billing.email';
	return [
		...billed.filter(isContact),
		...sent,
		...billed.filter((found) => !isContact(found)),
		...(hasWrongVatId(draft) ? [{ name: 'billing.vatId', fault: { key: 'checkout.vatIdInvalid' } as const }] : []),
		...(needsCostCentre ? [{ name: 'costCentre', fault: fieldError('controlTextIsRequired') }] : []),
		...(showShipping && !chosen ? [{ name: 'shippingMethod', fault: fieldError('controlTextIsRequired') }] : []),
		...(showPayment && !methodOf(draft, checkout)
			? [{ name: 'paymentMethod', fault: fieldError('controlTextIsRequired') }]
			: []),
		...(draft.termsAccepted ? [] : [{ name: 'terms', fault: { key: 'checkout.acceptTerms' } as const }]),
	];
}

const sameAddress = (shipping: Address, billing: Address) =>
	(Object.keys(emptyAddress) as (keyof Address)[]).every((field) => shipping[field] === billing[field]);

const only = <Kind extends object>(empty: Kind, given: Kind): Kind =>
	Object.fromEntries(Object.keys(empty).map((name) => [name, (given as Record<string, unknown>)[name] ?? ''])) as Kind;

/** Where most of a shop's customers are. */
function likelyCountry({ countries, shopCountry }: CheckoutResult): string {
	if (countries.includes(shopCountry)) return shopCountry;
	return countries.length === 1 ? (countries[0] ?? '') : '';
}

/** What a checkout begins with: what was last used, or what the profile knows. */
export function draftFrom(checkout: CheckoutResult): Draft {
	const country = likelyCountry(checkout);
	const known = checkout.billingAddress ? only(emptyBilling, checkout.billingAddress) : emptyBilling;
	const billing = { ...known, country: known.country || country };
	const sent = checkout.shippingAddress ? only(emptyAddress, checkout.shippingAddress) : only(emptyAddress, billing);
	const shipping = checkout.showShipping ? { ...sent, country: sent.country || country } : emptyAddress;
	return { ...emptyDraft(), billing, shipping, same: checkout.showShipping && sameAddress(shipping, billing) };
}

const postal = ['street', 'zipCode', 'city'] as const;

function filled<Kind extends Address>(given: Kind, known: Kind): Kind {
	const isNamed = given.firstName !== '' || given.surname !== '';
	const isPlaced = postal.some((field) => given[field] !== '');
	if (!isNamed && !isPlaced) {
		const typed = Object.entries(given).filter(([name, value]) => value !== '' && name !== 'country');
		return { ...known, ...Object.fromEntries(typed) };
	}
	const { firstName, surname, salutation, title, street, zipCode, city, country } = known;
	return {
		...given,
		...(isNamed ? {} : { firstName, surname, salutation, title }),
		...(isPlaced ? {} : { street, zipCode, city, country }),
	};
}

/**
 * What was begun as a guest, with what the account knows where nothing was typed: name and address each as a whole, as half of one
 * and half of another would be nobody's. What was sent stays as it is.
 */
export function completeDraft(draft: Draft, checkout: CheckoutResult): Draft {
	if (draft.orderId !== null || draft.sent !== null) return draft;
	const known = draftFrom(checkout);
	const isUntouched = [draft.shipping, draft.billing].every(
		({ firstName, surname, street, zipCode, city }) => `${firstName}${surname}${street}${zipCode}${city}` === '',
	);
	const shipping = checkout.showShipping ? filled(draft.shipping, known.shipping) : draft.shipping;
	const same = isUntouched ? known.same : draft.same;
	// Where the bill goes with the goods, its own address is not seen.
	const email = draft.billing.email || known.billing.email;
	const billing = same && !isUntouched ? draft.billing : filled(draft.billing, known.billing);
	return { ...draft, shipping, billing: { ...billing, email }, same };
}

/** Whether a shopper has filled in or chosen more than a checkout begins with. */
export function holdsEntries(draft: Draft, checkout: CheckoutResult): boolean {
	const ofItself = { key: '', orderId: null, sent: null };
	return JSON.stringify({ ...draft, ...ofItself }) !== JSON.stringify({ ...draftFrom(checkout), ...ofItself });
}
