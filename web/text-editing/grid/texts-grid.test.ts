import { describe, expect, it } from 'vitest';
import { shippedEntriesOf } from '../../../rules/messages/groups.ts';
import { compileMessages } from '../../../rules/texts/compile-messages.ts';
import { createTranslator } from '../../../rules/texts/translator.ts';
import { draftError } from './draft-error.ts';
import { changesOf, noDrafts, withDraft } from './drafts.ts';
import { type GridText, type GridWording, urgentFirst } from './grid-text.ts';

const wording = (languageCode: string, text: string | null, more: Partial<GridWording> = {}): GridWording => ({
	languageCode,
	text,
	shown: text ?? 'shown',
	sourceLanguage: languageCode,
	origin: null,
	outdated: false,
	missing: text === null,
	queued: false,
	failure: null,
	...more,
});

const text = (key: string, more: Partial<GridText> = {}): GridText => ({
	key,
	type: 'static',
	group: 'common',
	context: null,
	locked: false,
	baseText: '{count} pages',
	baseLanguage: 'en-GB',
	icu: true,
	placeholders: ['count'],
	placeholdersOptional: false,
	languages: [wording('de-DE', 'Seiten {count}'), wording('en-GB', '{count} pages')],
	...more,
});

describe('drafts', () => {
	it('are stored by text and language, with the text before the edit', () => {
		const one = withDraft(noDrafts, text('a'), 'de-DE', '{count} Seite');
		const two = withDraft(one, text('b'), 'en-GB', '{count} sheets');
		expect(changesOf(two)).toEqual([
			{ key: 'a', languageCode: 'de-DE', text: '{count} Seite', seen: 'Seiten {count}' },
			{ key: 'b', languageCode: 'en-GB', text: '{count} sheets', seen: '{count} pages' },
		]);
		expect(two.get('a')).toBe(one.get('a'));
	});

	it('are gone when the text is as it was', () => {
		const typed = withDraft(noDrafts, text('a'), 'de-DE', 'x');
		expect(withDraft(typed, text('a'), 'de-DE', 'Seiten {count}').size).toBe(0);
	});

	it('keep the text before the edit, also when another user has changed it meanwhile', () => {
		const typed = withDraft(noDrafts, text('a'), 'de-DE', 'x');
		const later = text('a', { languages: [wording('de-DE', 'by somebody else')] });
		expect(changesOf(withDraft(typed, later, 'de-DE', 'xy'))[0]?.seen).toBe('Seiten {count}');
	});
});

describe('a text that is being typed', () => {
	const messages = Object.fromEntries(shippedEntriesOf(['textsGrid']).map(({ key, text }) => [key, text.text]));
	const t = createTranslator({ language: 'en-GB', messages: compileMessages(messages) });
	const faultOf = (typed: string, more: Partial<GridText> = {}) => draftError(text('a', more), 'de-DE', typed, t);

	it('shows its errors', () => {
		expect(faultOf('{count} Seiten')).toBeUndefined();
		expect(faultOf('{count')).toMatch(/not a valid ICU text/);
		expect(faultOf('Seiten')).toBe('These placeholders are missing: {count}');
		expect(faultOf('Seiten', { placeholdersOptional: true })).toBeUndefined();
		expect(faultOf('{count} {name}')).toBe('The base text does not have these placeholders: {name}');
		expect(faultOf('{anything', { icu: false })).toBeUndefined();
	});

	it('may be emptied unless it is what everything else is translated from', () => {
		expect(faultOf('')).toBeUndefined();
		expect(faultOf(' ', { type: 'productName', icu: false, baseLanguage: 'de-DE' })).toBe(
			'Please fill out the default language to create a translation.',
		);
		expect(faultOf('', { type: 'productName', icu: false })).toBeUndefined();
	});
});

it('what is missing comes first, then what is outdated', () => {
	const outdated = text('outdated', { languages: [wording('de-DE', 'x', { outdated: true })] });
	const missing = text('missing', { languages: [wording('de-DE', null)] });
	expect(urgentFirst([text('fine'), outdated, missing]).map(({ key }) => key)).toEqual(['missing', 'outdated', 'fine']);
});
