// Ordering in the API.

import { callerOf } from '../../accounts/graphql-caller.ts';
import { Refused } from '../../failure.ts';
import { builder } from '../../graphql/builder.ts';
import { checkId } from '../../graphql/ids.ts';
import { needs } from '../../graphql/rights.ts';
import { checkOrderId, shopperOf } from './graphql.ts';
import { inputOf, placeOrderInput, progress } from './graphql-parts.ts';
import { guardOrders } from './order-guard.ts';
import { cancelCheckout, placeOrder, progressOfKey, settleCheckout } from './place-order.ts';
import { requestNewsletter } from './request-newsletter.ts';

builder.mutationField('placeOrder', (t) =>
	t.field({
		type: progress,
		description:
			'Orders the cart of the caller. Repeated calls with the same `checkoutKey` make one order. Must be the only mutation of its document.',
		extensions: needs('own'),
		args: {
			input: t.arg({
				type: placeOrderInput,
				required: true,
				description: 'Addresses, shipping, payment and the total that the caller has seen.',
			}),
		},
		resolve: (_root, { input }, context) => {
			// Their purchasing system orders.
			if (context.procurement) throw new Refused('FORBIDDEN');
			const caller = callerOf(context);
			const shopper = { ...shopperOf(context), guard: guardOrders(caller) };
			const ordered = input.newsletter === true ? requestNewsletter(context.inTenant, caller) : undefined;
			return placeOrder({ ...shopper, ...(ordered && { ordered }) }, inputOf(input));
		},
	}),
);

builder.queryField('checkoutOutcome', (t) =>
	t.field({
		type: progress,
		nullable: true,
		description:
			'Progress of the order that `placeOrder` made with this key, for clients whose connection was lost; null if the caller has no such order.',
		extensions: needs('own'),
		args: { checkoutKey: t.arg.id({ required: true, description: 'The key that was given to `placeOrder`.' }) },
		resolve: async (_root, { checkoutKey }, context) =>
			(await progressOfKey(shopperOf(context), checkId(checkoutKey))) ?? null,
	}),
);

builder.mutationField('settleCheckout', (t) =>
	t.field({
		type: progress,
		description: 'Checks with the payment provider whether a checkout of the caller is paid, and returns its progress.',
		extensions: needs('own'),
		args: { orderId: t.arg.id({ required: true, description: 'Id of the order, from `placeOrder`.' }) },
		resolve: (_root, { orderId }, context) => settleCheckout(shopperOf(context), checkOrderId(orderId)),
	}),
);

builder.mutationField('cancelCheckout', (t) =>
	t.field({
		type: progress,
		description:
			'Cancels the payment of a checkout of the caller: the payment page is closed, the cart stays as it is.',
		extensions: needs('own'),
		args: { orderId: t.arg.id({ required: true, description: 'Id of the order, from `placeOrder`.' }) },
		resolve: (_root, { orderId }, context) => cancelCheckout(shopperOf(context), checkOrderId(orderId)),
	}),
);
