// The texts in the API.
import { GraphQLScalarType } from 'graphql';
import { type TextGroup, textGroups } from '../../rules/messages/groups.ts';
import { compileMessages } from '../../rules/texts/compile-messages.ts';
import type { Messages } from '../../rules/texts/translator.ts';
import { isUnavailable } from '../database/connection.ts';
import { builder } from '../graphql/builder.ts';
import { needs } from '../graphql/rights.ts';
import { defaultLanguage, spokenLanguage } from '../tenants/spoken-language.ts';
import { findTextsVersion } from '../tenants/texts-version.ts';
import { resolveInterfaceTexts, shippedTexts } from './resolve-interface-texts.ts';

builder.objectType('Translation', {
	description: 'A text in one language.',
	fields: (t) => ({
		languageCode: t.exposeString('languageCode', { description: 'Language code, such as `en-GB`.' }),
		translation: t.exposeString('translation', { description: 'Text in this language.' }),
	}),
});

builder.inputType('TranslationInput', {
	description: 'A text in one language.',
	fields: (t) => ({
		languageCode: t.string({ required: true, description: 'Language code, such as `en-GB`.' }),
		translation: t.string({ required: true, description: 'Text in this language; empty removes it.' }),
	}),
});

builder.addScalarType(
	'Messages',
	new GraphQLScalarType<never, Messages>({
		name: 'Messages',
		description: 'Texts of one language, as an object by key; texts with placeholders are parsed ICU messages.',
		serialize: (value) => value as Messages,
	}),
);

const isGroup = (name: string): name is TextGroup => textGroups.some((group) => group === name);

builder.queryField('interfaceTexts', (t) =>
	t.field({
		type: 'Messages',
		description: 'Texts of the interface in one language, by key.',
		extensions: needs('public'),
		args: {
			language: t.arg.string({
				description:
					'Language of the texts, such as `en-GB`. Without it, or for a language that the shop does not offer, the default language of the shop.',
			}),
			groups: t.arg.stringList({
				required: true,
				description: 'Names of the groups to return; unknown ones are ignored.',
			}),
		},
		resolve: async (_root, { language, groups }, { tenant, words, rescueTexts, inTenant }) => {
			const wanted = { language: spokenLanguage(tenant, language), tenantDefault: defaultLanguage(tenant) };
			const load = (some: readonly TextGroup[]) =>
				inTenant((sql) => resolveInterfaceTexts(sql, tenant.id, { ...wanted, groups: some }));
			const asked = [...new Set(groups.filter(isGroup))];
			const find = async () => {
				if (!words) return compileMessages(await load(asked));
				const { cache, version } = words;
				return cache.find({ ...wanted, tenantId: tenant.id, version, groups: asked, load });
			};
			return find().catch((error) => {
				if (!rescueTexts || isUnavailable(error)) throw error;
				rescueTexts(error);
				return compileMessages(shippedTexts({ ...wanted, groups: asked }));
			});
		},
	}),
);

builder.queryField('textsVersion', (t) =>
	t.int({
		description: 'Version of the texts of the shop, which increases with every change of a text.',
		extensions: needs('public'),
		resolve: async (_root, _args, { tenant, read }) => {
			const [found] = await read((sql) => findTextsVersion(sql, tenant.id));
			return found?.version ?? 0;
		},
	}),
);
