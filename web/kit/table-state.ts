// What a reader has set in a table, and how it stands in the address: a link or a reload shows the same rows again.
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useHydrated } from '../platform/hydrated.ts';

export const rowCounts = [10, 25, 50, 100] as const;
type RowCount = (typeof rowCounts)[number];
const defaultRows: RowCount = 25;

export interface TableState {
	search: string;
	/** By the id of the filter; what is not there does not restrict. */
	filters: Readonly<Record<string, string>>;
	sort: { column: string; descending: boolean } | undefined;
	page: number;
	rows: RowCount;
	/** Ids of the columns that are shown; undefined for those that the table begins with. */
	columns: readonly string[] | undefined;
}

const filterMark = 'filter.';

const readSort = (text: string | null): TableState['sort'] =>
	text?.replace(/^-/, '') ? { column: text.replace(/^-/, ''), descending: text.startsWith('-') } : undefined;

/** Whatever a user wrote into the address, the result can be used. */
export function readTableState(parameters: URLSearchParams, prefix = ''): TableState {
	const get = (name: string) => parameters.get(`${prefix}${name}`);
	const page = Number(get('page') ?? 1);
	const mark = `${prefix}${filterMark}`;
	const filters = [...parameters].filter(([name, value]) => name.startsWith(mark) && value !== '');
	return {
		search: get('q') ?? '',
		filters: Object.fromEntries(filters.map(([name, value]) => [name.slice(mark.length), value])),
		sort: readSort(get('sort')),
		page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
		rows: rowCounts.find((count) => String(count) === get('rows')) ?? defaultRows,
		columns: get('columns')?.split(',').filter(Boolean),
	};
}

/** Only what differs from the beginning is written; other parameters of the page stay. */
export function writeTableState(state: TableState, parameters: URLSearchParams, prefix = ''): URLSearchParams {
	const written = new URLSearchParams(parameters);
	for (const name of [...written.keys()]) if (name.startsWith(`${prefix}${filterMark}`)) written.delete(name);
	const set = (name: string, value: string) =>
		value === '' ? written.delete(`${prefix}${name}`) : written.set(`${prefix}${name}`, value);
	set('q', state.search);
	for (const [id, value] of Object.entries(state.filters)) set(`${filterMark}${id}`, value);
	set('sort', state.sort ? `${state.sort.descending ? '-' : ''}${state.sort.column}` : '');
	set('page', state.page > 1 ? String(state.page) : '');
	set('rows', state.rows === defaultRows ? '' : String(state.rows));
	set('columns', state.columns?.join(',') ?? '');
	return written;
}

/** What is built on what is set already is passed as a function: the address may still be on its way to the change before. */
export type ChangeTable = (change: Partial<TableState> | ((before: TableState) => Partial<TableState>)) => void;

/** @param prefix for the second table of a page */
export function useTableState(prefix = ''): [TableState, ChangeTable] {
	const [parameters, setParameters] = useSearchParams();
	// The server renders without most of the query: the first rendering here must do the same.
	const hydrated = useHydrated();
	/** Shown from the click on: a checkbox that waited for the address would fall back to what it was. */
	const [ahead, setAhead] = useState<URLSearchParams>();
	const state = readTableState(hydrated ? (ahead ?? parameters) : new URLSearchParams(), prefix);

	/** What was set, while the address is on its way there: the next change must build on the last of it, or it would undo it. */
	const set = useRef<readonly URLSearchParams[]>([]);
	useEffect(() => {
		const arrived = set.current.findLastIndex((wanted) => String(wanted) === String(parameters));
		// An address that no one set here ends what was set before it.
		set.current = arrived === -1 ? [] : set.current.slice(arrived + 1);
		setAhead(set.current.at(-1));
	}, [parameters]);

	const change: ChangeTable = (given) => {
		const from = set.current.at(-1) ?? parameters;
		const before = readTableState(from, prefix);
		const wanted = typeof given === 'function' ? given(before) : given;
		// Other rows begin at the first page.
		const page = wanted.page ?? (wanted.columns ? before.page : 1);
		const next = writeTableState({ ...before, ...wanted, page }, from, prefix);
		set.current = [...set.current, next];
		setAhead(next);
		setParameters(next, { replace: true, preventScrollReset: true });
	};
	return [state, change];
}
