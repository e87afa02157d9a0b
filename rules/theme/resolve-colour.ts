// Follows a colour through its links to the colour it ends in.
import { fallbackColour, parseColour, writeColour } from './colour.ts';
import { itemAt } from './items.ts';
import type { Theme } from './theme.ts';

export const linksAtMost = 10;

/** @param value a path such as colors.primary.DEFAULT; a direct colour is itself */
export function resolveColour(theme: Theme, value: string): string {
	let next = value;
	// A circle is a chain without end. The first path is not yet a link, and the colour at the end is none any more.
	for (let step = 0; step <= linksAtMost + 1; step++) {
		const colour = parseColour(next);
		if (colour.kind === 'empty' || colour.kind === 'invalid') return fallbackColour;
		if (colour.kind !== 'path') return writeColour(colour);
		const { linkedTo, color } = itemAt(theme, colour.path);
		next = linkedTo || color;
	}
	return fallbackColour;
}
