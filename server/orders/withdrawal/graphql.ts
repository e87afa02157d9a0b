// Withdrawing from a contract in the API: without a session, and without a word about which orders there are.

import { callerOf } from '../../accounts/graphql-caller.ts';
import { builder } from '../../graphql/builder.ts';
import { needs } from '../../graphql/rights.ts';
import { declareWithdrawal } from './declare-withdrawal.ts';

builder.mutationField('declareWithdrawal', (t) =>
	t.string({
		description: 'Declares a withdrawal and sends a receipt by mail; answers when it was received',
		extensions: needs('public'),
		args: {
			name: t.arg.string({ required: true }),
			orderNumber: t.arg.string({ required: true }),
			email: t.arg.string({ required: true }),
			language: t.arg.string(),
		},
		resolve: async (_root, given, context) =>
			(await declareWithdrawal(context.inTenant, callerOf(context), given)).toISOString(),
	}),
);
