// What is given for an order and what is returned of it, in the API: of one's own checkout, and of an order for another user.

import { builder } from '../../graphql/builder.ts';
import { describeValues } from '../../graphql/describe-values.ts';
import { checkId } from '../../graphql/ids.ts';
import { paymentMethodType } from '../core/graphql-parts.ts';
import type { OrderInput } from './order-input.ts';
import { type CheckoutProgress, checkoutStates } from './progress.ts';

const state = builder.enumType('CheckoutState', {
	description: 'State of a checkout.',
	values: describeValues(checkoutStates, {
		processing: 'The payment is awaited.',
		placed: 'The order is placed and has its number.',
		failed: 'The order was not placed; `CheckoutProgress.reason` has the reason.',
		refunded: 'The payment came too late to be fulfilled and is refunded.',
	}),
});

export const progress = builder.objectRef<CheckoutProgress>('CheckoutProgress').implement({
	description: 'How far a checkout has come.',
	fields: (t) => ({
		orderId: t.exposeID('orderId', { description: 'Id of the order.' }),
		state: t.expose('state', { type: state, description: 'State of the checkout.' }),
		number: t.exposeString('number', { nullable: true, description: 'Order number; null until the order is placed.' }),
		payUrl: t.exposeString('payUrl', {
			nullable: true,
			description: 'Address of the payment page; null while there is none or once it is closed.',
		}),
		gross: t.exposeFloat('gross', { description: 'Total with tax, in minor units.' }),
		currency: t.exposeString('currency', { description: 'Currency as an ISO 4217 code.' }),
		paymentMethod: t.expose('paymentMethod', { type: paymentMethodType, description: 'Payment method of the order.' }),
		reason: t.exposeString('reason', {
			nullable: true,
			description: 'Why it failed: `expired`, `cancelled`, `failed` or a text of the shop. Null if it did not.',
		}),
		email: t.exposeString('email', { description: 'Email address that the confirmation is sent to.' }),
		deliveryDay: t.exposeString('deliveryDay', {
			nullable: true,
			description: 'Expected day of delivery, as `2026-11-15`; null if there is none.',
		}),
		hasEarlierEntries: t.boolean({
			description:
				'Only after `placeOrder`: true if an earlier call with the same `checkoutKey` made the order with other addresses, methods or items, which it keeps.',
			resolve: ({ hasEarlierEntries }) => hasEarlierEntries ?? false,
		}),
	}),
});

type InputFields = PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, 'InputObject'>;

const addressFields = (t: InputFields) => ({
	salutation: t.string({ required: true, description: '`mr`, `mrs`, `diverse` or empty.' }),
	country: t.string({ required: true, description: 'Country as an ISO 3166-1 code.' }),
	title: t.string({ required: true, description: 'Academic title.' }),
	firstName: t.string({ required: true, description: 'First name of the person.' }),
	surname: t.string({ required: true, description: 'Family name of the person.' }),
	companyName: t.string({ required: true, description: 'Name of the company.' }),
	phone: t.string({ required: true, description: 'Phone number in any notation.' }),
	street: t.string({ required: true, description: 'Street and house number.' }),
	zipCode: t.string({ required: true, description: 'Postal code of the city.' }),
	city: t.string({ required: true, description: 'Name of the city.' }),
});

const addressInput = builder.inputType('AddressInput', {
	description: 'A postal address; unknown values are empty.',
	fields: addressFields,
});

const billingAddressInput = builder.inputType('BillingAddressInput', {
	description: 'A billing address; unknown values are empty.',
	fields: (t) => ({
		...addressFields(t),
		email: t.string({ required: true, description: 'Email address that mails about the order are sent to.' }),
		ccEmail: t.string({ required: true, description: 'Email address that receives a copy of these mails.' }),
		costCenter: t.string({ required: true, description: 'Cost centre of the customer, printed on documents.' }),
		vatId: t.string({ required: true, description: 'VAT id of the customer.' }),
	}),
});

export const placeOrderInput = builder.inputType('PlaceOrderInput', {
	description: 'What is needed to place an order.',
	fields: (t) => ({
		checkoutKey: t.id({
			required: true,
			description: 'UUID that the client makes when the checkout is opened: one key makes one order.',
		}),
		shippingAddress: t.field({ type: addressInput, description: 'Shipping address; without it the billing address.' }),
		billingAddress: t.field({
			type: billingAddressInput,
			required: true,
			description: 'Billing address of the customer.',
		}),
		shippingMethodId: t.id({ description: 'Id of the shipping method; required if the shop ships orders.' }),
		paymentMethod: t.field({
			type: paymentMethodType,
			required: true,
			description: 'One of the payment methods that the checkout offers.',
		}),
		termsAccepted: t.boolean({
			required: true,
			description: 'Whether the terms were accepted; false fails with `TERMS_NOT_ACCEPTED`.',
		}),
		seenTotal: t.float({
			required: true,
			description:
				'Total with tax that was shown, in minor units; if it has changed the order fails with `PRICE_CHANGED`.',
		}),
		language: t.string({
			description: 'Language of mails and documents, such as `en-GB`; without it that of the customer.',
		}),
	}),
});

type Given = typeof placeOrderInput.$inferInput;

export const inputOf = ({ shippingMethodId, shippingAddress, ...given }: Given): OrderInput => ({
	...given,
	shippingAddress: shippingAddress ?? null,
	shippingMethodId: shippingMethodId ? checkId(shippingMethodId) : null,
});
