// Views of the list of orders that somebody has given a name: what it is searched, filtered and sorted by, as in the address.
import { type FieldRules, findFieldError } from '../fields.ts';

export interface SavedView {
	name: string;
	/** As in the address, without the question mark. */
	parameters: string;
}

export const mostViews = 20;
export const viewNameRules = { required: true, maxLength: 40 } as const satisfies FieldRules;
const longestParameters = 1000;

/** The page belongs to the moment, not to the view. */
const momentary = ['page'];

/** In an order of their own, so that the same view is recognised. */
export function viewParameters(parameters: URLSearchParams): string {
	const kept = new URLSearchParams(parameters);
	for (const name of momentary) kept.delete(name);
	kept.sort();
	return String(kept);
}

const sameName = (name: string) => name.trim().toLowerCase();

/** In the place of one with the same name. */
export const withView = (views: readonly SavedView[], view: SavedView): SavedView[] => {
	const added = { ...view, name: view.name.trim() };
	const at = views.findIndex(({ name }) => sameName(name) === sameName(view.name));
	return at === -1 ? [...views, added] : views.with(at, added);
};

/** @returns undefined where they cannot be kept */
export function tidyViews(given: readonly SavedView[]): SavedView[] | undefined {
	const views = given.map(({ name, parameters }) => ({
		name: name.trim(),
		parameters: viewParameters(new URLSearchParams(parameters)),
	}));
	const isUnusable = views.some(
		({ name, parameters }) =>
			findFieldError(name, viewNameRules) || /\p{Cc}/u.test(name) || parameters.length > longestParameters,
	);
	const isDouble = new Set(views.map(({ name }) => sameName(name))).size < views.length;
	return isUnusable || isDouble || views.length > mostViews ? undefined : views;
}
