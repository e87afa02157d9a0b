// The elements of a page as they are read: from top to bottom, from left to right, those of a group behind it.
import { boundsOfRotated } from '../../../../rules/designs/arrange/box-bounds.ts';
import { placeBoxes } from '../../../../rules/designs/arrange/place-boxes.ts';
import type { DesignElement, DesignPage } from '../../../../rules/designs/design.ts';
import type { Bounds } from '../../../../rules/designs/drawn-design.ts';

export interface ListedObject {
	element: DesignElement;
	depth: number;
}

/** Things whose middles are at about the same height are in one line. */
const isBefore = (one: Bounds, other: Bounds): number => {
	const [middle, otherMiddle] = [one.y + one.height / 2, other.y + other.height / 2];
	const reach = Math.min(one.height, other.height) / 2;
	return Math.abs(middle - otherMiddle) <= reach ? one.x - other.x : one.y - other.y;
};

export function listObjects({ elements }: DesignPage): ListedObject[] {
	const placed = placeBoxes(elements);
	const boundsOf = ({ id, box }: DesignElement) => boundsOfRotated(placed.get(id)?.box ?? box);
	const list = (inner: readonly DesignElement[], depth: number): ListedObject[] =>
		inner
			.toSorted((one, other) => isBefore(boundsOf(one), boundsOf(other)))
			.flatMap((element) => [
				{ element, depth },
				...(element.kind === 'group' ? list(element.elements, depth + 1) : []),
			]);
	return list(elements, 0);
}
