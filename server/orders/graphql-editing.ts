// Looking after orders over the API.

import { callerOf } from '../accounts/graphql-caller.ts';
import type { Caller } from '../accounts/services.ts';
import type { Sql } from '../database/connection.ts';
import { builder } from '../graphql/builder.ts';
import type { GraphContext } from '../graphql/context.ts';
import { ApiError } from '../graphql/errors.ts';
import { checkId } from '../graphql/ids.ts';
import { needs } from '../graphql/rights.ts';
import { addNote, deleteOrder, markPaid, moveByHand, refundOrder } from './edit-order.ts';
import { type FoundOrder, findOrder } from './find-order.ts';
import { orderType, statusType } from './graphql-order.ts';

/** In one transaction; the order as it is afterwards. */
function changed(
	context: GraphContext,
	id: string,
	work: (sql: Sql, caller: Caller, id: string) => Promise<void>,
): Promise<FoundOrder> {
	const orderId = checkId(id);
	return context.inTenant(async (sql) => {
		await work(sql, callerOf(context), orderId);
		const order = await findOrder(sql, context.tenant.id, { id: orderId });
		if (!order) throw new ApiError('NOT_FOUND');
		return order;
	});
}

builder.mutationField('moveOrder', (t) =>
	t.field({
		type: orderType,
		description: 'Along the arrows of its machine; who has ordered gets a mail',
		extensions: needs('mOrder'),
		args: {
			id: t.arg.id({ required: true }),
			to: t.arg({ type: statusType, required: true }),
			note: t.arg.string({ description: 'For those who look after orders' }),
		},
		resolve: (_root, { id, to, note }, context) =>
			changed(context, id, (sql, caller, orderId) => moveByHand(sql, caller, orderId, to, note ?? '')),
	}),
);

builder.mutationField('addOrderNote', (t) =>
	t.field({
		type: orderType,
		description: 'For those who look after orders',
		extensions: needs('mOrder'),
		args: { id: t.arg.id({ required: true }), text: t.arg.string({ required: true }) },
		resolve: (_root, { id, text }, context) =>
			changed(context, id, (sql, caller, orderId) => addNote(sql, caller, orderId, text)),
	}),
);

builder.mutationField('markOrderPaid', (t) =>
	t.field({
		type: orderType,
		description: 'The money of an invoice has come',
		extensions: needs('mOrder'),
		args: { id: t.arg.id({ required: true }) },
		resolve: (_root, { id }, context) => changed(context, id, markPaid),
	}),
);

builder.mutationField('refundOrder', (t) =>
	t.field({
		type: orderType,
		description: 'Gives back what was paid, in whole or in part. The same refund asked for twice is one',
		extensions: needs('mOrder'),
		args: {
			id: t.arg.id({ required: true }),
			refundId: t.arg.id({ required: true, description: 'Made by the caller' }),
			amount: t.arg.float({ required: true, description: 'In minor units' }),
			reason: t.arg.string({ description: 'Stands on the credit note' }),
		},
		resolve: (_root, { id, refundId, amount, reason }, context) =>
			changed(context, id, (sql, caller, orderId) =>
				refundOrder(sql, caller, orderId, { refundId: checkId(refundId), amount, reason: reason ?? '' }),
			),
	}),
);

builder.mutationField('deleteOrder', (t) =>
	t.boolean({
		description: 'Only while it is in creation',
		extensions: needs('mOrder'),
		args: { id: t.arg.id({ required: true }) },
		async resolve(_root, { id }, context) {
			await context.inTenant((sql) => deleteOrder(sql, callerOf(context), checkId(id)));
			return true;
		},
	}),
);
