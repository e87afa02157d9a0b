// What happens to an order that is not paid, and when: for its customer and for those who look after orders.
import { planUnpaid, type UnpaidPlan } from '../../../rules/payments/unpaid-plan.ts';
import { builder } from '../../graphql/builder.ts';
import type { GraphContext } from '../../graphql/context.ts';
import type { FoundOrder } from '../find-order.ts';
import { orderRef } from '../graphql-parts.ts';
import { findOrderSettings } from '../settings/find-settings.ts';
import { findUnpaid } from './find-unpaid.ts';

const unpaidPlan = builder.objectRef<UnpaidPlan>('UnpaidPlan').implement({
	description: 'When an order that is not paid in advance as agreed is reminded of, and when it is cancelled.',
	fields: (t) => ({
		remindAt: t.string({
			nullable: true,
			description: 'When the customer is reminded, in ISO 8601; null if that was done, or the shop sends no reminders.',
			resolve: ({ remindAt }) => remindAt?.toISOString(),
		}),
		cancelAt: t.string({
			nullable: true,
			description: 'When the order is cancelled unless it is paid, in ISO 8601; null if it is not cancelled by itself.',
			resolve: ({ cancelAt }) => cancelAt?.toISOString(),
		}),
	}),
});

async function findPlan({ id, payment }: FoundOrder, { tenant, inTenant }: GraphContext): Promise<UnpaidPlan | null> {
	if (payment !== 'open') return null;
	return inTenant(async (sql) => {
		const [unpaid] = await findUnpaid(sql, tenant.id, id);
		const plan = unpaid && planUnpaid(unpaid, await findOrderSettings(sql, tenant.id), new Date());
		return plan?.remindAt || plan?.cancelAt ? plan : null;
	});
}

builder.objectFields(orderRef, (t) => ({
	unpaidPlan: t.field({
		type: unpaidPlan,
		nullable: true,
		description:
			'What happens by itself as long as the order is not paid; null if nothing does, if it is not due in advance, or if its money may be on its way.',
		resolve: (order, _args, context) => findPlan(order, context),
	}),
}));
