// An order on behalf of a user, while it is put together.
import {
	type Address,
	type AddressError,
	type BillingAddress,
	billingErrors,
	emptyAddress,
	emptyBilling,
	shippingErrors,
} from '../../../../rules/checkout/address.ts';
import { smallestQuantity } from '../../../../rules/pricing/quantities.ts';
import type { Data } from '../../../platform/graphql.ts';
import type { customersDocument, quoteDocument } from './on-behalf.documents.ts';

export type Customer = Data<typeof customersDocument>['orderForCustomers'][number];
export type Quote = Data<typeof quoteDocument>['orderForQuote'];
export type QuotedLine = Quote['lines'][number];

export interface NewLine {
	key: string;
	/** Of a variant, or of a product that has none. */
	productId: string;
	/** What it was found as, until it is known better. */
	name: string;
	/** Undefined until a user has chosen one: the smallest that is sold. */
	quantity: number | undefined;
	itemName: string;
}

export interface NewOrder {
	/** One order, however often the button is pressed. */
	checkoutKey: string;
	customer: Customer | undefined;
	lines: readonly NewLine[];
	billing: BillingAddress;
	/** Off: where the bill goes. */
	otherShipping: boolean;
	shipping: Address;
	shippingMethodId: string | null;
	termsAccepted: boolean;
}

export const emptyOrder = (checkoutKey: string): NewOrder => ({
	checkoutKey,
	customer: undefined,
	lines: [],
	billing: emptyBilling,
	otherShipping: false,
	shipping: emptyAddress,
	shippingMethodId: null,
	termsAccepted: false,
});

const isSame = (one: Address, other: Address) =>
	Object.keys(emptyAddress).every((name) => one[name as keyof Address] === other[name as keyof Address]);

/** What is known of the customer; what they have things sent to counts where it is not where their bills go. */
export function prefilled(billing: BillingAddress | null, shipping: Address | null) {
	const bill = billing ?? emptyBilling;
	const otherShipping = shipping !== null && !isSame(shipping, bill);
	return { billing: bill, otherShipping, shipping: otherShipping ? shipping : emptyAddress };
}

export const quotedFor = (quote: Quote | undefined, { productId }: NewLine): QuotedLine | undefined =>
	quote?.lines.find((line) => line.productId === productId);

export const quantityOf = (line: NewLine, quoted: QuotedLine | undefined): number =>
	line.quantity ?? (quoted && smallestQuantity(quoted.pricing)) ?? 1;

/** A quantity that cannot be read is typed anew first. */
export const isUnread = ({ quantity }: NewLine): boolean => Number.isNaN(quantity);

export const destinationOf = ({ otherShipping, shipping, billing }: NewOrder): string =>
	otherShipping ? shipping.country : billing.country;

/** By kind of address and field, as billing.city. */
export type AddressErrors = ReadonlyMap<string, AddressError['fault']>;

const byField = (kind: string, errors: readonly AddressError[]) =>
	errors.map(({ field, fault }) => [`${kind}.${field}`, fault] as const);

/** Something is wrong other than that it is missing. */
export const hasOtherErrors = (order: NewOrder): boolean =>
	order.lines.some(isUnread) ||
	[...addressErrors(order).values()].some((found) => !('key' in found) || found.key !== 'controlTextIsRequired');

export const addressErrors = ({ billing, otherShipping, shipping, customer }: NewOrder): AddressErrors =>
	new Map([
		...byField('billing', billingErrors(billing, customer?.email)),
		...(otherShipping ? byField('shipping', shippingErrors(shipping)) : []),
	]);
