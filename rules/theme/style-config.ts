// The look of one part of a page: colours and borders that a block may choose, with what holds where a choice is not valid.
import { parseColour, writeColour } from './colour.ts';
import { valueAt } from './items.ts';
import { isOneOf } from './merge-theme.ts';
import { type BorderRadius, type BorderWidth, borderRadii, borderWidths } from './theme.ts';

export interface StyleConfig {
	textColor: string;
	bgColor: string;
	borderColor: string;
	/** auto is what the theme says. */
	rounded: 'auto' | BorderRadius;
	borderWidth: 'auto' | BorderWidth;
}

/** What may be stored: colours that are empty or valid, borders by their names; any of them may be missing. */
export const isStyleBorder = {
	rounded: isOneOfWith(borderRadii),
	borderWidth: isOneOfWith(borderWidths),
};

function isOneOfWith(names: object) {
	return (value: unknown): boolean => value === 'auto' || isOneOf(names, value);
}

export const isStyleColour = (value: unknown): boolean =>
	typeof value === 'string' && parseColour(value).kind !== 'invalid';

const cssOf = (value: string, fallback: string): string => {
	const colour = parseColour(value);
	if (colour.kind === 'path') return `var(${variableOf(colour.path)},var(${variableOf(fallback)}))`;
	return colour.kind === 'empty' || colour.kind === 'invalid' ? `var(${variableOf(fallback)})` : writeColour(colour);
};

const variableOf = (path: string) => `--${path.replaceAll('.', '-')}`;

export const styleFallbacks = {
	textColor: 'colors.body.DEFAULT',
	bgColor: 'colors.background.primary',
	borderColor: 'colors.border.DEFAULT',
} as const;

/** As CSS variables. Nothing of what a user has typed gets here: values are typed ones that are written anew. */
export function styleVariables(config: unknown): Record<string, string> {
	const { textColor, bgColor, borderColor, rounded, borderWidth } = readStyleConfig(config);
	return {
		'--style-text': cssOf(textColor, styleFallbacks.textColor),
		'--style-ground': cssOf(bgColor, styleFallbacks.bgColor),
		'--style-line': cssOf(borderColor, styleFallbacks.borderColor),
		'--style-radius': rounded === 'auto' ? 'var(--border-radius)' : borderRadii[rounded],
		'--style-border': borderWidth === 'auto' ? 'var(--border-width)' : borderWidths[borderWidth],
	};
}

function colourOr(fallback: string, value: unknown): string {
	const { kind } = parseColour(value);
	return typeof value === 'string' && kind !== 'empty' && kind !== 'invalid' ? value.trim() : fallback;
}

export function readStyleConfig(config: unknown): StyleConfig {
	const rounded = valueAt(config, 'rounded');
	const borderWidth = valueAt(config, 'borderWidth');
	return {
		textColor: colourOr(styleFallbacks.textColor, valueAt(config, 'textColor')),
		bgColor: colourOr(styleFallbacks.bgColor, valueAt(config, 'bgColor')),
		borderColor: colourOr(styleFallbacks.borderColor, valueAt(config, 'borderColor')),
		rounded: isOneOf(borderRadii, rounded) ? rounded : 'auto',
		borderWidth: isOneOf(borderWidths, borderWidth) ? borderWidth : 'auto',
	};
}
