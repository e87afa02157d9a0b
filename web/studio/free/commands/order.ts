// Which of the selected elements covers which: a step up or down, or all the way.
import type { DesignOperation } from '../../../../rules/designs/editing/design-operation.ts';
import { type CommandContext, type CommandResult, selectOuter } from './command.ts';

export const directions = ['forward', 'backward', 'front', 'back'] as const;
export type OrderDirection = (typeof directions)[number];

/** Ids in the order in which they are painted, with the selected ones one step further on. */
function stepForward(ids: readonly string[], selected: ReadonlySet<string>): string[] {
	const next = [...ids];
	for (let at = next.length - 2; at >= 0; at -= 1) {
		const [one, other] = [next[at], next[at + 1]];
		if (one && other && selected.has(one) && !selected.has(other)) next.splice(at, 2, other, one);
	}
	return next;
}

function reorder(ids: readonly string[], selected: ReadonlySet<string>, direction: OrderDirection): string[] {
	const [chosen, others] = [ids.filter((id) => selected.has(id)), ids.filter((id) => !selected.has(id))];
	switch (direction) {
		case 'front':
			return [...others, ...chosen];
		case 'back':
			return [...chosen, ...others];
		case 'forward':
			return stepForward(ids, selected);
		case 'backward':
			return stepForward(ids.toReversed(), selected).toReversed();
	}
}

export function orderSelection(context: CommandContext, direction: OrderDirection): CommandResult {
	const placed = selectOuter(context, 'move');
	if ('refusal' in placed) return placed;
	const selected = new Set(placed.map(({ element }) => element.id));
	const ids = context.page.elements.map(({ id }) => id);
	const wanted = reorder(ids, selected, direction);
	if (wanted.every((id, index) => id === ids[index])) return { refusal: 'atEnd' };
	// From the top down: each is put before one that has its place already.
	const operations = wanted
		.toReversed()
		.flatMap((id, index, all): DesignOperation[] =>
			selected.has(id) ? [{ do: 'order', page: context.page.id, element: id, before: all[index - 1] ?? null }] : [],
		);
	return { operations };
}
