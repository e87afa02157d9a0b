// Ordering in the API.
import { builder } from '../graphql/builder.ts';
import { callerOf } from '../graphql/context.ts';
import { checkId } from '../graphql/ids.ts';
import { needs } from '../graphql/rights.ts';
import { paymentMethodType } from '../orders/graphql-parts.ts';
import { checkOrderId, progress, shopperOf } from './graphql.ts';
import type { OrderInput } from './order-input.ts';
import { createOrderFor } from './order-on-behalf.ts';
import { cancelCheckout, placeOrder, settleCheckout } from './place-order.ts';
import { findProgress } from './progress.ts';

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

const placeOrderInput = builder.inputType('PlaceOrderInput', {
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

const behalfItem = builder.inputType('OrderedItem', {
	fields: (t) => ({
		productId: t.id({ required: true, description: 'Of a product without variants, or of a variant' }),
		quantity: t.int({ required: true }),
		itemName: t.string(),
	}),
});

type Given = typeof placeOrderInput.$inferInput;

const inputOf = ({ shippingMethodId, shippingAddress, ...given }: Given): OrderInput => ({
	...given,
	shippingAddress: shippingAddress ?? null,
	shippingMethodId: shippingMethodId ? checkId(shippingMethodId) : null,
});

builder.mutationField('placeOrder', (t) =>
	t.field({
		type: progress,
		description: 'Orders the cart of the caller; pressed twice, or in two tabs, it makes one order',
		extensions: needs('own'),
		args: { input: t.arg({ type: placeOrderInput, required: true }) },
		resolve: (_root, { input }, context) => placeOrder(shopperOf(context), inputOf(input)),
	}),
);

builder.mutationField('settleCheckout', (t) =>
	t.field({
		type: progress,
		description: 'Asks the payment provider now what has become of it',
		extensions: needs('own'),
		args: { orderId: t.arg.id({ required: true }) },
		resolve: (_root, { orderId }, context) => settleCheckout(shopperOf(context), checkOrderId(orderId)),
	}),
);

builder.mutationField('cancelCheckout', (t) =>
	t.field({
		type: progress,
		description: 'Back from the provider without paying: the page to pay on is closed, the cart stays',
		extensions: needs('own'),
		args: { orderId: t.arg.id({ required: true }) },
		resolve: (_root, { orderId }, context) => cancelCheckout(shopperOf(context), checkOrderId(orderId)),
	}),
);

builder.mutationField('createOrderFor', (t) =>
	t.field({
		type: progress,
		description: 'Orders for a user: what is named, else what is in the cart of that user',
		extensions: needs('mOrder'),
		args: {
			userId: t.arg.id({ required: true }),
			input: t.arg({ type: placeOrderInput, required: true }),
			items: t.arg({ type: [behalfItem] }),
		},
		resolve: (_root, { userId, input, items }, context) =>
			context.inTenant(async (sql) => {
				const caller = callerOf(context);
				const wanted = items?.map(({ productId, ...item }) => ({ ...item, productId: checkId(productId) }));
				const orderId = await createOrderFor(sql, caller, checkId(userId), inputOf(input), wanted);
				return findProgress(sql, context.tenant.id, caller.user?.id ?? '', orderId);
			}),
	}),
);
