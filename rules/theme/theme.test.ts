import { describe, expect, it } from 'vitest';
import { contrastRatio } from './contrast.ts';
import { findContrastErrors } from './contrast-errors.ts';
import { mergeTheme } from './merge-theme.ts';
import { resolveColour } from './resolve-colour.ts';
import { readStyleConfig } from './style-config.ts';
import { defaultTheme } from './theme.ts';
import { findThemeErrors } from './theme-errors.ts';
import { tokenPaths } from './tokens.ts';

describe('the token tree', () => {
	it('has every group that the spec names', () => {
		const groups = new Set(tokenPaths.map((token) => token.split('.').slice(0, 2).join('.')));
		const colours = ['primary', 'secondary', 'success', 'danger', 'warning', 'labels', 'body', 'border', 'background'];
		const applications =
			'button cms toggle controls labels catalogItem page popOverMenu navigation infoBox header headerLogo headerSearch pricingTiers pageFancies';
		expect([...groups]).toEqual([
			...colours.map((group) => `colors.${group}`),
			...applications.split(' ').map((group) => `applications.${group}`),
		]);
	});

	it('has every entry that the spec names', () => {
		const wanted = [
			...['DEFAULT', 'light', 'dark'].map((entry) => `colors.primary.${entry}`),
			...['primary', 'primaryHover', 'light', 'dark'].map((entry) => `colors.background.${entry}`),
			...[
				'primary',
				'primaryLight',
				'secondary',
				'danger',
				'success',
				'warning',
				'disabled',
				'neutral',
				'info',
			].flatMap((name) => [`applications.button.${name}.background`, `applications.button.${name}.text`]),
		];
		expect(wanted.filter((token) => !tokenPaths.includes(token))).toEqual([]);
		for (const group of ['typography', 'background', 'content', 'overlay', 'border', 'cta'])
			expect(tokenPaths.some((token) => token.startsWith(`applications.cms.${group}.`))).toBe(true);
	});
});

describe('the default theme', () => {
	it('has no error and no link that leads nowhere', () => {
		expect(findThemeErrors(defaultTheme)).toEqual([]);
		expect(tokenPaths.filter((token) => resolveColour(defaultTheme, token) === '#aabbcc')).toEqual([]);
	});

	it('has enough contrast: 4.5 to 1 for text, 3 to 1 for shapes', () => {
		expect(findContrastErrors(defaultTheme)).toEqual([]);
		const pale = mergeTheme(defaultTheme, { colors: { body: { DEFAULT: { color: '#999' } } } });
		expect(findContrastErrors(pale)).not.toEqual([]);
	});

	it('measures contrast as WCAG does', () => {
		expect(contrastRatio('#000', '#ffffff')).toBeCloseTo(21, 5);
		expect(contrastRatio('rgb(118,118,118)', '#fff')).toBeCloseTo(4.54, 2);
		expect(contrastRatio('rgba(0,0,0,0)', '#fff')).toBeCloseTo(1, 5);
	});
});

