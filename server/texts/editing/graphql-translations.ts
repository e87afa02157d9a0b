// Every text of the shop, as the specification lists it. Things that a reader may not know of are not named to them.
import { mayDo } from '../../../rules/permissions.ts';
import { entityOf } from '../../../rules/texts/entity-keys.ts';
import { audienceOf } from '../../catalogue/read-model/audience.ts';
import { findShownEntities } from '../../catalogue/shown-entities.ts';
import { builder } from '../../graphql/builder.ts';
import { needs } from '../../graphql/rights.ts';
import { listTranslations, type TranslationEntry } from '../list-translations.ts';

const entry = builder.objectRef<TranslationEntry>('TranslationEntry').implement({
	description: 'A text in all languages.',
	fields: (t) => ({
		translationKey: t.exposeString('translationKey', { description: 'Key of the text.' }),
		baseTranslation: t.exposeString('baseTranslation', { description: 'The base text, from which it is translated.' }),
		languageCode: t.exposeString('languageCode', { description: 'Language of the base text, such as `en-GB`.' }),
		group: t.exposeString('group', { description: 'Group of the text.' }),
		context: t.exposeString('context', { nullable: true, description: 'Hint for translators; null if there is none.' }),
		tags: t.exposeStringList('tags', { description: 'Tags of the text.' }),
		locked: t.exposeBoolean('locked', { description: 'Whether only admins can change the text.' }),
		type: t.exposeString('type', {
			description: 'Type of the text: `static` for the interface, or the type of the entity that it names.',
		}),
		translations: t.field({
			type: ['Translation'],
			description: 'The text in all its languages, including the base text.',
			resolve: ({ translations }) => translations,
		}),
	}),
});

const filter = builder.inputType('TranslationsByTenantInput', {
	description: 'Which texts to return.',
	fields: (t) => ({ group: t.string({ description: 'Only texts of this group.' }) }),
});

builder.queryField('translationsByTenant', (t) =>
	t.field({
		type: [entry],
		description:
			'All texts of the shop in all languages. Texts of products and categories that the caller may not see are left out, unless the caller has the right `qLocalisation`.',
		extensions: needs('public'),
		args: {
			group: t.arg.string({ description: 'Only texts of this group.' }),
			input: t.arg({ type: filter, description: 'The same as `group`, which takes precedence.' }),
		},
		resolve: (_root, { group: named, input }, { tenant, user, inTenant }) =>
			inTenant(async (sql) => {
				const group = named ?? input?.group;
				const all = await listTranslations(sql, tenant.id, group ? { group } : {});
				if (mayDo(user, 'qLocalisation')) return all;
				const shown = await findShownEntities(sql, tenant, audienceOf(user));
				return all.filter(({ translationKey }) => {
					const thing = entityOf(translationKey);
					return !thing || shown.has(thing.id);
				});
			}),
	}),
);
