// The tree while it is arranged: moves are shown at once and sent one after the other.
import { useRef, useState } from 'react';
import { placeError } from '../../../rules/catalogue/category-tree.ts';
import { beforeAfterStep } from '../../kit/sortable-list/move.ts';
import { useToast } from '../../kit/toasts.tsx';
import { refreshEverything, useAttempt, useChange } from '../../platform/backoffice/data.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { placeCategoryDocument } from './categories.documents.ts';
import { type CategoryNode, type CategoryPosition, movedInTree, neighboursOf } from './tree.ts';

const refusals = { circle: 'categories.circle', depth: 'categories.tooDeep' } as const;

export function useTree(nodes: readonly CategoryNode[]) {
	const { t, queryClient } = usePlatform();
	const toast = useToast();
	const attempt = useAttempt();
	const change = useChange();
	const [wanted, setWanted] = useState<readonly CategoryNode[]>();
	const [announcement, setAnnouncement] = useState('');
	const waiting = useRef({ count: 0, last: Promise.resolve() });
	const shown = wanted ?? nodes;

	const announce = (tree: readonly CategoryNode[], id: string, otherParent: boolean) => {
		const node = tree.find((one) => one.id === id);
		if (!node) return;
		const parent = tree.find((one) => one.id === node.parentId)?.name ?? t('categories.top');
		const neighbours = neighboursOf(tree, node.parentId);
		const position = neighbours.findIndex((one) => one.id === id) + 1;
		setAnnouncement(
			otherParent
				? t('categories.placedBelow', { name: node.name, parent })
				: t('categories.placed', { name: node.name, position, count: neighbours.length }),
		);
	};
	const move = (place: CategoryPosition) => {
		const error = placeError(shown, place.id, place.parentId);
		if (error) return toast.error(t(refusals[error]));
		const next = movedInTree(shown, place);
		announce(next, place.id, shown.find(({ id }) => id === place.id)?.parentId !== place.parentId);
		setWanted(next);
		const queue = waiting.current;
		queue.count += 1;
		queue.last = queue.last.then(async () => {
			const said = { done: t('categories.orderSaved'), failed: t('categories.orderFailed') };
			// What is refused was meant for another tree than there is.
			if (!(await attempt(() => change(placeCategoryDocument, place), said))) await refreshEverything(queryClient);
			queue.count -= 1;
			if (queue.count === 0) setWanted(undefined);
		});
	};
	return {
		shown,
		announcement,
		move,
		step(node: CategoryNode, by: -1 | 1) {
			const { id, parentId } = node;
			const ids = neighboursOf(shown, parentId).map((one) => one.id);
			const before = beforeAfterStep(ids, id, by);
			if (before === undefined) announce(shown, id, false);
			else move({ id, parentId, before });
		},
	};
}
