// Lays a tenant's own theme over another one. Whatever is missing or not valid is as it is below.
import { parseColour } from './colour.ts';
import { findFont } from './fonts.ts';
import { itemAt, valueAt } from './items.ts';
import { borderRadii, borderWidths, type ColourItem, fontRoles, type Theme } from './theme.ts';
import { tokenPaths } from './tokens.ts';

export const longestLabel = 200;

export const isOneOf = <Name extends string>(names: Record<Name, unknown>, value: unknown): value is Name =>
	typeof value === 'string' && Object.hasOwn(names, value);

function mergeItem(base: ColourItem, own: Required<ColourItem>): ColourItem {
	const link = parseColour(own.linkedTo);
	const colour = parseColour(own.color);
	const ownColour = colour.kind !== 'empty' && colour.kind !== 'invalid' ? { color: own.color } : {};
	const ownLink = link.kind === 'path' ? { linkedTo: link.path } : {};
	const label = own.label.length <= longestLabel && own.label ? { label: own.label } : {};
	const ownValue = { ...ownColour, ...ownLink };
	// A colour of one's own replaces the link below it, else it would never be seen.
	if (Object.keys(ownValue).length === 0) return { ...base, ...label };
	return { ...(base.label ? { label: base.label } : {}), ...ownValue, ...label };
}

/** Of a tree of plain objects: ten times quicker than `structuredClone`, which looks for everything else there is. */
const copyOf = <Tree extends object>(tree: Tree): Tree =>
	Object.fromEntries(
		Object.entries(tree).map(([name, below]) => [name, typeof below === 'object' ? copyOf(below) : below]),
	) as Tree;

/** The item at a path of tokens, put in its place; the folders above it are made. */
export function putItem(tree: object, path: string, item: ColourItem): void {
	const names = path.split('.');
	const last = names.pop() ?? '';
	let place = tree as Record<string, unknown>;
	for (const name of names) {
		if (!Object.hasOwn(place, name)) place[name] = {};
		place = place[name] as Record<string, unknown>;
	}
	place[last] = item;
}

function mergeDark(merged: Theme, dark: unknown): void {
	if (typeof dark !== 'object' || dark === null) return;
	const on = valueAt(dark, 'on');
	if (typeof on === 'boolean') merged.dark.on = on;
	for (const path of tokenPaths) {
		const item = mergeItem(itemIn(merged.dark, path), itemAt(dark, path));
		if (Object.keys(item).length > 0) putItem(merged.dark, path, item);
	}
}

const itemIn = (tree: unknown, path: string) => (valueAt(tree, path) as ColourItem | undefined) ?? {};

/** @param own anything: what a tenant stored, however old or broken */
export function mergeTheme(base: Theme, own: unknown): Theme {
	const merged = copyOf(base);
	for (const role of fontRoles) {
		const font = findFont(valueAt(own, `fonts.${role}`));
		if (font) merged.fonts[role] = font.family;
	}
	const radius = valueAt(own, 'border.radius');
	if (isOneOf(borderRadii, radius)) merged.border.radius = radius;
	const width = valueAt(own, 'border.width');
	if (isOneOf(borderWidths, width)) merged.border.width = width;
	for (const path of tokenPaths) putItem(merged, path, mergeItem(itemIn(merged, path), itemAt(own, path)));
	mergeDark(merged, valueAt(own, 'dark'));
	return merged;
}
