// Ordering for a customer in the API.

import { callerOf } from '../../accounts/graphql-caller.ts';
import { builder } from '../../graphql/builder.ts';
import { checkId } from '../../graphql/ids.ts';
import { needs } from '../../graphql/rights.ts';
import { inputOf, placeOrderInput, progress } from '../checkout/graphql-parts.ts';
import { askProgress, progressIn } from '../checkout/progress.ts';
import { createOrderFor } from './order-on-behalf.ts';

const behalfItem = builder.inputType('OrderedItem', {
	fields: (t) => ({
		productId: t.id({ required: true, description: 'Of a product without variants, or of a variant' }),
		quantity: t.int({ required: true }),
		itemName: t.string(),
	}),
});

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
				return progressIn(await askProgress(sql, context.tenant.id, caller.user?.id ?? '', orderId));
			}),
	}),
);
