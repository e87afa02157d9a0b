// Users in the API, for administration.

import type { Sql } from '../../database/connection.ts';
import { builder } from '../../graphql/builder.ts';
import type { GraphContext } from '../../graphql/context.ts';
import { describeValues } from '../../graphql/describe-values.ts';
import { ApiError } from '../../graphql/errors.ts';
import { checkId } from '../../graphql/ids.ts';
import { checkPaging, pageOffset, pageSize } from '../../graphql/paging.ts';
import { needs } from '../../graphql/rights.ts';
import { areMailsStored } from '../../mail/are-mails-stored.ts';
import { fieldValueInput, valuesOf } from '../fields/graphql.ts';
import { callerOf } from '../graphql-caller.ts';
import { fieldValue, heldRole, listedValues } from '../profile/graphql.ts';
import type { Caller } from '../services.ts';
import { archiveUser, restoreUser, sendPasswordReset } from './archive-user.ts';
import { countUsers, findUser, type ListedUser, listUsers, userOrders, type WantedUsers } from './list-users.ts';
import { createUser, type UserToSave, updateUser } from './save-user.ts';

const iso = (date: Date | null) => date?.toISOString() ?? null;

const user = builder.objectRef<ListedUser>('User').implement({
	description: 'A user with an account, as the administration sees it.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the user.' }),
		email: t.exposeString('email', { description: 'Email address, with which the user signs in.' }),
		username: t.exposeString('username', { nullable: true, description: 'Username; null if there is none.' }),
		language: t.exposeString('language', { description: 'Preferred language, such as `en-GB`.' }),
		codeStep: t.exposeBoolean('codeStep', {
			description: 'Whether signing in requires a code sent by mail after the password.',
		}),
		admin: t.exposeBoolean('admin', { description: 'Whether the user is an operator of the installation.' }),
		emailConfirmed: t.exposeBoolean('emailConfirmed', { description: 'Whether the email address has been confirmed.' }),
		archivedAt: t.string({
			nullable: true,
			description: 'When the user was archived, in ISO 8601; null if not archived.',
			resolve: ({ archivedAt }) => iso(archivedAt),
		}),
		createdAt: t.string({
			description: 'When the account was created, in ISO 8601.',
			resolve: ({ createdAt }) => createdAt.toISOString(),
		}),
		lastLoginAt: t.string({
			nullable: true,
			description: 'When the user signed in last, in ISO 8601; null if never.',
			resolve: ({ lastLoginAt }) => iso(lastLoginAt),
		}),
		note: t.exposeString('note', { description: 'Internal note of the shop about the user. Empty if there is none.' }),
		roles: t.field({ type: [heldRole], description: 'Roles of the user.', resolve: ({ roles }) => roles }),
		values: t.field({
			type: [fieldValue],
			description: 'Values of the profile fields, by field name.',
			resolve: ({ values }) => listedValues(values),
		}),
	}),
});

const userOrder = builder.enumType('UserOrder', {
	description: 'How users are sorted.',
	values: describeValues(userOrders, {
		email: 'By email address.',
		username: 'By username, A to Z.',
		surname: 'By family name.',
		createdAt: 'By the time the account was created.',
		lastLoginAt: 'By the time of the last sign-in.',
	}),
});

const userList = builder.objectRef<WantedUsers>('UserList').implement({
	description: 'A page of users.',
	fields: (t) => ({
		items: t.field({
			type: [user],
			description: 'Users of this page.',
			resolve: (wanted, _args, { tenant, inTenant }) => inTenant((sql) => listUsers(sql, tenant.id, wanted)),
		}),
		total: t.int({
			description: 'Number of users that match.',
			resolve: (wanted, _args, { tenant, inTenant }) => inTenant((sql) => countUsers(sql, tenant.id, wanted)),
		}),
	}),
});

const longestSearch = 200;

builder.queryField('users', (t) =>
	t.field({
		type: userList,
		description: 'Users of the shop. Guests are left out.',
		extensions: needs('qUser'),
		args: {
			search: t.arg.string({
				defaultValue: '',
				description: 'Part of an email address, username, name or company; empty for all.',
			}),
			archived: t.arg.boolean({ defaultValue: false, description: 'True for archived users, false for the others.' }),
			sort: t.arg({ type: userOrder, defaultValue: 'email', description: 'How to sort the users.' }),
			descending: t.arg.boolean({
				defaultValue: false,
				description: 'Whether to reverse the order, so that the largest or latest comes first.',
			}),
			first: t.arg.int(pageSize(25)),
			offset: t.arg.int(pageOffset),
		},
		resolve: (_root, { search, archived, sort, descending, first, offset }): WantedUsers => ({
			search: (search ?? '').slice(0, longestSearch),
			archived: archived ?? false,
			sort: sort ?? 'email',
			descending: descending ?? false,
			...checkPaging({ first: first ?? 25, offset: offset ?? 0 }),
		}),
	}),
);

