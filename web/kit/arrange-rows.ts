// Searches, filters, sorts and cuts rows that are all here. Long lists are arranged by the database, from the same state.
import type { TableState } from './table-state.ts';

export interface RowColumn<Row> {
	id: string;
	/** What is searched and sorted by; without it the column is only shown. */
	value?(row: Row): string | number;
}

export interface RowFilter<Row> {
	id: string;
	matches(row: Row, value: string): boolean;
}

interface Arranged<Row> {
	rows: Row[];
	total: number;
}

const plain = (text: string, language: string) =>
	text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase(language);

function sorted<Row>(rows: Row[], column: RowColumn<Row>, descending: boolean, language: string): Row[] {
	const order = new Intl.Collator(language, { numeric: true });
	const value = (row: Row) => column.value?.(row) ?? '';
	const direction = descending ? -1 : 1;
	return rows.toSorted((one, other) => {
		const [left, right] = [value(one), value(other)];
		const both = typeof left === 'number' && typeof right === 'number';
		return direction * (both ? left - right : order.compare(String(left), String(right)));
	});
}

export function arrangeRows<Row>(
	all: readonly Row[],
	columns: readonly RowColumn<Row>[],
	filters: readonly RowFilter<Row>[],
	state: TableState,
	language: string,
): Arranged<Row> {
	const words = plain(state.search, language).split(/\s+/).filter(Boolean);
	const found = all.filter((row) => {
		const text = columns.map((column) => plain(String(column.value?.(row) ?? ''), language)).join('\n');
		const wanted = filters.every(({ id, matches }) => {
			const value = state.filters[id];
			return value === undefined || matches(row, value);
		});
		return wanted && words.every((word) => text.includes(word));
	});
	const column = columns.find(({ id, value }) => id === state.sort?.column && value);
	const rows = column ? sorted(found, column, state.sort?.descending ?? false, language) : found;
	const start = (pageWithin(state, found.length) - 1) * state.rows;
	return { rows: rows.slice(start, start + state.rows), total: found.length };
}

/** The page that is shown: the last one where there are fewer than the address says. */
export const pageWithin = ({ page, rows }: Pick<TableState, 'page' | 'rows'>, total: number): number =>
	Math.min(page, Math.max(Math.ceil(total / rows), 1));
