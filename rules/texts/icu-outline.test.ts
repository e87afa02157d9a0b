import { describe, expect, it } from 'vitest';
import { shippedEntries } from './catalogue/groups.ts';
import { placeholdersOf } from './icu.ts';
import { outlineNames, outlineOf } from './icu-outline.ts';
import { pluralOf, withForm } from './plural-forms.ts';

const shipped = [...shippedEntries.values()].flatMap(({ translations }) => Object.values(translations));

describe('the outline of a text', () => {
	it('finds the placeholders that the parser finds, in every text that ships', () => {
		for (const text of shipped) expect([text, outlineNames(text)]).toEqual([text, placeholdersOf(text)]);
	});

	it('agrees with the parser on texts that somebody is half way through typing', () => {
		const odd = [
			'{',
			'}',
			'{a',
			'{a}',
			'{ a }',
			'{}',
			'{a,}',
			'{a, number}',
			'{a, number, integer}',
			"it's {a}",
			"'{a}'",
			"''{a}''",
			"'{a",
			"'''{'''",
			'{a, plural, one {x}}',
			'{a, plural, other {x}}',
			'{a, plural, one {# x} other {# {b}}} {c}',
			'{a, plural, offset:1 =0 {none} other {#}}',
			'{a, plural, one {x} one {y} other {z}}',
			'{a, select, f {she} m {he} other {they}}',
			'{a, select, f {she} other {{b, plural, one {1} other {#}}}}',
			'{a, plural, other {{b}',
			"{a, plural, other {'#' and '{' }}",
			'a } b',
			'<b>{a}</b>',
			'{a} {a} {b}',
			'',
		];
		for (const text of odd) expect([text, outlineNames(text)]).toEqual([text, placeholdersOf(text)]);
		for (const text of odd.concat(shipped).filter((one) => one.includes('{')))
			for (let length = 1; length < text.length; length += 3) {
				const part = text.slice(0, length);
				expect([part, outlineNames(part)]).toEqual([part, placeholdersOf(part)]);
			}
	});

	it('says where they stand', () => {
		const text = 'Hallo {name}, {count, plural, one {# Seite} other {# Seiten}}.';
		const found = (outlineOf(text) ?? []).map(({ kind, from, to }) => [kind, text.slice(from, to)]);
		expect(found).toEqual([
			['text', 'Hallo '],
			['placeholder', '{name}'],
			['text', ', '],
			['placeholder', '{count, plural, one {# Seite} other {# Seiten}}'],
			['text', '.'],
		]);
	});
});

describe('plural forms', () => {
	it('are taken apart with an example number each, and put together again', () => {
		const text = '{count, plural, =0 {nothing} one {# page} other {# pages of {name}}} left';
		expect(pluralOf(text, 'en-GB')).toEqual({
			name: 'count',
			before: '',
			after: ' left',
			forms: [
				{ selector: '=0', text: 'nothing', example: 0 },
				{ selector: 'one', text: '# page', example: 1 },
				{ selector: 'other', text: '# pages of {name}', example: 2 },
			],
		});
		expect(withForm(text, 'one', '# sheet')).toBe(
			'{count, plural, =0 {nothing} one {# sheet} other {# pages of {name}}} left',
		);
	});

	it('are left as they are where there are several numbers, or none', () => {
		expect(pluralOf('{a, plural, other {#}} {b, plural, other {#}}', 'en-GB')).toBeUndefined();
		expect(pluralOf('{a, select, other {x}}', 'en-GB')).toBeUndefined();
		expect(pluralOf('{a', 'en-GB')).toBeUndefined();
		expect(pluralOf('plain', 'en-GB')).toBeUndefined();
	});
});
