// Several elements as one: made larger or smaller with what is in them, or turned about their common centre.
import { scaleBoxes, turnBoxes } from '../../../../rules/designs/arrange/arrange-several.ts';
import { boundsOfAll } from '../../../../rules/designs/arrange/box-bounds.ts';
import { ownBox, type PlacedBox } from '../../../../rules/designs/arrange/place-boxes.ts';
import { smallestSide } from '../../../../rules/designs/arrange/resize-box.ts';
import type { Box } from '../../../../rules/designs/design.ts';
import type { DesignOperation } from '../../../../rules/designs/editing/design-operation.ts';
import { isSame } from '../../../../rules/designs/is-same.ts';
import { placeAt } from './arrange.ts';
import { type CommandContext, type CommandResult, findLock, selectChangeable } from './command.ts';
import { scaleElement } from './scale-element.ts';

/** Type, lines and outlines grow along, unless the template keeps them. @param boxes on the page */
export function scaleAt(
	context: Pick<CommandContext, 'design' | 'role' | 'page'>,
	placed: readonly PlacedBox[],
	boxes: readonly Box[],
	scale: number,
): DesignOperation[] {
	return placed.flatMap((one, index): DesignOperation[] => {
		const wanted = boxes[index];
		if (!wanted) return [];
		const { element } = one;
		const box = ownBox(one, wanted);
		const scaled = findLock(element, 'style', context) ? element : scaleElement(element, scale);
		const before = new Map<string, unknown>(Object.entries(element));
		const changes = Object.entries({ ...scaled, box }).filter(([key, value]) => !isSame(before.get(key), value));
		if (changes.length === 0) return [];
		return [{ do: 'change', page: context.page.id, element: element.id, changes: Object.fromEntries(changes) }];
	});
}

/** The upper left corner stays. @param scale of width and height alike */
export function scaleSelection(context: CommandContext, scale: number): CommandResult {
	const placed = selectChangeable(context, 'resize');
	if ('refusal' in placed) return placed;
	const boxes = placed.map(({ box }) => box);
	const bounds = boundsOfAll(boxes);
	if (!bounds || Math.max(bounds.width, bounds.height) * scale < smallestSide) return { refusal: 'failed' };
	return { operations: scaleAt(context, placed, scaleBoxes(boxes, bounds, bounds, scale), scale) };
}

/** @param angle in thousandths of a degree, clockwise */
export function turnSelection(context: CommandContext, angle: number): CommandResult {
	const placed = selectChangeable(context, 'move');
	if ('refusal' in placed) return placed;
	const boxes = placed.map(({ box }) => box);
	const bounds = boundsOfAll(boxes);
	return { operations: bounds ? placeAt(context.page.id, placed, turnBoxes(boxes, bounds, angle)) : [] };
}
