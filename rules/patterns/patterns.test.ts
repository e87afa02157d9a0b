import { describe, expect, it } from 'vitest';
import { isUsablePattern, matchesPattern } from './match-pattern.ts';

const patterns = [
	'^[A-Z]{2}\\d{4}$',
	'^(?:a|b)*c$',
	'(a+)+$',
	'^(a*)*b',
	'x{2,3}?y',
	'^\\d{1,3}(?:\\.\\d{3})*(?:,\\d+)?$',
	'[^a-c]',
	'^[\\w.-]+@[\\w-]+\\.[a-z]{2,6}$',
	'\\bcat\\b',
	'\\Bb\\B',
	'^$',
	'',
	'a|',
	'^(?<year>\\d{2})-$',
	'[a\\-c]+',
	'[a-]',
	'[-a]',
	'[\\d-x]',
	'\\x61\\u0062',
	'.',
	'^.{3}$',
	'a{0}b',
	'(|a)(b|)c',
	'[^]',
	'[]',
	'\\.\\*\\/',
	'(ab?){2,}$',
	'^\\s+\\S+\\s*$',
	'ß|[äöü]+',
];

/** Small alphabet, so that matches are frequent. */
function someTexts(count: number): string[] {
	let seed = 42;
	const next = (limit: number) => {
		seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
		return Math.floor((seed / 2_147_483_648) * limit);
	};
	const signs = 'aabbccxy01. -@AZäß\n_,/*';
	return Array.from({ length: count }, () =>
		Array.from({ length: next(9) }, () => signs.charAt(next(signs.length))).join(''),
	);
}

describe('a pattern of an administrator', () => {
	const texts = ['AB1234', '1.234,5', 'name@shop.de', 'a cat here', 'concat', 'ab', ...someTexts(400)];
	it.each(patterns)('%j matches what the built-in expression matches', (pattern) => {
		const builtIn = new RegExp(pattern);
		expect(texts.filter((text) => matchesPattern(pattern, text) !== builtIn.test(text))).toEqual([]);
	});

	it.each([
		'(',
		')',
		'[a',
		'*a',
		'a**',
		'a{2,1}',
		'{',
		'a]',
		'\\',
		'\\1',
		'(a)\\1',
		'(?=a)',
		'(?!a)',
		'(?<=a)b',
		'(?<!a)b',
		'\\p{L}',
		'\\k<a>',
		'[z-a]',
		'[a-\\d]',
		'a{1001}',
		'(?:a{100}){100}',
		'(?:(?:(?:){1000}){1000}){1000}',
		'('.repeat(60) + ')'.repeat(60),
		'a'.repeat(501),
		'^+',
	])('%j is refused', (pattern) => {
		expect(isUsablePattern(pattern)).toBe(false);
	});

	it('that cannot be used is met by everything, so that no field becomes impossible to fill', () => {
		expect(matchesPattern('(', 'anything')).toBe(true);
	});

	it('is not met by a text that is too long to be one', () => {
		expect(matchesPattern('^a*$', 'a'.repeat(1000))).toBe(true);
		expect(matchesPattern('^a*$', 'a'.repeat(1001))).toBe(false);
	});

	it.each(['(a+)+$', '^(a|a)*$', '^(a*)*$', '^(?:a|ab|b)*c$', 'a*a*a*a*a*a*b'])(
		'%j takes no time on what would keep the built-in expression busy for ages',
		(pattern) => expect(matchesPattern(pattern, `${'a'.repeat(990)}!`)).toBe(false),
	);
});
