// Finds things in a theme whose shape is not certain: it may come from a database or from a form.
import type { ColourItem } from './theme.ts';

/** Only if it is there itself and not inherited from somewhere. */
const ownValue = (place: unknown, name: string): unknown =>
	typeof place === 'object' && place !== null && Object.hasOwn(place, name)
		? (place as Record<string, unknown>)[name]
		: undefined;

/** What is at a path such as fonts.body. */
export function valueAt(tree: unknown, path: string): unknown {
	let place = tree;
	for (const name of path.split('.')) place = ownValue(place, name);
	return place;
}

const stringAt = (tree: unknown, name: string): string => {
	const value = ownValue(tree, name);
	return typeof value === 'string' ? value.trim() : '';
};

/** The colour item at a path, with what is no string left out. */
export function itemAt(theme: unknown, path: string): Required<ColourItem> {
	const item = valueAt(theme, path);
	return { color: stringAt(item, 'color'), label: stringAt(item, 'label'), linkedTo: stringAt(item, 'linkedTo') };
}
