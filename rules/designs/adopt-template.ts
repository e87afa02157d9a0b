// A design carried over to a newer version of its template: what was filled in and added stays, everything else is the template's.
import type { Design, DesignElement, DesignPage } from './design.ts';
import { walkElements } from './editing/find-element.ts';
import { applyScheme, keepCrop } from './editing/switch-alternative.ts';

const idsOf = ({ pages, layouts }: Design): Set<string> =>
	new Set(
		[pages, ...layouts.map((layout) => layout.pages)].flatMap((each) =>
			each.flatMap(({ elements }) => [...walkElements(elements)].map(({ id }) => id)),
		),
	);

const byId = <Item extends { id: string }>(template: readonly Item[], own: readonly Item[]): Item[] => [
	...template,
	...own.filter(({ id }) => !template.some((one) => one.id === id)),
];

/** Elements that neither version of the template has are the shopper's. */
function ownElements(page: DesignPage | undefined, known: ReadonlySet<string>): readonly DesignElement[] {
	return (page?.elements ?? []).filter(({ id }) => !known.has(id));
}

/**
 * @param before the version that the design began with; null: it is not known any more
 * @param next the newer one
 */
export function adoptTemplate(design: Design, before: Design | null, next: Design): Design {
	const known = new Set([...(before ? idsOf(before) : []), ...idsOf(next)]);
	const former = new Map(
		design.pages.flatMap(({ elements }) => [...walkElements(elements)].map((element) => [element.id, element])),
	);
	const layout = next.layouts.find(({ id }) => id === design.layoutId);
	const pages = (layout?.pages ?? next.pages).map((page) => ({
		...page,
		elements: [
			...page.elements.map((element) => keepCrop(element, former)),
			...ownElements(
				design.pages.find(({ name }) => name === page.name),
				known,
			),
		],
	}));
	const keys = new Set(next.fields.map(({ key }) => key));
	const kept = Object.entries(design.values).filter(([key]) => keys.has(key));
	const adopted: Design = {
		...next,
		pages,
		layoutId: layout?.id ?? next.layoutId,
		swatches: byId(next.swatches, design.swatches),
		faces: byId(next.faces, design.faces),
		values: { ...next.values, ...Object.fromEntries(kept) },
	};
	const isOffered = next.schemes.some(({ id }) => id === design.schemeId);
	return isOffered && design.schemeId ? applyScheme(adopted, design.schemeId) : adopted;
}
