// The look of one part of a page: colours and borders that a block may choose, with what holds where a choice is not valid.
import { parseColour } from './colour.ts';
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

function colourOr(fallback: string, value: unknown): string {
	const { kind } = parseColour(value);
	return typeof value === 'string' && kind !== 'empty' && kind !== 'invalid' ? value.trim() : fallback;
}

export function readStyleConfig(config: unknown): StyleConfig {
	const rounded = valueAt(config, 'rounded');
	const borderWidth = valueAt(config, 'borderWidth');
	return {
		textColor: colourOr('colors.body.DEFAULT', valueAt(config, 'textColor')),
		bgColor: colourOr('colors.background.primary', valueAt(config, 'bgColor')),
		borderColor: colourOr('colors.border.DEFAULT', valueAt(config, 'borderColor')),
		rounded: isOneOf(borderRadii, rounded) ? rounded : 'auto',
		borderWidth: isOneOf(borderWidths, borderWidth) ? borderWidth : 'auto',
	};
}
