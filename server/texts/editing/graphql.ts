// Texts in the API, for those who write and translate them.

import { textErrors } from '../../../rules/texts/check-text.ts';
import { placeholdersOf } from '../../../rules/texts/icu.ts';
import { callerOf } from '../../accounts/graphql-caller.ts';
import { findNames } from '../../accounts/users/find-names.ts';
import type { Sql } from '../../database/connection.ts';
import { builder } from '../../graphql/builder.ts';
import type { GraphContext } from '../../graphql/context.ts';
import { describeValues } from '../../graphql/describe-values.ts';
import { ApiError } from '../../graphql/errors.ts';
import { checkId } from '../../graphql/ids.ts';
import { checkPaging, pageOffset, pageSize } from '../../graphql/paging.ts';
import { needs } from '../../graphql/rights.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { defaultLanguage, spokenLanguage } from '../../tenants/spoken-language.ts';
import { patternOf } from '../refuse-text.ts';
import { changeTexts, writerOf } from './change-texts.ts';
import { type EntityName, findEntityNames } from './entity-names.ts';
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
import { type ChangeError, changeErrors } from './validate-changes.ts';

const origin = builder.enumType('TextOrigin', {
	description: 'How a text was written.',
	values: {
		human: { description: 'Written by a user.' },
		machine: { description: 'By machine translation.' },
		import: { description: 'Brought by an import.' },
	},
});
const source = builder.enumType('TextSource', {
	description: 'Where the shown text comes from.',
	values: {
		own: { description: 'From the shop, in this language.' },
		shipped: { description: 'From the product, in this language.' },
		regional: { description: 'From the regional base of the language, such as `de-DE` for `de-AT`.' },
		default: { description: 'From the default language of the shop.' },
		base: { description: 'From the base text.' },
	},
});
const state = builder.enumType('TextState', {
	description: 'State of a text.',
	values: describeValues(textStates, {
		missing: 'There is no text in the language or its regional base.',
		outdated: 'The base text has changed since the translation.',
		machine: 'The text was translated by a machine.',
		locked: 'Only admins can change the text.',
		own: 'The shop has a text of its own.',
	}),
});
const sort = builder.enumType('TextSort', {
	description: 'How texts are sorted.',
	values: describeValues(textSorts, {
		key: 'By key, A to Z.',
		group: 'By group, then by key.',
		updatedAt: 'By the time of the last change.',
		urgent: 'Missing texts first, then outdated ones, then the others.',
	}),
});
const error = builder.enumType('TextFaultKind', {
	description: 'Why a text cannot be saved.',
	values: describeValues([...changeErrors, ...textErrors] as const, {
		unknownKey: 'There is no text with this key.',
		unknownLanguage: 'The shop does not have this language.',
		locked: 'The text is locked, and the caller is not an admin.',
		baseMissing: 'A translation needs a text in the default language of the shop.',
		changedMeanwhile: 'Another user has changed the text since `seen`.',
		forbiddenCharacter: 'The text has a character that cannot be stored.',
		tooLong: 'The text is too long.',
		brokenText: 'The text is not valid ICU message syntax.',
		unknownPlaceholder: 'The text has a placeholder that the base text does not have.',
		missingPlaceholder: 'The text lacks a placeholder of the base text.',
	}),
});

const inLanguage = builder.objectRef<TextInLanguage>('TextInLanguage').implement({
	description: 'A text in one language.',
	fields: (t) => ({
		languageCode: t.exposeString('languageCode', { description: 'Language code, such as `en-GB`.' }),
		text: t.exposeString('text', {
			nullable: true,
			description: 'Text in exactly this language; null if there is none.',
		}),
		shipped: t.exposeString('shipped', {
			nullable: true,
			description: 'Text that ships with the product in this language; null if there is none.',
		}),
		shown: t.exposeString('shown', { description: 'Text that visitors read.' }),
		source: t.field({ type: source, description: 'Where the shown text comes from.', resolve: (text) => text.source }),
		sourceLanguage: t.exposeString('sourceLanguage', { description: 'Language of the shown text.' }),
		origin: t.field({
			type: origin,
			nullable: true,
			description: 'How the text of the shop was written; null if the shop has none in this language.',
			resolve: (text) => text.origin,
		}),
		outdated: t.exposeBoolean('outdated', { description: 'Whether the base text has changed since the translation.' }),
		missing: t.exposeBoolean('missing', {
			description: 'Whether there is no text in this language or its regional base.',
		}),
		queued: t.exposeBoolean('queued', { description: 'Whether it is queued for machine translation.' }),
		failure: t.exposeString('failure', {
			nullable: true,
			description: 'Why machine translation failed, such as `quota` or `placeholder`; null if it did not.',
		}),
		updatedAt: t.exposeString('updatedAt', {
			nullable: true,
			description:
				'When the text of the shop was changed last, in ISO 8601; null if the shop has none in this language.',
		}),
	}),
});

