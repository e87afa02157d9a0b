// Changing what a subscription delivers for its customer, in the API.
import { callerOf } from '../../accounts/graphql-caller.ts';
import { builder } from '../../graphql/builder.ts';
import { checkId } from '../../graphql/ids.ts';
import { needs } from '../../graphql/rights.ts';
import { subscriptionType } from '../graphql-subscription.ts';
import { changeOf, quotedChange, subscriptionChangeInput } from '../own/graphql-changes.ts';
import { changeByStaff, quoteByStaff } from './change-by-staff.ts';
import { loadSubscription } from './load-subscription.ts';

const refusals =
	'Fails with `SUBSCRIPTION_STATE` if the subscription cannot be changed any more, with `SUBSCRIPTION_TOO_EXPENSIVE` if a card cannot be charged that much at once, with `VALIDATION` and the part that is wrong.';

builder.queryField('quoteSubscriptionChangeFor', (t) =>
	t.field({
		type: quotedChange,
		description: `What a changed subscription of the shop would cost. Nothing is changed. ${refusals}`,
		extensions: needs('mOrder'),
		args: { input: t.arg({ type: subscriptionChangeInput, required: true, description: 'What is to be changed.' }) },
		resolve: (_root, { input }, context) =>
			context.inTenant((sql) => quoteByStaff(sql, callerOf(context), checkId(input.id), changeOf(input))),
	}),
);

builder.mutationField('changeSubscriptionFor', (t) =>
	t.field({
		type: subscriptionType,
		description: `Changes a subscription of the shop for its customer from its next payment on. ${refusals}`,
		extensions: needs('mOrder'),
		args: {
			input: t.arg({ type: subscriptionChangeInput, required: true, description: 'What is to be changed.' }),
			seenTotal: t.arg.float({
				description:
					'Amount per period with tax that was shown, in minor units: nothing else is agreed. Needed where quantities change.',
			}),
		},
		async resolve(_root, { input, seenTotal }, context) {
			const id = checkId(input.id);
			const wanted = { ...changeOf(input), seenTotal: seenTotal ?? null };
			await context.inTenant((sql) => changeByStaff(sql, callerOf(context), id, wanted));
			return context.inTenant((sql) => loadSubscription(sql, context.tenant.id, id));
		},
	}),
);
