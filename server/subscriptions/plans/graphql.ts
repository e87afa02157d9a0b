// The plan of a shop in the API, for its owner.
import { callerOf } from '../../accounts/graphql-caller.ts';
import { builder } from '../../graphql/builder.ts';
import type { GraphContext } from '../../graphql/context.ts';
import { checkId } from '../../graphql/ids.ts';
import { needs } from '../../graphql/rights.ts';
import { billingAddressInput, progress } from '../../orders/checkout/graphql-parts.ts';
import { tierEnum } from '../../tenants/graphql-parts.ts';
import { buyPlan, settlePlan } from './buy-plan.ts';
import { changePlan } from './change-plan.ts';
import { cancelPlan, openPlanCard, reactivatePlan, takePlanCard } from './command-plan.ts';
import { findOverview } from './find-overview.ts';
import { planInterval, planOverview } from './graphql-parts.ts';
import type { PlanCaller } from './seller.ts';

function planCallerOf(context: GraphContext): PlanCaller {
	const { plans, payments, reservationSeconds } = context;
	if (!plans) throw new Error('no plan services in this context');
	return { caller: callerOf(context), services: plans, payments, reservationSeconds };
}

const language = 'Language of the caller, such as `en-GB`.';

builder.queryField('planOverview', (t) =>
	t.field({
		type: planOverview,
		description: 'What the shop pays the platform for, and what it can choose.',
		extensions: needs('qTenant'),
		args: { language: t.arg.string({ required: true, description: language }) },
		resolve: (_root, args, context) => findOverview(planCallerOf(context), args.language),
	}),
);

const choice = builder.inputType('PlanChoice', {
	description: 'A plan to begin with.',
	fields: (t) => ({
		tier: t.field({ type: tierEnum, required: true, description: 'Tier to pay for.' }),
		interval: t.field({ type: planInterval, required: true, description: 'How often it is paid.' }),
		checkoutKey: t.id({ required: true, description: 'Made by the client: repeated calls with it make one order.' }),
		billingAddress: t.field({
			type: billingAddressInput,
			required: true,
			description: 'Billing address of the one who pays.',
		}),
		termsAccepted: t.boolean({
			required: true,
			description: 'Whether the caller agrees to the terms of the selling shop.',
		}),
		seenTotal: t.float({ required: true, description: 'Price with tax that the caller has seen, in minor units.' }),
		language: t.string({ required: true, description: language }),
	}),
});

builder.mutationFields((t) => ({
	choosePlan: t.field({
		type: progress,
		description:
			'Begins a plan: returns the page of the payment provider on which it is paid. Fails with `PLAN_RUNNING`, `PLAN_UNAVAILABLE` or `PLAN_TOO_SMALL`.',
		extensions: needs('mTenant'),
		args: { plan: t.arg({ type: choice, required: true, description: 'What is chosen, and who pays.' }) },
		resolve: (_root, { plan }, context) =>
			buyPlan(planCallerOf(context), { ...plan, checkoutKey: checkId(plan.checkoutKey) }),
	}),
	settlePlan: t.field({
		type: progress,
		description:
			'Checks with the payment provider whether a plan of the shop is paid, and returns the progress of its order.',
		extensions: needs('mTenant'),
		args: {
			orderId: t.arg.id({ required: true, description: 'Id of the order, from `choosePlan`.' }),
			cancelled: t.arg.boolean({
				defaultValue: false,
				description: 'Whether the page was left without paying: it is closed then.',
			}),
		},
		resolve: (_root, { orderId, cancelled }, context) =>
			settlePlan(planCallerOf(context), checkId(orderId), cancelled ?? false),
	}),
	changePlan: t.boolean({
		description:
			'Changes the tier of the plan: to a larger one at once, for which the rest of the period is paid; to a smaller one with the next period; to that of today, where a smaller one was chosen. Fails with `PLAN_TOO_SMALL`, `PLAN_UNAVAILABLE`, `PLAN_STATE`, or `PLAN_UNPAID` if the card was refused.',
		extensions: needs('mTenant'),
		args: {
			tier: t.arg({ type: tierEnum, required: true, description: 'Tier to change to.' }),
		},
		async resolve(_root, args, context) {
			await changePlan(planCallerOf(context), args.tier);
			return true;
		},
	}),
	cancelPlan: t.boolean({
		description:
			'Cancels the plan of the shop with the end of the paid period. Fails with `PLAN_STATE` if that cannot be done.',
		extensions: needs('mTenant'),
		async resolve(_root, _args, context) {
			await cancelPlan(planCallerOf(context));
			return true;
		},
	}),
	reactivatePlan: t.boolean({
		description: 'Takes the cancellation of the plan back. Fails with `PLAN_STATE` if that cannot be done.',
		extensions: needs('mTenant'),
		async resolve(_root, _args, context) {
			await reactivatePlan(planCallerOf(context));
			return true;
		},
	}),
	openPlanCard: t.string({
		description:
			'Opens the page of the payment provider on which the card of the plan is changed; returns its address.',
		extensions: needs('mTenant'),
		args: { language: t.arg.string({ required: true, description: language }) },
		resolve: (_root, args, context) => openPlanCard(planCallerOf(context), args.language),
	}),
	takePlanCard: t.boolean({
		description: 'Pays the plan with the card that was entered last. Returns whether it is another one than before.',
		extensions: needs('mTenant'),
		resolve: (_root, _args, context) => takePlanCard(planCallerOf(context)),
	}),
}));
