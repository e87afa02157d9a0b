import { describe, expect, it } from 'vitest';
import { arrangeRows, pageWithin } from './arrange-rows.ts';
import { readTableState, type TableState, writeTableState } from './table-state.ts';

const read = (query: string, prefix?: string) => readTableState(new URLSearchParams(query), prefix);
const beginning = read('');

describe('the state of a table in the address', () => {
	it('begins with 25 rows of the first page', () => {
		expect(beginning).toEqual({
			search: '',
			filters: {},
			sort: undefined,
			page: 1,
			rows: 25,
			columns: undefined,
		});
	});

	it('is the same after it was written and read', () => {
		const state: TableState = {
			search: 'Flyer & mehr',
			filters: { status: 'active', kind: 'a,b' },
			sort: { column: 'name', descending: true },
			page: 3,
			rows: 50,
			columns: ['name', 'price'],
		};
		const query = writeTableState(state, new URLSearchParams('tab=prices'));
		expect(readTableState(query)).toEqual(state);
		expect(query.get('tab')).toBe('prices');
		expect(query.get('sort')).toBe('-name');
	});

	it('writes nothing where nothing was set, and takes away what no longer is', () => {
		expect(String(writeTableState(beginning, new URLSearchParams('q=x&filter.a=b&page=2&rows=10&sort=a')))).toBe('');
	});

	it('stays apart from that of another table', () => {
		const query = writeTableState({ ...beginning, search: 'x' }, new URLSearchParams('q=y&filter.a=b'), 'orders.');
		expect(String(query)).toBe('q=y&filter.a=b&orders.q=x');
		expect(readTableState(query, 'orders.')).toMatchObject({ search: 'x', filters: {} });
	});

	it.each(['page=0', 'page=-1', 'page=1.5', 'page=x', 'page=', 'rows=7', 'rows=1000', 'sort=', 'sort=-', 'filter.a='])(
		'%s changes nothing',
		(query) => {
			expect(read(query)).toEqual(beginning);
		},
	);
});

describe('rows that are all here', () => {
	const rows = ['Öko 10', 'Zettel 9', 'Äpfel 2', 'Flyer 100'].map((name, at) => ({ name, at }));
	const columns = [
		{ id: 'name', value: (row: (typeof rows)[number]) => row.name },
		{ id: 'at', value: (row: (typeof rows)[number]) => row.at },
	];
	const filters = [
		{ id: 'even', matches: (row: (typeof rows)[number], value: string) => String(row.at % 2 === 0) === value },
	];
	const arrange = (state: Partial<TableState>) => {
		const { rows: shown, total } = arrangeRows(rows, columns, filters, { ...beginning, ...state }, 'de-DE');
		return { names: shown.map(({ name }) => name), total };
	};

	it('are sorted as the language does', () => {
		expect(arrange({ sort: { column: 'name', descending: false } }).names).toEqual([
			'Äpfel 2',
			'Flyer 100',
			'Öko 10',
			'Zettel 9',
		]);
		expect(arrange({ sort: { column: 'at', descending: true } }).names[0]).toBe('Flyer 100');
		expect(arrange({ sort: { column: 'nothing', descending: true } }).names[0]).toBe('Öko 10');
	});

	it('are found by every word, ignoring case and accents', () => {
		expect(arrange({ search: 'oko' }).names).toEqual(['Öko 10']);
		expect(arrange({ search: '2 ÄPF' })).toEqual({ names: ['Äpfel 2'], total: 1 });
		expect(arrange({ search: 'zettel flyer' })).toEqual({ names: [], total: 0 });
	});

	it('are filtered', () => {
		expect(arrange({ filters: { even: 'true', unknown: 'x' } }).names).toEqual(['Öko 10', 'Äpfel 2']);
	});

	it('are shown from the last page where the address says a later one', () => {
		expect(pageWithin({ page: 9, rows: 10 }, 25)).toBe(3);
		expect(pageWithin({ page: 9, rows: 10 }, 0)).toBe(1);
		expect(arrange({ page: 9 }).names).toHaveLength(4);
	});
});
