// The caller's own account in the API.

import { mayDo, rights } from '../../../rules/permissions.ts';
import { Refused } from '../../failure.ts';
import { builder } from '../../graphql/builder.ts';
import { needs } from '../../graphql/rights.ts';
import { fieldValueInput, valuesOf } from '../fields/graphql.ts';
import { callerOf } from '../graphql-caller.ts';
import type { ActingOperator } from '../sessions/acting-operator.ts';
import type { Subject, SubjectRole } from '../subject.ts';
import { changePassword, loadProfile, noProfile, type OwnProfile, setCodeStep, updateProfile } from './own-account.ts';

export const heldRole = builder.objectRef<SubjectRole>('HeldRole').implement({
	description: 'A role that a user has.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the role.' }),
		name: t.exposeString('name', { description: 'Unique name of the role.' }),
		label: t.exposeString('label', { description: 'Label of the role.' }),
		admin: t.exposeBoolean('admin', { description: 'Whether the role is the admin role, which grants all rights.' }),
		access: t.stringList({
			description: 'Rights that the role grants, as in `Right`.',
			resolve: ({ access }) => [...access],
		}),
	}),
});

export const fieldValue = builder.objectRef<{ fieldName: string; value: string }>('FieldValue').implement({
	description: 'Value of a profile field.',
	fields: (t) => ({
		fieldName: t.exposeString('fieldName', { description: 'Name of the field.' }),
		value: t.exposeString('value', { description: 'Value of the field.' }),
	}),
});

export const listedValues = (values: Record<string, string>) =>
	Object.entries(values)
		.map(([fieldName, value]) => ({ fieldName, value }))
		.sort((a, b) => (a.fieldName < b.fieldName ? -1 : 1));

const profile = builder.objectRef<OwnProfile>('Profile').implement({
	description: 'Profile of the caller.',
	fields: (t) => ({
		values: t.field({
			type: [fieldValue],
			description: 'Values of the profile fields, by field name.',
			resolve: ({ values }) => listedValues(values),
		}),
		complete: t.boolean({
			description: 'Whether all required fields have a value.',
			resolve: ({ completeness }) => completeness.complete,
		}),
		missing: t.stringList({
			description: 'Names of required fields without a value.',
			resolve: ({ completeness }) => completeness.missing,
		}),
		percent: t.int({
			description: 'Share of the required fields that have a value, in per cent.',
			resolve: ({ completeness }) => completeness.percent,
		}),
	}),
});

const actingOperator = builder.objectRef<ActingOperator>('ActingOperator').implement({
	description: 'An operator of the platform who acts in this shop.',
	fields: (t) => ({
		email: t.exposeString('email', { description: 'Email address of the operator.' }),
		home: t.exposeString('home', { description: 'Address of the shop that the operator came from.' }),
	}),
});

const me = builder.objectRef<Subject>('Me').implement({
	description: 'The user who calls the API.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the user.' }),
		email: t.exposeString('email', { nullable: true, description: 'Email address; null for guests.' }),
		username: t.exposeString('username', {
			nullable: true,
			description: 'Username; null for guests and users without one.',
		}),
		language: t.exposeString('language', { description: 'Preferred language, such as `en-GB`.' }),
		guest: t.exposeBoolean('guest', {
			description: 'Whether the caller is a guest, with a session but without an account.',
		}),
		admin: t.exposeBoolean('admin', { description: 'Whether the caller is an operator of the installation.' }),
		operator: t.field({
			type: actingOperator,
			nullable: true,
			description:
				'The operator of the platform who acts here as the technical user of the shop; null for all other users.',
			resolve: ({ operator }) => operator ?? null,
		}),
		codeStep: t.exposeBoolean('codeStep', {
			description: 'Whether signing in requires a code sent by mail after the password.',
		}),
		roles: t.field({ type: [heldRole], description: 'Roles of the caller.', resolve: ({ roles }) => [...roles] }),
		rights: t.stringList({
			description: 'All rights of the caller, including those that other rights imply.',
			resolve: (user) => rights.filter((right) => mayDo(user, right)),
		}),
		profile: t.field({
			type: profile,
			description: 'Profile of the caller.',
			resolve: ({ id, technical }, _args, { tenant, inTenant }) =>
				technical ? noProfile : inTenant((sql) => loadProfile(sql, tenant.id, id)),
		}),
	}),
});

builder.queryField('me', (t) =>
	t.field({
		type: me,
		description: 'The caller. Fails with `UNAUTHORIZED` without a session.',
		extensions: needs('own'),
		resolve(_root, _args, { user }) {
			if (!user) throw new Refused('UNAUTHORIZED');
			return user;
		},
	}),
);

builder.mutationField('updateProfile', (t) =>
	t.field({
		type: me,
		description:
			'Changes the profile of the caller. Guests and operators of the platform who act in the shop are refused.',
		extensions: needs('own'),
		args: {
			values: t.arg({
				type: [fieldValueInput],
				required: true,
				description: 'Values of profile fields; fields that are left out stay as they are.',
			}),
			language: t.arg.string({ description: 'Preferred language, such as `en-GB`; without it that stays as it is.' }),
		},
		resolve: (_root, { values, language }, context) =>
			updateProfile(context.inTenant, callerOf(context), { values: valuesOf(values), language }),
	}),
);

builder.mutationField('changePassword', (t) =>
	t.boolean({
		description:
			'Changes the password of the caller and ends all sessions, including this one. Always true. Guests are refused. Must be the only mutation of its document.',
		extensions: needs('own'),
		args: {
			currentPassword: t.arg.string({
				required: true,
				description: 'Current password; a wrong one fails with `PASSWORD_NOT_CHANGED`.',
			}),
			newPassword: t.arg.string({
				required: true,
				description: 'New password; a weak one fails with `PASSWORD_TOO_WEAK`.',
			}),
		},
		async resolve(_root, { currentPassword: current, newPassword: next }, context) {
			await changePassword(context.inTenant, callerOf(context), { current, next });
			return true;
		},
	}),
);

builder.mutationField('setCodeStep', (t) =>
	t.boolean({
		description:
			'Sets whether signing in requires a code sent by mail after the password, and returns the new value. Guests are refused.',
		extensions: needs('own'),
		args: { on: t.arg.boolean({ required: true, description: 'Whether to require a code.' }) },
		async resolve(_root, { on }, context) {
			await setCodeStep(context.inTenant, callerOf(context), on);
			return on;
		},
	}),
);