const text = builder.objectRef<ListedText>('Text').implement({
	description: 'A text in all languages of the shop.',
	fields: (t) => ({
		key: t.exposeString('key', { description: 'Key of the text.' }),
		type: t.exposeString('type', {
			description: 'Type of the text: `static` for the interface, or the type of the entity that it names.',
		}),
		group: t.exposeString('group', { description: 'Group of the text.' }),
		context: t.exposeString('context', { nullable: true, description: 'Hint for translators; null if there is none.' }),
		tags: t.exposeStringList('tags', { description: 'Tags of the text.' }),
		locked: t.exposeBoolean('locked', { description: 'Whether only admins can change the text.' }),
		baseText: t.exposeString('baseText', { description: 'The base text, from which it is translated.' }),
		baseLanguage: t.exposeString('baseLanguage', { description: 'Language of the base text, such as `en-GB`.' }),
		icu: t.boolean({ description: 'Whether the text is an ICU message, which may have placeholders.', resolve: isIcu }),
		placeholders: t.stringList({
			description: 'Placeholders of the base text.',
			resolve: (entry) => (isIcu(entry) ? (placeholdersOf(entry.baseText) ?? []) : []),
		}),
		placeholdersOptional: t.boolean({
			description: 'Whether translations may leave out placeholders.',
			resolve: ({ key, baseText }) => patternOf(key, baseText).optional ?? false,
		}),
		languages: t.field({
			type: [inLanguage],
			description: 'The text in each language of the shop.',
			resolve: (entry, _args, { tenant }) => inEveryLanguage(entry, tenant, defaultLanguage(tenant)),
		}),
	}),
});

const entityName = builder.objectRef<EntityName>('TextEntityName').implement({
	description: 'Name of an entity that texts belong to.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the entity, as in the keys of its texts.' }),
		name: t.exposeString('name', { description: 'Name of the entity.' }),
	}),
});

const textList = builder.objectRef<{ items: ListedText[]; total: number }>('TextList').implement({
	description: 'A page of texts.',
	fields: (t) => ({
		items: t.field({ type: [text], description: 'Texts of this page.', resolve: ({ items }) => items }),
		total: t.exposeInt('total', { description: 'Number of texts that match.' }),
		entityNames: t.field({
			type: [entityName],
			description: 'Names of the products, categories and other entities whose ids are in the keys of this page.',
			args: { language: t.arg.string({ description: 'Language of the names; that of the shop if left out.' }) },
			resolve: ({ items }, { language }, { tenant, inTenant }) =>
				inTenant((sql) =>
					findEntityNames(
						sql,
						tenant.id,
						spokenLanguage(tenant, language),
						items.map(({ key }) => key),
					),
				),
		}),
	}),
});

