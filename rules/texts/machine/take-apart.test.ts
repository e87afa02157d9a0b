import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { shippedEntries } from '../../messages/groups.ts';
import { placeholdersOf } from '../icu.ts';
import type { Sentence } from './sentence.ts';
import { takeApart } from './take-apart.ts';

const icu = (text: string, into = 'en-GB') => takeApart(text, { icu: true, into });

/** As a reader of the sentence sees it. */
const shown = (sentence: Sentence) =>
	sentence.map((piece) => (typeof piece === 'string' ? piece : `[${piece.shown}]`)).join('');

const loud = (sentence: Sentence): Sentence =>
	sentence.map((piece) => (typeof piece === 'string' ? piece.toUpperCase() : piece));

const translated = (text: string, into = 'en-GB', work = loud) => {
	const parts = icu(text, into);
	return parts?.join(parts.sentences.map(work));
};

const read = (text: string, given: Record<string, string | number>, language = 'en-GB') =>
	String(new IntlMessageFormat(text, language, undefined, { ignoreTag: true }).format(given));

describe('a text that is taken apart', () => {
	it('keeps its placeholders and tags and sends its texts', () => {
		const parts = icu('Hello {name}, see <b>your cart</b>');
		expect(parts?.sentences.map(shown)).toEqual(['Hello [{name}], see [<b>]your cart[</b>]']);
		expect(translated('Hello {name}, see <b>your cart</b>')).toBe('HELLO {name}, SEE <b>YOUR CART</b>');
	});

	it('may have its placeholders in another order', () => {
		const turned = (sentence: Sentence) => [...sentence].reverse();
		expect(translated('{first} and {second}', 'en-GB', turned)).toBe('{second} and {first}');
	});

	it('gives a whole sentence for every form of a count', () => {
		const text = 'You have {count, plural, one {# product} other {# products}} in {shop}';
		expect(icu(text)?.sentences.map(shown)).toEqual([
			'You have [1] product in [{shop}]',
			'You have [2] products in [{shop}]',
		]);
		expect(translated(text)).toBe(
			'{count, plural, one {YOU HAVE # PRODUCT IN {shop}} other {YOU HAVE # PRODUCTS IN {shop}}}',
		);
	});

	it('gets the forms that the other language has', () => {
		const polish = translated('{count, plural, one {# file} other {# files}}', 'pl-PL');
		expect(polish).toBe('{count, plural, one {# FILE} few {# FILES} many {# FILES} other {# FILES}}');
		expect(icu('{count, plural, one {# file} other {# files}}', 'pl-PL')?.sentences.map(shown)).toEqual([
			'[1] file',
			'[2] files',
			'[5] files',
			'[10] files',
		]);
		expect(translated('{count, plural, other {# files}}', 'ja-JP')).toBe('{count, plural, other {# FILES}}');
	});

	it('has no form for what only a million takes', () => {
		expect(translated('{n, plural, one {# page} other {# pages}}', 'fr-FR')).toBe(
			'{n, plural, one {# PAGE} other {# PAGES}}',
		);
	});

	it('keeps exact numbers, selects and what is inside of each other', () => {
		const text =
			'{who, select, she {{n, plural, =0 {She has none} one {She has #} other {She has #}}} other {They wrote {n}}}';
		const back = translated(text) ?? '';
		expect(back).toContain('=0 {SHE HAS NONE}');
		expect(placeholdersOf(back)).toEqual(['n', 'who']);
		expect(read(back, { who: 'she', n: 1200 })).toBe('SHE HAS 1,200');
		expect(read(back, { who: 'he', n: 7 })).toBe('THEY WROTE 7');
	});

	it('tells the numbers of two plurals apart', () => {
		const text = '{a, plural, one {# card} other {# cards}} and {b, plural, one {# page} other {# pages}}';
		const back = translated(text) ?? '';
		expect(read(back, { a: 1, b: 3 })).toBe('1 CARD AND 3 PAGES');
		expect(read(back, { a: 4, b: 1 })).toBe('4 CARDS AND 1 PAGE');
	});

	it('keeps white space at its ends and lets numbers and signs be', () => {
		expect(icu(' hello ')?.sentences).toEqual([['hello']]);
		expect(translated(' hello ')).toBe(' HELLO ');
		expect(icu('{count} / {total}')?.sentences).toEqual([]);
		expect(translated('{count} / {total}')).toBe('{count} / {total}');
	});

	it('is not taken apart where it is no ICU', () => {
		expect(icu('Hello {name')).toBeUndefined();
	});

	it('of an entity is no ICU message: braces and apostrophes are literal', () => {
		const parts = takeApart("Card {x} of l'atelier <b>", { icu: false, into: 'en-GB' });
		expect(parts?.sentences.map(shown)).toEqual(["Card {x} of l'atelier [<b>]"]);
		expect(parts?.join(parts.sentences)).toBe("Card {x} of l'atelier <b>");
	});
});

describe('a returned translation', () => {
	it.each([
		["l'", "l'"],
		["d'accord", "d'accord"],
		["''", "''"],
		['{', '{'],
		["a '{' b", "a '{' b"],
		["'<b>", "'<b>"],
		['#', '#'],
	])('read as they are, also %s', (words) => {
		const plain = translated('{name} x', 'en-GB', ([name]) => (name ? [words, name] : [])) ?? '';
		expect(read(plain, { name: 'N' })).toBe(`${words}N`);
		const plural = translated('{n, plural, other {# x}}', 'en-GB', ([pound]) => (pound ? [words, pound] : [])) ?? '';
		expect(read(plural, { n: 3 })).toBe(`${words}3`);
	});
});

it('every shipped text can be taken apart and comes back with the same placeholders', () => {
	for (const { key, translations } of shippedEntries.values())
		for (const text of Object.values(translations))
			for (const into of ['fr-FR', 'pl-PL', 'ja-JP']) {
				const back = translated(text, into, (sentence) => sentence) ?? '';
				expect([key, placeholdersOf(back)]).toEqual([key, placeholdersOf(text)]);
			}
});

describe('a formatted text that is taken apart', () => {
	const text = [
		'**Karton** mit *feiner* Struktur, siehe [unsere Muster](/product/muster).',
		'',
		'- 350 g\\*',
		'- [Anfahrt](https://example.com/weg)',
		'1. Bestellen',
	].join('\n');

	it('keeps its stars, links and lists and sends its words', () => {
		const parts = takeApart(text, { icu: false, into: 'en-GB' });
		expect(parts?.sentences.map(shown)).toEqual([
			'[**]Karton[**] mit [*]feiner[*] Struktur, siehe [[]unsere Muster[](/product/muster)].',
			'350 g[\\*]',
			'[[]Anfahrt[](https://example.com/weg)]',
			'Bestellen',
		]);
		expect(parts?.join(parts.sentences.map(loud))).toBe(
			[
				'**KARTON** MIT *FEINER* STRUKTUR, SIEHE [UNSERE MUSTER](/product/muster).',
				'',
				'- 350 G\\*',
				'- [ANFAHRT](https://example.com/weg)',
				'1. BESTELLEN',
			].join('\n'),
		);
	});

	it('sends the lines of a paragraph as one, and a bracket that is no link as a word', () => {
		const parts = takeApart('Erste Zeile\nund zweite [siehe oben]', { icu: false, into: 'en-GB' });
		expect(parts?.sentences.map(shown)).toEqual(['Erste Zeile\nund zweite [siehe oben]']);
	});
});
