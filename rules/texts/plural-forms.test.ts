import { describe, expect, it } from 'vitest';
import { placeholdersOf } from './icu.ts';
import { findFormError, joinPlural, pluralFormsOf, splitPlural } from './plural-forms.ts';

describe('a text in plural forms', () => {
	it('is taken apart into whole texts', () => {
		expect(splitPlural('In {shop}: {count, plural, =0 {nothing} one {# card} other {# cards}}.')).toEqual({
			argument: 'count',
			forms: { '=0': 'In {shop}: nothing.', one: 'In {shop}: # card.', other: 'In {shop}: # cards.' },
		});
	});

	it('is put together again, and means the same', () => {
		const forms = { one: '# Karte', other: '# Karten' };
		const text = joinPlural({ argument: 'count', forms });
		expect(text).toBe('{count, plural, one {# Karte} other {# Karten}}');
		expect(splitPlural(text)).toEqual({ argument: 'count', forms });
	});

	it('with an empty plural form leaves the form out, except for the last', () => {
		expect(joinPlural({ argument: 'n', forms: { one: ' ', other: '' } })).toBe('{n, plural, other {}}');
	});

	it.each([
		['# Artikel von {', 'brokenText'],
		['# Artikel}', 'brokenText'],
		['# Artikel} few {# Artikel', 'brokenText'],
		['# Artikel von {total}', 'unknownPlaceholder'],
	])('says of each form alone what is wrong with it: %s', (words, fault) => {
		expect(findFormError(words, ['count'])?.fault).toBe(fault);
		expect(findFormError('# Artikel von {count}', ['count'])).toBeUndefined();
		expect(findFormError('', ['count'])).toBeUndefined();
	});

	it('never becomes a valid text because the braces of a broken form happen to fit', () => {
		const forms = { one: '# Artikel} few {# Artikel', other: '# Artikel' };
		expect(placeholdersOf(joinPlural({ argument: 'count', forms }))).toBeUndefined();
	});

	it.each([
		'no forms',
		'{count, number}',
		'{a, plural, other {x}} {b, plural, other {y}}',
		'{g, select, other {x}}',
		'{a, plural, other {{g, select, other {x}}}}',
		'{a, selectordinal, other {#th}}',
		'{a, plural, offset:1 other {#}}',
		'broken {',
	])('is only what can be taken apart without loss: not %s', (text) => {
		expect(splitPlural(text)).toBeUndefined();
	});

	it('has the forms that its language needs, each with a number for which it is used', () => {
		const text = { argument: 'n', forms: { '=0': '', other: '' } };
		expect(pluralFormsOf('de-DE', text)).toEqual([
			{ name: '=0', example: 0 },
			{ name: 'one', example: 1 },
			{ name: 'other', example: 0 },
		]);
		expect(pluralFormsOf('pl-PL', text).map(({ name, example }) => [name, example])).toEqual([
			['=0', 0],
			['one', 1],
			['few', 2],
			['many', 0],
			['other', 1.5],
		]);
	});
});
