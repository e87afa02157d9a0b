// Withdrawing from a contract in the API: without a session, and without a word about which orders there are.

import { callerOf } from '../../accounts/graphql-caller.ts';
import { builder } from '../../graphql/builder.ts';
import { needs } from '../../graphql/rights.ts';
import { declareWithdrawal } from './declare-withdrawal.ts';

builder.mutationField('declareWithdrawal', (t) =>
	t.string({
		description:
			'Declares the withdrawal from an order or a subscription and sends a receipt by mail. Returns when it was received, in ISO 8601, whether or not there is such a one.',
		extensions: needs('public'),
		args: {
			name: t.arg.string({ required: true, description: 'Name of the customer.' }),
			orderNumber: t.arg.string({
				required: true,
				description: 'Number of the order, or of a contract such as `V-2026-000017`.',
			}),
			email: t.arg.string({ required: true, description: 'Email address that the receipt is sent to.' }),
			language: t.arg.string({ description: 'Language of the receipt, such as `en-GB`.' }),
		},
		resolve: async (_root, given, context) =>
			(await declareWithdrawal(context.inTenant, callerOf(context), given)).toISOString(),
	}),
);
