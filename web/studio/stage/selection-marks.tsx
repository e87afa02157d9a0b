// Frames around what is chosen on the page.
import type { DesignElement, DesignPage } from '../../../rules/designs/design.ts';
import { identity, multiply, rotation, translation } from '../../../rules/designs/matrix.ts';
import type { DrawnPage, Matrix } from '../../../rules/designs/operations.ts';
import { rectanglePath } from '../../../rules/designs/path.ts';
import { writeNumber } from '../../../rules/designs/svg-definitions.ts';
import { useDesign } from '../studio-context.tsx';
import { useSelection } from '../view/use-selection.ts';

export interface PlacedElement {
	element: DesignElement;
	/** From the corner of its box to the page. */
	matrix: Matrix;
}

/** Boxes in a group are measured from the corner of the group. */
function* placeElements(elements: readonly DesignElement[], outer: Matrix = identity): Generator<PlacedElement> {
	for (const element of elements) {
		const { x, y, width, height, rotation: angle } = element.box;
		const matrix = multiply(outer, multiply(translation(x, y), rotation(angle, width / 2, height / 2)));
		yield { element, matrix };
		if (element.kind === 'group') yield* placeElements(element.elements, matrix);
	}
}

export function SelectionMarks({ page }: { page: Pick<DrawnPage, 'pageId'> }) {
	const design = useDesign();
	const selection = useSelection();
	if (selection.length === 0) return null;
	const shown: DesignPage | undefined = design.pages.find(({ id }) => id === page.pageId);
	const placed = [...placeElements(shown?.elements ?? [])].filter(({ element }) => selection.includes(element.id));
	return (
		<g aria-hidden className="pointer-events-none fill-none stroke-focus stroke-2">
			{placed.map(({ element, matrix }) => (
				<path
					key={element.id}
					vectorEffect="non-scaling-stroke"
					transform={`matrix(${matrix.map(writeNumber).join(' ')})`}
					d={rectanglePath(0, 0, element.box.width, element.box.height)}
				/>
			))}
		</g>
	);
}
