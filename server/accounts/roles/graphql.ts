// Roles in the API.

import { rights } from '../../../rules/permissions.ts';
import type { Sql } from '../../database/connection.ts';
import { builder } from '../../graphql/builder.ts';
import type { GraphContext } from '../../graphql/context.ts';
import { describeValues } from '../../graphql/describe-values.ts';
import { checkId } from '../../graphql/ids.ts';
import { needs } from '../../graphql/rights.ts';
import { callerOf } from '../graphql-caller.ts';
import type { Caller } from '../services.ts';
import { listRoles, type Role } from './list-roles.ts';
import { createRole, deleteRole, type RoleToSave, updateRole } from './save-role.ts';

const roleType = builder.enumType('RoleType', {
	description: 'Type of a role.',
	values: {
		staff: { description: 'A role for users of the administration.' },
		customer: { description: 'A role for customers, for example for their price lists.' },
	},
});
const right = builder.enumType('Right', {
	description:
		'A right that a role can grant. A right to manage (`m…`) includes the right to read (`q…`) of the same name.',
	values: describeValues(rights, {
		gAdminArea: 'Open the administration.',
		qUser: 'Read user accounts.',
		mUser: 'Manage user accounts.',
		mRole: 'Manage roles and their rights.',
		qTenant: 'Read settings of the shop.',
		mTenant: 'Manage settings of the shop.',
		qProd: 'Read products, including unpublished ones.',
		mProd: 'Manage products.',
		qCat: 'Read categories.',
		mCat: 'Manage categories.',
		qOrder: 'Read all orders.',
		mOrder: 'Manage orders and refunds.',
		qContent: 'Read pages and media.',
		mContent: 'Manage pages and media.',
		qCRM: 'Read contacts of the shop.',
		mCRM: 'Manage contacts of the shop.',
		qPrice: 'Read price lists and prices.',
		mPrice: 'Manage price lists and prices.',
		qLocalisation: 'Read texts and translations.',
		mLocalisation: 'Manage texts and translations.',
	}),
});

const role = builder.objectRef<Role>('Role').implement({
	description: 'A role with its rights.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the role.' }),
		name: t.exposeString('name', { description: 'Unique name of the role.' }),
		label: t.exposeString('label', { description: 'Label of the role.' }),
		description: t.exposeString('description', { description: 'Description of the role; empty if there is none.' }),
		type: t.expose('type', { type: roleType, description: 'Type of the role.' }),
		admin: t.exposeBoolean('admin', {
			description:
				'Whether the role is the admin role, which grants all rights. It ships with the product and cannot be deleted.',
		}),
		access: t.field({ type: [right], description: 'Rights that the role grants.', resolve: ({ access }) => access }),
		requiresCode: t.exposeBoolean('requiresCode', {
			description: 'Whether signing in always requires a code sent by mail.',
		}),
		users: t.exposeInt('users', { description: 'Number of users with this role.' }),
	}),
});

builder.queryField('roles', (t) =>
	t.field({
		type: [role],
		description: 'All roles of the shop.',
		extensions: needs('qUser', 'mRole'),
		resolve: (_root, _args, { tenant, inTenant }) => inTenant((sql) => listRoles(sql, tenant.id)),
	}),
);

const roleInput = builder.inputType('RoleInput', {
	description: 'A new or changed role.',
	fields: (t) => ({
		name: t.string({ required: true, description: 'Unique name: lower-case letters and digits.' }),
		label: t.string({ description: 'Label of the role; the name if left out.' }),
		description: t.string({ description: 'Description of the role; none if left out.' }),
		type: t.field({ type: roleType, required: true, description: 'Type of the role.' }),
		access: t.field({
			type: [right],
			required: true,
			description: 'Rights that the role grants. Rights that the caller does not have fail with `GRANT_BEYOND`.',
		}),
		requiresCode: t.boolean({
			description: 'Whether signing in always requires a code sent by mail; false if left out.',
		}),
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
		description: 'Creates a role. Fails with `ROLE_NAME_TAKEN` if the name is in use.',
		extensions: needs('mRole'),
		args: { role: t.arg({ type: roleInput, required: true, description: 'The role to create.' }) },
		resolve: (_root, { role: given }, context) =>
			change(context, (sql, caller) => createRole(sql, caller, toSave(given))),
	}),
);

builder.mutationField('updateRole', (t) =>
	t.field({
		type: role,
		description:
			'Changes a role. Its users have the new rights with their next call. Fails with `ROLE_PROTECTED` for name, type and rights of the admin role.',
		extensions: needs('mRole'),
		args: {
			id: t.arg.id({ required: true, description: 'Id of the role.' }),
			role: t.arg({ type: roleInput, required: true, description: 'The whole role as it shall be.' }),
		},
		resolve: (_root, { id, role: given }, context) =>
			change(context, (sql, caller) => updateRole(sql, caller, checkId(id), toSave(given))),
	}),
);

builder.mutationField('deleteRole', (t) =>
	t.boolean({
		description:
			'Deletes a role, which its users lose. Always true. Fails with `ROLE_PROTECTED` for the admin role and with `ROLE_IN_USE` while a category is limited to it.',
		extensions: needs('mRole'),
		args: { id: t.arg.id({ required: true, description: 'Id of the role.' }) },
		async resolve(_root, { id }, context) {
			await change(context, (sql, caller) => deleteRole(sql, caller, checkId(id)));
			return true;
		},
	}),
);