builder.queryField('user', (t) =>
	t.field({
		type: user,
		description: 'A user of the shop. Fails with `NOT_FOUND` if there is none with this id.',
		extensions: needs('qUser'),
		args: { id: t.arg.id({ required: true, description: 'Id of the user.' }) },
		async resolve(_root, { id }, { tenant, inTenant }) {
			const found = await inTenant((sql) => findUser(sql, tenant.id, checkId(id)));
			if (!found) throw new ApiError('NOT_FOUND');
			return found;
		},
	}),
);

const userInput = builder.inputType('UserInput', {
	description: 'A new or changed user; what is left out or null stays as it is.',
	fields: (t) => ({
		email: t.string({ description: 'Email address; required for a new user.' }),
		username: t.string({
			description: 'Lower-case letters and digits; for a new user it is made from the email address if left out.',
		}),
		language: t.string({ description: 'Preferred language, such as `en-GB`.' }),
		codeStep: t.boolean({ description: 'Whether signing in requires a code sent by mail after the password.' }),
		roleIds: t.idList({
			description:
				'Ids of all roles of the user, replacing the current ones. Roles with more rights than the caller has fail with `GRANT_BEYOND`.',
		}),
		values: t.field({
			type: [fieldValueInput],
			description: 'Values of profile fields; fields that are left out stay as they are.',
		}),
		note: t.string({ description: 'Internal note about the user, at most 2000 characters.' }),
		admin: t.boolean({
			description:
				'Whether the user is an operator of the installation; only operators can change this, and not for themselves.',
		}),
	}),
});

type GivenUser = typeof userInput.$inferInput;

const toSave = ({ email, username, language, codeStep, roleIds, values, note, admin }: GivenUser): UserToSave => ({
	email: email ?? undefined,
	username: username ?? undefined,
	language: language ?? undefined,
	codeStep: codeStep ?? undefined,
	roleIds: roleIds?.map((id) => checkId(String(id))),
	values: values ? valuesOf(values) : undefined,
	note: note ?? undefined,
	admin: admin ?? undefined,
});

/** In one transaction; what this process knows of its users is old afterwards. */
async function change<T>(context: GraphContext, work: (sql: Sql, caller: Caller) => Promise<T>): Promise<T> {
	const caller = callerOf(context);
	const result = await context.inTenant((sql) => work(sql, caller));
	caller.services.forget(context.tenant.id);
	return result;
}

builder.mutationField('createUser', (t) =>
	t.field({
		type: user,
		description: 'Creates a user and sends a mail with a link for choosing a password.',
		extensions: needs('mUser'),
		args: { user: t.arg({ type: userInput, required: true, description: 'The user to create.' }) },
		resolve: (_root, { user: given }, context) =>
			change(context, (sql, caller) => createUser(sql, caller, toSave(given))),
	}),
);

builder.mutationField('updateUser', (t) =>
	t.field({
		type: user,
		description: 'Changes a user. Fails with `GRANT_BEYOND` for a user with more rights than the caller.',
		extensions: needs('mUser'),
		args: {
			id: t.arg.id({ required: true, description: 'Id of the user.' }),
			user: t.arg({ type: userInput, required: true, description: 'What to change.' }),
		},
		resolve: (_root, { id, user: given }, context) =>
			change(context, (sql, caller) => updateUser(sql, caller, checkId(id), toSave(given))),
	}),
);

builder.mutationField('archiveUser', (t) =>
	t.field({
		type: user,
		description:
			'Archives a user: all sessions end and signing in is refused. Fails with `LAST_ADMIN` for the last admin.',
		extensions: needs('mUser'),
		args: { id: t.arg.id({ required: true, description: 'Id of the user.' }) },
		resolve: (_root, { id }, context) => change(context, (sql, caller) => archiveUser(sql, caller, checkId(id))),
	}),
);

builder.mutationField('restoreUser', (t) =>
	t.field({
		type: user,
		description: 'Restores an archived user, who can sign in again.',
		extensions: needs('mUser'),
		args: { id: t.arg.id({ required: true, description: 'Id of the user.' }) },
		resolve: (_root, { id }, context) => change(context, (sql, caller) => restoreUser(sql, caller, checkId(id))),
	}),
);

builder.queryField('mailsAreStored', (t) =>
	t.boolean({
		description:
			'Whether mails are stored instead of sent, because no mail server is set up. Taken from the state of the last mail.',
		extensions: needs('mUser'),
		resolve: (_root, _args, { tenant, inTenant }) => inTenant((sql) => areMailsStored(sql, tenant.id)),
	}),
);

builder.mutationField('sendPasswordReset', (t) =>
	t.boolean({
		description:
			'Sends a user a mail with a link for choosing a new password. Always true. Limited per sender and recipient.',
		extensions: needs('mUser'),
		args: { id: t.arg.id({ required: true, description: 'Id of the user.' }) },
		async resolve(_root, { id }, context) {
			await change(context, (sql, caller) => sendPasswordReset(sql, caller, checkId(id)));
			return true;
		},
	}),
);
