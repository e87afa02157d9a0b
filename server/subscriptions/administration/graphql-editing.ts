// Looking after subscriptions over the API.
import { callerOf } from '../../accounts/graphql-caller.ts';
import type { Caller } from '../../accounts/services.ts';
import type { Sql } from '../../database/connection.ts';
import { builder } from '../../graphql/builder.ts';
import type { GraphContext } from '../../graphql/context.ts';
import { ApiError } from '../../graphql/errors.ts';
import { checkId } from '../../graphql/ids.ts';
import { needs } from '../../graphql/rights.ts';
import { PaymentRefused, PaymentUnanswered } from '../../integrations/payment/port.ts';
import type { PaymentServices } from '../../orders/payments/services.ts';
import { runCommand } from '../billing/run-command.ts';
import { settleSubscription } from '../billing/settle-subscription.ts';
import type { SubscriptionDetails } from '../find-details.ts';
import { subscriptionType } from '../graphql-subscription.ts';
import { addSubscriptionNote } from './add-note.ts';
import { checkCancellation } from './check-cancellation.ts';
import { commandByStaff } from './command-subscription.ts';
import { findOpenCancellations } from './find-cancellations.ts';
import { cancellationType } from './graphql-parts.ts';
import { holdSubscription } from './hold-subscription.ts';
import { loadSubscription } from './load-subscription.ts';
import { takeOverSubscription } from './take-over.ts';

const load = ({ tenant, inTenant }: GraphContext, id: string): Promise<SubscriptionDetails> =>
	inTenant((sql) => loadSubscription(sql, tenant.id, id));

/** Written down in one transaction, done at the provider behind it; what the provider does not answer goes on in the job. */
async function command(
	context: GraphContext,
	id: string,
	work: (sql: Sql, caller: Caller) => Promise<string | undefined>,
) {
	const { tenant, payments, inTenant } = context;
	const commandId = await inTenant((sql) => work(sql, callerOf(context)));
	if (!payments || commandId === undefined) return;
	const outcome = await runCommand(payments, tenant.id, { subscriptionId: id, commandId });
	if (outcome === 'refused') throw new ApiError('SUBSCRIPTION_REFUSED');
}

/** Of what is read at the provider at once. */
async function atProvider(context: GraphContext, work: (services: PaymentServices) => Promise<void>): Promise<void> {
	if (!context.payments) throw new ApiError('SUBSCRIPTION_UNANSWERED');
	try {
		await work(context.payments);
	} catch (error) {
		if (error instanceof PaymentUnanswered) throw new ApiError('SUBSCRIPTION_UNANSWERED');
		if (error instanceof PaymentRefused) throw new ApiError('SUBSCRIPTION_REFUSED');
		throw error;
	}
}

const commandType = builder.enumType('SubscriptionCommand', {
	description: 'What is wanted of a subscription.',
	values: {
		cancel: { description: 'It ends with the period that is paid.' },
		keep: { description: 'Its cancellation is taken back.' },
		pause: { description: 'Nothing is charged and delivered for a while.' },
		resume: { description: 'The pause ends.' },
		end: { description: 'It ends at once.' },
	},
});

builder.mutationField('commandSubscription', (t) =>
	t.field({
		type: subscriptionType,
		description:
			'Cancels, reactivates, pauses, resumes or ends a subscription for its customer, who is notified by mail. `isBeingChanged` is true until the payment provider has confirmed it. Fails with `SUBSCRIPTION_STATE` where its state does not allow it, with `SUBSCRIPTION_WITHDRAWN` if it is to be reactivated before a withdrawal from it is decided on.',
		extensions: needs('mOrder'),
		args: {
			id: t.arg.id({ required: true, description: 'Id of the subscription.' }),
			command: t.arg({ type: commandType, required: true, description: 'What is wanted.' }),
			until: t.arg.string({
				description: 'Day on which a pause ends, as `2026-12-15`, within two years; without it until it is resumed.',
			}),
		},
		async resolve(_root, { id: given, command: wanted, until }, context) {
			const id = checkId(given);
			await command(context, id, (sql, caller) =>
				commandByStaff(sql, caller, id, { command: wanted, until: until ?? null }),
			);
			return load(context, id);
		},
	}),
);

