// The same choice twice in a field: nobody could tell them apart.

/** @returns the first one that is there already */
export function findRepeatedChoice(choices: readonly string[]): string | undefined {
	const filled = choices.map((choice) => choice.trim()).filter(Boolean);
	return filled.find((choice, index) => filled.indexOf(choice) < index);
}
