// Looking after orders over the API.

import { callerOf } from '../accounts/graphql-caller.ts';
import type { Caller } from '../accounts/services.ts';
import type { Sql } from '../database/connection.ts';
import { builder } from '../graphql/builder.ts';
import type { GraphContext } from '../graphql/context.ts';
import { ApiError } from '../graphql/errors.ts';
import { checkId } from '../graphql/ids.ts';
import { needs } from '../graphql/rights.ts';
import { cancelOrder } from './cancel-order.ts';
import { addNote, deleteOrder, moveByHand } from './edit-order.ts';
import { type FoundOrder, findOrder } from './find-order.ts';
import { orderType } from './graphql-order.ts';
import { cancelReasonType, statusType } from './graphql-order-types.ts';
import { receiveTransfer } from './receive-transfer.ts';
import { refundOrder } from './refund-order.ts';

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
		description:
			'Moves an order to another status and notifies the customer by mail. Fails with `ORDER_NOT_MOVED` for a status that is not in `Order.nextStatuses`.',
		extensions: needs('mOrder'),
		args: {
			id: t.arg.id({ required: true, description: 'Id of the order.' }),
			to: t.arg({ type: statusType, required: true, description: 'Status to move it to.' }),
			note: t.arg.string({ description: 'Internal note for the history, at most 2000 characters.' }),
		},
		resolve: (_root, { id, to, note }, context) =>
			changed(context, id, (sql, caller, orderId) => moveByHand(sql, caller, orderId, to, note ?? '')),
	}),
);

builder.mutationField('addOrderNote', (t) =>
	t.field({
		type: orderType,
		description: 'Adds an internal note to the history of an order. Customers do not see it.',
		extensions: needs('mOrder'),
		args: {
			id: t.arg.id({ required: true, description: 'Id of the order.' }),
			text: t.arg.string({ required: true, description: 'The note, 1 to 2000 characters.' }),
		},
		resolve: (_root, { id, text }, context) =>
			changed(context, id, (sql, caller, orderId) => addNote(sql, caller, orderId, text)),
	}),
);

builder.mutationField('markOrderPaid', (t) =>
	t.field({
		type: orderType,
		description:
			'Records that a placed order was paid by transfer, and notifies the customer of a prepayment by mail. Fails with `ORDER_NOT_MOVED` for an order that is paid, that is paid by card or the like, or whose money is on its way.',
		extensions: needs('mOrder'),
		args: {
			id: t.arg.id({ required: true, description: 'Id of the order.' }),
			receivedOn: t.arg.string({
				description:
					'Day on which the money was received, as `2026-11-15`, between the order and today; today if omitted.',
			}),
		},
		resolve: (_root, { id, receivedOn }, context) =>
			changed(context, id, (sql, caller, orderId) => receiveTransfer(sql, caller, orderId, receivedOn ?? undefined)),
	}),
);

builder.mutationField('refundOrder', (t) =>
	t.field({
		type: orderType,
		description:
			'Refunds an order in whole or in part, with a credit note if there is an invoice; of an unpaid invoice it lowers the amount due. Repeated calls with the same `refundId` and amount make one refund.',
		extensions: needs('mOrder'),
		args: {
			id: t.arg.id({ required: true, description: 'Id of a placed order.' }),
			refundId: t.arg.id({ required: true, description: 'UUID chosen by the caller that identifies this refund.' }),
			amount: t.arg.float({ required: true, description: 'Amount in minor units, at most `Order.refundable`.' }),
			reason: t.arg.string({ description: 'Reason that appears on the credit note, at most 500 characters.' }),
		},
		resolve: (_root, { id, refundId, amount, reason }, context) =>
			changed(context, id, (sql, caller, orderId) =>
				refundOrder(sql, caller, orderId, { refundId: checkId(refundId), amount, reason: reason ?? '' }),
			),
	}),
);

builder.mutationField('cancelOrder', (t) =>
	t.field({
		type: orderType,
		description:
			'Cancels a placed order as a whole. Its status stays, and it can be moved no more. Repeated calls with the same `refundId` make one cancellation. Fails with `ORDER_NOT_MOVED` if `Order.mayCancel` is false.',
		extensions: needs('mOrder'),
		args: {
			id: t.arg.id({ required: true, description: 'Id of the order.' }),
			reason: t.arg({ type: cancelReasonType, required: true, description: 'Reason that the customer can read.' }),
			note: t.arg.string({ description: 'Internal note, at most 2000 characters.' }),
			restock: t.arg.boolean({
				required: true,
				description: 'Whether to put the products that the order has taken back into the stock.',
			}),
			refund: t.arg.float({
				required: true,
				description: 'Amount to refund in minor units, at most `Order.refundable`; 0 for none.',
			}),
			refundId: t.arg.id({
				required: true,
				description: 'UUID chosen by the caller that identifies this cancellation and its refund.',
			}),
			notify: t.arg.boolean({
				defaultValue: true,
				description: 'Whether to notify the customer by mail. A refund is notified in any case.',
			}),
		},
		resolve: (_root, { id, reason, note, restock, refund, refundId, notify }, context) =>
			changed(context, id, (sql, caller, orderId) =>
				cancelOrder(sql, caller, orderId, {
					...{ reason, restock, refund, refundId: checkId(refundId) },
					...{ note: note ?? '', notify: notify ?? true },
				}),
			),
	}),
);

builder.mutationField('deleteOrder', (t) =>
	t.boolean({
		description: 'Deletes an order that was never placed. Always true; fails for a placed order.',
		extensions: needs('mOrder'),
		args: { id: t.arg.id({ required: true, description: 'Id of an order with the status `inCreation`.' }) },
		async resolve(_root, { id }, context) {
			await context.inTenant((sql) => deleteOrder(sql, callerOf(context), checkId(id)));
			return true;
		},
	}),
);
