// What those who decide look at beyond the order itself: what is printed of it that is not there yet, to which quantities its lines can be changed, and
// what that comes to.
import { builder } from '../../graphql/builder.ts';
import { ApiError } from '../../graphql/errors.ts';
import { checkId } from '../../graphql/ids.ts';
import { needs } from '../../graphql/rights.ts';
import { type FewerPieces, findFewerPieces, repriceWaitingOrder } from '../../orders/checkout/reprice-waiting-order.ts';
import { lineInput } from '../graphql-parts.ts';
import { checkMayChange } from './find-details.ts';
import { findUnseen } from './find-unseen.ts';
import { details } from './graphql.ts';

const fewerPieces = builder.objectRef<FewerPieces>('ApprovalFewerPieces').implement({
	description: 'To which smaller quantities a line can be changed. It can be taken out in any case.',
	fields: (t) => ({
		position: t.exposeInt('position', { description: 'Position of the line in the order.' }),
		quantities: t.exposeIntList('quantities', {
			nullable: true,
			description: 'Smaller quantities that can be ordered, in rising order; null where any from `least` on can be.',
		}),
		least: t.exposeInt('least', {
			nullable: true,
			description: 'The smallest quantity that can be ordered; null if the line stays as it is or is taken out.',
		}),
	}),
});

builder.objectFields(details, (t) => ({
	unseen: t.stringList({
		description:
			'Names of products that are printed from data that is not there yet: it can be sent after the approval, and is not approved.',
		resolve: ({ order }, _args, { tenant, inTenant }) => inTenant((sql) => findUnseen(sql, tenant.id, order)),
	}),
	fewerPieces: t.field({
		type: [fewerPieces],
		description: 'To which quantities the caller can change lines. Empty for who cannot change any.',
		resolve: ({ order, own, approval }, _args, { tenant, inTenant }) =>
			own && approval.rule.mayChange ? inTenant((sql) => findFewerPieces(sql, tenant, order)) : [],
	}),
}));

const changedTotals = builder
	.objectRef<{ currency: string; before: number; gross: number; net: number }>('ChangedOrderTotals')
	.implement({
		description: 'What an order would come to with fewer pieces, in minor units.',
		fields: (t) => ({
			currency: t.exposeString('currency', { description: 'Currency as an ISO 4217 code.' }),
			before: t.exposeFloat('before', { description: 'Total with tax as it is now.' }),
			gross: t.exposeFloat('gross', { description: 'Total with tax, and shipping.' }),
			net: t.exposeFloat('net', { description: 'The same without tax.' }),
		}),
	});

builder.queryField('foreseeReturnedOrder', (t) =>
	t.field({
		type: changedTotals,
		description:
			'What an order would come to if it were sent back with these quantities. Nothing is changed. Fails as `returnOrder` does.',
		extensions: needs('own'),
		args: {
			orderId: t.arg.id({ required: true, description: 'Id of the order.' }),
			lines: t.arg({ type: [lineInput], required: true, description: 'Lines with another quantity; the others stay.' }),
		},
		resolve(_root, { orderId: given, lines }, { tenant, user, inTenant }) {
			if (!user) throw new ApiError('UNAUTHORIZED');
			const orderId = checkId(given);
			return inTenant(async (sql) => {
				await checkMayChange(sql, tenant.id, user, orderId);
				const { order, totals } = await repriceWaitingOrder(sql, tenant, orderId, lines);
				const { net, gross } = totals ?? order.totals;
				return { currency: order.currency, before: order.gross, net, gross };
			});
		},
	}),
);
