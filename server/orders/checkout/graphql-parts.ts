// What is given for an order and what is told of it, in the API: of one's own checkout, and of an order for somebody else.
import { builder } from '../../graphql/builder.ts';
import { checkId } from '../../graphql/ids.ts';
import { paymentMethodType } from '../core/graphql-parts.ts';
import type { OrderInput } from './order-input.ts';
import { type CheckoutProgress, checkoutStates } from './progress.ts';

const state = builder.enumType('CheckoutState', { values: checkoutStates });

export const progress = builder.objectRef<CheckoutProgress>('CheckoutProgress').implement({
	description: 'How far a checkout has come',
	fields: (t) => ({
		orderId: t.exposeID('orderId'),
		state: t.expose('state', { type: state }),
		number: t.exposeString('number', { nullable: true, description: 'Once it is placed' }),
		payUrl: t.exposeString('payUrl', { nullable: true, description: 'Where it is paid, while that can be done' }),
		gross: t.exposeFloat('gross', { description: 'In minor units' }),
		currency: t.exposeString('currency'),
		paymentMethod: t.expose('paymentMethod', { type: paymentMethodType }),
		reason: t.exposeString('reason', { nullable: true, description: 'Where it failed: expired, cancelled, failed' }),
		email: t.exposeString('email', { description: 'Where the confirmation goes' }),
		deliveryDay: t.exposeString('deliveryDay', { nullable: true, description: 'As 2026-11-15' }),
	}),
});

const unknown = 'What is not known is an empty text';

const addressInput = builder.inputType('AddressInput', {
	description: unknown,
	fields: (t) => ({
		salutation: t.string({ required: true }),
		country: t.string({ required: true, description: 'ISO 3166-1, two letters' }),
		title: t.string({ required: true }),
		firstName: t.string({ required: true }),
		surname: t.string({ required: true }),
		companyName: t.string({ required: true }),
		phone: t.string({ required: true }),
		street: t.string({ required: true, description: 'With the number of the house' }),
		zipCode: t.string({ required: true }),
		city: t.string({ required: true }),
	}),
});

const billingAddressInput = builder.inputType('BillingAddressInput', {
	description: unknown,
	fields: (t) => ({
		salutation: t.string({ required: true }),
		country: t.string({ required: true, description: 'ISO 3166-1, two letters' }),
		title: t.string({ required: true }),
		firstName: t.string({ required: true }),
		surname: t.string({ required: true }),
		companyName: t.string({ required: true }),
		phone: t.string({ required: true }),
		street: t.string({ required: true, description: 'With the number of the house' }),
		zipCode: t.string({ required: true }),
		city: t.string({ required: true }),
		email: t.string({ required: true }),
		ccEmail: t.string({ required: true, description: 'Who gets a copy of the mails' }),
		costCenter: t.string({ required: true }),
		vatId: t.string({ required: true }),
	}),
});

export const placeOrderInput = builder.inputType('PlaceOrderInput', {
	fields: (t) => ({
		checkoutKey: t.id({ required: true, description: 'Made when the checkout is opened: one key makes one order' }),
		shippingAddress: t.field({ type: addressInput, description: 'None: where the bill goes' }),
		billingAddress: t.field({ type: billingAddressInput, required: true }),
		shippingMethodId: t.id(),
		paymentMethod: t.field({ type: paymentMethodType, required: true }),
		termsAccepted: t.boolean({ required: true }),
		seenTotal: t.float({ required: true, description: 'With tax, in minor units: nothing else is charged' }),
		language: t.string({ description: 'In which the order is confirmed; none: that of the buyer' }),
	}),
});

type Given = typeof placeOrderInput.$inferInput;

export const inputOf = ({ shippingMethodId, shippingAddress, ...given }: Given): OrderInput => ({
	...given,
	shippingAddress: shippingAddress ?? null,
	shippingMethodId: shippingMethodId ? checkId(shippingMethodId) : null,
});
