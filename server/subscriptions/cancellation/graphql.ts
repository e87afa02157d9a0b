// Canceling a contract in the API: without a session, and without a word about which contracts there are.
import { cancellationKinds } from '../../../rules/subscriptions/cancellation.ts';
import { callerOf } from '../../accounts/graphql-caller.ts';
import { builder } from '../../graphql/builder.ts';
import { describeValues } from '../../graphql/describe-values.ts';
import { needs } from '../../graphql/rights.ts';
import { declareCancellation } from './declare-cancellation.ts';

const kindType = builder.enumType('CancellationKind', {
	description: 'How a contract is canceled.',
	values: describeValues(cancellationKinds, {
		ordinary: 'To the end of the period that is paid, without a reason.',
		extraordinary: 'For good cause; the shop checks the reason.',
	}),
});

builder.mutationField('declareCancellation', (t) =>
	t.string({
		description:
			'Declares the cancellation of a contract and sends a receipt by mail. Returns when it was received, in ISO 8601, whether or not there is such a contract. A subscription whose number and email address match is canceled to the end of the period that is paid.',
		extensions: needs('public'),
		args: {
			name: t.arg.string({ required: true, description: 'Name of the customer.' }),
			email: t.arg.string({ required: true, description: 'Email address that the receipt is sent to.' }),
			contract: t.arg.string({
				required: true,
				description: 'Number of the contract or of one of its orders, or what the customer calls it.',
			}),
			kind: t.arg({ type: kindType, required: true, description: 'Kind of cancellation.' }),
			reason: t.arg.string({ description: 'Reason of an extraordinary cancellation, which needs one.' }),
			wantedOn: t.arg.string({
				description: 'Day on which the contract is to end, such as `2026-12-31`; null for as soon as possible.',
			}),
			language: t.arg.string({ description: 'Language of the receipt, such as `en-GB`.' }),
		},
		async resolve(_root, { reason, wantedOn, ...given }, context) {
			const declared = { ...given, reason: reason ?? '', wantedOn: wantedOn ?? '' };
			return (await declareCancellation(context.inTenant, callerOf(context), declared)).toISOString();
		},
	}),
);
