// Ordering for a customer in the API.

import { callerOf } from '../../accounts/graphql-caller.ts';
import { builder } from '../../graphql/builder.ts';
import { checkId } from '../../graphql/ids.ts';
import { needs } from '../../graphql/rights.ts';
import { inputOf, placeOrderInput, progress } from '../checkout/graphql-parts.ts';
import { progressIn, queryProgress } from '../checkout/progress.ts';
import { createOrderFor } from './order-on-behalf.ts';

const behalfItem = builder.inputType('OrderedItem', {
	description: 'A product to be ordered on behalf of a customer.',
	fields: (t) => ({
		productId: t.id({ required: true, description: 'Id of a product without variants, or of a variant.' }),
		quantity: t.int({ required: true, description: 'Number of pieces; must be a quantity that the product offers.' }),
		itemName: t.string({ description: 'Name that the customer gives to this line; none by default.' }),
	}),
});

builder.mutationField('createOrderFor', (t) =>
	t.field({
		type: progress,
		description:
			'Places an order on behalf of a user, at the prices of that user: the given items, or the cart of the user. Paid by invoice, or not at all if the total is zero.',
		extensions: needs('mOrder'),
		args: {
			userId: t.arg.id({ required: true, description: 'Id of the user who orders, or of an order of a guest.' }),
			input: t.arg({
				type: placeOrderInput,
				required: true,
				description: 'Addresses, shipping, payment and the total that was agreed.',
			}),
			items: t.arg({ type: [behalfItem], description: 'Products to be ordered; without it the cart of the user.' }),
		},
		resolve: (_root, { userId, input, items }, context) =>
			context.inTenant(async (sql) => {
				const caller = callerOf(context);
				const wanted = items?.map(({ productId, ...item }) => ({ ...item, productId: checkId(productId) }));
				const orderId = await createOrderFor(sql, caller, checkId(userId), inputOf(input), wanted);
				return progressIn(await queryProgress(sql, context.tenant.id, caller.user?.id ?? '', orderId));
			}),
	}),
);
