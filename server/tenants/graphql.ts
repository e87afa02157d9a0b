// The tenant in the API: what a visitor may know of the shop.
import { builder } from '../graphql/builder.ts';
import { needs } from '../graphql/rights.ts';
import type { Tenant } from './find-tenant.ts';

const language = builder.objectRef<Tenant['languages'][number]>('Language').implement({
	fields: (t) => ({
		languageCode: t.exposeString('languageCode'),
		default: t.exposeBoolean('default'),
	}),
});

const tenant = builder.objectRef<Tenant>('Tenant').implement({
	fields: (t) => ({
		id: t.exposeID('id'),
		name: t.exposeString('name'),
		currency: t.exposeString('currency'),
		allowTemporaryUsers: t.exposeBoolean('allowTemporaryUsers'),
		languages: t.field({ type: [language], resolve: ({ languages }) => languages }),
	}),
});

builder.queryField('tenant', (t) =>
	t.field({
		type: tenant,
		description: 'The shop of this address',
		extensions: needs('public'),
		resolve: (_root, _args, context) => context.tenant,
	}),
);
