// Draws a design: fields are filled in, groups taken apart, every element becomes operations on its page. Browser, preview and print paint this
// list and nothing else.
import { type Box, type Design, type DesignElement, designLimits } from './design.ts';
import { type DrawCache, drawCached } from './draw-cache.ts';
import { type DrawContext, type DrawnElement, type DrawServices, inksOf } from './draw-context.ts';
import { drawImage, drawShape, drawVector } from './draw-image.ts';
import { drawCode, drawText } from './draw-text.ts';
import type { DrawnDesign } from './drawn-design.ts';
import { identity, multiply, rotation, translation } from './matrix.ts';
import type { Matrix } from './operations.ts';
import { type FieldValues, resolveValues } from './placeholders.ts';

/** From the corner of a box to the page, or to the group that it is in. */
const matrixOf = ({ x, y, width, height, rotation: angle }: Box): Matrix =>
	multiply(translation(x, y), rotation(angle, width / 2, height / 2));

function drawElement(element: DesignElement, outer: Matrix, context: DrawContext): DrawnElement {
	const matrix = multiply(outer, matrixOf(element.box));
	switch (element.kind) {
		case 'text':
			return drawText(element, matrix, context);
		case 'image':
			return drawImage(element, matrix, context);
		case 'shape':
			return drawShape(element, matrix, context);
		case 'vector':
			return drawVector(element, matrix, context);
		case 'code':
			return drawCode(element, matrix, context);
		case 'group':
			return drawElements(element.elements, matrix, context);
	}
}

const join = (drawn: readonly DrawnElement[]): DrawnElement => ({
	operations: drawn.flatMap(({ operations }) => operations),
	reports: drawn.flatMap(({ reports }) => reports),
});

/** The boxes of elements in a group are measured from its corner. */
const drawElements = (elements: readonly DesignElement[], outer: Matrix, context: DrawContext): DrawnElement =>
	join(elements.filter(({ print }) => print).map((element) => drawElement(element, outer, context)));

/**
 * @param design validated
 * @param values of fields, before those of the design
 * @param cache of what was drawn before: whoever edits draws the same elements again and again
 */
export function draw(design: Design, values: FieldValues, services: DrawServices, cache?: DrawCache): DrawnDesign {
	const context: DrawContext = {
		...services,
		values: resolveValues(design, values),
		inkOf: inksOf(design),
		letters: { left: designLimits.lettersPerDesign },
	};
	if (cache) {
		const drawOne = (element: DesignElement) => drawElement(element, identity, context);
		return { pages: design.pages.map((page) => drawCached(page, design, context, cache, drawOne, join)) };
	}
	return {
		pages: design.pages.map(({ id, name, elements }) => ({
			pageId: id,
			name,
			...drawElements(elements, identity, context),
		})),
	};
}
