// What becomes of the selected boxes while a pointer pulls at them. Without a screen: tested in Node.
import { pullBounds, scaleBoxes, turnBoxes } from '../../../../rules/designs/arrange/arrange-several.ts';
import { boundsOfAll, boundsOfRotated, moveBox } from '../../../../rules/designs/arrange/box-bounds.ts';
import { type PlacedBox, placeBoxes } from '../../../../rules/designs/arrange/place-boxes.ts';
import { type Handle, resizeBox, rotateTowards, tidyAngle } from '../../../../rules/designs/arrange/resize-box.ts';
import {
	elementLines,
	findEdgeSnap,
	findSnap,
	pageLines,
	type SnapLine,
} from '../../../../rules/designs/arrange/snap.ts';
import type { Box, Design, DesignPage } from '../../../../rules/designs/design.ts';
import type { Bounds } from '../../../../rules/designs/drawn-design.ts';
import { keepsRatio } from '../commands/arrange.ts';
import type { Drag, DragKind } from '../drag-store.ts';

type Point = readonly [number, number];

export interface Pull {
	/** Where it began, and where it is now, on the page. */
	from: Point;
	to: Point;
	/** Shift: keeps the proportions, the direction, or steps of 15°. */
	isStrict: boolean;
	/** Alt: sticks to nothing. */
	isLoose: boolean;
	/** In micrometres. */
	tolerance: number;
}

const turnStep = 15_000;
/** Upright and level are found without aiming. */
const rightAngle = { step: 90_000, reach: 1500 };

/** What moved things stick to on this page: everything but themselves. */
export function linesFor(
	design: Design,
	page: DesignPage,
	moved: ReadonlySet<string>,
	guides: readonly SnapLine[],
): SnapLine[] {
	const others = page.elements.filter(({ id }) => !moved.has(id)).map(({ box }) => boundsOfRotated(box));
	// Backgrounds have the edges of the page, and centres that are its centre.
	return [...pageLines(design.product), ...guides, ...elementLines(others)];
}

const dragOf = (
	kind: DragKind,
	placed: readonly PlacedBox[],
	boxes: readonly Box[],
	lines: readonly SnapLine[],
): Drag => ({
	kind,
	lines,
	boxes: new Map(
		placed.flatMap(({ element, box }, index) => {
			const to = boxes[index];
			return to ? [[element.id, { kind, from: box, to }]] : [];
		}),
	),
});

export function dragMove(placed: readonly PlacedBox[], pull: Pull, lines: readonly SnapLine[]): Drag {
	let [dx, dy] = [pull.to[0] - pull.from[0], pull.to[1] - pull.from[1]];
	if (pull.isStrict) [dx, dy] = Math.abs(dx) > Math.abs(dy) ? [dx, 0] : [0, dy];
	const bounds = boundsOfAll(placed.map(({ box }) => box)) as Bounds;
	const moved = { ...bounds, x: bounds.x + dx, y: bounds.y + dy };
	const snap = pull.isLoose ? { dx: 0, dy: 0, lines: [] } : findSnap(moved, lines, pull.tolerance);
	if (pull.isStrict && dx === 0) snap.dx = 0;
	if (pull.isStrict && dy === 0) snap.dy = 0;
	return dragOf(
		'move',
		placed,
		placed.map(({ box }) => moveBox(box, dx + snap.dx, dy + snap.dy)),
		snap.lines,
	);
}

export function dragResize(one: PlacedBox, handle: Handle, pull: Pull, lines: readonly SnapLine[]): Drag {
	const { box, element } = one;
	const keepRatio = pull.isStrict || keepsRatio(element);
	const [dx, dy] = [pull.to[0] - pull.from[0], pull.to[1] - pull.from[1]];
	const free = resizeBox(box, handle, dx, dy, { keepRatio });
	if (pull.isLoose || keepRatio || box.rotation !== 0) return dragOf('resize', [one], [free], []);
	const edges = {
		x: handle.includes('e') ? free.x + free.width : handle.includes('w') ? free.x : null,
		y: handle.includes('s') ? free.y + free.height : handle.includes('n') ? free.y : null,
	};
	const snap = findEdgeSnap(edges, lines, pull.tolerance);
	return dragOf('resize', [one], [resizeBox(box, handle, dx + snap.dx, dy + snap.dy)], snap.lines);
}

function angleTowards(box: Box, pull: Pull): number {
	const { rotation } = rotateTowards(box, pull.to, pull.isStrict ? turnStep : 0);
	const right = Math.round(rotation / rightAngle.step) * rightAngle.step;
	const isNear = !pull.isLoose && Math.abs(rotation - right) <= rightAngle.reach;
	return isNear ? tidyAngle(right) : rotation;
}

export const dragTurn = (one: PlacedBox, pull: Pull): Drag =>
	dragOf('rotate', [one], [{ ...one.box, rotation: angleTowards(one.box, pull) }], []);

const boxesOf = (placed: readonly PlacedBox[]) => placed.map(({ box }) => box);

/** Several by a corner of what lies around them. */
export function dragScale(placed: readonly PlacedBox[], handle: Handle, pull: Pull): Drag {
	const from = boundsOfAll(boxesOf(placed)) as Bounds;
	const { bounds, scale } = pullBounds(from, handle, pull.to[0] - pull.from[0], pull.to[1] - pull.from[1]);
	return { ...dragOf('scale', placed, scaleBoxes(boxesOf(placed), from, bounds, scale), []), scale };
}

/** Several about the centre of what lies around them. */
export function dragTurnAll(placed: readonly PlacedBox[], pull: Pull): Drag {
	const bounds = boundsOfAll(boxesOf(placed)) as Bounds;
	const angle = angleTowards({ ...bounds, rotation: 0 }, pull);
	return dragOf('rotate', placed, turnBoxes(boxesOf(placed), bounds, angle), []);
}

/** What a band drawn over the page catches: what lies in it, and what it cuts, except for things that are larger than it. */
export function caughtBy(band: Bounds, page: DesignPage): string[] {
	return [...placeBoxes(page.elements).values()]
		.filter(({ parent, element }) => parent === null && !element.isPinned)
		.filter(({ box }) => {
			const { x, y, width, height } = boundsOfRotated(box);
			const isWithin =
				x >= band.x && y >= band.y && x + width <= band.x + band.width && y + height <= band.y + band.height;
			const isCut = x < band.x + band.width && band.x < x + width && y < band.y + band.height && band.y < y + height;
			return isWithin || (isCut && width * height <= band.width * band.height);
		})
		.map(({ element }) => element.id);
}
