// The languages of a shop in the API, for those who look after them.
import type { Language } from '../../../rules/languages.ts';
import { callerOf } from '../../accounts/graphql-caller.ts';
import type { Sql } from '../../database/connection.ts';
import { builder } from '../../graphql/builder.ts';
import type { GraphContext } from '../../graphql/context.ts';
import { needs } from '../../graphql/rights.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { loadTenant } from '../../tenants/load-tenant.ts';
import {
	addLocalization,
	arrangeLocalizations,
	changeNotation,
	deleteLocalization,
	publishLocalization,
	setDefaultLocalization,
} from './change-localization.ts';
import { countTexts } from './count-texts.ts';

interface Localization extends Language {
	texts: number;
	translated: number;
}

const localization = builder.objectRef<Localization>('Localization').implement({
	description: 'A language of the shop with its state of translation.',
	fields: (t) => ({
		languageCode: t.exposeString('languageCode', { description: 'Language code, such as `en-GB`.' }),
		default: t.exposeBoolean('default', { description: 'Whether this is the default language of the shop.' }),
		published: t.boolean({
			description: 'Whether visitors see the language; a draft is seen by those who work in the shop.',
			resolve: ({ draft }) => !draft,
		}),
		notation: t.exposeString('notation', {
			nullable: true,
			description: 'How prices and amounts are written, such as `1.234,56 ¤`; null for the way of the language.',
		}),
		texts: t.exposeInt('texts', { description: 'Number of texts of the shop.' }),
		translated: t.exposeInt('translated', {
			description: 'Number of these texts that exist in this language or its regional base.',
		}),
	}),
});

async function withCounts(sql: Sql, { id, languages }: Tenant): Promise<Localization[]> {
	const codes = languages.map(({ languageCode }) => languageCode);
	const { total, there } = await countTexts(sql, id, codes);
	return languages.map((language) => ({
		...language,
		texts: total,
		translated: there.get(language.languageCode) ?? 0,
	}));
}

builder.queryField('localizations', (t) =>
	t.field({
		type: [localization],
		description: 'Languages of the shop, in its order.',
		extensions: needs('qLocalisation'),
		resolve: (_root, _args, { tenant, inTenant }) =>
			inTenant(async (sql) => withCounts(sql, await loadTenant(sql, tenant.id))),
	}),
);

type Use = (sql: Sql, caller: ReturnType<typeof callerOf>) => Promise<Tenant>;

const changed = (context: GraphContext, use: Use): Promise<Localization[]> =>
	context.inTenant(async (sql) => withCounts(sql, await use(sql, callerOf(context))));

builder.mutationField('addLocalization', (t) =>
	t.field({
		type: [localization],
		description:
			'Adds a language as a draft and returns all languages. Fails with `LANGUAGE_INVALID` or `LANGUAGE_TAKEN`.',
		extensions: needs('mLocalisation'),
		args: {
			languageCode: t.arg.string({ required: true, description: 'Language code, such as `en-GB`.' }),
			notation: t.arg.string({
				description: 'How prices and amounts are written, such as `1.234,56 ¤`; the way of the language if left out.',
			}),
		},
		resolve: (_root, { languageCode, notation }, context) =>
			changed(context, (sql, caller) => addLocalization(sql, caller, languageCode, notation ?? null)),
	}),
);

builder.mutationField('changeNotation', (t) =>
	t.field({
		type: [localization],
		description: 'Changes how prices and amounts are written in a language, and returns all languages.',
		extensions: needs('mLocalisation'),
		args: {
			languageCode: t.arg.string({ required: true, description: 'Language code, such as `en-GB`.' }),
			notation: t.arg.string({ description: 'Notation such as `1.234,56 ¤`; the way of the language if left out.' }),
		},
		resolve: (_root, { languageCode, notation }, context) =>
			changed(context, (sql, caller) => changeNotation(sql, caller, languageCode, notation ?? null)),
	}),
);

builder.mutationField('publishLocalization', (t) =>
	t.field({
		type: [localization],
		description:
			'Shows a language to visitors or makes it a draft again, and returns all languages. Fails with `LANGUAGE_DEFAULT_KEPT` for a draft of the default language.',
		extensions: needs('mLocalisation'),
		args: {
			languageCode: t.arg.string({ required: true, description: 'Language code, such as `en-GB`.' }),
			published: t.arg.boolean({ required: true, description: 'Whether visitors shall see the language.' }),
		},
		resolve: (_root, { languageCode, published }, context) =>
			changed(context, (sql, caller) => publishLocalization(sql, caller, languageCode, published)),
	}),
);

builder.mutationField('setDefaultLocalization', (t) =>
	t.field({
		type: [localization],
		description:
			'Makes a language the default, publishes it and returns all languages. Its addresses have no prefix from then on.',
		extensions: needs('mLocalisation'),
		args: { languageCode: t.arg.string({ required: true, description: 'Language code, such as `en-GB`.' }) },
		resolve: (_root, { languageCode }, context) =>
			changed(context, (sql, caller) => setDefaultLocalization(sql, caller, languageCode)),
	}),
);

builder.mutationField('deleteLocalization', (t) =>
	t.field({
		type: [localization],
		description:
			'Removes a language and returns the others. Its texts stay and are used again if it is added later. Fails with `LANGUAGE_DEFAULT_KEPT` for the default language.',
		extensions: needs('mLocalisation'),
		args: { languageCode: t.arg.string({ required: true, description: 'Language code, such as `en-GB`.' }) },
		resolve: (_root, { languageCode }, context) =>
			changed(context, (sql, caller) => deleteLocalization(sql, caller, languageCode)),
	}),
);

builder.mutationField('arrangeLocalizations', (t) =>
	t.field({
		type: [localization],
		description: 'Changes the order of the languages and returns all of them.',
		extensions: needs('mLocalisation'),
		args: {
			languageCodes: t.arg.stringList({
				required: true,
				description: 'Codes of all languages of the shop in the new order.',
			}),
		},
		resolve: (_root, { languageCodes }, context) =>
			changed(context, (sql, caller) => arrangeLocalizations(sql, caller, languageCodes)),
	}),
);
