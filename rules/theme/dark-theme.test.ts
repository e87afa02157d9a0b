import { describe, expect, it } from 'vitest';
import { findContrastErrors } from './contrast-errors.ts';
import { darkTheme } from './dark-theme.ts';
import { mergeTheme } from './merge-theme.ts';
import { shippedPresets } from './presets.ts';
import { resolveColour } from './resolve-colour.ts';
import { defaultTheme } from './theme.ts';
import { findThemeErrors } from './theme-errors.ts';
import { tokenPaths } from './tokens.ts';

const darkOf = (own: unknown) => darkTheme(mergeTheme(defaultTheme, own));

describe('the dark counterpart of a theme', () => {
	it('has light text on a dark background', () => {
		const dark = darkOf({});
		expect(resolveColour(dark, 'applications.page.background')).toBe('#12161b');
		expect(resolveColour(dark, 'applications.page.text')).toBe('#e3e7ec');
	});

	it("keeps the shop's own links, and its colours as bright as they must be", () => {
		const dark = darkOf({
			colors: { primary: { DEFAULT: { color: '#7a1f2b' } } },
			applications: { header: { background: { linkedTo: 'colors.primary.DEFAULT' } } },
		});
		expect(dark.applications.header.background).toEqual({ linkedTo: 'colors.primary.DEFAULT' });
		const [red = 0, green = 0, blue = 0] = (
			resolveColour(dark, 'colors.primary.DEFAULT').match(/[0-9a-f]{2}/g) ?? []
		).map((pair) => Number.parseInt(pair, 16));
		expect(red).toBeGreaterThan(green);
		expect(red).toBeGreaterThan(blue);
	});

	it('has what the theme chose for it, whatever that is', () => {
		const dark = darkOf({ dark: { colors: { body: { DEFAULT: { color: '#222222' } } } } });
		expect(resolveColour(dark, 'colors.body.DEFAULT')).toBe('#222222');
		expect(findContrastErrors(dark, 'dark').map(({ front }) => front)).toContain('colors.body.DEFAULT');
	});

	it('can be read, whatever colours a theme chose for light paper', () => {
		let seed = 11;
		const channel = () => {
			seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
			return Math.floor((seed / 2 ** 32) * 256);
		};
		for (let round = 0; round < 60; round++) {
			const colour = () => ({ color: `rgb(${channel()},${channel()},${channel()})` });
			const own = {
				colors: { primary: { DEFAULT: colour() }, secondary: { DEFAULT: colour() }, background: { dark: colour() } },
				applications: {
					header: { background: { linkedTo: 'colors.background.dark' }, text: colour(), textHover: colour() },
					cms: { cta: { background: colour(), text: colour() } },
				},
			};
			expect(findContrastErrors(darkOf(own), 'dark'), JSON.stringify(own)).toEqual([]);
		}
	});
});

describe.each(shippedPresets)('the preset $name', ({ theme: own }) => {
	const theme = mergeTheme(defaultTheme, own);

	it('has no error and leads nowhere astray', () => {
		expect(findThemeErrors(own)).toEqual([]);
		for (const look of [theme, darkTheme(theme)])
			expect(tokenPaths.filter((path) => resolveColour(look, path) === '#aabbcc')).toEqual([]);
	});

	it('can be read, light and dark', () => {
		expect(findContrastErrors(theme)).toEqual([]);
		expect(findContrastErrors(darkTheme(theme), 'dark')).toEqual([]);
	});
});

it('there are at least three presets', () => {
	expect(shippedPresets.length).toBeGreaterThanOrEqual(3);
});
