// Coming to an account in the API: signing up, proving an address, a new password. All of it without a session.
import { builder } from '../../graphql/builder.ts';
import { needs } from '../../graphql/rights.ts';
import { fieldValueInput, valuesOf } from '../fields/graphql.ts';
import { callerOf } from '../graphql-caller.ts';
import { confirmEmail, resetPassword } from './prove-address.ts';
import { forgotPassword, signUp } from './request-account.ts';

builder.mutationField('signUp', (t) =>
	t.boolean({
		description: 'Sends a mail with a link; says nothing about whether the address is known',
		extensions: needs('public'),
		args: {
			email: t.arg.string({ required: true }),
			password: t.arg.string({ required: true }),
			language: t.arg.string(),
			values: t.arg({ type: [fieldValueInput], description: 'Of the fields that the shop asks for' }),
		},
		async resolve(_root, { email, password, language, values }, context) {
			const wanted = { email, password, language, values: valuesOf(values ?? []) };
			await signUp(context.inTenant, callerOf(context), wanted);
			return true;
		},
	}),
);

builder.mutationField('confirmEmail', (t) =>
	t.boolean({
		extensions: needs('public'),
		args: { token: t.arg.string({ required: true }) },
		async resolve(_root, { token }, context) {
			await confirmEmail(context.inTenant, callerOf(context), token);
			return true;
		},
	}),
);

builder.mutationField('forgotPassword', (t) =>
	t.boolean({
		description: 'Sends a mail with a link if there is such an account, and says the same if there is none',
		extensions: needs('public'),
		args: { email: t.arg.string({ required: true }), language: t.arg.string() },
		async resolve(_root, { email, language }, context) {
			await forgotPassword(context.inTenant, callerOf(context), { email, language });
			return true;
		},
	}),
);

builder.mutationField('resetPassword', (t) =>
	t.boolean({
		description: 'Sets a new password with the token of a mail, once, and ends every session',
		extensions: needs('public'),
		args: { token: t.arg.string({ required: true }), password: t.arg.string({ required: true }) },
		async resolve(_root, { token, password }, context) {
			await resetPassword(context.inTenant, callerOf(context), { token, password });
			return true;
		},
	}),
);
