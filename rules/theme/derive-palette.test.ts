import { describe, expect, it } from 'vitest';
import { findContrastErrors } from './contrast-errors.ts';
import { derivePalette, deriveShades, familyOf, withFamily, withPalette } from './derive-palette.ts';
import { isLost, lostShare } from './logo-contrast.ts';
import { mendContrasts } from './mend-contrasts.ts';
import { mergeTheme } from './merge-theme.ts';
import { fromOklch, toOklch } from './oklch.ts';
import { resolveColour } from './resolve-colour.ts';
import { defaultTheme, type OwnTheme } from './theme.ts';

describe('the shades of a colour', () => {
	it.each(['#ff5a1f', '#1f4f82', '#00a36c', '#777777', '#000000', '#ffffff'])(
		'of %s come back from OKLCH',
		(colour) => {
			const found = toOklch(colour);
			expect(found && fromOklch(found)).toBe(colour);
		},
	);

	it.each(['#ff5a1f', '#1f4f82', '#00a36c', '#b000b5'])(
		'of %s have its hue, one lighter and one darker than it',
		(colour) => {
			const base = toOklch(colour);
			const shades = deriveShades(colour);
			const [light, dark] = [toOklch(shades?.light ?? ''), toOklch(shades?.dark ?? '')];
			expect(light?.hue).toBeCloseTo(base?.hue ?? 9, 0);
			expect(dark?.hue).toBeCloseTo(base?.hue ?? 9, 0);
			expect(light?.lightness).toBeGreaterThan(0.9);
			expect(dark?.lightness).toBeLessThan((base?.lightness ?? 0) - 0.05);
		},
	);

	it('belong to the main colour of a family, and to nothing else', () => {
		expect(familyOf('colors.primary.DEFAULT')).toBe('colors.primary');
		expect(['colors.primary.light', 'colors.body.DEFAULT', 'applications.page.text'].map(familyOf)).toEqual([
			undefined,
			undefined,
			undefined,
		]);
		expect(deriveShades('applications.page.text')).toBeUndefined();
		expect(withFamily({}, 'dark.colors.primary', { light: '#ffeeee', dark: '#330000' })).toEqual({
			dark: { colors: { primary: { light: { color: '#ffeeee' }, dark: { color: '#330000' } } } },
		});
	});
});

describe('mending all contrasts', () => {
	const orange = { colors: { primary: { DEFAULT: { color: '#ff5a1f' } } } };

	it.each(['light', 'dark'] as const)('leaves none of a new main colour in %s', (scheme) => {
		const { theme, changed, left } = mendContrasts(orange, scheme);
		expect(left).toBe(0);
		const own = scheme === 'dark' ? theme.dark : theme;
		if (changed > 0) expect(own).not.toEqual({});
		if (scheme === 'light') {
			expect(findContrastErrors(mergeTheme(defaultTheme, orange)).length).toBeGreaterThan(0);
			expect(findContrastErrors(mergeTheme(defaultTheme, theme))).toEqual([]);
		}
	});

	it.each(['#ffd400', '#ff5a1f', '#00a36c', '#7fd1ff'])(
		'keeps buttons in the light colour %s of a brand, and makes their words dark',
		(color) => {
			const { theme } = mendContrasts({ colors: { primary: { DEFAULT: { color } } } }, 'light');
			const mended = mergeTheme(defaultTheme, theme);
			for (const button of ['button.primary', 'button.adminPrimary', 'cms.cta']) {
				expect(resolveColour(mended, `applications.${button}.background`)).toBe(color);
				expect(resolveColour(mended, `applications.${button}.text`)).toBe(resolveColour(mended, 'colors.body.dark'));
				const hover = toOklch(resolveColour(mended, `applications.${button}.backgroundHover`));
				expect(hover?.hue).toBeCloseTo(toOklch(color)?.hue ?? 9, 0);
			}
			expect(resolveColour(mended, 'applications.labels.highlightBackground')).toBe(color);
		},
	);

	it('changes nothing of a theme that can be read', () => {
		expect(mendContrasts({}, 'light')).toEqual({ theme: {}, changed: 0, left: 0 });
	});
});

describe('the palette of one colour', () => {
	it.each(['#ffd400', '#1f4f82', '#b000b5', '#00a36c', '#9aa0a6', '#000000'])(
		'from %s has its hue in words, lines and grounds, and all of it can be read',
		(brand) => {
			const palette = derivePalette(brand) ?? new Map();
			for (const group of ['primary', 'secondary', 'body', 'labels', 'border', 'background'])
				expect([...palette.keys()].some((path) => path.startsWith(`colors.${group}.`))).toBe(true);
			const theme = mergeTheme(defaultTheme, withPalette({}, palette));
			expect(findContrastErrors(theme)).toEqual([]);
			expect(resolveColour(theme, 'colors.primary.DEFAULT')).toBe(brand);
			expect(resolveColour(theme, 'applications.button.primary.background')).toBe(brand);
			const base = toOklch(brand);
			const second = toOklch(palette.get('colors.secondary.DEFAULT') ?? '');
			if ((base?.chroma ?? 0) > 0.04) expect(second?.hue).toBeCloseTo(base?.hue ?? 9, 0);
		},
	);

	it('takes away the names of the colours that it replaces, and no others', () => {
		const before: OwnTheme = {
			colors: {
				primary: { DEFAULT: { color: '#00698f', label: 'Petrol' } },
				danger: { DEFAULT: { color: '#b4232c', label: 'Rust' } },
			},
		};
		const { primary, danger } = withPalette(before, derivePalette('#ff5a1f') ?? new Map()).colors ?? {};
		expect([primary?.DEFAULT, danger?.DEFAULT]).toEqual([{ color: '#ff5a1f' }, { color: '#b4232c', label: 'Rust' }]);
	});

	it('is none of what is no colour', () => {
		expect(derivePalette('petrol')).toBeUndefined();
	});
});

describe('a logo on its ground', () => {
	const pixels = (...colours: [number, number, number, number][]) => ({ data: new Uint8ClampedArray(colours.flat()) });
	const white = pixels([255, 255, 255, 255], [250, 250, 250, 255], [0, 0, 0, 0], [0, 0, 0, 20]);

	it('is lost where much of what is drawn is as light as the ground', () => {
		expect(lostShare(white, '#faf6ee')).toBe(1);
		expect(isLost(white, '#faf6ee')).toBe(true);
		expect(isLost(white, '#14293d')).toBe(false);
	});

	it('is seen where a part of it stands out, and where nothing is drawn there is nothing to lose', () => {
		const red = [200, 30, 30, 255] as [number, number, number, number];
		const severalColours = pixels([255, 255, 255, 255], red, red, red);
		expect(isLost(severalColours, '#ffffff')).toBe(false);
		expect(isLost(pixels([0, 0, 0, 0]), '#000000')).toBe(false);
	});
});
