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
	setDefaultLocalization,
} from './change-localization.ts';
import { countTexts } from './count-texts.ts';

interface Localization extends Language {
	texts: number;
	translated: number;
}

const localization = builder.objectRef<Localization>('Localization').implement({
	fields: (t) => ({
		languageCode: t.exposeString('languageCode'),
		default: t.exposeBoolean('default'),
		notation: t.exposeString('notation', {
			nullable: true,
			description: 'How prices and amounts are written; null: as the language does',
		}),
		texts: t.exposeInt('texts', { description: 'How many texts the shop has' }),
		translated: t.exposeInt('translated', { description: 'How many of them there are in this language' }),
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
		description: 'The languages of the shop in its order, as they are stored',
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
		extensions: needs('mLocalisation'),
		args: { languageCode: t.arg.string({ required: true }), notation: t.arg.string() },
		resolve: (_root, { languageCode, notation }, context) =>
			changed(context, (sql, caller) => addLocalization(sql, caller, languageCode, notation ?? null)),
	}),
);

builder.mutationField('changeNotation', (t) =>
	t.field({
		type: [localization],
		extensions: needs('mLocalisation'),
		args: { languageCode: t.arg.string({ required: true }), notation: t.arg.string() },
		resolve: (_root, { languageCode, notation }, context) =>
			changed(context, (sql, caller) => changeNotation(sql, caller, languageCode, notation ?? null)),
	}),
);

builder.mutationField('setDefaultLocalization', (t) =>
	t.field({
		type: [localization],
		extensions: needs('mLocalisation'),
		args: { languageCode: t.arg.string({ required: true }) },
		resolve: (_root, { languageCode }, context) =>
			changed(context, (sql, caller) => setDefaultLocalization(sql, caller, languageCode)),
	}),
);

builder.mutationField('deleteLocalization', (t) =>
	t.field({
		type: [localization],
		extensions: needs('mLocalisation'),
		args: { languageCode: t.arg.string({ required: true }) },
		resolve: (_root, { languageCode }, context) =>
			changed(context, (sql, caller) => deleteLocalization(sql, caller, languageCode)),
	}),
);

builder.mutationField('arrangeLocalizations', (t) =>
	t.field({
		type: [localization],
		extensions: needs('mLocalisation'),
		args: { languageCodes: t.arg.stringList({ required: true }) },
		resolve: (_root, { languageCodes }, context) =>
			changed(context, (sql, caller) => arrangeLocalizations(sql, caller, languageCodes)),
	}),
);
