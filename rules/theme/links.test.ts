import { describe, expect, it } from 'vitest';
import { adoptTheme } from './adopt-theme.ts';
import { compareThemes } from './compare-themes.ts';
import { explainLink, usedBy } from './explain-link.ts';
import { mergeTheme } from './merge-theme.ts';
import { resolveColour } from './resolve-colour.ts';
import { defaultTheme, type OwnTheme } from './theme.ts';
import { findThemeErrors } from './theme-errors.ts';
import { tokenPaths } from './tokens.ts';

const entries = ['DEFAULT', 'light', 'dark'] as const;
const groups = ['secondary', 'success', 'danger', 'warning', 'labels'] as const;
const chain = groups.flatMap((group) => entries.map((entry) => [group, entry] as const));

/** colors.secondary.DEFAULT leads through this many links to #123456. */
function linked(links: number): OwnTheme {
	const colors: Record<string, Record<string, object>> = {};
	chain.slice(0, links + 1).forEach(([group, entry], index) => {
		const next = chain[index + 1];
		colors[group] ??= {};
		colors[group][entry] = index < links && next ? { linkedTo: `colors.${next[0]}.${next[1]}` } : { color: '#123456' };
	});
	return { colors };
}

const whole = (own: unknown) => mergeTheme(defaultTheme, own);
const circle = {
	colors: {
		primary: { DEFAULT: { linkedTo: 'colors.danger.DEFAULT' } },
		danger: { DEFAULT: { color: 'colors.success.DEFAULT' } },
		success: { DEFAULT: { linkedTo: 'colors.primary.DEFAULT' } },
	},
};

/** Numbers that look random and are the same in every run. */
function generator(seed: number) {
	let state = seed;
	return (below: number) => {
		state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
		return Math.floor((state / 2 ** 32) * below);
	};
}

/** Links to and fro; long ones lead from each token to one of the next. */
function tangled(random: (below: number) => number, long: boolean): OwnTheme {
	const colors: Record<string, Record<string, object>> = {};
	for (let count = 0; count < 25; count++) {
		const at = random(40);
		const [, group = '', entry = ''] = (tokenPaths[at] ?? '').split('.');
		colors[group] ??= {};
		colors[group][entry] = { linkedTo: tokenPaths[long ? at + 1 + random(2) : random(43)] ?? '' };
	}
	return { colors };
}

describe('where a colour comes from', () => {
	it('is listed step by step', () => {
		expect(explainLink(defaultTheme, 'applications.page.link')).toEqual({
			steps: ['applications.page.link', 'colors.body.link', 'colors.primary.DEFAULT'],
			end: { kind: 'colour', colour: '#1f4f82' },
		});
	});

	it('names circles, chains that are too long, and dead ends', () => {
		expect(explainLink(whole(circle), 'applications.page.link')).toEqual({
			steps: [
				'applications.page.link',
				'colors.body.link',
				'colors.primary.DEFAULT',
				'colors.danger.DEFAULT',
				'colors.success.DEFAULT',
			],
			end: { kind: 'cycle', path: 'colors.primary.DEFAULT' },
		});
		expect(explainLink(whole(linked(10)), 'colors.secondary.DEFAULT').end).toEqual({
			kind: 'colour',
			colour: '#123456',
		});
		expect(explainLink(whole(linked(11)), 'colors.secondary.DEFAULT').end).toEqual({ kind: 'tooDeep' });
		const lost = whole({ colors: { primary: { DEFAULT: { linkedTo: 'colors.nowhere.DEFAULT' } } } });
		expect(explainLink(lost, 'colors.body.link').end).toEqual({ kind: 'unknown', path: 'colors.nowhere.DEFAULT' });
	});

	it('agrees with what is shown, in whatever way a theme is linked', () => {
		const random = generator(7);
		const kinds = new Set<string>();
		for (let round = 0; round < 200; round++) {
			const theme = whole(tangled(random, round % 2 === 0));
			for (const path of tokenPaths) {
				const { end } = explainLink(theme, path);
				kinds.add(end.kind);
				expect(resolveColour(theme, path)).toBe(end.kind === 'colour' ? end.colour : '#aabbcc');
			}
		}
		expect(kinds).toEqual(new Set(['colour', 'cycle', 'tooDeep']));
	});
});

