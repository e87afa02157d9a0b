// A template in each of its layouts and colour schemes: what is looked at before shoppers choose among them.
import type { Design } from '../design.ts';
import { settleAlternatives } from './settle-alternatives.ts';
import { applyLayout, applyScheme } from './switch-alternative.ts';

/** The one that is edited comes first. */
export function allAlternatives(template: Design): Design[] {
	const design = settleAlternatives(template);
	const inLayouts = design.layouts.map(({ id }) => (id === design.layoutId ? design : applyLayout(design, id)));
	const laidOut = inLayouts.length > 0 ? inLayouts : [design];
	const all = laidOut.flatMap((one) =>
		one.schemes.length > 0 ? one.schemes.map(({ id }) => (id === one.schemeId ? one : applyScheme(one, id))) : [one],
	);
	const isEdited = ({ layoutId, schemeId }: Design) => layoutId === design.layoutId && schemeId === design.schemeId;
	return [...all.filter(isEdited), ...all.filter((one) => !isEdited(one))];
}
