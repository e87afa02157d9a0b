// What is drawn beyond the bleed is cut off there: it would be printed over the marks.
import { boundsOfBox, boundsOfPath, liesWithin } from '../../../rules/designs/bounds.ts';
import type { Bounds } from '../../../rules/designs/drawn-design.ts';
import { identity } from '../../../rules/designs/matrix.ts';
import type { DrawOperation } from '../../../rules/designs/operations.ts';
import { rectanglePath } from '../../../rules/designs/path.ts';
import type { PrintSpecification } from '../../../rules/designs/print-specification.ts';

/** Null of type, which preflight keeps within the trim, and of what is empty. */
function areaOf(operation: DrawOperation): Bounds | null {
	switch (operation.kind) {
		case 'glyphs':
			return null;
		case 'image':
			return boundsOfBox(operation.matrix, operation.width, operation.height);
		default:
			return boundsOfPath(operation.path, operation.matrix);
	}
}

/** A page on which nothing goes so far stays as it is. */
export function clipToBleed(
	operations: readonly DrawOperation[],
	{ width, height, bleed }: Pick<PrintSpecification, 'width' | 'height' | 'bleed'>,
): readonly DrawOperation[] {
	const sheet = { x: -bleed, y: -bleed, width: width + 2 * bleed, height: height + 2 * bleed };
	const isWithin = operations.every((operation) => {
		const area = areaOf(operation);
		return area === null || liesWithin(area, sheet);
	});
	if (isWithin) return operations;
	const path = rectanglePath(sheet.x, sheet.y, sheet.width, sheet.height);
	return [{ kind: 'clip', elementId: '', matrix: identity, path, operations }];
}
