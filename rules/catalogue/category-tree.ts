// The tree of categories: where one may stand, and whom what stands there is open to.

/** How deep the menu of a shop can be read. */
export const deepestLevel = 4;

export interface InTree {
	id: string;
	/** None at the top. */
	parentId: string | null;
}

/** Everything above it, from the top down; ends where a circle would begin. */
export function aboveOf<Category extends InTree>(categories: readonly Category[], id: string | null): Category[] {
	const byId = new Map(categories.map((category) => [category.id, category]));
	const path: Category[] = [];
	let next = byId.get(id ?? '')?.parentId;
	while (next && !path.some((one) => one.id === next)) {
		const found = byId.get(next);
		if (!found) break;
		path.unshift(found);
		next = found.parentId;
	}
	return path;
}

export const levelOf = (categories: readonly InTree[], id: string): number => aboveOf(categories, id).length + 1;

/** How many levels it takes with all that stands below it: 1 without anything. */
function heightOf(categories: readonly InTree[], id: string, seen: readonly string[] = []): number {
	if (seen.includes(id)) return 0;
	const below = categories.filter(({ parentId }) => parentId === id);
	return 1 + Math.max(0, ...below.map((child) => heightOf(categories, child.id, [...seen, id])));
}

/** Why something cannot stand below `parentId`; a new one has no id yet. */
export function placeError(
	categories: readonly InTree[],
	id: string | undefined,
	parentId: string | null,
): 'circle' | 'depth' | undefined {
	if (parentId === null) return id && heightOf(categories, id) > deepestLevel ? 'depth' : undefined;
	if (id && (id === parentId || aboveOf(categories, parentId).some((one) => one.id === id))) return 'circle';
	const height = id ? heightOf(categories, id) : 1;
	return levelOf(categories, parentId) + height > deepestLevel ? 'depth' : undefined;
}

/** Null is everyone: roles narrow those above, and no role narrows nothing. */
export function narrowedTo(above: readonly string[] | null, own: readonly string[]): readonly string[] | null {
	if (own.length === 0) return above;
	return above === null ? own : own.filter((role) => above.includes(role));
}

/** Whom it is open to with these roles of its own at this place. */
export function openToAt(
	categories: readonly (InTree & { roleIds: readonly string[] })[],
	parentId: string | null,
	own: readonly string[],
): readonly string[] | null {
	const parent = categories.find(({ id }) => id === parentId);
	const path = parent ? [...aboveOf(categories, parent.id), parent] : [];
	const above = path.reduce<readonly string[] | null>((open, { roleIds }) => narrowedTo(open, roleIds), null);
	return narrowedTo(above, own);
}

/** Each followed by what stands below it, with its level; the order among neighbours is that of the list. */
export function inTreeOrder<Category extends InTree>(
	categories: readonly Category[],
): (Category & { level: number })[] {
	const below = Map.groupBy(categories, ({ parentId }) => parentId);
	const walk = (parentId: string | null, level: number): (Category & { level: number })[] =>
		(below.get(parentId) ?? []).flatMap((category) => [{ ...category, level }, ...walk(category.id, level + 1)]);
	return walk(null, 1);
}

/** Names of windows mean a new tab; those that the browser knows for this one and those around it do not. */
export const isLinkTarget = (name: string): boolean =>
	/^[A-Za-z0-9_-]{0,60}$/.test(name) && !['_self', '_parent', '_top'].includes(name.toLowerCase());
