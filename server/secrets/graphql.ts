// Secrets in the API: they go in and never come out.
import { secretPurposes } from '../../rules/secrets.ts';
import { callerOf } from '../accounts/graphql-caller.ts';
import { builder } from '../graphql/builder.ts';
import { needs } from '../graphql/rights.ts';
import { clearSecret, listSecrets, type SecretState, setSecret } from './keep-secret.ts';

const secretPurpose = builder.enumType('SecretPurpose', { values: secretPurposes });

const secret = builder.objectRef<SecretState>('Secret').implement({
	description: 'Whether something secret is set, and since when. What it is cannot be asked for',
	fields: (t) => ({
		purpose: t.expose('purpose', { type: secretPurpose }),
		isSet: t.boolean({ resolve: ({ setAt }) => setAt !== null }),
		setAt: t.string({ nullable: true, resolve: ({ setAt }) => setAt?.toISOString() ?? null }),
	}),
});

builder.queryField('secrets', (t) =>
	t.field({
		type: [secret],
		extensions: needs('mTenant'),
		resolve: (_root, _args, { tenant, inTenant }) => inTenant((sql) => listSecrets(sql, tenant.id)),
	}),
);

builder.mutationField('setSecret', (t) =>
	t.field({
		type: secret,
		extensions: needs('mTenant'),
		args: {
			purpose: t.arg({ type: secretPurpose, required: true }),
			value: t.arg.string({ required: true }),
		},
		resolve: (_root, { purpose, value }, context) =>
			context.inTenant((sql) => setSecret(sql, callerOf(context), purpose, value)),
	}),
);

builder.mutationField('clearSecret', (t) =>
	t.field({
		type: secret,
		extensions: needs('mTenant'),
		args: { purpose: t.arg({ type: secretPurpose, required: true }) },
		resolve: (_root, { purpose }, context) => context.inTenant((sql) => clearSecret(sql, callerOf(context), purpose)),
	}),
);
