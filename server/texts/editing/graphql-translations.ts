// Every text of the shop, as the specification lists it. Things that a reader may not know of are not named to him.
import { mayDo } from '../../../rules/permissions.ts';
import { thingOf } from '../../../rules/texts/thing-keys.ts';
import { audienceOf } from '../../catalogue/read-model/audience.ts';
import { findShownThings } from '../../catalogue/shown-things.ts';
import { builder } from '../../graphql/builder.ts';
import { needs } from '../../graphql/rights.ts';
import { listTranslations, type TranslationEntry } from '../list-translations.ts';

const entry = builder.objectRef<TranslationEntry>('TranslationEntry').implement({
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

const filter = builder.inputType('TranslationsByTenantInput', {
	description: 'Which texts to return',
	fields: (t) => ({ group: t.string({ description: 'Only those of this group' }) }),
});

builder.queryField('translationsByTenant', (t) =>
	t.field({
		type: [entry],
		description: 'Every text of the shop in every language, apart from those of things that the reader may not see',
		extensions: needs('public'),
		args: {
			group: t.arg.string({ description: 'Only those of this group' }),
			input: t.arg({ type: filter, description: 'The same as `group`, which counts if both are given' }),
		},
		resolve: (_root, { group: named, input }, { tenant, user, inTenant }) =>
			inTenant(async (sql) => {
				const group = named ?? input?.group;
				const all = await listTranslations(sql, tenant.id, group ? { group } : {});
				if (mayDo(user, 'qLocalisation')) return all;
				const shown = await findShownThings(sql, tenant, audienceOf(user));
				return all.filter(({ translationKey }) => {
					const thing = thingOf(translationKey);
					return !thing || shown.has(thing.id);
				});
			}),
	}),
);
