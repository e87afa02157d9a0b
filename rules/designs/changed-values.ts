// What was filled in otherwise since a release, as text: in pictures of a page a changed letter is hard to find, and of a series they show one row.
import type { Design } from './design.ts';
import type { FieldValues } from './placeholders.ts';

export interface ChangedValue {
	/** Of a series, from 1 on; null: the design itself. */
	row: number | null;
	/** Key of the field. */
	field: string;
	before: string;
	after: string;
}

interface Filled {
	values: FieldValues;
	/** Values of each row; null: no series. */
	series: readonly FieldValues[] | null;
}

export const mostChangedValues = 100;

/** Pictures are left out. Rows of series that are not equally long are not compared: they are others. */
export function findChangedValues({ fields }: Pick<Design, 'fields'>, before: Filled, after: Filled): ChangedValue[] {
	const keys = fields.filter(({ kind }) => kind !== 'image').map(({ key }) => key);
	const compare = (row: number | null, one: FieldValues, other: FieldValues): ChangedValue[] =>
		keys.flatMap((field) => {
			const [was, is] = [one[field] ?? '', other[field] ?? ''];
			return was === is ? [] : [{ row, field, before: was, after: is }];
		});
	const [rowsBefore, rowsAfter] = [before.series ?? [], after.series ?? []];
	const rows =
		rowsBefore.length === rowsAfter.length
			? rowsBefore.flatMap((one, index) => compare(index + 1, one, rowsAfter[index] ?? {}))
			: [];
	return [...compare(null, before.values, after.values), ...rows].slice(0, mostChangedValues);
}
