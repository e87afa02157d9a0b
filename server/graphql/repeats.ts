// How much of a document says the same again. Validation compares all fields of one name in one place with each other, also in
// fragments that no one uses, so that a short document can keep it busy for seconds.
import { type DocumentNode, type FragmentDefinitionNode, Kind, type SelectionSetNode, visit } from 'graphql';

interface Limits {
	fragments: number;
	repeats: number;
}

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

function countNames(
	set: SelectionSetNode,
	fragments: Fragments,
	names: Map<string, number>,
	spread: Set<string>,
): void {
	for (const selection of set.selections) {
		if (selection.kind === Kind.FIELD) {
			const name = selection.alias?.value ?? selection.name.value;
			names.set(name, (names.get(name) ?? 0) + 1);
		} else if (selection.kind === Kind.INLINE_FRAGMENT) {
			countNames(selection.selectionSet, fragments, names, spread);
		} else if (!spread.has(selection.name.value)) {
			spread.add(selection.name.value);
			const fragment = fragments.get(selection.name.value);
			if (fragment) countNames(fragment.selectionSet, fragments, names, spread);
		}
	}
}

/** @returns what there is too much of */
export function excessOfRepeats(document: DocumentNode, limits: Limits): string | undefined {
	const fragments = new Map(
		document.definitions.flatMap((definition) =>
			definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition]] : [],
		),
	);
	if (fragments.size > limits.fragments) return `more than ${limits.fragments} fragments`;
	let repeats = 0;
	visit(document, {
		SelectionSet(set) {
			const names = new Map<string, number>();
			countNames(set, fragments, names, new Set());
			for (const count of names.values()) repeats += count - 1;
		},
	});
	return repeats > limits.repeats ? `more than ${limits.repeats} repeated fields` : undefined;
}
