// Invitations into companies, in the API.
import { callerOf } from '../accounts/graphql-caller.ts';
import { builder } from '../graphql/builder.ts';
import { checkId } from '../graphql/ids.ts';
import { needs } from '../graphql/rights.ts';
import { companyRef, companyRoleType } from './graphql-parts.ts';
import { acceptInvitation, findInvitation, joinCompany, type OpenInvitation } from './invitations/accept.ts';
import { inviteMember, resendInvitation, revokeInvitation } from './invitations/invite.ts';
import { showChanged } from './show-company.ts';

builder.mutationField('inviteCompanyMember', (t) =>
	t.field({
		type: companyRef,
		description:
			'Sends a mail that invites into a company; invited once more, the latest mail alone counts. Fails with `COMPANY_MEMBER_TAKEN` for a member. Limited per sender and recipient.',
		extensions: needs('own'),
		args: {
			companyId: t.arg.id({ required: true, description: 'Id of the company.' }),
			email: t.arg.string({ required: true, description: 'Email address of the colleague.' }),
			role: t.arg({ type: companyRoleType, required: true, description: 'Role that the colleague gets.' }),
			language: t.arg.string({ description: 'Language of the mail, such as `en-GB`; that of the shop if left out.' }),
		},
		async resolve(_root, { companyId, email, role, language }, context) {
			const caller = callerOf(context);
			const id = checkId(companyId);
			await inviteMember(context.inTenant, caller, { companyId: id, email, role, language });
			return context.inTenant((sql) => showChanged(sql, caller, id));
		},
	}),
);

const invitationId = { required: true, description: 'Id of the invitation.' } as const;

builder.mutationField('resendCompanyInvitation', (t) =>
	t.field({
		type: companyRef,
		description: 'Sends the mail of an invitation again, with a new link; that of the mail before works no longer.',
		extensions: needs('own'),
		args: { id: t.arg.id(invitationId) },
		async resolve(_root, { id }, context) {
			const caller = callerOf(context);
			const companyId = await resendInvitation(context.inTenant, caller, checkId(id));
			return context.inTenant((sql) => showChanged(sql, caller, companyId));
		},
	}),
);

builder.mutationField('revokeCompanyInvitation', (t) =>
	t.field({
		type: companyRef,
		description: 'Takes an invitation back: its link works no longer.',
		extensions: needs('own'),
		args: { id: t.arg.id(invitationId) },
		resolve: (_root, { id }, context) =>
			context.inTenant(async (sql) => {
				const caller = callerOf(context);
				return showChanged(sql, caller, await revokeInvitation(sql, caller, checkId(id)));
			}),
	}),
);

const openInvitation = builder.objectRef<OpenInvitation>('OpenCompanyInvitation').implement({
	description: 'An invitation into a company, as the holder of its link sees it.',
	fields: (t) => ({
		company: t.exposeString('company', { description: 'Name of the company.' }),
		email: t.exposeString('email', { description: 'Email address that is invited.' }),
		role: t.expose('role', { type: companyRoleType, description: 'Role that it gives.' }),
		hasAccount: t.exposeBoolean('hasAccount', { description: 'Whether there is an account with this address.' }),
		isCaller: t.exposeBoolean('isCaller', { description: 'Whether the caller is signed in with this address.' }),
	}),
});

const token = { required: true, description: 'Token from the link in the mail.' } as const;

builder.queryField('companyInvitation', (t) =>
	t.field({
		type: openInvitation,
		nullable: true,
		description: 'The invitation of a link; null once it was used or revoked, has run out or was sent anew.',
		extensions: needs('public'),
		args: { token: t.arg.string(token) },
		async resolve(_root, given, context) {
			// It ends before what is kept for all: with its use, its revocation, its last day.
			context.answer.kept = false;
			return (await findInvitation(context.inTenant, callerOf(context), given.token)) ?? null;
		},
	}),
);

builder.mutationField('acceptCompanyInvitation', (t) =>
	t.boolean({
		description:
			'Accepts an invitation with the account of its address, in which the caller is signed in. Always true. Fails with `LINK_NOT_VALID`, with `INVITATION_OF_ANOTHER` for other callers and with `COMPANY_MEMBER_TAKEN` for members of a company.',
		extensions: needs('own'),
		args: { token: t.arg.string(token) },
		async resolve(_root, given, context) {
			await acceptInvitation(context.inTenant, callerOf(context), given.token);
			return true;
		},
	}),
);

builder.mutationField('joinCompany', (t) =>
	t.string({
		description:
			'Accepts an invitation with a new account of its address. Returns the user name to sign in with. Fails with `LINK_NOT_VALID`, and with `INVITATION_OF_ANOTHER` if there is an account: sign in to it. Must be the only mutation of its document.',
		extensions: needs('public'),
		args: {
			token: t.arg.string(token),
			password: t.arg.string({ required: true, description: 'Password; a weak one fails with `PASSWORD_TOO_WEAK`.' }),
		},
		resolve: (_root, given, context) => joinCompany(context.inTenant, callerOf(context), given),
	}),
);
