// Coming to an account in the API: signing up, proving an address, a new password. All of it without a session.

import { builder } from '../../graphql/builder.ts';
import { needs } from '../../graphql/rights.ts';
import { fieldValueInput, valuesOf } from '../fields/graphql.ts';
import { callerOf } from '../graphql-caller.ts';
import { confirmEmail, resetPassword } from './prove-address.ts';
import { forgotPassword, signUp } from './request-account.ts';

builder.mutationField('signUp', (t) =>
	t.boolean({
		description:
			'Requests an account. A mail with a confirmation link follows; the result is the same whether or not the address has an account. Always true. Must be the only mutation of its document.',
		extensions: needs('public'),
		args: {
			email: t.arg.string({ required: true, description: 'Email address of the new account.' }),
			password: t.arg.string({ required: true, description: 'Password; a weak one fails with `PASSWORD_TOO_WEAK`.' }),
			language: t.arg.string({
				description:
					'Language of mails and of the account, such as `en-GB`; without it the default language of the shop.',
			}),
			values: t.arg({
				type: [fieldValueInput],
				description: 'Values of profile fields; without the required ones it fails with `MANDATORY_FIELDS`.',
			}),
			deepLink: t.arg.string({
				description:
					'Where the new customer goes on after confirming and signing in: path and query of a page of the shop in base64. Anything else counts as none.',
			}),
		},
		async resolve(_root, { email, password, language, values, deepLink }, context) {
			const wanted = { email, password, language, values: valuesOf(values ?? []), deepLink };
			await signUp(context.inTenant, callerOf(context), wanted);
			return true;
		},
	}),
);

builder.mutationField('confirmEmail', (t) =>
	t.boolean({
		description:
			'Confirms an email address with the token from a mail, which works once. Always true; fails with `LINK_NOT_VALID`. Must be the only mutation of its document.',
		extensions: needs('public'),
		args: { token: t.arg.string({ required: true, description: 'Token from the link in the mail.' }) },
		async resolve(_root, { token }, context) {
			await confirmEmail(context.inTenant, callerOf(context), token);
			return true;
		},
	}),
);

builder.mutationField('forgotPassword', (t) =>
	t.boolean({
		description:
			'Requests a mail with a link for choosing a new password; the result is the same whether or not there is such an account. Always true. Must be the only mutation of its document.',
		extensions: needs('public'),
		args: {
			email: t.arg.string({ required: true, description: 'Email address of the account.' }),
			language: t.arg.string({
				description: 'Language of the mail, such as `en-GB`; without it the default language of the shop.',
			}),
		},
		async resolve(_root, { email, language }, context) {
			await forgotPassword(context.inTenant, callerOf(context), { email, language });
			return true;
		},
	}),
);

builder.mutationField('resetPassword', (t) =>
	t.boolean({
		description:
			'Sets a new password with the token from a mail, which works once, and ends all sessions of the user. Always true; fails with `LINK_NOT_VALID`. Must be the only mutation of its document.',
		extensions: needs('public'),
		args: {
			token: t.arg.string({ required: true, description: 'Token from the link in the mail.' }),
			password: t.arg.string({
				required: true,
				description: 'New password; a weak one fails with `PASSWORD_TOO_WEAK`.',
			}),
		},
		async resolve(_root, { token, password }, context) {
			await resetPassword(context.inTenant, callerOf(context), { token, password });
			return true;
		},
	}),
);

builder.mutationField('acceptInvitation', (t) =>
	t.string({
		description:
			'Sets the first password of an invited user with the token from a mail, which works once. Returns the user name to sign in with; fails with `LINK_NOT_VALID`. Must be the only mutation of its document.',
		extensions: needs('public'),
		args: {
			token: t.arg.string({ required: true, description: 'Token from the link in the mail.' }),
			password: t.arg.string({ required: true, description: 'Password; a weak one fails with `PASSWORD_TOO_WEAK`.' }),
		},
		resolve: (_root, { token, password }, context) =>
			resetPassword(context.inTenant, callerOf(context), { token, password }),
	}),
);
