// Which forms a language has for a count, each with a number that takes it.

type Kind = 'cardinal' | 'ordinal';

/** Counts of things: what only a million or a fraction takes is no form that a shop needs. */
const counted = 200;

/** By category, the number that shows it best: 1 for `one`, else the smallest from 2 on, else whatever takes it. */
export function pluralExamples(language: string, type: Kind): Map<string, number> {
	const rules = new Intl.PluralRules(language, { type });
	const found = new Map<string, number>();
	for (const number of [1, ...Array.from({ length: counted - 1 }, (_, index) => index + 2), 0]) {
		const category = rules.select(number);
		if (!found.has(category)) found.set(category, number);
	}
	return found;
}
