// Texts in the API, for those who write and translate them.
import { textFaults } from '../../../rules/texts/check-text.ts';
import { placeholdersOf } from '../../../rules/texts/icu.ts';
import { callerOf } from '../../accounts/graphql-caller.ts';
import { findNames } from '../../accounts/users/find-names.ts';
import type { Sql } from '../../database/connection.ts';
import { builder } from '../../graphql/builder.ts';
import type { GraphContext } from '../../graphql/context.ts';
import { ApiError } from '../../graphql/errors.ts';
import { checkId } from '../../graphql/ids.ts';
import { checkPaging } from '../../graphql/paging.ts';
import { needs } from '../../graphql/rights.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { defaultLanguage } from '../../tenants/spoken-language.ts';
import { patternOf } from '../refuse-text.ts';
import { changeTexts, writerOf } from './change-texts.ts';
import { isIcu } from './known-texts.ts';
import { listGroups } from './list-groups.ts';
import {
	inEveryLanguage,
	type ListedText,
	listTexts,
	type TextFilter,
	type TextInLanguage,
	textSorts,
	textStates,
} from './list-texts.ts';
import { lockText } from './lock-text.ts';
import { type HistoryEntry, listHistory, restoreText } from './text-history.ts';
import { type ChangeError, changeFaults } from './validate-changes.ts';

const origin = builder.enumType('TextOrigin', { values: ['human', 'machine', 'import'] as const });
const source = builder.enumType('TextSource', {
	description: 'Where the text that is shown comes from',
	values: ['own', 'shipped', 'regional', 'default', 'base'] as const,
});
const state = builder.enumType('TextState', { values: textStates });
const sort = builder.enumType('TextSort', { values: textSorts });
const fault = builder.enumType('TextFaultKind', { values: [...changeFaults, ...textFaults] as const });

const inLanguage = builder.objectRef<TextInLanguage>('TextInLanguage').implement({
	fields: (t) => ({
		languageCode: t.exposeString('languageCode'),
		text: t.exposeString('text', { nullable: true, description: 'What there is in exactly this language' }),
		shipped: t.exposeString('shipped', { nullable: true }),
		shown: t.exposeString('shown', { description: 'What visitors read' }),
		source: t.field({ type: source, resolve: (text) => text.source }),
		sourceLanguage: t.exposeString('sourceLanguage'),
		origin: t.field({ type: origin, nullable: true, resolve: (text) => text.origin }),
		outdated: t.exposeBoolean('outdated', { description: 'The base text has changed since' }),
		missing: t.exposeBoolean('missing'),
		queued: t.exposeBoolean('queued', { description: 'It will be translated automatically' }),
		failure: t.exposeString('failure', { nullable: true }),
		updatedAt: t.exposeString('updatedAt', { nullable: true }),
	}),
});

const text = builder.objectRef<ListedText>('Text').implement({
	fields: (t) => ({
		key: t.exposeString('key'),
		type: t.exposeString('type'),
		group: t.exposeString('group'),
		context: t.exposeString('context', { nullable: true }),
		tags: t.exposeStringList('tags'),
		locked: t.exposeBoolean('locked'),
		baseText: t.exposeString('baseText'),
		baseLanguage: t.exposeString('baseLanguage'),
		icu: t.boolean({ resolve: isIcu }),
		placeholders: t.stringList({ resolve: (entry) => (isIcu(entry) ? (placeholdersOf(entry.baseText) ?? []) : []) }),
		placeholdersOptional: t.boolean({ resolve: ({ key, baseText }) => patternOf(key, baseText).optional ?? false }),
		languages: t.field({
			type: [inLanguage],
			resolve: (entry, _args, { tenant }) => inEveryLanguage(entry, tenant, defaultLanguage(tenant)),
		}),
	}),
});

const textList = builder.objectRef<{ items: ListedText[]; total: number }>('TextList').implement({
	fields: (t) => ({
		items: t.field({ type: [text], resolve: ({ items }) => items }),
		total: t.exposeInt('total'),
	}),
});

const filterInput = builder.inputType('TextFilter', {
	fields: (t) => ({
		search: t.string({ description: 'Somewhere in the key or in any of the languages' }),
		group: t.string(),
		type: t.string(),
		language: t.string({ description: 'Missing, outdated and machine are asked of this language' }),
		states: t.field({ type: [state], description: 'Any of them' }),
		keys: t.stringList(),
	}),
});

const mostKeys = 2000;

function readFilter(given: typeof filterInput.$inferInput | null | undefined): TextFilter {
	const { search, group, type, language, states, keys } = given ?? {};
	if ((keys?.length ?? 0) > mostKeys) throw new ApiError('VALIDATION', `at most ${mostKeys} keys`);
	return {
		search: search?.slice(0, 200),
		group: group ?? undefined,
		type: type ?? undefined,
		language: language ?? undefined,
		states: states ?? undefined,
		keys: keys ?? undefined,
	};
}

builder.queryField('texts', (t) =>
	t.field({
		type: textList,
		description: 'Texts of the interface and names of things, in every language of the shop',
		extensions: needs('qLocalisation'),
		args: {
			filter: t.arg({ type: filterInput }),
			first: t.arg.int({ defaultValue: 25 }),
			offset: t.arg.int({ defaultValue: 0 }),
			sort: t.arg({ type: sort, defaultValue: 'key' }),
			descending: t.arg.boolean({ defaultValue: false }),
		},
		resolve: (_root, { filter, first, offset, sort: by, descending }, { tenant, inTenant }) => {
			const wanted = readFilter(filter);
			// Whoever names the texts gets all of them.
			const page = wanted.keys
				? { first: mostKeys, offset: 0 }
				: checkPaging({ first: first ?? 25, offset: offset ?? 0 });
			return inTenant((sql) =>
				listTexts(sql, tenant, { ...wanted, ...page, sort: by ?? 'key', descending: descending ?? false }),
			);
		},
	}),
);

