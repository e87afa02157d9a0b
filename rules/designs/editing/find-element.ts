// Elements by their id, those of groups included.

import { NotApplicable } from '../../editing/editing-rules.ts';
import type { Design, DesignElement, DesignPage } from '../design.ts';

export function findPage(design: Pick<Design, 'pages'>, id: string): DesignPage {
	const page = design.pages.find((one) => one.id === id);
	if (!page) throw new NotApplicable(`no page ${id}`);
	return page;
}

export function* walkElements(elements: readonly DesignElement[]): Generator<DesignElement> {
	for (const element of elements) {
		yield element;
		if (element.kind === 'group') yield* walkElements(element.elements);
	}
}

export function findElement(page: DesignPage, id: string): DesignElement {
	for (const element of walkElements(page.elements)) if (element.id === id) return element;
	throw new NotApplicable(`no element ${id}`);
}

/** The list with one element replaced; the same objects for all that is not on the way to it. */
export function replaceElement(elements: readonly DesignElement[], changed: DesignElement): readonly DesignElement[] {
	return elements.map((element) => {
		if (element.id === changed.id) return changed;
		if (element.kind !== 'group') return element;
		const inner = replaceElement(element.elements, changed);
		return inner.some((one, index) => one !== element.elements[index]) ? { ...element, elements: inner } : element;
	});
}
