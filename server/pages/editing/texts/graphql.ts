// Texts of pages in the API, for those who translate.

import { definitions } from '../../../../blocks/registry.ts';
import { isId } from '../../../../rules/ids.ts';
import type { PageText } from '../../../../rules/pages/document.ts';
import { entityTypes } from '../../../../rules/pages/entity-types.ts';
import { pageTextKey, readPageTextKey } from '../../../../rules/pages/grid-texts.ts';
import { listTextLocations } from '../../../../rules/pages/text-locations.ts';
import { isRich, plainText, statusOf } from '../../../../rules/pages/texts.ts';
import { callerOf } from '../../../accounts/graphql-caller.ts';
import { beforeDeciding } from '../../../database/before-commit.ts';
import { builder } from '../../../graphql/builder.ts';
import type { GraphContext } from '../../../graphql/context.ts';
import { describeValues } from '../../../graphql/describe-values.ts';
import { ApiError } from '../../../graphql/errors.ts';
import { checkId } from '../../../graphql/ids.ts';
import { checkPaging, pageOffset, pageSize } from '../../../graphql/paging.ts';
import { needs } from '../../../graphql/rights.ts';
import { defaultLanguage } from '../../../tenants/spoken-language.ts';
import { prepareTranslation } from '../../../texts/machine/suggest-translations.ts';
import { currentDocument } from '../../page-documents.ts';
import { type EditedPage, listPages, lockPage } from '../edited-page.ts';
import { editedPage } from '../graphql-page.ts';
import { makePageSuggestions } from '../translate-texts.ts';
import { changePageTexts, type PageTextChange, type PageTextError, pageTextErrors } from './change-page-texts.ts';
import { findPageTexts, type PageTextInLanguage, type PageTextRow, pageTextStates } from './list-page-texts.ts';

const entityType = builder.enumType('EditorEntityType', {
	description: 'Type of an editable field.',
	values: describeValues(entityTypes, {
		text: 'Plain text of one or several lines.',
		select: 'A choice of options.',
		richTextSlate: 'Rich text in the format of Slate.',
	}),
});
const state = builder.enumType('PageTextState', {
	description: 'State of a text of a page.',
	values: describeValues(pageTextStates, {
		missing: 'There is no text in the language.',
		outdated: 'The text in the default language has changed since the translation.',
		machine: 'The text was translated by a machine.',
	}),
});
export const pageTextOrigin = builder.enumType('PageTextOrigin', {
	description: 'How a text of a page was written.',
	values: {
		human: { description: 'Written by a user.' },
		machine: { description: 'By machine translation.' },
		import: { description: 'Brought by an import.' },
		assistant: { description: 'Written by the assistant and taken over by a user as it was.' },
		sample: { description: 'From a block or a template, not rewritten yet.' },
	},
});
const error = builder.enumType('PageTextFaultKind', {
	description: 'Why a text of a page cannot be saved.',
	values: describeValues(pageTextErrors, {
		unknownKey: 'There is no text with this key.',
		unknownLanguage: 'The shop does not have this language.',
		baseMissing: 'A translation needs a text in the default language of the shop.',
		changedMeanwhile: 'Another user has changed the text since `seen`.',
		tooLong: 'The text is too long.',
		forbiddenCharacter: 'The text has a character that cannot be stored.',
		held: 'Another user is editing the page.',
	}),
});

const wording = builder.objectRef<PageTextInLanguage>('PageTextInLanguage').implement({
	description: 'A text of a page in one language.',
	fields: (t) => ({
		languageCode: t.exposeString('languageCode', { description: 'Language code, such as `en-GB`.' }),
		text: t.exposeString('text', {
			nullable: true,
			description: 'Text in exactly this language; null if there is none.',
		}),
		shown: t.exposeString('shown', { description: 'Text that visitors would read.' }),
		sourceLanguage: t.exposeString('sourceLanguage', { description: 'Language of the shown text.' }),
		origin: t.expose('origin', {
			type: pageTextOrigin,
			nullable: true,
			description: 'How the text was written; null if there is none in this language.',
		}),
		missing: t.exposeBoolean('missing', { description: 'Whether there is no text in this language.' }),
		outdated: t.exposeBoolean('outdated', {
			description: 'Whether the text in the default language has changed since the translation.',
		}),
	}),
});

