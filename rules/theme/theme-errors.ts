// What is wrong with a theme that a user wants to keep. What is only missing is no error.
import { colourMessage, parseColour } from './colour.ts';
import { darkTheme } from './dark-theme.ts';
import { explainLink } from './explain-link.ts';
import { findFont } from './fonts.ts';
import { itemAt } from './items.ts';
import { isOneOf, longestLabel, mergeTheme } from './merge-theme.ts';
import { linksAtMost } from './resolve-colour.ts';
import { borderRadii, borderWidths, defaultTheme, fontRoles, type Theme } from './theme.ts';
import { tokenPaths } from './tokens.ts';

/** What kind of error, to be shown in another language. */
type ErrorCode =
	| 'colour'
	| 'font'
	| 'choice'
	| 'label'
	| 'unknown'
	| 'shape'
	| 'cycle'
	| 'tooDeep'
	| 'deadEnd'
	/** Of drafts: another user kept another one meanwhile, or there is none to publish. */
	| 'changedMeanwhile'
	| 'noDraft';

export interface ThemeError {
	/** Where in the theme, such as colors.primary.DEFAULT.color */
	path: string;
	message: string;
	code: ErrorCode;
}

type Rule = (value: unknown) => string | undefined;

const oneOf =
	(names: Record<string, unknown>): Rule =>
	(value) =>
		isOneOf(names, value) ? undefined : `Must be one of ${Object.keys(names).join(', ')}`;

const isFont: Rule = (value) => (findFont(value) ? undefined : 'Must be a font of the catalogue');

const isColour: Rule = (value) => {
	const colour = parseColour(value);
	return colour.kind === 'invalid' ? colour.message : undefined;
};

const isLink: Rule = (value) => {
	const { kind } = parseColour(value);
	return kind === 'path' || kind === 'empty' ? undefined : colourMessage;
};

const isLabel: Rule = (value) => {
	if (typeof value !== 'string' || value.length > longestLabel) return `Must be at most ${longestLabel} characters`;
	return /[<>\\{}]/.test(value) ? 'Forbidden characters < > \\ { }' : undefined;
};

const isSwitch: Rule = (value) => (typeof value === 'boolean' ? undefined : 'Must be true or false');

type Coded = [rule: Rule, code: ErrorCode];

const itemRules = (path: string): [string, Coded][] => [
	[`${path}.color`, [isColour, 'colour']],
	[`${path}.linkedTo`, [isLink, 'colour']],
	[`${path}.label`, [isLabel, 'label']],
];

const rules = new Map<string, Coded>([
	...fontRoles.map((role): [string, Coded] => [`fonts.${role}`, [isFont, 'font']]),
	['border.radius', [oneOf(borderRadii), 'choice']],
	['border.width', [oneOf(borderWidths), 'choice']],
	['dark.on', [isSwitch, 'choice']],
	...tokenPaths.flatMap((path) => [...itemRules(path), ...itemRules(`dark.${path}`)]),
]);

const folders = new Set(
	[...rules.keys()].flatMap((path) => {
		const names = path.split('.').slice(0, -1);
		return names.map((_name, index) => names.slice(0, index + 1).join('.'));
	}),
);

function errorsAt(place: string, value: unknown): ThemeError[] {
	const known = rules.get(place);
	if (known) {
		const [rule, code] = known;
		const message = rule(value);
		return message ? [{ path: place, message, code }] : [];
	}
	if (!folders.has(place)) return [{ path: place, message: 'Is not part of a theme', code: 'unknown' }];
	return errorsBelow(place, value);
}

function errorsBelow(place: string, value: unknown): ThemeError[] {
	if (typeof value !== 'object' || value === null || Array.isArray(value))
		return [{ path: place, message: 'Must be an object', code: 'shape' }];
	return Object.entries(value).flatMap(([name, below]) => errorsAt(place ? `${place}.${name}` : name, below));
}

function linkError(theme: Theme, path: string): Omit<ThemeError, 'path'> | undefined {
	const { steps, end } = explainLink(theme, path);
	const way = [...steps, ...(end.kind === 'cycle' ? [end.path] : [])].join(' → ');
	// Whatever only leads into a circle, or to a path without a token, is named with the place that is to blame.
	if (end.kind === 'cycle' && end.path === path) return { message: `Links in a circle: ${way}`, code: 'cycle' };
	if (end.kind === 'tooDeep') return { message: `Links over more than ${linksAtMost} levels: ${way}`, code: 'tooDeep' };
	if (end.kind === 'unknown' && steps.length === 2)
		return { message: `Links to a colour that does not exist: ${way}`, code: 'deadEnd' };
	return undefined;
}

/** Of links that cannot be followed to a colour, each at the token where it is to be mended. */
function linkErrors(theme: Theme, own: unknown, prefix: '' | 'dark.'): ThemeError[] {
	return tokenPaths.flatMap((path) => {
		const error = linkError(theme, path);
		if (!error) return [];
		const { linkedTo } = itemAt(own, `${prefix}${path}`);
		return [{ path: `${prefix}${path}.${linkedTo ? 'linkedTo' : 'color'}`, ...error }];
	});
}

export function findThemeErrors(theme: unknown): ThemeError[] {
	const errors = errorsBelow('', theme);
	if (errors.length > 0) return errors;
	const whole = mergeTheme(defaultTheme, theme);
	const light = linkErrors(whole, theme, '');
	// Dark colours follow the light ones: a circle there is reported once.
	return light.length > 0 ? light : linkErrors(darkTheme(whole), theme, 'dark.');
}
