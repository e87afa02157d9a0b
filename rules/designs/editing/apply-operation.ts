// Applies an operation to a design. Nothing is validated here but that what it names exists: validate-operation.ts asks before.

import { NotApplicable } from '../../editing/editing-rules.ts';
import type { Design, DesignElement, DesignPage } from '../design.ts';
import type { AppliedOperation, DesignOperation } from './design-operation.ts';
import { findElement, findPage, replaceElement } from './find-element.ts';
import { applyLayout, applyScheme } from './switch-alternative.ts';

type Of<Kind extends DesignOperation['do']> = Extract<DesignOperation, { do: Kind }>;
type Appliers = { [Kind in DesignOperation['do']]: (design: Design, operation: Of<Kind>) => AppliedOperation };

interface Identified {
	id: string;
}

function positionOf(items: readonly Identified[], id: string | null): number {
	if (id === null) return items.length;
	const position = items.findIndex((item) => item.id === id);
	if (position < 0) throw new NotApplicable(`no ${id}`);
	return position;
}

const nextOf = (items: readonly Identified[], id: string): string | null =>
	items[positionOf(items, id) + 1]?.id ?? null;

function insertInto<Item extends Identified>(items: readonly Item[], item: Item, before: string | null): Item[] {
	if (items.some(({ id }) => id === item.id)) throw new NotApplicable(`${item.id} is there already`);
	return items.toSpliced(positionOf(items, before), 0, item);
}

function removeFrom<Item extends Identified>(items: readonly Item[], id: string): { rest: Item[]; removed: Item } {
	const position = positionOf(items, id);
	const [removed] = items.slice(position, position + 1);
	if (!removed) throw new NotApplicable(`no ${id}`);
	return { rest: items.toSpliced(position, 1), removed };
}

const withPage = (design: Design, changed: DesignPage): Design => ({
	...design,
	pages: design.pages.map((page) => (page.id === changed.id ? changed : page)),
});

const withElements = (design: Design, page: DesignPage, elements: readonly DesignElement[]): Design =>
	withPage(design, { ...page, elements });

/** Adds to a list, or replaces there; its inverse is the same with what was there, or removes it. */
function put<Item extends Identified>(items: readonly Item[], item: Item): { items: Item[]; before: Item | undefined } {
	const before = items.find(({ id }) => id === item.id);
	return { items: before ? items.map((one) => (one.id === item.id ? item : one)) : [...items, item], before };
}

const pagesOf = ({ pages, layoutId }: Design): DesignOperation => ({ do: 'pages', pages, layoutId });
const swatchesOf = ({ swatches, schemeId }: Design): DesignOperation => ({ do: 'swatches', swatches, schemeId });

