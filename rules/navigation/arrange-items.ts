// How a menu looks after an item was added, moved or taken away. Nothing is moved where it cannot stand.
import { deepest, flatItems, type ItemKind, type MenuName, mayHaveChildren } from './menu.ts';

interface Item<Self> {
	id: string;
	kind: ItemKind;
	children: readonly Self[];
}

/** A neighbourhood: below which item, null is the top, and at which place among its neighbours. */
export interface ItemPosition {
	parent: string | null;
	index: number;
}

type Items<Self> = readonly Self[];

export const findItem = <Self extends Item<Self>>(items: Items<Self>, id: string): Self | undefined =>
	flatItems(items).find((item) => item.id === id);

const heightOf = <Self extends Item<Self>>(item: Self): number => 1 + Math.max(0, ...item.children.map(heightOf));

/** 1 at the top. */
export function levelOf<Self extends Item<Self>>(items: Items<Self>, id: string): number {
	for (const item of items) {
		if (item.id === id) return 1;
		const below = levelOf(item.children, id);
		if (below > 0) return below + 1;
	}
	return 0;
}

export const neighboursOf = <Self extends Item<Self>>(items: Items<Self>, parent: string | null): Items<Self> =>
	parent === null ? items : (findItem(items, parent)?.children ?? []);

export function placeOf<Self extends Item<Self>>(
	items: Items<Self>,
	id: string,
	parent: string | null = null,
): ItemPosition | undefined {
	const index = items.findIndex((item) => item.id === id);
	if (index >= 0) return { parent, index };
	for (const item of items) {
		const below = placeOf(item.children, id, item.id);
		if (below) return below;
	}
	return undefined;
}

export const changeItem = <Self extends Item<Self>>(
	items: Items<Self>,
	id: string,
	change: (item: Self) => Self,
): Self[] =>
	items.map((item) => (item.id === id ? change(item) : { ...item, children: changeItem(item.children, id, change) }));

export const removeItem = <Self extends Item<Self>>(items: Items<Self>, id: string): Self[] =>
	items.filter((item) => item.id !== id).map((item) => ({ ...item, children: removeItem(item.children, id) }));

export function insertItem<Self extends Item<Self>>(
	items: Items<Self>,
	item: Self,
	{ parent, index }: ItemPosition,
): Self[] {
	const into = (neighbours: Items<Self>) => neighbours.toSpliced(index, 0, item);
	return parent === null ? into(items) : changeItem(items, parent, (one) => ({ ...one, children: into(one.children) }));
}

/** Why an item cannot stand below another: it stands there itself, the menu would be too deep, or nothing can. */
export function placeError<Self extends Item<Self>>(
	menu: MenuName,
	items: Items<Self>,
	item: Self,
	parent: string | null,
): 'circle' | 'depth' | 'noChildren' | undefined {
	if (parent === null) return heightOf(item) > deepest[menu] ? 'depth' : undefined;
	if (item.id === parent || findItem(item.children, parent)) return 'circle';
	const above = findItem(items, parent);
	if (!above || !mayHaveChildren(above.kind)) return 'noChildren';
	return levelOf(items, parent) + heightOf(item) > deepest[menu] ? 'depth' : undefined;
}

/** @param place counted without the item itself */
export function moveItem<Self extends Item<Self>>(items: Items<Self>, id: string, place: ItemPosition): Self[] {
	const item = findItem(items, id);
	return item ? insertItem(removeItem(items, id), item, place) : [...items];
}

export type Step = 'up' | 'down' | 'in' | 'out';

/** Where a step leads; undefined where there is no further to go. In: to the end of what stands below the one before. Out: behind what it is below. */
export function placeAfterStep<Self extends Item<Self>>(
	items: Items<Self>,
	id: string,
	step: Step,
): ItemPosition | undefined {
	const here = placeOf(items, id);
	if (!here) return undefined;
	const { parent, index } = here;
	const neighbours = neighboursOf(items, parent);
	if (step === 'up') return index > 0 ? { parent, index: index - 1 } : undefined;
	if (step === 'down') return index < neighbours.length - 1 ? { parent, index: index + 1 } : undefined;
	if (step === 'in') {
		const before = neighbours[index - 1];
		return before && { parent: before.id, index: before.children.length };
	}
	const above = parent === null ? undefined : placeOf(items, parent);
	return above && { parent: above.parent, index: above.index + 1 };
}
