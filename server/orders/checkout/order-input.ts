// What a shopper sends with the button: tidied, and held to every rule that the browser has held it to.
import {
	type Address,
	type AddressError,
	type BillingAddress,
	billingErrors,
	shippingErrors,
	tidyAddress,
} from '../../../rules/checkout/address.ts';
import { isId } from '../../../rules/ids.ts';
import type { PaymentMethod } from '../../../rules/payments/methods.ts';
import { isVatId, tidyVatId } from '../../../rules/vat-id.ts';
import { Refused } from '../../failure.ts';

export interface OrderInput {
	/** Made when the checkout was opened: one key makes one order. */
	checkoutKey: string;
	billingAddress: BillingAddress;
	/** Null: where the bill goes, or nothing is sent. */
	shippingAddress: Address | null;
	shippingMethodId: string | null;
	paymentMethod: PaymentMethod;
	termsAccepted: boolean;
	/** With tax, in minor units: nothing else is charged. Null only where an admin orders for another. */
	seenTotal: number | null;
	/** Days of the free trial that were shown, null for none; absent: not compared. */
	seenTrialDays?: number | null | undefined;
	/** In which the order is confirmed; one that the shop does not speak gives its default. */
	language?: string | null | undefined;
	/** For which a member of a company orders. */
	costCentreId?: string | null | undefined;
}

function refuseErrors(kind: 'billing' | 'shipping', [first]: readonly AddressError[]): void {
	if (first) throw new Refused('ADDRESS_INVALID', `${kind}.${first.field}`);
}

/**
 * Throws the first thing that is wrong, with the name of its field.
 * @param own the address of the buyer's account
 */
export function checkInput(given: OrderInput, own: string | null): OrderInput {
	if (!given.termsAccepted) throw new Refused('TERMS_NOT_ACCEPTED');
	if (!isId(given.checkoutKey)) throw new Refused('VALIDATION', 'checkoutKey');
	const written = tidyAddress(given.billingAddress);
	const billingAddress = { ...written, vatId: tidyVatId(written.vatId) };
	const shippingAddress = given.shippingAddress && tidyAddress(given.shippingAddress);
	refuseErrors('billing', billingErrors(billingAddress, own));
	if (billingAddress.vatId !== '' && !isVatId(billingAddress.vatId))
		throw new Refused('ADDRESS_INVALID', 'billing.vatId');
	if (shippingAddress) refuseErrors('shipping', shippingErrors(shippingAddress));
	return { ...given, checkoutKey: given.checkoutKey.toLowerCase(), billingAddress, shippingAddress };
}
