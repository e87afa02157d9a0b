// What others have changed of something while it was edited here, and what of that was changed here as well: both in words.
import { same } from './same-values.ts';

interface States {
	/** What both began with. */
	base: object;
	mine: object;
	theirs: object;
}

interface Conflicting {
	fields: readonly string[];
	both: readonly string[];
}

export function conflictingFields(
	{ base, mine, theirs }: States,
	labelOf: (field: string) => string | undefined,
): Conflicting {
	const valueIn = (state: object, name: string) => (state as Record<string, unknown>)[name];
	const differs = (one: object, other: object) => (name: string) => !same(valueIn(one, name), valueIn(other, name));
	const labels = (names: readonly string[]) => [...new Set(names.map(labelOf).filter((label) => label !== undefined))];
	const changed = Object.keys({ ...base, ...theirs }).filter(differs(base, theirs));
	return { fields: labels(changed), both: labels(changed.filter(differs(base, mine)).filter(differs(mine, theirs))) };
}
