// Moving, resizing, turning, aligning and distributing what is selected.
import {
	type Alignment,
	alignBoxes,
	distributeBoxes,
	fewestToDistribute,
} from '../../../../rules/designs/arrange/align.ts';
import { moveBox } from '../../../../rules/designs/arrange/box-bounds.ts';
import { ownBox, type PlacedBox } from '../../../../rules/designs/arrange/place-boxes.ts';
import { resizeBox } from '../../../../rules/designs/arrange/resize-box.ts';
import { cropAfterResize } from '../../../../rules/designs/crop.ts';
import type { Box, DesignElement } from '../../../../rules/designs/design.ts';
import type { DesignOperation } from '../../../../rules/designs/editing/design-operation.ts';
import { scalePath } from '../../../../rules/designs/path.ts';
import { type CommandContext, type CommandResult, selectChangeable } from './command.ts';
import { scaleElement } from './scale-element.ts';

const isSameBox = (one: Box, other: Box): boolean =>
	one.x === other.x &&
	one.y === other.y &&
	one.width === other.width &&
	one.height === other.height &&
	one.rotation === other.rotation;

const isResized = (from: Box, to: Box): boolean => from.width !== to.width || from.height !== to.height;

/** What would be stretched by another proportion: groups, and pictures of which no other part may be shown. */
export const keepsRatio = ({ kind, lock }: DesignElement): boolean =>
	kind === 'group' || (kind === 'image' && lock.content);

/** What an element is with another box: a group takes along what is in it, an outline its points, a picture fills it with another part. */
export function withBox(element: DesignElement, box: Box): Partial<DesignElement> {
	if (element.kind === 'shape' && element.path !== null) {
		const [across, down] = [box.width / (element.box.width || 1), box.height / (element.box.height || 1)];
		return across === 1 && down === 1 ? { box } : { box, path: scalePath(element.path, across, down) };
	}
	if (element.kind === 'image' && isResized(element.box, box) && !element.lock.content)
		return { box, crop: cropAfterResize(element.crop, element.box, box) };
	if (element.kind !== 'group' || element.box.width === 0 || element.box.width === box.width) return { box };
	const scale = box.width / element.box.width;
	return { box, elements: element.elements.map((inner) => scaleElement(inner, scale)) };
}

/** @param boxes on the page */
export function placeAt(page: string, placed: readonly PlacedBox[], boxes: readonly Box[]): DesignOperation[] {
	return placed.flatMap((one, index): DesignOperation[] => {
		const wanted = boxes[index];
		const box = wanted && ownBox(one, wanted);
		if (!box || isSameBox(box, one.element.box)) return [];
		return [{ do: 'change', page, element: one.element.id, changes: { ...withBox(one.element, box) } }];
	});
}

function arrange(context: CommandContext, lock: 'move' | 'resize', change: (box: Box) => Box): CommandResult {
	const placed = selectChangeable(context, lock);
	if ('refusal' in placed) return placed;
	return {
		operations: placeAt(
			context.page.id,
			placed,
			placed.map(({ box }) => change(box)),
		),
	};
}

export const moveSelection = (context: CommandContext, dx: number, dy: number): CommandResult =>
	arrange(context, 'move', (box) => moveBox(box, dx, dy));

/** At the right and at the bottom: the corner stays. */
export const resizeSelection = (context: CommandContext, across: number, down: number): CommandResult =>
	arrangeResized(context, (box, keepRatio) => {
		const handle = across === 0 ? 's' : 'e';
		// Along the sides of the box, however it is turned.
		const angle = (box.rotation / 180_000) * Math.PI;
		const [dx, dy] = [
			across * Math.cos(angle) - down * Math.sin(angle),
			across * Math.sin(angle) + down * Math.cos(angle),
		];
		return resizeBox(box, keepRatio ? 'se' : handle, dx, dy, { keepRatio });
	});

function arrangeResized(context: CommandContext, change: (box: Box, keepRatio: boolean) => Box): CommandResult {
	const placed = selectChangeable(context, 'resize');
	if ('refusal' in placed) return placed;
	const boxes = placed.map(({ box, element }) => change(box, keepsRatio(element)));
	return { operations: placeAt(context.page.id, placed, boxes) };
}

export const alignSelection = (context: CommandContext, alignment: Alignment): CommandResult => {
	const placed = selectChangeable(context, 'move');
	if ('refusal' in placed) return placed;
	const boxes = alignBoxes(
		placed.map(({ box }) => box),
		alignment,
		context.design,
	);
	return { operations: placeAt(context.page.id, placed, boxes) };
};

export function distributeSelection(context: CommandContext, axis: 'x' | 'y'): CommandResult {
	const placed = selectChangeable(context, 'move');
	if ('refusal' in placed) return placed;
	if (placed.length < fewestToDistribute) return { refusal: 'tooFew' };
	const boxes = distributeBoxes(
		placed.map(({ box }) => box),
		axis,
	);
	return { operations: placeAt(context.page.id, placed, boxes) };
}

/** Numbers of the inspector: of one element, on the page. */
export function setBox(context: CommandContext, changes: Partial<Box>): CommandResult {
	const hasSize = changes.width !== undefined || changes.height !== undefined;
	const placed = selectChangeable(context, hasSize ? 'resize' : 'move');
	if ('refusal' in placed) return placed;
	const boxes = placed.map(({ box, element }) => {
		const next = { ...box, ...changes };
		if (!keepsRatio(element) || !hasSize) return next;
		const scale = changes.width === undefined ? next.height / box.height : next.width / box.width;
		return { ...next, width: Math.round(box.width * scale), height: Math.round(box.height * scale) };
	});
	return { operations: placeAt(context.page.id, placed, boxes) };
}
