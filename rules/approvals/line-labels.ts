// What the lines of an order are called beside each other: by their names, and where two have the same by what else tells them apart.

export interface LabelledLine {
	position: number;
	name: string;
	/** Empty: the buyer gave it none. */
	itemName: string;
	options: readonly { value: string }[];
	quantity: number;
}

interface Words {
	/** So many pieces. */
	pieces(quantity: number): string;
	/** Counted from 1. */
	line(number: number): string;
}

/** A part that is the same in all of them says nothing. */
function extend(
	lines: readonly LabelledLine[],
	parts: readonly ((line: LabelledLine) => string)[],
): Map<number, string[]> {
	const [part, ...others] = parts;
	if (lines.length < 2 || !part) return new Map(lines.map(({ position }) => [position, []]));
	const groups = Map.groupBy(lines, part);
	const labels = [...groups].flatMap(([text, same]) => {
		const said = groups.size > 1 && text !== '' ? [text] : [];
		return [...extend(same, others)].map(([position, more]): [number, string[]] => [position, [...said, ...more]]);
	});
	return new Map(labels);
}

/** By position. No two of the same name are the same. */
export function lineLabels(lines: readonly LabelledLine[], { pieces, line }: Words): ReadonlyMap<number, string> {
	const titleOf = ({ itemName, name }: LabelledLine) => itemName || name;
	const parts = [
		({ itemName, name }: LabelledLine) => (itemName ? name : ''),
		({ options }: LabelledLine) => options.map(({ value }) => value).join(', '),
		({ quantity }: LabelledLine) => pieces(quantity),
		({ position }: LabelledLine) => line(position + 1),
	];
	const labels = [...Map.groupBy(lines, titleOf)].flatMap(([title, same]) =>
		[...extend(same, parts)].map(([position, more]): [number, string] => [position, [title, ...more].join(', ')]),
	);
	return new Map(labels);
}
