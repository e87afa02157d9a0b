// The layout and the colour scheme that are in use, brought into step with the pages and swatches of the design: who makes a template edits those.
import { isSameJson } from '../../editing/same-json.ts';
import type { Design, Layout, Scheme, Swatch } from '../design.ts';

const settleLayouts = ({ layouts, layoutId, pages }: Design): readonly Layout[] =>
	layouts.map((layout) => (layout.id === layoutId ? { ...layout, pages } : layout));

const colourOf = ({ cmyk, screen }: Swatch): Scheme['colours'][string] => ({ cmyk, screen });

/** A scheme colours what it has coloured before: other swatches are the same in all of them. */
function settleScheme(scheme: Scheme, swatches: readonly Swatch[]): Scheme {
	const coloured = swatches.filter(({ id }) => Object.hasOwn(scheme.colours, id));
	return { ...scheme, colours: Object.fromEntries(coloured.map((swatch) => [swatch.id, colourOf(swatch)])) };
}

const settleSchemes = ({ schemes, schemeId, swatches }: Design): readonly Scheme[] =>
	schemes.map((scheme) => (scheme.id === schemeId ? settleScheme(scheme, swatches) : scheme));

/** The same object if nothing differs. */
export function settleAlternatives(design: Design): Design {
	const layouts = settleLayouts(design);
	const schemes = settleSchemes(design);
	const isSettled = isSameJson(layouts, design.layouts) && isSameJson(schemes, design.schemes);
	return isSettled ? design : { ...design, layouts, schemes };
}
