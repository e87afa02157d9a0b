// Users in the API, for administration.
import type { Sql } from '../../database/connection.ts';
import { builder } from '../../graphql/builder.ts';
import type { GraphContext } from '../../graphql/context.ts';
import { ApiError } from '../../graphql/errors.ts';
import { checkId } from '../../graphql/ids.ts';
import { checkPaging } from '../../graphql/paging.ts';
import { needs } from '../../graphql/rights.ts';
import { fieldValueInput, valuesOf } from '../fields/graphql.ts';
import { callerOf } from '../graphql-caller.ts';
import { fieldValue, heldRole, listedValues } from '../profile/graphql.ts';
import type { Caller } from '../services.ts';
import { archiveUser, restoreUser, sendPasswordReset } from './archive-user.ts';
import { countUsers, findUser, type ListedUser, listUsers, userOrders, type WantedUsers } from './list-users.ts';
import { createUser, type UserToSave, updateUser } from './save-user.ts';

const iso = (date: Date | null) => date?.toISOString() ?? null;

const user = builder.objectRef<ListedUser>('User').implement({
	fields: (t) => ({
		id: t.exposeID('id'),
		email: t.exposeString('email'),
		username: t.exposeString('username', { nullable: true }),
		language: t.exposeString('language'),
		codeStep: t.exposeBoolean('codeStep'),
		admin: t.exposeBoolean('admin', { description: 'Whether this is an operator of the platform' }),
		emailConfirmed: t.exposeBoolean('emailConfirmed'),
		archivedAt: t.string({ nullable: true, resolve: ({ archivedAt }) => iso(archivedAt) }),
		createdAt: t.string({ resolve: ({ createdAt }) => createdAt.toISOString() }),
		lastLoginAt: t.string({ nullable: true, resolve: ({ lastLoginAt }) => iso(lastLoginAt) }),
		roles: t.field({ type: [heldRole], resolve: ({ roles }) => roles }),
		values: t.field({ type: [fieldValue], resolve: ({ values }) => listedValues(values) }),
	}),
});

const userOrder = builder.enumType('UserOrder', { values: userOrders });

const userList = builder.objectRef<WantedUsers>('UserList').implement({
	fields: (t) => ({
		items: t.field({
			type: [user],
			resolve: (wanted, _args, { tenant, inTenant }) => inTenant((sql) => listUsers(sql, tenant.id, wanted)),
		}),
		total: t.int({
			resolve: (wanted, _args, { tenant, inTenant }) => inTenant((sql) => countUsers(sql, tenant.id, wanted)),
		}),
	}),
});

const longestSearch = 200;

builder.queryField('users', (t) =>
	t.field({
		type: userList,
		extensions: needs('qUser'),
		args: {
			search: t.arg.string({ defaultValue: '', description: 'In address, username, name and company' }),
			archived: t.arg.boolean({ defaultValue: false }),
			sort: t.arg({ type: userOrder, defaultValue: 'email' }),
			descending: t.arg.boolean({ defaultValue: false }),
			first: t.arg.int({ defaultValue: 25 }),
			offset: t.arg.int({ defaultValue: 0 }),
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
		extensions: needs('qUser'),
		args: { id: t.arg.id({ required: true }) },
		async resolve(_root, { id }, { tenant, inTenant }) {
			const found = await inTenant((sql) => findUser(sql, tenant.id, checkId(id)));
			if (!found) throw new ApiError('NOT_FOUND');
			return found;
		},
	}),
);

const userInput = builder.inputType('UserInput', {
	description: 'What is not given stays as it is',
	fields: (t) => ({
		email: t.string(),
		username: t.string({
			description: 'Lower-case letters and digits; for a new user, not given: made from the address',
		}),
		language: t.string(),
		codeStep: t.boolean(),
		roleIds: t.idList({ description: 'All roles that the user shall have' }),
		values: t.field({ type: [fieldValueInput] }),
		admin: t.boolean({ description: 'Operator of the platform; only operators give or take this' }),
	}),
});

type GivenUser = typeof userInput.$inferInput;

const toSave = ({ email, username, language, codeStep, roleIds, values, admin }: GivenUser): UserToSave => ({
	email: email ?? undefined,
	username: username ?? undefined,
	language: language ?? undefined,
	codeStep: codeStep ?? undefined,
	roleIds: roleIds?.map((id) => checkId(String(id))),
	values: values ? valuesOf(values) : undefined,
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
		description: 'The new user gets a mail in which he chooses his password',
		extensions: needs('mUser'),
		args: { user: t.arg({ type: userInput, required: true }) },
		resolve: (_root, { user: given }, context) =>
			change(context, (sql, caller) => createUser(sql, caller, toSave(given))),
	}),
);

builder.mutationField('updateUser', (t) =>
	t.field({
		type: user,
		extensions: needs('mUser'),
		args: { id: t.arg.id({ required: true }), user: t.arg({ type: userInput, required: true }) },
		resolve: (_root, { id, user: given }, context) =>
			change(context, (sql, caller) => updateUser(sql, caller, checkId(id), toSave(given))),
	}),
);

builder.mutationField('archiveUser', (t) =>
	t.field({
		type: user,
		description: 'Ends every session of the user; nobody can log in as him any more',
		extensions: needs('mUser'),
		args: { id: t.arg.id({ required: true }) },
		resolve: (_root, { id }, context) => change(context, (sql, caller) => archiveUser(sql, caller, checkId(id))),
	}),
);

builder.mutationField('restoreUser', (t) =>
	t.field({
		type: user,
		extensions: needs('mUser'),
		args: { id: t.arg.id({ required: true }) },
		resolve: (_root, { id }, context) => change(context, (sql, caller) => restoreUser(sql, caller, checkId(id))),
	}),
);

builder.mutationField('sendPasswordReset', (t) =>
	t.boolean({
		description: 'Sends the user a mail in which he chooses a new password',
		extensions: needs('mUser'),
		args: { id: t.arg.id({ required: true }) },
		async resolve(_root, { id }, context) {
			await change(context, (sql, caller) => sendPasswordReset(sql, caller, checkId(id)));
			return true;
		},
	}),
);
