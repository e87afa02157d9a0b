// Where a colour comes from, step by step, and who else takes it from there: what the editor shows beside a token.
import { parseColour, writeColour } from './colour.ts';
import { itemAt } from './items.ts';
import { linksAtMost } from './resolve-colour.ts';
import type { Theme } from './theme.ts';
import { tokenPaths } from './tokens.ts';

type LinkEnd =
	| { kind: 'colour'; colour: string }
	/** Back at a path that was there before. */
	| { kind: 'cycle'; path: string }
	| { kind: 'tooDeep' }
	/** No token of the theme, or one with nothing in it that could be read. */
	| { kind: 'unknown'; path: string };

export interface Chain {
	/** The paths that were passed, the first one included. */
	steps: string[];
	end: LinkEnd;
}

const known = new Set(tokenPaths);

/** @param path such as applications.button.primary.background */
export function explainLink(theme: Theme, path: string): Chain {
	const steps = [path];
	let place = path;
	for (;;) {
		if (!known.has(place)) return { steps, end: { kind: 'unknown', path: place } };
		const { linkedTo, color } = itemAt(theme, place);
		const colour = parseColour(linkedTo || color);
		if (colour.kind === 'empty' || colour.kind === 'invalid') return { steps, end: { kind: 'unknown', path: place } };
		if (colour.kind !== 'path') {
			const tooDeep = steps.length - 1 > linksAtMost;
			return { steps, end: tooDeep ? { kind: 'tooDeep' } : { kind: 'colour', colour: writeColour(colour) } };
		}
		if (steps.includes(colour.path)) return { steps, end: { kind: 'cycle', path: colour.path } };
		steps.push(colour.path);
		place = colour.path;
	}
}

/** All tokens whose colour comes through this one, near ones first. */
export function usedBy(theme: Theme, path: string): string[] {
	return tokenPaths
		.flatMap((token) => {
			const distance = token === path ? -1 : explainLink(theme, token).steps.indexOf(path);
			return distance > 0 ? [{ token, distance }] : [];
		})
		.sort((a, b) => a.distance - b.distance)
		.map(({ token }) => token);
}
