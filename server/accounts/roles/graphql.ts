// Roles in the API.
import { rights } from '../../../rules/permissions.ts';
import type { Sql } from '../../database/connection.ts';
import { builder } from '../../graphql/builder.ts';
import type { GraphContext } from '../../graphql/context.ts';
import { checkId } from '../../graphql/ids.ts';
import { needs } from '../../graphql/rights.ts';
import { callerOf } from '../graphql-caller.ts';
import type { Caller } from '../services.ts';
import { listRoles, type Role } from './list-roles.ts';
import { createRole, deleteRole, type RoleToSave, updateRole } from './save-role.ts';

const roleType = builder.enumType('RoleType', { values: ['staff', 'customer'] as const });
const right = builder.enumType('Right', { values: rights });

const role = builder.objectRef<Role>('Role').implement({
	fields: (t) => ({
		id: t.exposeID('id'),
		name: t.exposeString('name'),
		label: t.exposeString('label'),
		description: t.exposeString('description'),
		type: t.expose('type', { type: roleType }),
		admin: t.exposeBoolean('admin', { description: 'May do everything; ships with the product' }),
		access: t.field({ type: [right], resolve: ({ access }) => access }),
		requiresCode: t.exposeBoolean('requiresCode', { description: 'Whether a code is asked for at every log-in' }),
		users: t.exposeInt('users', { description: 'How many have it' }),
	}),
});

builder.queryField('roles', (t) =>
	t.field({
		type: [role],
		extensions: needs('qUser', 'mRole'),
		resolve: (_root, _args, { tenant, inTenant }) => inTenant((sql) => listRoles(sql, tenant.id)),
	}),
);

const roleInput = builder.inputType('RoleInput', {
	fields: (t) => ({
		name: t.string({ required: true, description: 'Lower-case letters and digits' }),
		label: t.string({ description: 'The name, if there is none' }),
		description: t.string(),
		type: t.field({ type: roleType, required: true }),
		access: t.field({ type: [right], required: true }),
		requiresCode: t.boolean(),
	}),
});

const toSave = (given: typeof roleInput.$inferInput): RoleToSave => ({
	...given,
	label: given.label ?? '',
	description: given.description ?? '',
	requiresCode: given.requiresCode ?? false,
});

/** In one transaction; what this process knows of those who have the role is old afterwards. */
async function change<T>(context: GraphContext, work: (sql: Sql, caller: Caller) => Promise<T>): Promise<T> {
	const caller = callerOf(context);
	const result = await context.inTenant((sql) => work(sql, caller));
	caller.services.forget(context.tenant.id);
	return result;
}

builder.mutationField('createRole', (t) =>
	t.field({
		type: role,
		extensions: needs('mRole'),
		args: { role: t.arg({ type: roleInput, required: true }) },
		resolve: (_root, { role: given }, context) =>
			change(context, (sql, caller) => createRole(sql, caller, toSave(given))),
	}),
);

builder.mutationField('updateRole', (t) =>
	t.field({
		type: role,
		description: 'Acts on the next call of everybody who has it',
		extensions: needs('mRole'),
		args: { id: t.arg.id({ required: true }), role: t.arg({ type: roleInput, required: true }) },
		resolve: (_root, { id, role: given }, context) =>
			change(context, (sql, caller) => updateRole(sql, caller, checkId(id), toSave(given))),
	}),
);

builder.mutationField('deleteRole', (t) =>
	t.boolean({
		description: 'Whoever had it has it no longer',
		extensions: needs('mRole'),
		args: { id: t.arg.id({ required: true }) },
		async resolve(_root, { id }, context) {
			await change(context, (sql, caller) => deleteRole(sql, caller, checkId(id)));
			return true;
		},
	}),
);
