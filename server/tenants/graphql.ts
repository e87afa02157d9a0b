// The tenant in the API: what a visitor may know of the shop.
import { publishedLanguages } from '../../rules/languages.ts';
import { builder } from '../graphql/builder.ts';
import { ApiError } from '../graphql/errors.ts';
import { needs } from '../graphql/rights.ts';
import type { Tenant } from './find-tenant.ts';
import { stateEnum, stateOf } from './graphql-parts.ts';
import { findLastUpdate } from './texts-version.ts';

const language = builder.objectRef<Tenant['languages'][number]>('Language').implement({
	description: 'A language of the shop.',
	fields: (t) => ({
		languageCode: t.exposeString('languageCode', { description: 'Language code, such as `en-GB`.' }),
		default: t.exposeBoolean('default', { description: 'Whether this is the default language of the shop.' }),
	}),
});

const tenant = builder.objectRef<Tenant>('Tenant').implement({
	description: 'The shop, as visitors see it.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the shop.' }),
		name: t.exposeString('name', { description: 'Name of the shop.' }),
		currency: t.exposeString('currency', { description: 'Currency of all prices, as an ISO 4217 code.' }),
		allowTemporaryUsers: t.exposeBoolean('allowTemporaryUsers', {
			description: 'Whether guests get a session, so that they can use cart and checkout.',
		}),
		lastUpdate: t.string({
			description: 'When something that visitors see was last changed, in ISO 8601.',
			async resolve({ id }, _args, { read }) {
				const [row] = await read((sql) => findLastUpdate(sql, id));
				if (!row) throw new ApiError('NOT_FOUND');
				return row.changedAt.toISOString();
			},
		}),
		state: t.field({ type: stateEnum, description: 'Whether the shop is open.', resolve: stateOf }),
		languages: t.field({
			type: [language],
			description: 'Languages that visitors of the shop can choose from, in its order.',
			resolve: ({ languages }) => publishedLanguages(languages),
		}),
	}),
});

builder.queryField('tenant', (t) =>
	t.field({
		type: tenant,
		description: 'The shop that this host name belongs to.',
		extensions: needs('public'),
		resolve: (_root, _args, context) => context.tenant,
	}),
);
