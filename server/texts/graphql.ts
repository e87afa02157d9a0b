// The texts in the API.
import { builder } from '../graphql/builder.ts';
import { needs } from '../graphql/rights.ts';
import { listTranslations } from './list-translations.ts';

type Entry = Awaited<ReturnType<typeof listTranslations>>[number];

builder.objectType('Translation', {
	fields: (t) => ({
		languageCode: t.exposeString('languageCode'),
		translation: t.exposeString('translation'),
	}),
});

const entry = builder.objectRef<Entry>('TranslationEntry').implement({
	fields: (t) => ({
		translationKey: t.exposeString('translationKey'),
		baseTranslation: t.exposeString('baseTranslation'),
		languageCode: t.exposeString('languageCode', { description: 'The language of the base text' }),
		group: t.exposeString('group'),
		context: t.exposeString('context', { nullable: true }),
		tags: t.exposeStringList('tags'),
		locked: t.exposeBoolean('locked'),
		type: t.exposeString('type'),
		translations: t.field({ type: ['Translation'], resolve: ({ translations }) => translations }),
	}),
});

builder.queryField('translationsByTenant', (t) =>
	t.field({
		type: [entry],
		description: 'Every text of the shop in every language',
		extensions: needs('public'),
		args: { group: t.arg.string() },
		resolve: (_root, { group }, { tenant, inTenant }) =>
			inTenant((sql) => listTranslations(sql, tenant.id, group ? { group } : {})),
	}),
);
