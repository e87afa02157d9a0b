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

const kind = builder.enumType('PageTextKind', {
	description: 'Kind of a text field of a page.',
	values: {
		line: { description: 'One line of plain text.' },
		lines: { description: 'Several lines of plain text.' },
		rich: { description: 'Text with formatting.' },
	},
});

const language = builder.objectRef<PageTextToCorrect['languages'][number]>('PageTextToCorrectInLanguage').implement({
	description: 'A text of a page to be corrected, in one language.',
	fields: (t) => ({
		languageCode: t.exposeString('languageCode', { description: 'Language code, such as `en-GB`.' }),
		text: t.expose('text', {
			type: 'JSON',
			nullable: true,
			description: 'The text as a string or rich text; null if there is none in this language.',
		}),
		differs: t.exposeBoolean('differs', { description: 'Whether the draft has another text than visitors read.' }),
		origin: t.expose('origin', {
			type: pageTextOrigin,
			nullable: true,
			description: 'How the text was written; null if there is none in this language.',
		}),
		outdated: t.exposeBoolean('outdated', {
			description: 'Whether the text in the default language has changed since the translation.',
		}),
	}),
});

const toCorrect = builder.objectRef<PageTextToCorrect>('PageTextToCorrect').implement({
	description: 'A text of a page to be corrected where it is read.',
	fields: (t) => ({
		key: t.exposeString('key', { description: 'Key of the text.' }),
		page: t.expose('page', { type: editedPage, description: 'The page that it belongs to.' }),
		block: t.exposeString('block', {
			nullable: true,
			description: 'Type of the block that it belongs to; null for texts for search engines.',
		}),
		ofItem: t.exposeBoolean('ofItem', { description: 'Whether it belongs to an item of the block.' }),
		name: t.exposeString('name', { description: 'Name of the field.' }),
		kind: t.expose('kind', { type: kind, description: 'Kind of the text.' }),
		maxLength: t.exposeInt('maxLength', { description: 'Largest number of characters.' }),
		publishes: t.exposeBoolean('publishes', {
			description: 'Whether visitors read a correction of the caller at once, which needs the right `mContent`.',
		}),
		editor: t.exposeString('editor', {
			nullable: true,
			description: 'Name of the user who is editing the page; null if no user is.',
		}),
		languages: t.expose('languages', { type: [language], description: 'The text in each language of the shop.' }),
	}),
});

const corrected = builder.objectRef<CorrectedPageText>('CorrectedPageText').implement({
	description: 'Result of correcting a text of a page.',
	fields: (t) => ({
		faults: t.expose('faults', {
			type: [pageTextError],
			description: 'Validation errors; if there are any, nothing is changed.',
		}),
		published: t.exposeBoolean('published', { description: 'Whether visitors read the correction from now on.' }),
		draftKept: t.exposeBoolean('draftKept', {
			description: 'Whether the draft has another text, which was not changed.',
		}),
	}),
});

const change = builder.inputType('PageTextCorrectionInput', {
	description: 'A correction of a text of a page in one language.',
	fields: (t) => ({
		languageCode: t.string({ required: true, description: 'Language to correct, such as `en-GB`.' }),
		text: t.field({
			type: 'JSON',
			required: true,
			description: 'New text as a string or rich text; an empty one removes it.',
		}),
		seen: t.field({ type: 'JSON', description: 'Text that the correction is based on; null if there was none.' }),
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
		description: 'A text of a page by its key. Fails with `NOT_FOUND` if there is none.',
		extensions: needs('mLocalisation'),
		args: { key: t.arg.string({ required: true, description: 'Key of the text, as marked on the page.' }) },
		resolve: (_root, { key }, context) =>
			context.inTenant((sql) => findTextToCorrect(sql, callerOf(context), checkKey(key))),
	}),
);

const historyEntry = builder.objectRef<PageTextChange>('PageTextHistoryEntry').implement({
	description: 'A change of a text of a page.',
	fields: (t) => ({
		languageCode: t.exposeString('languageCode', { description: 'Language that was changed, such as `en-GB`.' }),
		before: t.expose('before', {
			type: 'JSON',
			nullable: true,
			description: 'Text before the change, as a string or rich text; null if there was none.',
		}),
		after: t.expose('after', {
			type: 'JSON',
			nullable: true,
			description: 'Text after the change, as a string or rich text; null if it was removed.',
		}),
		by: t.exposeString('by', {
			nullable: true,
			description: 'Name of the user who made the change; null if no user did or the account has been deleted.',
		}),
		at: t.string({ description: 'When it happened, in ISO 8601.', resolve: ({ at }) => at.toISOString() }),
	}),
});

builder.queryField('pageTextHistory', (t) =>
	t.field({
		type: [historyEntry],
		description: 'Changes of a text of a page, the latest first, from the steps of its draft and its versions.',
		extensions: needs('mLocalisation'),
		args: { key: t.arg.string({ required: true, description: 'Key of the text.' }) },
		resolve: (_root, { key }, { tenant, inTenant }) =>
			inTenant((sql) => listPageTextHistory(sql, tenant.id, checkKey(key))),
	}),
);

const mostLanguages = 100;

builder.mutationField('correctPageText', (t) =>
	t.field({
		type: corrected,
		description:
			'Corrects a text in the draft of a page and, with the right `mContent`, on the published page. A page that another user is editing is not changed.',
		extensions: needs('mLocalisation'),
		args: {
			key: t.arg.string({ required: true, description: 'Key of the text.' }),
			changes: t.arg({ type: [change], required: true, description: 'Corrections by language, at most 100.' }),
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
