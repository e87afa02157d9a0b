// Texts of pages in the API, for those who translate.

import { definitions } from '../../../../blocks/registry.ts';
import { isId } from '../../../../rules/ids.ts';
import type { PageText } from '../../../../rules/pages/document.ts';
import { entityTypes } from '../../../../rules/pages/entity-types.ts';
import { pageTextKey, readPageTextKey } from '../../../../rules/pages/grid-texts.ts';
import { textPlaces } from '../../../../rules/pages/text-places.ts';
import { isRich, plainText, statusOf } from '../../../../rules/pages/texts.ts';
import { callerOf } from '../../../accounts/graphql-caller.ts';
import { beforeDeciding } from '../../../database/before-commit.ts';
import { builder } from '../../../graphql/builder.ts';
import type { GraphContext } from '../../../graphql/context.ts';
import { ApiError } from '../../../graphql/errors.ts';
import { checkId } from '../../../graphql/ids.ts';
import { checkPaging } from '../../../graphql/paging.ts';
import { needs } from '../../../graphql/rights.ts';
import { defaultLanguage } from '../../../tenants/spoken-language.ts';
import { prepareWords } from '../../../texts/machine/suggest-words.ts';
import { currentDocument } from '../../page-documents.ts';
import { type EditedPage, listPages, lockPage } from '../edited-page.ts';
import { editedPage } from '../graphql-page.ts';
import { makePageSuggestions } from '../translate-texts.ts';
import { changePageTexts, type PageTextChange, type PageTextFault, pageTextErrors } from './change-page-texts.ts';
import { findPageTexts, type PageTextInLanguage, type PageTextRow, pageTextStates } from './list-page-texts.ts';

const entityType = builder.enumType('EditorEntityType', { values: entityTypes });
const state = builder.enumType('PageTextState', { values: pageTextStates });
export const pageTextOrigin = builder.enumType('PageTextOrigin', { values: ['human', 'machine', 'import'] as const });
const fault = builder.enumType('PageTextFaultKind', { values: pageTextErrors });

const wording = builder.objectRef<PageTextInLanguage>('PageTextInLanguage').implement({
	fields: (t) => ({
		languageCode: t.exposeString('languageCode'),
		text: t.exposeString('text', { nullable: true, description: 'What there is in exactly this language' }),
		shown: t.exposeString('shown', { description: 'What visitors would read' }),
		sourceLanguage: t.exposeString('sourceLanguage'),
		origin: t.expose('origin', { type: pageTextOrigin, nullable: true }),
		missing: t.exposeBoolean('missing'),
		outdated: t.exposeBoolean('outdated'),
	}),
});

const row = builder.objectRef<PageTextRow>('PageTextRow').implement({
	description: 'A text of the draft of a page',
	fields: (t) => ({
		key: t.exposeString('key'),
		page: t.expose('page', { type: editedPage }),
		block: t.exposeString('block', { nullable: true, description: 'None: what search engines are told' }),
		ofItem: t.exposeBoolean('ofItem'),
		name: t.exposeString('name'),
		entityType: t.expose('entityType', { type: entityType, description: 'The kind of its field' }),
		writable: t.exposeBoolean('writable', { description: 'It can be written without its formatting' }),
		maxLength: t.exposeInt('maxLength'),
		editor: t.exposeString('editor', { nullable: true, description: 'Who edits the page at the moment' }),
		languages: t.expose('languages', { type: [wording] }),
	}),
});

interface FoundTexts {
	items: PageTextRow[];
	total: number;
	pages: EditedPage[];
}

const list = builder.objectRef<FoundTexts>('PageTextRows').implement({
	fields: (t) => ({
		pages: t.expose('pages', {
			type: [editedPage],
			description: 'All pages of the shop, whose texts can be asked for',
		}),
		items: t.field({ type: [row], resolve: ({ items }) => items }),
		total: t.exposeInt('total'),
	}),
});

const mostPages = 500;

builder.queryField('pageTextRows', (t) =>
	t.field({
		type: list,
		description: 'Texts of all pages, or of one, in the order of the pages and from top to bottom',
		extensions: needs('qContent', 'qLocalisation'),
		args: {
			search: t.arg.string(),
			page: t.arg.id(),
			language: t.arg.string({ description: 'The state is asked of this language; otherwise of any' }),
			state: t.arg({ type: state }),
			first: t.arg.int({ defaultValue: 25 }),
			offset: t.arg.int({ defaultValue: 0 }),
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

export const pageTextError = builder.objectRef<PageTextFault>('PageTextFault').implement({
	description: 'Why a text was not changed; nothing of its page was',
	fields: (t) => ({
		index: t.exposeInt('index'),
		key: t.exposeString('key'),
		languageCode: t.exposeString('languageCode'),
		fault: t.expose('fault', { type: fault }),
	}),
});

const changeInput = builder.inputType('PageTextChangeInput', {
	fields: (t) => ({
		key: t.string({ required: true }),
		languageCode: t.string({ required: true }),
		text: t.string({ required: true, description: 'Empty takes the words of this language away' }),
		seen: t.string({ description: 'What was there when it was begun: what is another by now is not overwritten' }),
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
			words: await prepareWords(sql, context.translation, tenant, { from, to }),
			places: textPlaces(currentDocument(draft), definitions).filter((place) => {
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
		description: 'As a step of each draft. Each page is changed whole or not at all; one that somebody edits is not',
		extensions: needs('mContent', 'mLocalisation'),
		args: { changes: t.arg({ type: [changeInput], required: true }) },
		resolve: (_root, { changes }, context) => {
			if (changes.length > mostAtOnce) throw new ApiError('VALIDATION', `at most ${mostAtOnce} changes`);
			const wanted = changes.map(({ seen, ...change }) => ({ ...change, seen: seen ?? undefined }));
			return context.inTenant((sql) => changePageTexts(sql, callerOf(context), wanted));
		},
	}),
	translatePageRows: t.field({
		type: [pageTextError],
		description: 'Has a machine write what is missing or outdated in these texts, in every language of the shop',
		extensions: needs('mContent', 'mLocalisation'),
		args: { keys: t.arg.stringList({ required: true }) },
		async resolve(_root, { keys }, context) {
			if (keys.length > mostKeys) throw new ApiError('VALIDATION', `at most ${mostKeys} texts`);
			const pages = new Set(keys.flatMap((key) => readPageTextKey(key)?.page ?? []).filter(isId));
			const base = defaultLanguage(context.tenant);
			const others = context.tenant.languages.map(({ languageCode }) => languageCode).filter((code) => code !== base);
			const faults: PageTextFault[] = [];
			const parts = [...pages].flatMap((page) => others.map((to) => ({ page, to })));
			for (const part of parts) {
				const changes = await translateInto(context, part.page, keys, part.to);
				if (changes.length === 0) continue;
				const write = () => context.inTenant((sql) => changePageTexts(sql, callerOf(context), changes));
				// A repeat translates what is still missing, until the last part is written.
				faults.push(...(await (part === parts.at(-1) ? write() : beforeDeciding(write))));
			}
			return faults;
		},
	}),
}));
