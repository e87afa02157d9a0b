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
	fields: (t) => ({
		languageCode: t.exposeString('languageCode'),
		translation: t.exposeString('translation'),
	}),
});

builder.inputType('TranslationInput', {
	description: 'What something is called in one language; nothing takes away what stood there',
	fields: (t) => ({
		languageCode: t.string({ required: true }),
		translation: t.string({ required: true }),
	}),
});

builder.addScalarType(
	'Messages',
	new GraphQLScalarType<never, Messages>({
		name: 'Messages',
		description: 'Texts by key in one language; those with placeholders are taken apart',
		serialize: (value) => value as Messages,
	}),
);

const isGroup = (name: string): name is TextGroup => textGroups.some((group) => group === name);

builder.queryField('interfaceTexts', (t) =>
	t.field({
		type: 'Messages',
		description:
			'The words of the interface in one language, by group: what a page needs beside those that all pages have',
		extensions: needs('public'),
		args: {
			language: t.arg.string({ description: 'One that the shop does not speak gives its default language' }),
			groups: t.arg.stringList({ required: true }),
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
		description:
			'Raised with every change of the texts of the shop: texts of another version are to be asked for again',
		extensions: needs('public'),
		resolve: async (_root, _args, { tenant, read }) => {
			const [found] = await read((sql) => findTextsVersion(sql, tenant.id));
			return found?.version ?? 0;
		},
	}),
);
