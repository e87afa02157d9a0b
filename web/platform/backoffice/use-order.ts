// An order that is saved with every step. Steps are shown at once and sent one after the other, however fast they come.
import { useRef, useState } from 'react';
import { beforeAfterStep, movedBefore } from '../../kit/sortable-list/move.ts';
import type { Order } from '../../kit/sortable-list/order.ts';
import { usePlatform } from '../environment.tsx';
import { refreshEverything, useAttempt } from './data.ts';

interface OrderOptions<Item> {
	items: readonly Item[];
	/** Saves one move; null is the end. */
	place(id: string, before: string | null): Promise<unknown>;
	said: { done: string; failed: string };
	/** Read aloud: where it stands now. */
	placed(item: Item, position: number, count: number): string;
}

export function useOrder<Item extends { id: string }>(options: OrderOptions<Item>): Order<Item> {
	const { items, place, said, placed } = options;
	const { queryClient } = usePlatform();
	const attempt = useAttempt();
	const [wanted, setWanted] = useState<readonly string[]>();
	const [announcement, setAnnouncement] = useState('');
	const waiting = useRef({ count: 0, last: Promise.resolve() });
	const ids = wanted ?? items.map(({ id }) => id);
	const shown = ids.flatMap((id) => items.find((item) => item.id === id) ?? []);

	const announce = (order: readonly string[], id: string) => {
		const item = items.find((one) => one.id === id);
		if (item) setAnnouncement(placed(item, order.indexOf(id) + 1, order.length));
	};
	const move = (id: string, before: string | null) => {
		const next = movedBefore(ids, id, before);
		announce(next, id);
		if (next.join() === ids.join()) return;
		setWanted(next);
		const queue = waiting.current;
		queue.count += 1;
		queue.last = queue.last.then(async () => {
			// What is refused was meant for another list than there is.
			if (!(await attempt(() => place(id, before), said))) await refreshEverything(queryClient);
			queue.count -= 1;
			if (queue.count === 0) setWanted(undefined);
		});
	};
	return {
		shown,
		announcement,
		move,
		step(id, by) {
			const before = beforeAfterStep(ids, id, by);
			if (before === undefined) announce(ids, id);
			else move(id, before);
		},
	};
}
