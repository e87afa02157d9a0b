// Where a swatch is used: what keeps it from being removed.
import type { Design, DesignElement, DesignPage } from './design.ts';
import { walkElements } from './editing/find-element.ts';
import { settleAlternatives } from './editing/settle-alternatives.ts';

export interface SwatchUse {
	/** Null: the design has none, or it is the one in use. */
	layoutId: string | null;
	/** Name of the page. */
	page: string;
	/** Names of the elements. */
	elements: readonly string[];
}

function usesSwatch(element: DesignElement, id: string): boolean {
	switch (element.kind) {
		case 'text':
			return element.swatchId === id || element.runs.some(({ swatchId }) => swatchId === id);
		case 'shape':
			return element.fillId === id || element.stroke?.swatchId === id;
		case 'code':
			return element.swatchId === id;
		default:
			return false;
	}
}

const usesOn = (pages: readonly DesignPage[], id: string, layoutId: string | null): SwatchUse[] =>
	pages.flatMap(({ name, elements }) => {
		const users = [...walkElements(elements)].filter((element) => usesSwatch(element, id));
		return users.length > 0 ? [{ layoutId, page: name, elements: users.map((element) => element.name) }] : [];
	});

/** On the pages that are edited first, then in the other layouts. */
export function findSwatchUses(template: Design, id: string): SwatchUse[] {
	const { pages, layouts, layoutId } = settleAlternatives(template);
	const others = layouts.filter((layout) => layout.id !== layoutId);
	return [...usesOn(pages, id, null), ...others.flatMap((layout) => usesOn(layout.pages, id, layout.id))];
}
