// Layouts and colour schemes of a template, as who makes it adds, names, edits and removes them. Each gives the operations of one step: the one in use
// is brought into step first, so that going from one to another loses nothing.
import type { Design, Layout, Scheme, Swatch } from '../design.ts';
import type { DesignOperation } from './design-operation.ts';
import { settleAlternatives } from './settle-alternatives.ts';

type Labels = Layout['labels'];

export interface NewAlternative {
	id: string;
	labels: Labels;
}

/** What is there becomes the first one, and the new one a copy of it that is in use from now on. */
export function addLayout(design: Design, first: NewAlternative, added: NewAlternative): DesignOperation[] {
	const { layouts, pages } = settleAlternatives(design);
	const known = layouts.length > 0 ? layouts : [{ ...first, pages }];
	return [{ do: 'layouts', layouts: [...known, { ...added, pages }], layoutId: added.id }];
}

/** Its pages as they are, without anything of the one before. */
export function editLayout(design: Design, id: string): DesignOperation[] {
	const { layouts, layoutId } = settleAlternatives(design);
	const wanted = layouts.find((layout) => layout.id === id);
	if (!wanted || id === layoutId) return [];
	return [
		{ do: 'layouts', layouts, layoutId },
		{ do: 'pages', pages: wanted.pages, layoutId: id },
	];
}

const renamed = <Item extends NewAlternative>(items: readonly Item[], id: string, labels: Labels): Item[] =>
	items.map((item) => (item.id === id ? { ...item, labels } : item));

export const renameLayout = ({ layouts, layoutId }: Design, id: string, labels: Labels): DesignOperation[] => [
	{ do: 'layouts', layouts: renamed(layouts, id, labels), layoutId },
];

/** The one in use gives way to the first of the others; with the last one the pages stay as they are. */
export function removeLayout(design: Design, id: string): DesignOperation[] {
	const { layouts, layoutId } = settleAlternatives(design);
	const rest = layouts.filter((layout) => layout.id !== id);
	if (id !== layoutId) return [{ do: 'layouts', layouts: rest, layoutId }];
	const [next] = rest;
	const removal: DesignOperation = { do: 'layouts', layouts: rest, layoutId: next?.id ?? null };
	return next ? [removal, { do: 'pages', pages: next.pages, layoutId: next.id }] : [removal];
}

/** Spot inks are the same in every scheme: a press mixes them once. */
const colouredBy = (swatches: readonly Swatch[]): Scheme['colours'] =>
	Object.fromEntries(
		swatches.filter(({ spot }) => spot === null).map(({ id, cmyk, screen }) => [id, { cmyk, screen }]),
	);

export function addScheme(design: Design, first: NewAlternative, added: NewAlternative): DesignOperation[] {
	const { schemes, swatches } = settleAlternatives(design);
	const colours = colouredBy(swatches);
	const known = schemes.length > 0 ? schemes : [{ ...first, colours }];
	return [{ do: 'schemes', schemes: [...known, { ...added, colours }], schemeId: added.id }];
}

export function editScheme(design: Design, id: string): DesignOperation[] {
	const { schemes, schemeId } = settleAlternatives(design);
	if (id === schemeId || !schemes.some((scheme) => scheme.id === id)) return [];
	return [
		{ do: 'schemes', schemes, schemeId },
		{ do: 'scheme', scheme: id },
	];
}

export const renameScheme = ({ schemes, schemeId }: Design, id: string, labels: Labels): DesignOperation[] => [
	{ do: 'schemes', schemes: renamed(schemes, id, labels), schemeId },
];

export function removeScheme(design: Design, id: string): DesignOperation[] {
	const { schemes, schemeId } = settleAlternatives(design);
	const rest = schemes.filter((scheme) => scheme.id !== id);
	if (id !== schemeId) return [{ do: 'schemes', schemes: rest, schemeId }];
	const [next] = rest;
	const removal: DesignOperation = { do: 'schemes', schemes: rest, schemeId: next?.id ?? null };
	return next ? [removal, { do: 'scheme', scheme: next.id }] : [removal];
}

/**
 * Adds a swatch, or changes that of the scheme in use. Every other scheme has one of its own from then on: the same as before, or as the new one
 * where there was none, so that what is edited in one scheme never changes another.
 */
export function saveSwatch(design: Design, swatch: Swatch): DesignOperation[] {
	const saved: DesignOperation = { do: 'swatch', swatch };
	if (swatch.spot !== null || design.schemes.length === 0) return [saved];
	const { schemes, schemeId, swatches } = settleAlternatives(design);
	const { cmyk, screen } = swatches.find(({ id }) => id === swatch.id) ?? swatch;
	const coloured = schemes.map((scheme) => ({
		...scheme,
		colours: { [swatch.id]: { cmyk, screen }, ...scheme.colours },
	}));
	const isMissing = schemes.some(({ colours }) => !Object.hasOwn(colours, swatch.id));
	return isMissing ? [saved, { do: 'schemes', schemes: coloured, schemeId }] : [saved];
}

/** No scheme colours it any more; what is still drawn with it keeps the operation from being done. */
export function removeSwatch(design: Design, id: string): DesignOperation[] {
	const schemes = design.schemes.map((scheme) => {
		const { [id]: _removed, ...colours } = scheme.colours;
		return { ...scheme, colours };
	});
	const isColoured = design.schemes.some(({ colours }) => Object.hasOwn(colours, id));
	return [
		...(isColoured ? [{ do: 'schemes', schemes, schemeId: design.schemeId } as const] : []),
		{ do: 'removeSwatch', swatch: id },
	];
}
