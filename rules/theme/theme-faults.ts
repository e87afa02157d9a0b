// What is wrong with a theme that somebody wants to keep. What is only missing is no fault.
import { colourMessage, parseColour } from './colour.ts';
import { findFont } from './fonts.ts';
import { isOneOf, longestLabel } from './merge-theme.ts';
import { borderRadii, borderWidths, fontRoles } from './theme.ts';
import { tokenPaths } from './tokens.ts';

export interface ThemeFault {
	/** Where in the theme, such as colors.primary.DEFAULT.color */
	path: string;
	message: string;
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

const rules = new Map<string, Rule>([
	...fontRoles.map((role): [string, Rule] => [`fonts.${role}`, isFont]),
	['border.radius', oneOf(borderRadii)],
	['border.width', oneOf(borderWidths)],
	...tokenPaths.flatMap((path): [string, Rule][] => [
		[`${path}.color`, isColour],
		[`${path}.linkedTo`, isLink],
		[`${path}.label`, isLabel],
	]),
]);

const folders = new Set(
	[...rules.keys()].flatMap((path) => {
		const names = path.split('.').slice(0, -1);
		return names.map((_name, index) => names.slice(0, index + 1).join('.'));
	}),
);

function faultsAt(place: string, value: unknown): ThemeFault[] {
	const rule = rules.get(place);
	if (rule) {
		const message = rule(value);
		return message ? [{ path: place, message }] : [];
	}
	if (!folders.has(place)) return [{ path: place, message: 'Is not part of a theme' }];
	return faultsBelow(place, value);
}

function faultsBelow(place: string, value: unknown): ThemeFault[] {
	if (typeof value !== 'object' || value === null || Array.isArray(value))
		return [{ path: place, message: 'Must be an object' }];
	return Object.entries(value).flatMap(([name, below]) => faultsAt(place ? `${place}.${name}` : name, below));
}

export const findThemeFaults = (theme: unknown): ThemeFault[] => faultsBelow('', theme);
