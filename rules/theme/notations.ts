// The ways in which a direct colour may be written, and how one becomes another.
import { parseColour, writeColour } from './colour.ts';

export const notations = ['hex', 'rgb', 'rgba'] as const;
export type Notation = (typeof notations)[number];

export function notationOf(value: string): Notation {
	const { kind } = parseColour(value);
	return kind === 'rgb' || kind === 'rgba' ? kind : 'hex';
}

/** Alpha is lost in rgb, which has none; what is no direct colour stays as it is. */
export function inNotation(value: string, notation: Notation): string {
	const colour = parseColour(value);
	if (colour.kind !== 'hex' && colour.kind !== 'rgb' && colour.kind !== 'rgba') return value;
	const [red, green, blue, alpha] =
		colour.kind === 'hex'
			? channelsOf(colour.digits)
			: [colour.red, colour.green, colour.blue, colour.kind === 'rgba' ? colour.alpha : 1];
	if (notation === 'rgb') return writeColour({ kind: 'rgb', red, green, blue });
	if (notation === 'rgba') return writeColour({ kind: 'rgba', red, green, blue, alpha });
	const parts = alpha < 1 ? [red, green, blue, Math.round(alpha * 255)] : [red, green, blue];
	return writeColour({ kind: 'hex', digits: parts.map((part) => part.toString(16).padStart(2, '0')).join('') });
}

function channelsOf(digits: string): [red: number, green: number, blue: number, alpha: number] {
	const wide = digits.length < 6 ? digits.replace(/./g, '$&$&') : digits;
	const [red = 0, green = 0, blue = 0, alpha = 255] = (wide.match(/../g) ?? []).map((pair) =>
		Number.parseInt(pair, 16),
	);
	return [red, green, blue, Number((alpha / 255).toFixed(3))];
}
