// The addresses of an order as its purchasing system writes them, in the form of the checkout. What is missing is taken from the other address; what is
// still missing is refused with its name.
import {
	type Address,
	type BillingAddress,
	billingErrors,
	emptyAddress,
	emptyBilling,
	shippingErrors,
	tidyAddress,
} from '../../../rules/checkout/address.ts';
import { isPhone } from '../../../rules/field-formats.ts';
import { CxmlFailure } from '../cxml/cxml-failure.ts';
import type { CxmlAddress } from '../cxml/read-items.ts';
import type { OrderRequest } from '../cxml/read-order.ts';

/** The last word is the surname; of one word alone it is both. */
function namesOf(text: string): { firstName: string; surname: string } {
	const words = text.split(/\s+/).filter((word) => word !== '');
	const surname = words.at(-1) ?? '';
	return { firstName: words.slice(0, -1).join(' ') || surname, surname };
}

function addressOf(given: CxmlAddress, person: string): Address {
	const [deliverTo = '', ...more] = given.deliverTo;
	const contact = namesOf(deliverTo || person || given.name);
	return {
		...emptyAddress,
		...{ firstName: contact.firstName.slice(0, 80), surname: contact.surname.slice(0, 80) },
		companyName: [given.name, ...more]
			.filter((part) => part !== '' && part !== deliverTo)
			.join(', ')
			.slice(0, 120),
		street: given.street.join(', ').slice(0, 120),
		...{ zipCode: given.postalCode.slice(0, 12), city: given.city.slice(0, 80), country: given.country },
		phone: isPhone(given.phone) ? given.phone : '',
	};
}

interface OrderAddresses {
	billing: BillingAddress;
	shipping: Address | null;
}

/** @param known of the person who filled the cart */
export function readAddresses(order: OrderRequest, known: { name: string; email: string }): OrderAddresses {
	const billTo = order.billTo ?? order.shipTo;
	if (!billTo) throw new CxmlFailure(400, 'The order has no address in <BillTo>.');
	const billing = tidyAddress<BillingAddress>({
		...emptyBilling,
		...addressOf(billTo, known.name),
		email: order.email || known.email,
		costCenter: order.costCentre,
	});
	const shipping = order.shipTo ? tidyAddress(addressOf(order.shipTo, known.name)) : null;
	const [wrong] = billingErrors(billing);
	if (wrong) throw new CxmlFailure(400, `<BillTo> has no ${wrong.field} that can be used.`);
	const [wrongShipping] = shipping ? shippingErrors(shipping) : [];
	if (wrongShipping) throw new CxmlFailure(400, `<ShipTo> has no ${wrongShipping.field} that can be used.`);
	return { billing, shipping };
}