const filterInput = builder.inputType('TextFilter', {
	description: 'Which texts to list; all conditions must hold.',
	fields: (t) => ({
		search: t.string({ description: 'Part of the key, of the context or of the text in any language.' }),
		group: t.string({ description: 'Only texts of this group.' }),
		type: t.string({ description: 'Only texts of this type.' }),
		language: t.string({
			description:
				'Language that the states `missing`, `outdated` and `machine` refer to; without it any language of the shop.',
		}),
		states: t.field({ type: [state], description: 'Only texts in one of these states.' }),
		keys: t.stringList({ description: 'Only texts with these keys, at most 2000; all of them are returned at once.' }),
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
		description: 'Texts of the interface and names of entities, in all languages of the shop.',
		extensions: needs('qLocalisation'),
		args: {
			filter: t.arg({ type: filterInput, description: 'Which texts to list; without it all of them.' }),
			first: t.arg.int(pageSize(25)),
			offset: t.arg.int(pageOffset),
			sort: t.arg({ type: sort, defaultValue: 'key', description: 'How to sort the texts.' }),
			descending: t.arg.boolean({
				defaultValue: false,
				description: 'Whether to reverse the order, so that the largest or latest comes first.',
			}),
		},
		resolve: (_root, { filter, first, offset, sort: by, descending }, { tenant, inTenant }) => {
			const wanted = readFilter(filter);
			// A user who names the texts gets all of them.
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
		description: 'Names of all groups of texts.',
		extensions: needs('qLocalisation'),
		resolve: (_root, _args, { tenant, inTenant }) => inTenant((sql) => listGroups(sql, tenant.id)),
	}),
);

interface SignedEntry extends HistoryEntry {
	by: string | null;
}

const historyEntry = builder.objectRef<SignedEntry>('TextHistoryEntry').implement({
	description: 'A change of a text.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the change.' }),
		languageCode: t.exposeString('languageCode', { description: 'Language that was changed, such as `en-GB`.' }),
		before: t.exposeString('before', {
			nullable: true,
			description: 'Text of the shop before the change; null if it had none.',
		}),
		after: t.exposeString('after', {
			nullable: true,
			description: 'Text of the shop after the change; null if it was removed.',
		}),
		origin: t.field({ type: origin, description: 'How the text was written.', resolve: (entry) => entry.origin }),
		by: t.exposeString('by', {
			nullable: true,
			description: 'Name of the user who made the change; null if no user did or the account has been deleted.',
		}),
		at: t.string({ description: 'When it happened, in ISO 8601.', resolve: ({ at }) => at.toISOString() }),
	}),
});

builder.queryField('textHistory', (t) =>
	t.field({
		type: [historyEntry],
		description: 'Changes of a text, the latest first, at most 100.',
		extensions: needs('qLocalisation'),
		args: { key: t.arg.string({ required: true, description: 'Key of the text.' }) },
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

const changeError = builder.objectRef<ChangeError>('TextFault').implement({
	description: 'Why a change of a text cannot be saved.',
	fields: (t) => ({
		index: t.exposeInt('index', { description: 'Position of the change among those sent, starting at 0.' }),
		key: t.exposeString('key', { description: 'Key of the text.' }),
		languageCode: t.exposeString('languageCode', { description: 'Language of the change.' }),
		fault: t.field({ type: error, description: 'What is wrong with it.', resolve: (found) => found.fault }),
		names: t.exposeStringList('names', {
			description: 'Names of the placeholders that it concerns; empty for other errors.',
		}),
	}),
});

interface Changed {
	keys: string[];
	faults: ChangeError[];
}

const changed = builder.objectRef<Changed>('ChangedTexts').implement({
	description: 'Result of changing texts.',
	fields: (t) => ({
		faults: t.field({
			type: [changeError],
			description: 'Validation errors; if there are any, nothing is saved.',
			resolve: ({ faults }) => faults,
		}),
		texts: t.field({
			type: [text],
			description: 'The texts after the call.',
			resolve: async ({ keys }, _args, { tenant, inTenant }) =>
				(await inTenant((sql) => findListed(sql, tenant, keys))).items,
		}),
	}),
});

const changeInput = builder.inputType('TextChangeInput', {
	description: 'A change of a text in one language.',
	fields: (t) => ({
		key: t.string({ required: true, description: 'Key of the text.' }),
		languageCode: t.string({ required: true, description: 'Language to change, such as `en-GB`.' }),
		text: t.string({
			required: true,
			description: 'New text; empty restores the one that ships with the product or applies otherwise.',
		}),
		seen: t.string({
			description: 'Text that the change is based on; if it has changed since, the change is refused.',
		}),
	}),
});

const mostChanges = 500;

builder.mutationField('changeTexts', (t) =>
	t.field({
		type: changed,
		description: 'Changes texts, all or none.',
		extensions: needs('mLocalisation'),
		args: { changes: t.arg({ type: [changeInput], required: true, description: 'Changes to make, at most 500.' }) },
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
		description: 'Locks a text, so that only admins can change it, or unlocks it.',
		extensions: needs('admin'),
		args: {
			key: t.arg.string({ required: true, description: 'Key of the text.' }),
			locked: t.arg.boolean({ required: true, description: 'True to lock it, false to unlock it.' }),
		},
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
		description: 'Restores a text to what it was after an earlier change.',
		extensions: needs('mLocalisation'),
		args: { change: t.arg.id({ required: true, description: 'Id of the change, from `textHistory`.' }) },
		resolve: (_root, { change }, context) =>
			context.inTenant(async (sql) => {
				const { key, faults } = await restoreText(sql, writerOf(callerOf(context)), checkId(change));
				return { keys: [key], faults };
			}),
	}),
);