describe('who takes a colour', () => {
	it('lists all tokens that follow it, near ones first', () => {
		const followers = usedBy(defaultTheme, 'colors.primary.DEFAULT');
		expect(followers).toContain('applications.button.primary.background');
		expect(followers.indexOf('colors.body.link')).toBeLessThan(followers.indexOf('applications.page.link'));
		expect(followers).not.toContain('colors.primary.DEFAULT');
		expect(usedBy(defaultTheme, 'applications.page.link')).toEqual([]);
	});

	it('does not list a token with a colour of its own', () => {
		const theme = whole({ colors: { body: { link: { color: '#000' } } } });
		expect(usedBy(theme, 'colors.primary.DEFAULT')).not.toContain('applications.page.link');
	});
});

describe('a link that cannot be followed is refused', () => {
	it('in a circle, at each token of it, with the way', () => {
		expect(findThemeErrors(circle)).toEqual([
			{
				path: 'colors.primary.DEFAULT.linkedTo',
				code: 'cycle',
				message:
					'Links in a circle: colors.primary.DEFAULT → colors.danger.DEFAULT → colors.success.DEFAULT → colors.primary.DEFAULT',
			},
			expect.objectContaining({ path: 'colors.success.DEFAULT.linkedTo', code: 'cycle' }),
			expect.objectContaining({ path: 'colors.danger.DEFAULT.color', code: 'cycle' }),
		]);
		const itself = { colors: { primary: { DEFAULT: { linkedTo: 'colors.primary.DEFAULT' } } } };
		expect(findThemeErrors(itself)).toMatchObject([{ code: 'cycle' }]);
	});

	it('over more than 10 levels, wherever it becomes too long', () => {
		expect(findThemeErrors(linked(8))).toEqual([]);
		const faults = findThemeErrors(linked(11));
		expect(faults).toContainEqual({
			path: 'colors.secondary.DEFAULT.linkedTo',
			code: 'tooDeep',
			message: expect.stringContaining('more than 10 levels: colors.secondary.DEFAULT → colors.secondary.light → '),
		});
	});

	it('to nowhere, once, at the token that leads there', () => {
		expect(findThemeErrors({ colors: { primary: { DEFAULT: { color: 'colors.nowhere.x' } } } })).toEqual([
			{
				path: 'colors.primary.DEFAULT.color',
				code: 'deadEnd',
				message: 'Links to a colour that does not exist: colors.primary.DEFAULT → colors.nowhere.x',
			},
		]);
	});

	it('in the dark as well', () => {
		const dark = { colors: { primary: { DEFAULT: { linkedTo: 'colors.body.link' } } } };
		expect(findThemeErrors({ dark })).toContainEqual(
			expect.objectContaining({ path: 'dark.colors.primary.DEFAULT.linkedTo', code: 'cycle' }),
		);
	});
});

describe('a theme from elsewhere', () => {
	const mine: OwnTheme = {
		fonts: { body: 'Inter' },
		colors: { primary: { DEFAULT: { color: '#111111' } } },
		dark: { on: true },
	};
	const other: OwnTheme = {
		fonts: { body: 'Roboto', display: 'Fraunces' },
		border: { radius: 'off' },
		colors: { primary: { DEFAULT: { color: '#222222' } }, danger: { DEFAULT: { color: '#333333' } } },
		applications: { header: { text: { color: '#444444' } } },
	};

	it('replaces everything where its colours may overwrite', () => {
		expect(adoptTheme(mine, other, true)).toEqual(other);
	});

	it('brings fonts, radius and outline alone where they may not', () => {
		expect(adoptTheme(mine, other, false)).toEqual({ ...mine, fonts: other.fonts, border: other.border });
		expect(adoptTheme(mine, { colors: {} }, false)).toEqual(mine);
	});
});

it('two themes are compared value by value', () => {
	expect(
		compareThemes(
			{ border: { radius: 'off' }, colors: { primary: { DEFAULT: { color: '#111' }, dark: { color: '#222' } } } },
			{ colors: { primary: { DEFAULT: { color: '#333' }, dark: { color: '#222' } } }, dark: { on: true } },
		),
	).toEqual({
		before: { 'border.radius': 'off', 'colors.primary.DEFAULT.color': '#111' },
		after: { 'colors.primary.DEFAULT.color': '#333', 'dark.on': true },
	});
});
