import { describe, expect, it } from 'vitest';
import { withColour, withValue } from './edit-theme.ts';
import { inNotation, notationOf } from './notations.ts';
import type { OwnTheme } from './theme.ts';

const blue: OwnTheme = { colors: { primary: { DEFAULT: { color: '#00f', label: 'Ink' } } }, border: { radius: 'off' } };

describe('editing a theme', () => {
	it('changes one token and leaves the theme before as it was', () => {
		const next = withValue(blue, 'fonts.body', 'Inter');
		expect(next).toEqual({ ...blue, fonts: { body: 'Inter' } });
		expect(blue).not.toHaveProperty('fonts');
		expect(next.colors).toBe(blue.colors);
	});

	it('puts a link in the place of a colour, and the other way round, and keeps the name', () => {
		const linked = withColour(blue, 'colors.primary.DEFAULT', { linkedTo: 'colors.danger.DEFAULT' });
		expect(linked.colors?.primary?.DEFAULT).toEqual({ label: 'Ink', linkedTo: 'colors.danger.DEFAULT' });
		const coloured = withColour(linked, 'colors.primary.DEFAULT', { color: '#123456' });
		expect(coloured.colors?.primary?.DEFAULT).toEqual({ label: 'Ink', color: '#123456' });
	});

	it('takes a value away with the folders that are empty then', () => {
		expect(
			withColour(
				{ dark: { on: true, colors: { body: { link: { color: '#fff' } } } } },
				'dark.colors.body.link',
				undefined,
			),
		).toEqual({
			dark: { on: true },
		});
		expect(withColour(blue, 'colors.primary.DEFAULT', undefined).colors).toEqual({
			primary: { DEFAULT: { label: 'Ink' } },
		});
		expect(withValue({ fonts: { body: 'Inter' } }, 'fonts.body', undefined)).toEqual({});
	});
});

describe('notations', () => {
	it.each([
		['#abc', 'rgb', 'rgb(170, 187, 204)'],
		['#aabbcc80', 'rgba', 'rgba(170, 187, 204, 0.502)'],
		['#aabbcc80', 'rgb', 'rgb(170, 187, 204)'],
		['rgb(1, 2, 3)', 'hex', '#010203'],
		['rgba(1, 2, 3, 0.5)', 'hex', '#01020380'],
		['rgba(1, 2, 3, 1)', 'hex', '#010203'],
		['colors.body.link', 'rgb', 'colors.body.link'],
	] as const)('writes %s as %s: %s', (value, notation, written) => {
		expect(inNotation(value, notation)).toBe(written);
	});

	it('knows which one a colour is written in', () => {
		expect(['#abc', 'rgb(1,2,3)', 'rgba(1,2,3,0)', ''].map(notationOf)).toEqual(['hex', 'rgb', 'rgba', 'hex']);
	});
});