const row = builder.objectRef<PageTextRow>('PageTextRow').implement({
	description: 'A text of the draft of a page.',
	fields: (t) => ({
		key: t.exposeString('key', { description: 'Key of the text.' }),
		page: t.expose('page', { type: editedPage, description: 'The page that it belongs to.' }),
		block: t.exposeString('block', {
			nullable: true,
			description: 'Type of the block that it belongs to; null for texts for search engines.',
		}),
		ofItem: t.exposeBoolean('ofItem', { description: 'Whether it belongs to an item of the block.' }),
		name: t.exposeString('name', { description: 'Name of the field.' }),
		entityType: t.expose('entityType', { type: entityType, description: 'Type of the field.' }),
		writable: t.exposeBoolean('writable', { description: 'Whether it can be changed as plain text.' }),
		maxLength: t.exposeInt('maxLength', { description: 'Largest number of characters.' }),
		editor: t.exposeString('editor', {
			nullable: true,
			description:
				'Name of the user who is editing the page, empty if the account has been deleted; null if no user is.',
		}),
		languages: t.expose('languages', { type: [wording], description: 'The text in each language of the shop.' }),
	}),
});

interface FoundTexts {
	items: PageTextRow[];
	total: number;
	pages: EditedPage[];
}

const list = builder.objectRef<FoundTexts>('PageTextRows').implement({
	description: 'A page of texts of pages.',
	fields: (t) => ({
		pages: t.expose('pages', {
			type: [editedPage],
			description: 'All pages of the shop, at most 500.',
		}),
		items: t.field({ type: [row], description: 'Texts of this part of the list.', resolve: ({ items }) => items }),
		total: t.exposeInt('total', { description: 'Number of texts that match.' }),
	}),
});

const mostPages = 500;

builder.queryField('pageTextRows', (t) =>
	t.field({
		type: list,
		description: 'Texts of the drafts of all pages or of one, in the order of the pages and from top to bottom.',
		extensions: needs('qContent', 'qLocalisation'),
		args: {
			search: t.arg.string({ description: 'Part of the text, or of the name or slug of the page; empty for all.' }),
			page: t.arg.id({ description: 'Id of a page: only its texts.' }),
			language: t.arg.string({
				description: 'Language that the state refers to; without it any language of the shop.',
			}),
			state: t.arg({ type: state, description: 'Only texts in this state.' }),
			first: t.arg.int(pageSize(25)),
			offset: t.arg.int(pageOffset),
		},
		resolve(_root, { search, page, language, state: asked, first, offset }, { tenant, inTenant }) {
			const paging = checkPaging({ first: first ?? 25, offset: offset ?? 0 });
			const filter = {
				search: search?.slice(0, 200) ?? '',
				page: page ? checkId(page) : undefined,
				language: language ?? undefined,
				state: asked ?? undefined,
			};
			return inTenant(async (sql) => {
				const found = await findPageTexts(sql, tenant, filter);
				const all = await listPages(sql, tenant.id, { kind: undefined, search: '', first: mostPages, offset: 0 });
				const items = found.slice(paging.offset, paging.offset + paging.first);
				return { total: found.length, items, pages: all.items };
			});
		},
	}),
);

export const pageTextError = builder.objectRef<PageTextError>('PageTextFault').implement({
	description: 'Why a text of a page was not changed. No text of that page was changed.',
	fields: (t) => ({
		index: t.exposeInt('index', { description: 'Position of the change among those sent, starting at 0.' }),
		key: t.exposeString('key', { description: 'Key of the text.' }),
		languageCode: t.exposeString('languageCode', { description: 'Language of the change.' }),
		fault: t.expose('fault', { type: error, description: 'What is wrong with it.' }),
	}),
});

