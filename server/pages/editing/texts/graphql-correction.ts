// Correcting a text of a page where it is read, in the API.
import { isId } from '../../../../rules/ids.ts';
import { isRichText } from '../../../../rules/pages/check-rich-text.ts';
import { readPageTextKey } from '../../../../rules/pages/grid-texts.ts';
import type { RichText } from '../../../../rules/pages/rich-text.ts';
import { callerOf } from '../../../accounts/graphql-caller.ts';
import { builder } from '../../../graphql/builder.ts';
import { ApiError } from '../../../graphql/errors.ts';
import { needs } from '../../../graphql/rights.ts';
import { editedPage } from '../graphql-page.ts';
import {
	type CorrectedPageText,
	correctPageText,
	findTextToCorrect,
	type PageTextToCorrect,
	type TextCorrection,
} from './correct-page-text.ts';
import { pageTextError, pageTextOrigin } from './graphql.ts';
import { listPageTextHistory, type PageTextChange } from './page-text-history.ts';

const kind = builder.enumType('PageTextKind', { values: ['line', 'lines', 'rich'] as const });

const language = builder.objectRef<PageTextToCorrect['languages'][number]>('PageTextToCorrectInLanguage').implement({
	fields: (t) => ({
		languageCode: t.exposeString('languageCode'),
		text: t.expose('text', { type: 'JSON', nullable: true, description: 'Words, or rich text' }),
		differs: t.exposeBoolean('differs', { description: 'The draft has other words than visitors read' }),
		origin: t.expose('origin', { type: pageTextOrigin, nullable: true }),
		outdated: t.exposeBoolean('outdated'),
	}),
});

const toCorrect = builder.objectRef<PageTextToCorrect>('PageTextToCorrect').implement({
	fields: (t) => ({
		key: t.exposeString('key'),
		page: t.expose('page', { type: editedPage }),
		block: t.exposeString('block', { nullable: true }),
		ofItem: t.exposeBoolean('ofItem'),
		name: t.exposeString('name'),
		kind: t.expose('kind', { type: kind }),
		maxLength: t.exposeInt('maxLength'),
		publishes: t.exposeBoolean('publishes', { description: 'Visitors read a correction of the caller at once' }),
		editor: t.exposeString('editor', { nullable: true, description: 'Who edits the page at the moment' }),
		languages: t.expose('languages', { type: [language] }),
	}),
});

const corrected = builder.objectRef<CorrectedPageText>('CorrectedPageText').implement({
	fields: (t) => ({
		faults: t.expose('faults', { type: [pageTextError], description: 'Where there is one, nothing was changed' }),
		published: t.exposeBoolean('published', { description: 'Visitors read it from now on' }),
		draftKept: t.exposeBoolean('draftKept', { description: 'The draft has other words, which were left as they are' }),
	}),
});

const change = builder.inputType('PageTextCorrectionInput', {
	fields: (t) => ({
		languageCode: t.string({ required: true }),
		text: t.field({ type: 'JSON', required: true, description: 'Words, or rich text; empty takes them away' }),
		seen: t.field({ type: 'JSON', description: 'What was there when it was begun' }),
	}),
});

const longest = 100_000;

function checkKey(key: string): string {
	if (!isId(readPageTextKey(key)?.page ?? '')) throw new ApiError('NOT_FOUND');
	return key;
}

function checkText(text: unknown): string | RichText {
	if (typeof text === 'string' && text.length <= longest) return text;
	if (isRichText(text, longest)) return text;
	throw new ApiError('VALIDATION', 'text');
}

builder.queryField('pageTextToCorrect', (t) =>
	t.field({
		type: toCorrect,
		description: 'A text of a published page by the key that it is marked with',
		extensions: needs('mLocalisation'),
		args: { key: t.arg.string({ required: true }) },
		resolve: (_root, { key }, context) =>
			context.inTenant((sql) => findTextToCorrect(sql, callerOf(context), checkKey(key))),
	}),
);

const historyEntry = builder.objectRef<PageTextChange>('PageTextHistoryEntry').implement({
	fields: (t) => ({
		languageCode: t.exposeString('languageCode'),
		before: t.expose('before', { type: 'JSON', nullable: true, description: 'Words, or rich text' }),
		after: t.expose('after', { type: 'JSON', nullable: true, description: 'Null: they were taken away' }),
		by: t.exposeString('by', { nullable: true, description: 'Whoever is known by now, or nobody' }),
		at: t.string({ resolve: ({ at }) => at.toISOString() }),
	}),
});

builder.queryField('pageTextHistory', (t) =>
	t.field({
		type: [historyEntry],
		description: 'What became of a text of a page, the newest first: from the steps of its draft and its versions',
		extensions: needs('mLocalisation'),
		args: { key: t.arg.string({ required: true }) },
		resolve: (_root, { key }, { tenant, inTenant }) =>
			inTenant((sql) => listPageTextHistory(sql, tenant.id, checkKey(key))),
	}),
);

const mostLanguages = 100;

builder.mutationField('correctPageText', (t) =>
	t.field({
		type: corrected,
		description: 'In the draft, and with mContent also in what visitors read; a page that somebody edits is left alone',
		extensions: needs('mLocalisation'),
		args: {
			key: t.arg.string({ required: true }),
			changes: t.arg({ type: [change], required: true }),
		},
		resolve(_root, { key, changes }, context) {
			if (changes.length > mostLanguages) throw new ApiError('VALIDATION', `at most ${mostLanguages} changes`);
			const corrections = changes.map(
				({ languageCode, text, seen }): TextCorrection => ({
					languageCode,
					text: checkText(text),
					seen: seen === null || seen === undefined ? null : checkText(seen),
				}),
			);
			return context.inTenant((sql) => correctPageText(sql, callerOf(context), checkKey(key), corrections));
		},
	}),
);
