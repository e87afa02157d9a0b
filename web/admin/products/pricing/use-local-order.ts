// An order that waits for the save bar: moved by arrows or by dragging, and read aloud.
import { useState } from 'react';
import { beforeAfterStep, movedBefore } from '../../../kit/sortable-list/move.ts';
import type { Order } from '../../../kit/sortable-list/order.ts';

export function useLocalOrder<Item extends { id: string }>(
	items: readonly Item[],
	onChange: (items: Item[]) => void,
	placed: (item: Item, position: number, count: number) => string,
): Order<Item> {
	const [announcement, setAnnouncement] = useState('');
	const ids = items.map(({ id }) => id);
	const arrange = (id: string, order: readonly string[]) => {
		const next = order.flatMap((one) => items.find((item) => item.id === one) ?? []);
		const item = next.find((one) => one.id === id);
		if (item) setAnnouncement(placed(item, next.indexOf(item) + 1, next.length));
		if (order.join() !== ids.join()) onChange(next);
	};
	return {
		shown: items,
		announcement,
		move: (id, before) => arrange(id, movedBefore(ids, id, before)),
		step(id, by) {
			const before = beforeAfterStep(ids, id, by);
			arrange(id, before === undefined ? ids : movedBefore(ids, id, before));
		},
	};
}
