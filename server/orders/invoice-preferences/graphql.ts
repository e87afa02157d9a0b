// How customers want their invoices, in the API: their own, and that of any customer for those who manage users.
import type { InvoicePreference } from '../../../rules/e-invoice/preference.ts';
import { callerOf } from '../../accounts/graphql-caller.ts';
import { findUser } from '../../accounts/users/list-users.ts';
import { userToChange } from '../../accounts/users/save-user.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { builder } from '../../graphql/builder.ts';
import { checkId } from '../../graphql/ids.ts';
import { needs } from '../../graphql/rights.ts';
import { findOwnPreference, savePreference } from './invoice-preferences.ts';

const descriptions = {
	invoiceFormat:
		'How invoices are sent: `zugferd` (PDF with data inside), `xrechnung` or `both`; empty if it is not set.',
	leitwegId: 'Leitweg-ID of a public body in Germany, with its check digits; empty if there is none.',
	electronicAddress:
		'Where machines deliver invoices: an email address, or a number with the code of its register such as `0088:4012345000009`; empty for the Leitweg-ID or else the email address.',
};

const preferenceType = builder.objectRef<InvoicePreference>('InvoicePreference').implement({
	description: 'How a customer wants invoices, unless an order has other values.',
	fields: (t) => ({
		invoiceFormat: t.exposeString('invoiceFormat', { description: descriptions.invoiceFormat }),
		leitwegId: t.exposeString('leitwegId', { description: descriptions.leitwegId }),
		electronicAddress: t.exposeString('electronicAddress', { description: descriptions.electronicAddress }),
	}),
});

const preferenceInput = builder.inputType('InvoicePreferenceInput', {
	description: 'How a customer wants invoices; with everything empty nothing is set any more.',
	fields: (t) => ({
		invoiceFormat: t.string({ required: true, description: descriptions.invoiceFormat }),
		leitwegId: t.string({ required: true, description: descriptions.leitwegId }),
		electronicAddress: t.string({ required: true, description: descriptions.electronicAddress }),
	}),
});

const preferenceArg = {
	type: preferenceInput,
	required: true,
	description: 'Format, Leitweg-ID and electronic address of invoices.',
} as const;
const userIdArg = { required: true, description: 'Id of the account.' } as const;
const failure = 'Fails with `VALIDATION`, naming the fields, if something cannot be right.';

/** Guests say it with each order. */
function accountOf({ user }: { user: { id: string; guest: boolean; technical: boolean } | undefined }): string {
	if (!user) throw new Refused('UNAUTHORIZED');
	if (user.guest || user.technical) throw new Refused('FORBIDDEN');
	return user.id;
}

async function knownUser(sql: Sql, tenantId: string, id: string | number): Promise<string> {
	const user = await findUser(sql, tenantId, checkId(String(id)));
	if (!user) throw new Refused('NOT_FOUND');
	return user.id;
}

builder.queryField('ownInvoicePreference', (t) =>
	t.field({
		type: preferenceType,
		description: 'How the caller wants invoices.',
		extensions: needs('own'),
		resolve: (_root, _args, { tenant, user, inTenant }) =>
			inTenant((sql) => findOwnPreference(sql, tenant.id, accountOf({ user }))),
	}),
);

builder.mutationField('saveOwnInvoicePreference', (t) =>
	t.field({
		type: preferenceType,
		description: `Sets how the caller wants invoices: the next checkout begins with it. ${failure}`,
		extensions: needs('own'),
		args: { preference: t.arg(preferenceArg) },
		resolve: (_root, { preference }, context) =>
			context.inTenant((sql) => savePreference(sql, callerOf(context), accountOf(context), preference)),
	}),
);

builder.queryField('invoicePreference', (t) =>
	t.field({
		type: preferenceType,
		description: 'How a customer with an account wants invoices. Fails with `NOT_FOUND` if there is no such account.',
		extensions: needs('qUser'),
		args: { userId: t.arg.id(userIdArg) },
		resolve: (_root, { userId }, { tenant, inTenant }) =>
			inTenant(async (sql) => findOwnPreference(sql, tenant.id, await knownUser(sql, tenant.id, userId))),
	}),
);

builder.mutationField('saveInvoicePreference', (t) =>
	t.field({
		type: preferenceType,
		description: `Sets how a customer with an account wants invoices: the next order begins with it. ${failure}`,
		extensions: needs('mUser'),
		args: { userId: t.arg.id(userIdArg), preference: t.arg(preferenceArg) },
		resolve: (_root, { userId, preference }, context) =>
			context.inTenant(async (sql) => {
				const caller = callerOf(context);
				const { id } = await userToChange(sql, caller, checkId(String(userId)));
				return savePreference(sql, caller, id, preference);
			}),
	}),
);
