// Changes one thing of a theme that is being edited. What was there before stays as it was, so that it can be gone back to.
import { valueAt } from './items.ts';
import type { OwnTheme } from './theme.ts';

type Tree = Readonly<Record<string, unknown>>;

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);

/** @param value undefined takes it away, and the folders above it that are empty then */
function put(tree: Tree, [name = '', ...rest]: readonly string[], value: unknown): Tree {
	const { [name]: before, ...others } = tree;
	const next = rest.length === 0 ? value : put(isTree(before) ? before : {}, rest, value);
	const isEmpty = next === undefined || (rest.length > 0 && isTree(next) && Object.keys(next).length === 0);
	return isEmpty ? others : { ...tree, [name]: next };
}

/** @param path such as fonts.body, border.radius or colors.primary.DEFAULT */
export const withValue = (theme: OwnTheme, path: string, value: unknown): OwnTheme =>
	put(theme as Tree, path.split('.'), value) as OwnTheme;

/** A name that a token was given stays when its colour becomes another. */
export function withColour(
	theme: OwnTheme,
	path: string,
	value: { color: string } | { linkedTo: string } | undefined,
): OwnTheme {
	const label = valueAt(theme, `${path}.label`);
	const named = typeof label === 'string' && label !== '' ? { label } : undefined;
	return withValue(theme, path, value || named ? { ...named, ...value } : undefined);
}
