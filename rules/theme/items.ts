// Finds things in a theme whose shape is not certain: it may come from a database or from a form.
import type { ColourItem } from './theme.ts';

/** What is at a path such as fonts.body, and only if it is there itself and not inherited from somewhere. */
export function valueAt(tree: unknown, path: string): unknown {
	let place = tree;
	for (const name of path.split('.')) {
		if (typeof place !== 'object' || place === null || !Object.hasOwn(place, name)) return undefined;
		place = (place as Record<string, unknown>)[name];
	}
	return place;
}

const stringAt = (tree: unknown, name: string): string => {
	const value = valueAt(tree, name);
	return typeof value === 'string' ? value.trim() : '';
};

/** The colour item at a path, with what is no string left out. */
export function itemAt(theme: unknown, path: string): Required<ColourItem> {
	const item = valueAt(theme, path);
	return { color: stringAt(item, 'color'), label: stringAt(item, 'label'), linkedTo: stringAt(item, 'linkedTo') };
}