describe('a stored theme', () => {
	it('changes what it has and leaves the rest', () => {
		const merged = mergeTheme(defaultTheme, {
			fonts: { display: 'Fraunces' },
			border: { radius: 'strong' },
			colors: { primary: { DEFAULT: { color: '#123456', label: 'Ink' } } },
		});
		expect(merged.fonts).toEqual({ ...defaultTheme.fonts, display: 'Fraunces' });
		expect(merged.border).toEqual({ radius: 'strong', width: 'thin' });
		expect(merged.colors.primary).toEqual({
			...defaultTheme.colors.primary,
			DEFAULT: { color: '#123456', label: 'Ink' },
		});
		expect(merged.applications).toEqual(defaultTheme.applications);
	});

	it('replaces a link by a colour and a colour by a link', () => {
		const merged = mergeTheme(defaultTheme, {
			colors: {
				border: { focus: { color: '#123456' } },
				primary: { DEFAULT: { color: 'nonsense', linkedTo: 'colors.danger.dark' } },
			},
		});
		expect(merged.colors.border.focus).toEqual({ color: '#123456' });
		expect(merged.colors.primary.DEFAULT).toEqual({ linkedTo: 'colors.danger.dark' });
	});

	it.each([
		undefined,
		null,
		7,
		'theme',
		{ fonts: [], colors: { primary: [] } },
		{ fonts: { body: 'Comic Sans' }, border: { radius: 'huge', width: 'constructor' } },
		{ fonts: 'Inter', border: [], colors: null, applications: { button: { primary: 'red' } } },
		{ colors: { primary: { DEFAULT: { color: 'red' }, light: { color: '' }, dark: { linkedTo: '#123456' } } } },
		{ colors: { nowhere: { DEFAULT: { color: '#123456' } } }, other: 1 },
		Object.create({ fonts: { body: 'Roboto' } }),
	])('falls back to the default where it is not valid: %j', (own) => {
		expect(mergeTheme(defaultTheme, own)).toEqual(defaultTheme);
	});

	it('leaves the one below it untouched', () => {
		const before = structuredClone(defaultTheme);
		mergeTheme(defaultTheme, { colors: { primary: { DEFAULT: { color: '#123456' } } } });
		expect(defaultTheme).toEqual(before);
	});
});

describe('a theme to be stored', () => {
	it('may be empty, or have a part only', () => {
		expect(findThemeErrors({})).toEqual([]);
		expect(findThemeErrors({ colors: { primary: { DEFAULT: { color: '', linkedTo: 'colors.body.dark' } } } })).toEqual(
			[],
		);
	});

	it.each([
		[[], '', 'Must be an object'],
		[{ fonts: { body: 'Comic Sans' } }, 'fonts.body', 'Must be a font of the catalogue'],
		[{ border: { width: 'huge' } }, 'border.width', 'Must be one of off, thin, thick'],
		[{ colors: { primary: 'red' } }, 'colors.primary', 'Must be an object'],
		[
			{ colors: { primary: { DEFAULT: { color: 'red' } } } },
			'colors.primary.DEFAULT.color',
			'Must be a valid color path',
		],
		[
			{ colors: { primary: { DEFAULT: { linkedTo: '#fff' } } } },
			'colors.primary.DEFAULT.linkedTo',
			'Must be a valid color path',
		],
		[{ colors: { primary: { DEFAULT: { label: '<b>' } } } }, 'colors.primary.DEFAULT.label', 'Forbidden characters'],
		[{ colors: { primary: { odd: {} } } }, 'colors.primary.odd', 'Is not part of a theme'],
		[{ script: 'x' }, 'script', 'Is not part of a theme'],
	])('is refused: %j', (theme, place, message) => {
		expect(findThemeErrors(theme)).toEqual([
			{ path: place, message: expect.stringContaining(message), code: expect.any(String) },
		]);
	});
});

describe('a style config', () => {
	it('keeps what is valid', () => {
		const config = {
			textColor: '#fff',
			bgColor: 'colors.primary.dark',
			borderColor: 'rgb(1, 2, 3)',
			rounded: 'strong',
			borderWidth: 'thick',
		};
		expect(readStyleConfig(config)).toEqual(config);
		expect(readStyleConfig({ rounded: 'auto', borderWidth: 'off' })).toMatchObject({
			rounded: 'auto',
			borderWidth: 'off',
		});
	});

	it.each([
		undefined,
		{},
		'x',
		{ textColor: 'red', bgColor: '', borderColor: 7, rounded: 'thick', borderWidth: 'strong' },
	])('falls back as the spec says: %j', (config) => {
		expect(readStyleConfig(config)).toEqual({
			textColor: 'colors.body.DEFAULT',
			bgColor: 'colors.background.primary',
			borderColor: 'colors.border.DEFAULT',
			rounded: 'auto',
			borderWidth: 'auto',
		});
	});
});
