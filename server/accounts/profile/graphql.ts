// The caller's own account in the API.
import { mayDo, rights } from '../../../rules/permissions.ts';
import { Refused } from '../../failure.ts';
import { builder } from '../../graphql/builder.ts';
import { needs } from '../../graphql/rights.ts';
import { fieldValueInput, valuesOf } from '../fields/graphql.ts';
import { callerOf } from '../graphql-caller.ts';
import type { Subject, SubjectRole } from '../subject.ts';
import { changePassword, loadProfile, type OwnProfile, setCodeStep, updateProfile } from './own-account.ts';

export const heldRole = builder.objectRef<SubjectRole>('HeldRole').implement({
	description: 'A role that a user has',
	fields: (t) => ({
		id: t.exposeID('id'),
		name: t.exposeString('name'),
		label: t.exposeString('label'),
		admin: t.exposeBoolean('admin'),
		access: t.stringList({ resolve: ({ access }) => [...access] }),
	}),
});

export const fieldValue = builder.objectRef<{ fieldName: string; value: string }>('FieldValue').implement({
	fields: (t) => ({
		fieldName: t.exposeString('fieldName'),
		value: t.exposeString('value'),
	}),
});

export const listedValues = (values: Record<string, string>) =>
	Object.entries(values)
		.map(([fieldName, value]) => ({ fieldName, value }))
		.sort((a, b) => (a.fieldName < b.fieldName ? -1 : 1));

const profile = builder.objectRef<OwnProfile>('Profile').implement({
	fields: (t) => ({
		values: t.field({ type: [fieldValue], resolve: ({ values }) => listedValues(values) }),
		complete: t.boolean({ resolve: ({ completeness }) => completeness.complete }),
		missing: t.stringList({
			description: 'Names of required fields without a value',
			resolve: ({ completeness }) => completeness.missing,
		}),
		percent: t.int({ description: 'Of the required fields', resolve: ({ completeness }) => completeness.percent }),
	}),
});

const me = builder.objectRef<Subject>('Me').implement({
	fields: (t) => ({
		id: t.exposeID('id'),
		email: t.exposeString('email', { nullable: true }),
		username: t.exposeString('username', { nullable: true }),
		language: t.exposeString('language'),
		guest: t.exposeBoolean('guest'),
		admin: t.exposeBoolean('admin', { description: 'Whether this is an operator of the platform' }),
		codeStep: t.exposeBoolean('codeStep'),
		roles: t.field({ type: [heldRole], resolve: ({ roles }) => [...roles] }),
		rights: t.stringList({
			description: 'Everything the roles allow, with what it includes',
			resolve: (user) => rights.filter((right) => mayDo(user, right)),
		}),
		profile: t.field({
			type: profile,
			resolve: ({ id }, _args, { tenant, inTenant }) => inTenant((sql) => loadProfile(sql, tenant.id, id)),
		}),
	}),
});

builder.queryField('me', (t) =>
	t.field({
		type: me,
		description: 'Whoever calls; nobody without a session',
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
		extensions: needs('own'),
		args: {
			values: t.arg({ type: [fieldValueInput], required: true, description: 'Others stay as they are' }),
			language: t.arg.string(),
		},
		resolve: (_root, { values, language }, context) =>
			updateProfile(context.inTenant, callerOf(context), { values: valuesOf(values), language }),
	}),
);

builder.mutationField('changePassword', (t) =>
	t.boolean({
		description: 'Ends every session: the caller logs in again with the new password',
		extensions: needs('own'),
		args: { currentPassword: t.arg.string({ required: true }), newPassword: t.arg.string({ required: true }) },
		async resolve(_root, { currentPassword: current, newPassword: next }, context) {
			await changePassword(context.inTenant, callerOf(context), { current, next });
			return true;
		},
	}),
);

builder.mutationField('setCodeStep', (t) =>
	t.boolean({
		description: 'Whether a code is asked for after the password',
		extensions: needs('own'),
		args: { on: t.arg.boolean({ required: true }) },
		async resolve(_root, { on }, context) {
			await setCodeStep(context.inTenant, callerOf(context), on);
			return on;
		},
	}),
);
