import { describe, expect, it } from 'vitest';
import { parseColour, writeColour } from './colour.ts';
import { resolveColour } from './resolve-colour.ts';
import { defaultTheme } from './theme.ts';

describe('a colour value', () => {
	it.each([
		['', { kind: 'empty' }],
		['  ', { kind: 'empty' }],
		['#ABC', { kind: 'hex', digits: 'abc' }],
		['#abcd', { kind: 'hex', digits: 'abcd' }],
		['#aabbcc', { kind: 'hex', digits: 'aabbcc' }],
		['#aabbccdd', { kind: 'hex', digits: 'aabbccdd' }],
		['rgb(1,2,3)', { kind: 'rgb', red: 1, green: 2, blue: 3 }],
		['RGB( 255 , 0 , 10 )', { kind: 'rgb', red: 255, green: 0, blue: 10 }],
		['rgba(1,2,3,0.5)', { kind: 'rgba', red: 1, green: 2, blue: 3, alpha: 0.5 }],
		['rgba(1,2,3,.25)', { kind: 'rgba', red: 1, green: 2, blue: 3, alpha: 0.25 }],
		['colors.primary.DEFAULT', { kind: 'path', path: 'colors.primary.DEFAULT' }],
		['applications.button.primary.text', { kind: 'path', path: 'applications.button.primary.text' }],
	])('may be %j', (text, parsed) => {
		expect(parseColour(text)).toEqual(parsed);
	});

	it.each([
		'red',
		'#ab',
		'#abcde',
		'#abcdefa',
		'#ggg',
		'rgb(256,0,0)',
		'rgb(1,2)',
		'rgb(1,2,3,0.5)',
		'rgba(1,2,3)',
		'rgba(1,2,3,2)',
		'rgb(1 2 3)',
		'hsl(0,0%,0%)',
		'colors',
		'colors.',
		'colors..primary',
		'colors.primary;}',
		'fonts.body',
		'#abc;}*{color:red',
		'url(x)',
		'var(--x)',
		'#abc\n}',
		`#${'a'.repeat(200)}`,
		7,
		null,
		undefined,
	])('may not be %j', (value) => {
		expect(parseColour(value)).toEqual({
			kind: 'invalid',
			message:
				'Must be a valid color path (starting with "colors." or "applications.") or a direct color value (#hex, rgb, rgba).',
		});
	});

	it.each(['#abc', '#aabbccdd', 'rgb(1, 2, 3)', 'rgba(1, 2, 3, 0.5)'])('is written as it was meant: %s', (text) => {
		const parsed = parseColour(text);
		expect(parsed.kind === 'hex' || parsed.kind === 'rgb' || parsed.kind === 'rgba' ? writeColour(parsed) : '').toBe(
			text,
		);
	});
});

describe('a link', () => {
	const entries = ['DEFAULT', 'light', 'dark'] as const;
	const groups = ['primary', 'secondary', 'success', 'danger', 'warning'] as const;
	const chain = groups.flatMap((group) => entries.map((entry) => [group, entry] as const));

	/** colors.primary.DEFAULT leads through this many links to #123456. */
	function linked(links: number) {
		const theme = structuredClone(defaultTheme);
		chain.slice(0, links + 1).forEach(([group, entry], index) => {
			const next = chain[index + 1];
			theme.colors[group][entry] =
				index < links && next ? { linkedTo: `colors.${next[0]}.${next[1]}` } : { color: '#123456' };
		});
		return theme;
	}

	it.each([0, 1, 2, 10])('is followed over %i levels', (links) => {
		expect(resolveColour(linked(links), 'colors.primary.DEFAULT')).toBe('#123456');
	});

	it('that goes deeper than 10 levels ends in the fallback colour', () => {
		expect(resolveColour(linked(11), 'colors.primary.DEFAULT')).toBe('#aabbcc');
	});

	it('counts before a colour beside it, and a colour may be a path itself', () => {
		const theme = structuredClone(defaultTheme);
		theme.colors.primary.DEFAULT = { color: '#000000', linkedTo: 'colors.danger.DEFAULT' };
		theme.colors.danger.DEFAULT = { color: 'colors.success.DEFAULT' };
		theme.colors.success.DEFAULT = { color: 'rgb(1,2,3)' };
		expect(resolveColour(theme, 'colors.primary.DEFAULT')).toBe('rgb(1, 2, 3)');
	});

	it('in a circle ends in the fallback colour', () => {
		const theme = structuredClone(defaultTheme);
		theme.colors.primary.DEFAULT = { linkedTo: 'colors.danger.DEFAULT' };
		theme.colors.danger.DEFAULT = { linkedTo: 'colors.primary.DEFAULT' };
		expect(resolveColour(theme, 'colors.primary.DEFAULT')).toBe('#aabbcc');
	});

	it.each([
		'colors.nowhere.DEFAULT',
		'colors.primary',
		'colors.constructor.name',
		'colors.__proto__.x',
		'nonsense',
		'',
	])('to %j is a dead end and gives the fallback colour', (path) => {
		expect(resolveColour(defaultTheme, path)).toBe('#aabbcc');
	});
});
