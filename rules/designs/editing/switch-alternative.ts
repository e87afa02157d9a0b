// Another layout or colour scheme of the template, keeping the content: values of fields stay, and so does what was added by hand.

import { NotApplicable } from '../../editing/editing-rules.ts';
import type { Design, DesignElement, DesignPage, Layout } from '../design.ts';
import { walkElements } from './find-element.ts';

const idsIn = (layouts: readonly Layout[]): Set<string> =>
	new Set(
		layouts.flatMap(({ pages }) => pages.flatMap(({ elements }) => [...walkElements(elements)].map(({ id }) => id))),
	);

/** What no layout has is the designer's own. */
const ownElements = (page: DesignPage | undefined, known: ReadonlySet<string>): DesignElement[] =>
	(page?.elements ?? []).filter(({ id }) => !known.has(id));

/** Crop and straightening of a picture belong to the content. */
export function keepCrop(element: DesignElement, before: ReadonlyMap<string, DesignElement>): DesignElement {
	const former = before.get(element.id);
	if (element.kind !== 'image' || former?.kind !== 'image') return element;
	const isSameShape =
		element.box.width * former.box.height === element.box.height * former.box.width && element.mask === former.mask;
	return isSameShape ? { ...element, crop: former.crop, straighten: former.straighten } : element;
}

/** @throws NotApplicable */
export function applyLayout(design: Design, id: string): Design {
	const layout = design.layouts.find((one) => one.id === id);
	if (!layout) throw new NotApplicable(`no layout ${id}`);
	const known = idsIn(design.layouts);
	const before = new Map(
		design.pages.flatMap(({ elements }) => [...walkElements(elements)].map((element) => [element.id, element])),
	);
	const pages = layout.pages.map((page) => ({
		...page,
		elements: [
			...page.elements.map((element) => keepCrop(element, before)),
			...ownElements(
				design.pages.find(({ name }) => name === page.name),
				known,
			),
		],
	}));
	return { ...design, pages, layoutId: id };
}

/** @throws NotApplicable */
export function applyScheme(design: Design, id: string): Design {
	const scheme = design.schemes.find((one) => one.id === id);
	if (!scheme) throw new NotApplicable(`no scheme ${id}`);
	const swatches = design.swatches.map((swatch) => ({ ...swatch, ...scheme.colours[swatch.id] }));
	return { ...design, swatches, schemeId: id };
}