const changeInput = builder.inputType('PageTextChangeInput', {
	description: 'A change of a text of a page in one language.',
	fields: (t) => ({
		key: t.string({ required: true, description: 'Key of the text.' }),
		languageCode: t.string({ required: true, description: 'Language to change, such as `en-GB`.' }),
		text: t.string({ required: true, description: 'New text; empty removes it.' }),
		seen: t.string({
			description: 'Text that the change is based on; if it has changed since, the change is refused.',
		}),
	}),
});

const mostAtOnce = 500;
const mostKeys = 100;

/** Where a machine has something to do: what is missing or outdated in a language. */
async function translateInto(context: GraphContext, page: string, keys: readonly string[], to: string) {
	const { tenant, inTenant } = context;
	const from = defaultLanguage(tenant);
	const { words, places } = await inTenant(async (sql) => {
		const { draft } = await lockPage(sql, tenant.id, page);
		return {
			words: await prepareTranslation(sql, context.translation, tenant, { from, to }),
			places: listTextLocations(currentDocument(draft), definitions).filter((place) => {
				const source = place.texts[from]?.text;
				return (
					keys.includes(pageTextKey(page, place)) &&
					source !== undefined &&
					plainText(source).trim() !== '' &&
					['missing', 'outdated'].includes(statusOf(place.texts, to, from))
				);
			}),
		};
	});
	const sent = places.map(({ texts }) => texts[from]?.text ?? '');
	if (sent.length === 0) return [];
	const answers = await makePageSuggestions({
		words,
		texts: sent.map((text) => (isRich(text) ? JSON.stringify(text) : text)),
	});
	return places.map((place, index): PageTextChange => {
		const answer = answers[index] ?? '';
		const made: PageText['text'] = isRich(sent[index] ?? '') ? JSON.parse(answer) : answer;
		return { key: pageTextKey(page, place), languageCode: to, text: plainText(made), made };
	});
}

builder.mutationFields((t) => ({
	changePageTexts: t.field({
		type: [pageTextError],
		description:
			'Changes texts in the drafts of pages. Each page is changed as a whole or not at all; pages that another user is editing are not changed. Returns errors; empty if all changes were made.',
		extensions: needs('mContent', 'mLocalisation'),
		args: { changes: t.arg({ type: [changeInput], required: true, description: 'Changes to make, at most 500.' }) },
		resolve: (_root, { changes }, context) => {
			if (changes.length > mostAtOnce) throw new ApiError('VALIDATION', `at most ${mostAtOnce} changes`);
			const wanted = changes.map(({ seen, ...change }) => ({ ...change, seen: seen ?? undefined }));
			return context.inTenant((sql) => changePageTexts(sql, callerOf(context), wanted));
		},
	}),
	translatePageRows: t.field({
		type: [pageTextError],
		description:
			'Translates missing and outdated texts of pages by machine into all languages of the shop, in the drafts. Returns errors; empty if all changes were made.',
		extensions: needs('mContent', 'mLocalisation'),
		args: { keys: t.arg.stringList({ required: true, description: 'Keys of the texts, at most 100.' }) },
		async resolve(_root, { keys }, context) {
			if (keys.length > mostKeys) throw new ApiError('VALIDATION', `at most ${mostKeys} texts`);
			const pages = new Set(keys.flatMap((key) => readPageTextKey(key)?.page ?? []).filter(isId));
			const base = defaultLanguage(context.tenant);
			const others = context.tenant.languages.map(({ languageCode }) => languageCode).filter((code) => code !== base);
			const errors: PageTextError[] = [];
			const parts = [...pages].flatMap((page) => others.map((to) => ({ page, to })));
			for (const part of parts) {
				const changes = await translateInto(context, part.page, keys, part.to);
				if (changes.length === 0) continue;
				const write = () => context.inTenant((sql) => changePageTexts(sql, callerOf(context), changes));
				// A repeat translates what is still missing, until the last part is written.
				errors.push(...(await (part === parts.at(-1) ? write() : beforeDeciding(write))));
			}
			return errors;
		},
	}),
}));
