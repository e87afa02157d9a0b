// The elements of a page as they lie on each other: what covers the others first, those of a group behind it.
import type { DesignElement, DesignPage } from '../../../../rules/designs/design.ts';

export interface ListedObject {
	element: DesignElement;
	depth: number;
}

const list = (elements: readonly DesignElement[], depth: number): ListedObject[] =>
	elements
		.toReversed()
		.flatMap((element) => [{ element, depth }, ...(element.kind === 'group' ? list(element.elements, depth + 1) : [])]);

export const listObjects = ({ elements }: DesignPage): ListedObject[] => list(elements, 0);