const appliers: Appliers = {
	value: (design, { key, value }) => {
		const { [key]: before = null, ...others } = design.values;
		const values = value === null ? others : { ...design.values, [key]: value };
		return { design: { ...design, values }, inverse: { do: 'value', key, value: before } };
	},
	insert: (design, { page: id, element, before }) => {
		const page = findPage(design, id);
		return {
			design: withElements(design, page, insertInto(page.elements, element, before)),
			inverse: { do: 'remove', page: id, element: element.id },
		};
	},
	remove: (design, { page: id, element }) => {
		const page = findPage(design, id);
		const before = nextOf(page.elements, element);
		const { rest, removed } = removeFrom(page.elements, element);
		return {
			design: withElements(design, page, rest),
			inverse: { do: 'insert', page: id, element: removed, before },
		};
	},
	order: (design, { page: id, element, before }) => {
		const page = findPage(design, id);
		const was = nextOf(page.elements, element);
		const { rest, removed } = removeFrom(page.elements, element);
		// Before itself: where it is.
		const target = before === element ? was : before;
		return {
			design: withElements(design, page, insertInto(rest, removed, target)),
			inverse: { do: 'order', page: id, element, before: was },
		};
	},
	change: (design, { page: id, element, changes }) => {
		const page = findPage(design, id);
		const found = findElement(page, element);
		// What was not there is null in JSON as well: a property that is left out would not be taken back.
		const former = Object.fromEntries(
			Object.keys(changes).map((key) => [key, found[key as keyof DesignElement] ?? null]),
		);
		const changed = { ...found, ...changes } as DesignElement;
		return {
			design: withElements(design, page, replaceElement(page.elements, changed)),
			inverse: { do: 'change', page: id, element, changes: former },
		};
	},
	layout: (design, { layout }) => ({ design: applyLayout(design, layout), inverse: pagesOf(design) }),
	scheme: (design, { scheme }) => ({ design: applyScheme(design, scheme), inverse: swatchesOf(design) }),
	swatch: (design, { swatch }) => {
		const { items, before } = put(design.swatches, swatch);
		return {
			design: { ...design, swatches: items },
			inverse: before ? { do: 'swatch', swatch: before } : { do: 'removeSwatch', swatch: swatch.id },
		};
	},
	removeSwatch: (design, { swatch }) => {
		const { swatches, schemeId } = design;
		const { rest, removed } = removeFrom(swatches, swatch);
		// Added anew it would be the last one.
		const inverse: DesignOperation =
			swatches.at(-1) === removed ? { do: 'swatch', swatch: removed } : { do: 'swatches', swatches, schemeId };
		return { design: { ...design, swatches: rest }, inverse };
	},
	face: (design, { face }) => {
		const { items, before } = put(design.faces, face);
		return {
			design: { ...design, faces: items },
			inverse: before ? { do: 'face', face: before } : { do: 'removeFace', face: face.id },
		};
	},
	removeFace: (design, { face }) => {
		const { rest, removed } = removeFrom(design.faces, face);
		return { design: { ...design, faces: rest }, inverse: { do: 'face', face: removed } };
	},
	insertPage: (design, { page, before }) => ({
		design: { ...design, pages: insertInto(design.pages, page, before) },
		inverse: { do: 'removePage', page: page.id },
	}),
	removePage: (design, { page }) => {
		const before = nextOf(design.pages, page);
		const { rest, removed } = removeFrom(design.pages, page);
		return { design: { ...design, pages: rest }, inverse: { do: 'insertPage', page: removed, before } };
	},
	fields: (design, { fields }) => ({
		design: { ...design, fields },
		inverse: { do: 'fields', fields: design.fields },
	}),
	layouts: (design, { layouts, layoutId }) => ({
		design: { ...design, layouts, layoutId },
		inverse: { do: 'layouts', layouts: design.layouts, layoutId: design.layoutId },
	}),
	schemes: (design, { schemes, schemeId }) => ({
		design: { ...design, schemes, schemeId },
		inverse: { do: 'schemes', schemes: design.schemes, schemeId: design.schemeId },
	}),
	freedom: (design, { freedom }) => ({
		design: { ...design, freedom },
		inverse: { do: 'freedom', freedom: design.freedom },
	}),
	pages: (design, { pages, layoutId }) => ({ design: { ...design, pages, layoutId }, inverse: pagesOf(design) }),
	swatches: (design, { swatches, schemeId }) => ({
		design: { ...design, swatches, schemeId },
		inverse: swatchesOf(design),
	}),
	whole: (design, { design: next }) => ({ design: next, inverse: { do: 'whole', design } }),
};

/** @throws NotApplicable */
export function applyOperation(design: Design, operation: DesignOperation): AppliedOperation {
	const apply = appliers[operation.do] as (design: Design, operation: DesignOperation) => AppliedOperation;
	return apply(design, operation);
}

/**
 * @returns the design after all of them, and the operations that take them back, in the order in which they do
 * @throws NotApplicable
 */
export function applyOperations(
	design: Design,
	operations: readonly DesignOperation[],
): { design: Design; inverses: DesignOperation[] } {
	let current = design;
	const inverses: DesignOperation[] = [];
	for (const operation of operations) {
		const applied = applyOperation(current, operation);
		current = applied.design;
		inverses.unshift(applied.inverse);
	}
	return { design: current, inverses };
}

/** Typing and dragging: what writes the same as an operation before it takes its place. */
export function targetOf(operation: DesignOperation): string | undefined {
	if (operation.do === 'value') return `value ${operation.key}`;
	if (operation.do === 'change')
		return `change ${operation.page} ${operation.element} ${Object.keys(operation.changes).sort().join(' ')}`;
	return undefined;
}
