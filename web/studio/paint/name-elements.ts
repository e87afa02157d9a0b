// What the elements of a page are called, for those who do not see them: a text by what it says, everything else by its name.
import type { Design, DesignElement } from '../../../rules/designs/design.ts';
import { walkElements } from '../../../rules/designs/editing/find-element.ts';
import { fillIn, resolveValues, withoutEmptyFields } from '../../../rules/designs/placeholders.ts';

/** No one listens to more. */
const longestName = 300;

function nameOf(element: DesignElement, values: ReadonlyMap<string, string>): string {
	if (element.kind === 'text') {
		const text = element.runs
			.map((run) => fillIn(withoutEmptyFields(run.text, values), values, longestName).text)
			.join('');
		return text.replaceAll('\u00ad', '').trim() || element.name;
	}
	return (element.kind === 'image' && element.alternativeText) || element.name;
}

/** By the id of the element, those of groups included. */
export function nameElements(design: Design): ReadonlyMap<string, string> {
	const values = resolveValues(design, {});
	return new Map(
		design.pages.flatMap(({ elements }) =>
			[...walkElements(elements)].map((element): [string, string] => [element.id, nameOf(element, values)]),
		),
	);
}
