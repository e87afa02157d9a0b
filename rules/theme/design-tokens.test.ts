import { describe, expect, it } from 'vitest';
import { demoThemes } from '../../demo/themes.ts';
import { opaqueColour } from './contrast.ts';
import { toDesignTokens } from './design-tokens.ts';
import { mergeTheme } from './merge-theme.ts';
import { shippedPresets } from './presets.ts';
import { fromDesignTokens } from './read-design-tokens.ts';
import { resolveColour } from './resolve-colour.ts';
import { defaultTheme, type OwnTheme } from './theme.ts';
import { tokenPaths } from './tokens.ts';

const throughAFile = (theme: OwnTheme) => fromDesignTokens(JSON.parse(JSON.stringify(toDesignTokens(theme))));

const themes: [string, OwnTheme][] = [
	['the default theme', defaultTheme],
	...Object.entries(demoThemes),
	...shippedPresets.map(({ name, theme }): [string, OwnTheme] => [name, theme]),
];

describe.each(themes)('%s as design tokens', (_name, theme) => {
	it('comes back as it was', () => {
		const { theme: back, faults, ignored } = throughAFile(theme);
		expect([faults, ignored]).toEqual([[], []]);
		const [before, after] = [mergeTheme(defaultTheme, theme), mergeTheme(defaultTheme, back)];
		for (const path of tokenPaths) {
			// The same colour, be it written in another way.
			const seen = [before, after].map((each) => opaqueColour(resolveColour(each, path), '#808080'));
			expect(seen[0], path).toBe(seen[1]);
		}
		expect([after.fonts, after.border, after.dark]).toEqual([before.fonts, before.border, before.dark]);
	});
});

describe('a file of design tokens', () => {
	it('has links as aliases, colours as the format wants them, labels as descriptions', () => {
		const tokens = toDesignTokens({
			fonts: { body: 'Inter' },
			border: { radius: 'strong' },
			colors: {
				primary: { DEFAULT: { color: '#336699', label: 'Ink' }, dark: { color: 'rgba(0,0,0,0.5)' } },
				body: { link: { linkedTo: 'colors.primary.DEFAULT' }, linkHover: { color: 'colors.primary.dark' } },
			},
			dark: { on: true },
		});
		expect(tokens).toEqual({
			fonts: { body: { $type: 'fontFamily', $value: 'Inter' } },
			border: { radius: { $type: 'dimension', $value: { value: 12, unit: 'px' } } },
			colors: {
				primary: {
					DEFAULT: {
						$type: 'color',
						$value: { colorSpace: 'srgb', components: [0.2, 0.4, 0.6], alpha: 1, hex: '#336699' },
						$description: 'Ink',
					},
					dark: { $type: 'color', $value: { colorSpace: 'srgb', components: [0, 0, 0], alpha: 0.5, hex: '#000000' } },
				},
				body: {
					link: { $type: 'color', $value: '{colors.primary.DEFAULT}' },
					linkHover: { $type: 'color', $value: '{colors.primary.dark}' },
				},
			},
			$extensions: { 'platen.theme': { dark: { on: true } } },
		});
	});

	it('of another program is taken as far as it fits: its own names are followed to their values', () => {
		const { theme, faults, ignored } = fromDesignTokens({
			$description: 'from elsewhere',
			palette: { blue: { $type: 'color', $value: '#123456' }, brand: { $type: 'color', $value: '{palette.blue}' } },
			colors: {
				$type: 'color',
				primary: { DEFAULT: { $value: '{palette.brand}' }, dark: { $value: '{colors.primary.DEFAULT}' } },
				danger: { DEFAULT: { $value: { colorSpace: 'display-p3', components: [1, 0, 0], hex: '#ff0000' } } },
			},
			fonts: { body: { $type: 'fontFamily', $value: ['Roboto', 'sans-serif'] } },
			border: { radius: { $type: 'dimension', $value: { value: 0.25, unit: 'rem' } }, width: { $value: '2px' } },
		});
		expect(faults).toEqual([]);
		expect(ignored).toEqual(['palette.blue', 'palette.brand']);
		expect(theme).toEqual({
			colors: {
				primary: { DEFAULT: { color: '#123456' }, dark: { linkedTo: 'colors.primary.DEFAULT' } },
				danger: { DEFAULT: { color: '#ff0000' } },
			},
			fonts: { body: 'Roboto' },
			border: { radius: 'light', width: 'thick' },
		});
	});

	it.each([
		[null, '', 'shape'],
		['x', '', 'shape'],
		[[], '', 'shape'],
		[{ palette: { blue: { $value: '#123456' } } }, '', 'shape'],
		[{ colors: { primary: { DEFAULT: { $value: 'red' } } } }, 'colors.primary.DEFAULT', 'colour'],
		[{ colors: { primary: { DEFAULT: { $value: '{palette.none}' } } } }, 'colors.primary.DEFAULT', 'colour'],
		[
			{ colors: { primary: { DEFAULT: { $value: '{a.b}' } } }, a: { b: { $value: '{a.b}' } } },
			'colors.primary.DEFAULT',
			'colour',
		],
		[{ fonts: { body: { $value: 'Comic Sans' } } }, 'fonts.body', 'font'],
		[{ border: { radius: { $value: { value: 7, unit: 'px' } } } }, 'border.radius', 'choice'],
		[
			{ colors: { primary: { DEFAULT: { $value: '{colors.body.link}' } } } },
			'colors.primary.DEFAULT.linkedTo',
			'cycle',
		],
		[
			{ colors: { primary: { DEFAULT: { $value: '#fff' } } }, $extensions: { 'platen.theme': { dark: { odd: 1 } } } },
			'dark.odd',
			'unknown',
		],
	])('that cannot be taken is told: %j', (file, path, code) => {
		expect(fromDesignTokens(file).faults).toContainEqual({ path, code, message: expect.any(String) });
	});

	it('cannot reach anything but a theme', () => {
		const { theme } = fromDesignTokens(
			JSON.parse('{"__proto__":{"x":{"$value":"#fff"}},"constructor":{"$value":"#fff"}}'),
		);
		expect(theme).toEqual({});
		expect(({} as Record<string, unknown>).x).toBeUndefined();
	});
});