const findListed = (sql: Sql, tenant: Tenant, keys: readonly string[]) =>
	listTexts(sql, tenant, { keys, first: mostKeys, offset: 0, sort: 'key', descending: false });

builder.queryField('textGroups', (t) =>
	t.stringList({
		extensions: needs('qLocalisation'),
		resolve: (_root, _args, { tenant, inTenant }) => inTenant((sql) => listGroups(sql, tenant.id)),
	}),
);

interface SignedEntry extends HistoryEntry {
	by: string | null;
}

const historyEntry = builder.objectRef<SignedEntry>('TextHistoryEntry').implement({
	fields: (t) => ({
		id: t.exposeID('id'),
		languageCode: t.exposeString('languageCode'),
		before: t.exposeString('before', { nullable: true }),
		after: t.exposeString('after', { nullable: true }),
		origin: t.field({ type: origin, resolve: (entry) => entry.origin }),
		by: t.exposeString('by', { nullable: true, description: 'Whoever is known by now, or nobody' }),
		at: t.string({ resolve: ({ at }) => at.toISOString() }),
	}),
});

builder.queryField('textHistory', (t) =>
	t.field({
		type: [historyEntry],
		extensions: needs('qLocalisation'),
		args: { key: t.arg.string({ required: true }) },
		resolve: (_root, { key }, { tenant, inTenant }) =>
			inTenant(async (sql) => {
				const entries = await listHistory(sql, tenant.id, key);
				const names = await findNames(
					sql,
					tenant.id,
					entries.flatMap(({ userId }) => userId ?? []),
				);
				return entries.map((entry) => ({ ...entry, by: names.get(entry.userId ?? '') ?? null }));
			}),
	}),
);

const changeFault = builder.objectRef<ChangeError>('TextFault').implement({
	description: 'Why a change cannot be made. Nothing is changed as long as there is one',
	fields: (t) => ({
		index: t.exposeInt('index'),
		key: t.exposeString('key'),
		languageCode: t.exposeString('languageCode'),
		fault: t.field({ type: fault, resolve: (found) => found.fault }),
		names: t.exposeStringList('names', { description: 'The placeholders that it is about' }),
	}),
});

interface Changed {
	keys: string[];
	faults: ChangeError[];
}

const changed = builder.objectRef<Changed>('ChangedTexts').implement({
	fields: (t) => ({
		faults: t.field({ type: [changeFault], resolve: ({ faults }) => faults }),
		texts: t.field({
			type: [text],
			description: 'As they are now',
			resolve: async ({ keys }, _args, { tenant, inTenant }) =>
				(await inTenant((sql) => findListed(sql, tenant, keys))).items,
		}),
	}),
});

const changeInput = builder.inputType('TextChangeInput', {
	fields: (t) => ({
		key: t.string({ required: true }),
		languageCode: t.string({ required: true }),
		text: t.string({ required: true, description: 'Empty: what ships, or what the lookup finds, is shown again' }),
		seen: t.string({ description: 'What was there when the change was begun; another text by now is kept' }),
	}),
});

const mostChanges = 500;

builder.mutationField('changeTexts', (t) =>
	t.field({
		type: changed,
		description: 'All of the changes, or none',
		extensions: needs('mLocalisation'),
		args: { changes: t.arg({ type: [changeInput], required: true }) },
		resolve: (_root, { changes }, context) => {
			if (changes.length > mostChanges) throw new ApiError('VALIDATION', `at most ${mostChanges} changes`);
			const given = changes.map(({ seen, ...change }) => ({ ...change, seen: seen ?? undefined }));
			return context.inTenant(async (sql) => ({
				keys: changes.map(({ key }) => key),
				faults: await changeTexts(sql, writerOf(callerOf(context)), given),
			}));
		},
	}),
);

async function oneListed(sql: Sql, { tenant }: GraphContext, key: string): Promise<ListedText> {
	const [found] = (await findListed(sql, tenant, [key])).items;
	if (!found) throw new ApiError('NOT_FOUND');
	return found;
}

builder.mutationField('lockText', (t) =>
	t.field({
		type: text,
		description: 'Only admins change a text that is locked',
		extensions: needs('admin'),
		args: { key: t.arg.string({ required: true }), locked: t.arg.boolean({ required: true }) },
		resolve: (_root, { key, locked }, context) =>
			context.inTenant(async (sql) => {
				await lockText(sql, callerOf(context), key, locked);
				return oneListed(sql, context, key);
			}),
	}),
);

builder.mutationField('restoreText', (t) =>
	t.field({
		type: changed,
		description: 'Makes a text what it was after a change of its history',
		extensions: needs('mLocalisation'),
		args: { change: t.arg.id({ required: true }) },
		resolve: (_root, { change }, context) =>
			context.inTenant(async (sql) => {
				const { key, faults } = await restoreText(sql, writerOf(callerOf(context)), checkId(change));
				return { keys: [key], faults };
			}),
	}),
);
