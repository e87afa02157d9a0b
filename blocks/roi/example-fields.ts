// The numbers that a calculator begins with are settings of its block.
import { type AmountField, amount } from '../../rules/pages/fields.ts';

type Entries = Readonly<Record<string, { max: number; example: number }>>;

export const exampleFields = <E extends Entries>(entries: E) =>
	Object.fromEntries(
		Object.entries(entries).map(([name, { max, example }]) => [name, amount(1, max, example)]),
	) as Record<keyof E, AmountField>;
