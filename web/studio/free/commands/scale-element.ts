// An element in another size, with everything in it: what a group does with its elements when it is resized.
import type { DesignElement } from '../../../../rules/designs/design.ts';
import { scalePath } from '../../../../rules/designs/path.ts';

/** Of texts and lines: smaller is no longer valid. */
const smallest = { type: 100, line: 1 };

export function scaleElement(element: DesignElement, scale: number): DesignElement {
	const by = (length: number) => Math.round(length * scale);
	const { x, y, width, height, rotation } = element.box;
	const box = { x: by(x), y: by(y), width: by(width), height: by(height), rotation };
	const type = (length: number) => Math.max(smallest.type, by(length));
	switch (element.kind) {
		case 'text': {
			const { size, leading, minimumSize } = element;
			return { ...element, box, size: type(size), leading: type(leading), minimumSize: type(minimumSize) };
		}
		case 'shape': {
			const { stroke, radius, path } = element;
			const line = stroke && { ...stroke, width: Math.max(smallest.line, by(stroke.width)) };
			return { ...element, box, radius: by(radius), stroke: line, path: path && scalePath(path, scale, scale) };
		}
		case 'group':
			return { ...element, box, elements: element.elements.map((inner) => scaleElement(inner, scale)) };
		default:
			return { ...element, box };
	}
}
