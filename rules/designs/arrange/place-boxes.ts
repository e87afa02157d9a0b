// Where the boxes of a page lie on it. Those of elements in a group are measured from its corner and turned with it: everything that arranges works
// with boxes on the page, and carries them back.
import type { Box, DesignElement, GroupElement } from '../design.ts';
import { apply, identity, multiply, rotation, translation } from '../matrix.ts';
import type { Matrix } from '../operations.ts';
import { centreOf } from './box-bounds.ts';
import { tidyAngle } from './resize-box.ts';

export interface PlacedBox {
	element: DesignElement;
	/** On the page. */
	box: Box;
	/** From what the box of the element is measured from to the page. */
	outer: Matrix;
	outerAngle: number;
	parent: GroupElement | null;
}

/** By the id of the element, in the order in which they are painted. */
export function placeBoxes(elements: readonly DesignElement[]): Map<string, PlacedBox> {
	const placed = new Map<string, PlacedBox>();
	const place = (inner: readonly DesignElement[], outer: Matrix, outerAngle: number, parent: GroupElement | null) => {
		for (const element of inner) {
			const box = boxOnPage(element.box, outer, outerAngle);
			placed.set(element.id, { element, box, outer, outerAngle, parent });
			if (element.kind !== 'group') continue;
			const { x, y, width, height, rotation: angle } = element.box;
			const matrix = multiply(outer, multiply(translation(x, y), rotation(angle, width / 2, height / 2)));
			place(element.elements, matrix, outerAngle + angle, element);
		}
	};
	place(elements, identity, 0, null);
	return placed;
}

const around = (box: Box, [x, y]: readonly [number, number], angle: number): Box => ({
	x: Math.round(x - box.width / 2),
	y: Math.round(y - box.height / 2),
	width: box.width,
	height: box.height,
	rotation: tidyAngle(angle),
});

function boxOnPage(box: Box, outer: Matrix, outerAngle: number): Box {
	return outer === identity ? box : around(box, apply(outer, ...centreOf(box)), box.rotation + outerAngle);
}

/** The way back: a box on the page as the element holds it. */
export function ownBox({ outer, outerAngle }: Pick<PlacedBox, 'outer' | 'outerAngle'>, box: Box): Box {
	if (outer === identity) return { ...box, rotation: tidyAngle(box.rotation) };
	const [a, b, c, d, e, f] = outer;
	const [x, y] = centreOf(box);
	// Groups are moved and turned, never scaled: the inverse is the transpose.
	return around(box, [a * (x - e) + b * (y - f), c * (x - e) + d * (y - f)], box.rotation - outerAngle);
}
