// Ordering in the API.

import { callerOf } from '../../accounts/graphql-caller.ts';
import { builder } from '../../graphql/builder.ts';
import { needs } from '../../graphql/rights.ts';
import { checkOrderId, shopperOf } from './graphql.ts';
import { inputOf, placeOrderInput, progress } from './graphql-parts.ts';
import { guardOrders } from './order-guard.ts';
import { cancelCheckout, placeOrder, settleCheckout } from './place-order.ts';

builder.mutationField('placeOrder', (t) =>
	t.field({
		type: progress,
		description: 'Orders the cart of the caller; pressed twice, or in two tabs, it makes one order',
		extensions: needs('own'),
		args: { input: t.arg({ type: placeOrderInput, required: true }) },
		resolve: (_root, { input }, context) =>
			placeOrder({ ...shopperOf(context), guard: guardOrders(callerOf(context)) }, inputOf(input)),
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
