// Pages of a print file end at the bleed.
import { identity } from '../../../rules/designs/matrix.ts';
import type { DrawnPage } from '../../../rules/designs/operations.ts';
import { rectanglePath } from '../../../rules/designs/path.ts';
import type { PrintSpecification } from '../../../rules/designs/print-specification.ts';

/** What is larger than trim and bleed must not reach the marks. */
export function clipPage(page: DrawnPage, { width, height, bleed }: PrintSpecification): DrawnPage {
	if (page.operations.length === 0) return page;
	const path = rectanglePath(-bleed, -bleed, width + 2 * bleed, height + 2 * bleed);
	return {
		...page,
		operations: [{ kind: 'clip', elementId: page.pageId, matrix: identity, path, operations: page.operations }],
	};
}
