// What becomes of the lines of a cart when more is put into it (the rule itself: rules/cart/merge.ts).
import { isSame, seenOfBoth, together } from '../../rules/cart/merge.ts';
import { priceFor, type StoredItem } from './lines.ts';
import type { SoldItem } from './sold-items.ts';

/** On its way into a list. */
export interface Gatherable extends StoredItem {
	quantity: number;
	thing: SoldItem;
}

export interface Merged {
	/** Those that were there and those that came, as they are now. */
	lines: StoredItem[];
	added: StoredItem[];
	/** The ids of those that were there and have become more. */
	changed: Set<string>;
	/** The ids of the lines in which the items stand now, in their order. */
	touched: string[];
}

function seenTogether(line: StoredItem, item: Gatherable, quantity: number): number | null {
	const { thing, seriesRows } = item;
	const nowOf = (count: number | null) => priceFor(thing, { quantity: count, seriesRows })?.total;
	const now = nowOf(quantity);
	const seen = [line, item].map((one) => ({ seen: one.seenTotal, now: nowOf(one.quantity) }));
	return now === undefined ? null : seenOfBoth(now, seen);
}

/** @param room for how many more lines; what finds none is left out */
export function mergeLines(
	existing: readonly StoredItem[],
	items: readonly Gatherable[],
	room = Number.POSITIVE_INFINITY,
): Merged {
	const made: Merged = { lines: [...existing], added: [], changed: new Set(), touched: [] };
	for (const { thing, ...item } of items) {
		const { offer } = thing;
		const same = made.lines.find(
			(line) => isSame(line, item) && together(offer, line.quantity ?? 0, item.quantity) !== undefined,
		);
		if (same) {
			const quantity = (same.quantity ?? 0) + item.quantity;
			same.seenTotal = seenTogether(same, { ...item, thing }, quantity);
			same.quantity = quantity;
			if (!made.added.includes(same)) made.changed.add(same.id);
			made.touched.push(same.id);
		} else if (made.added.length < room) {
			made.lines.push(item);
			made.added.push(item);
			made.touched.push(item.id);
		}
	}
	return made;
}