builder.mutationField('addSubscriptionNote', (t) =>
	t.field({
		type: subscriptionType,
		description: 'Adds an internal note to the history of a subscription. Customers do not see it.',
		extensions: needs('mOrder'),
		args: {
			id: t.arg.id({ required: true, description: 'Id of the subscription.' }),
			text: t.arg.string({ required: true, description: 'The note, 1 to 2000 characters.' }),
		},
		async resolve(_root, { id: given, text }, context) {
			const id = checkId(given);
			await context.inTenant((sql) => addSubscriptionNote(sql, callerOf(context), id, text));
			return load(context, id);
		},
	}),
);

builder.mutationField('settleSubscription', (t) =>
	t.field({
		type: subscriptionType,
		description:
			'Reads at the payment provider what it has of a subscription, and applies it. Fails with `SUBSCRIPTION_UNANSWERED` if the provider does not respond.',
		extensions: needs('mOrder'),
		args: { id: t.arg.id({ required: true, description: 'Id of the subscription.' }) },
		async resolve(_root, { id: given }, context) {
			const { tenant, inTenant } = context;
			const id = checkId(given);
			const { detached } = await inTenant((sql) => holdSubscription(sql, tenant.id, id));
			if (detached) throw new ApiError('SUBSCRIPTION_STATE');
			await atProvider(context, (services) => settleSubscription(services, tenant.id, { subscriptionId: id }));
			return load(context, id);
		},
	}),
);

builder.mutationField('takeOverSubscription', (t) =>
	t.field({
		type: subscriptionType,
		description:
			'Takes an imported subscription over at the payment provider: from then on its payments make orders here. Fails with `SUBSCRIPTION_REFUSED` if the account of the shop does not have it.',
		extensions: needs('mOrder'),
		args: { id: t.arg.id({ required: true, description: 'Id of the subscription.' }) },
		async resolve(_root, { id: given }, context) {
			const id = checkId(given);
			await context.inTenant((sql) => holdSubscription(sql, context.tenant.id, id));
			await atProvider(context, (services) => takeOverSubscription(services, callerOf(context), id));
			return load(context, id);
		},
	}),
);

builder.queryField('openCancellations', (t) =>
	t.field({
		type: [cancellationType],
		description: 'Declared cancellations that staff has to check, the oldest first, at most 100.',
		extensions: needs('qOrder'),
		resolve: (_root, _args, { tenant, inTenant }) => inTenant((sql) => findOpenCancellations(sql, tenant.id)),
	}),
);

builder.mutationField('checkCancellation', (t) =>
	t.boolean({
		description:
			'Marks a declared cancellation as checked, and cancels a subscription for it if one is named and runs on; for a withdrawal it ends at once. With `refusal` a withdrawal is refused, and the person who declared it is notified by mail. Fails with `VALIDATION` where a withdrawal that is assigned to a subscription is neither carried out nor refused. Always true; repeated calls do nothing.',
		extensions: needs('mOrder'),
		args: {
			id: t.arg.id({ required: true, description: 'Id of the cancellation.' }),
			subscriptionId: t.arg.id({
				description:
					'Id of the subscription to be cancelled to the end of its paid period, or ended for a withdrawal; without it none is.',
			}),
			atOnce: t.arg.boolean({
				defaultValue: false,
				description: 'Whether the subscription ends at once: of an extraordinary cancellation alone.',
			}),
			refusal: t.arg.string({
				description:
					'Reason for which a withdrawal is refused, 1 to 2000 characters, as it is written to the person who declared it.',
			}),
		},
		async resolve(_root, { id, subscriptionId: given, refusal, atOnce }, context) {
			const cancellationId = checkId(id);
			const subscriptionId = given ? checkId(given) : null;
			await command(context, subscriptionId ?? '', (sql, caller) =>
				checkCancellation(sql, caller, {
					...{ cancellationId, subscriptionId, refusal: refusal ?? null, atOnce: atOnce ?? false },
				}),
			);
			return true;
		},
	}),
);
