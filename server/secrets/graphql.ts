// Secrets in the API: they go in and never come out.

import { secretPurposes } from '../../rules/secrets.ts';
import { callerOf } from '../accounts/graphql-caller.ts';
import { builder } from '../graphql/builder.ts';
import { describeValues } from '../graphql/describe-values.ts';
import { needs } from '../graphql/rights.ts';
import { clearSecret, listSecrets, type SecretState, setSecret } from './keep-secret.ts';

const secretPurpose = builder.enumType('SecretPurpose', {
	description: 'What a secret is used for.',
	values: describeValues(secretPurposes, {
		assistantKey: 'API key of the provider of language models.',
		mailProviderKey: 'API key of the mail provider.',
		paymentSecretKey: 'Secret key of the payment provider.',
		paymentWebhookSecret: 'Secret that signs the webhooks of the payment provider.',
		procurementSharedSecret: 'Shared secret of the procurement interface.',
		pixabayKey: 'API key of Pixabay, for stock photos.',
		printformerKey: 'API key of Printformer.',
		schedulingKey: 'API key of Calendly, a personal access token.',
		translationKey: 'API key of the translation provider.',
		unsplashKey: 'Access key of Unsplash, for stock photos.',
	}),
});

const secret = builder.objectRef<SecretState>('Secret').implement({
	description: 'Whether a secret is set, and since when. Its value can never be read.',
	fields: (t) => ({
		purpose: t.expose('purpose', { type: secretPurpose, description: 'What the secret is used for.' }),
		isSet: t.boolean({ description: 'Whether a value is set.', resolve: ({ setAt }) => setAt !== null }),
		setAt: t.string({
			nullable: true,
			description: 'When the value was set, in ISO 8601; null if none is set.',
			resolve: ({ setAt }) => setAt?.toISOString() ?? null,
		}),
	}),
});

builder.queryField('secrets', (t) =>
	t.field({
		type: [secret],
		description: 'State of all secrets of the shop, without their values.',
		extensions: needs('mTenant'),
		resolve: (_root, _args, { tenant, inTenant }) => inTenant((sql) => listSecrets(sql, tenant.id)),
	}),
);

builder.mutationField('setSecret', (t) =>
	t.field({
		type: secret,
		description: 'Sets a secret, which is stored encrypted.',
		extensions: needs('mTenant'),
		args: {
			purpose: t.arg({ type: secretPurpose, required: true, description: 'What the secret is used for.' }),
			value: t.arg.string({
				required: true,
				description: 'The value: one line of printable ASCII characters, at most 4000.',
			}),
		},
		resolve: (_root, { purpose, value }, context) =>
			context.inTenant((sql) => setSecret(sql, callerOf(context), purpose, value)),
	}),
);

builder.mutationField('clearSecret', (t) =>
	t.field({
		type: secret,
		description: 'Deletes the value of a secret.',
		extensions: needs('mTenant'),
		args: { purpose: t.arg({ type: secretPurpose, required: true, description: 'What the secret is used for.' }) },
		resolve: (_root, { purpose }, context) => context.inTenant((sql) => clearSecret(sql, callerOf(context), purpose)),
	}),
);
