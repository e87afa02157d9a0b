// Rows about products out of a table: the heading says what each column is; rows of variants name their product.
import type { ProductImportError } from '../../../rules/catalogue/product-import.ts';
import { BrokenImport } from '../../import-export/jobs/broken-import.ts';
import type { TableRow } from '../../import-export/tables/table.ts';
import type { Column, keyColumns } from './columns.ts';

export interface Cell {
	column: Column;
	text: string;
	/** The spreadsheet has an error here. */
	broken: boolean;
}

/** What one row says. */
export interface ProductRow {
	number: number;
	code: string;
	slug: string;
	/** Code or slug of the product, where the row is about a variant. */
	parent: string;
	cells: Cell[];
}

interface HeadingError {
	row: number;
	column: string;
	fault: ProductImportError;
}

export interface ProductTable {
	rows: ProductRow[];
	faults: HeadingError[];
}

interface Heading {
	keys: Record<(typeof keyColumns)[number], number>;
	columns: { index: number; column: Column }[];
	faults: HeadingError[];
}

function readHeading({ number, cells }: TableRow, known: readonly Column[]): Heading {
	const names = cells.map((name) => name.trim());
	const placeOf = (wanted: string) => names.findIndex((name) => name.toLowerCase() === wanted.toLowerCase());
	const [code, slug, parent] = [placeOf('code'), placeOf('slug'), placeOf('parent')];
	if (code === -1 && slug === -1) throw new BrokenImport('noKeyColumn');
	const heading: Heading = { keys: { code, slug, parent }, columns: [], faults: [] };
	for (const [index, name] of names.entries()) {
		if (name === '' || [code, slug, parent].includes(index)) continue;
		const column = known.find((one) => one.name.toLowerCase() === name.toLowerCase());
		if (!column) heading.faults.push({ row: number, column: name, fault: 'unknownColumn' });
		else if (heading.columns.some((one) => one.column === column))
			heading.faults.push({ row: number, column: name, fault: 'duplicateRow' });
		else heading.columns.push({ index, column });
	}
	return heading;
}

function readRow({ number, cells, broken }: TableRow, { keys, columns }: Heading): ProductRow {
	const text = (index: number) => cells[index]?.trim() ?? '';
	return {
		number,
		code: text(keys.code),
		slug: text(keys.slug),
		parent: text(keys.parent),
		cells: columns.map(({ index, column }) => ({
			column,
			text: (cells[index] ?? '').replaceAll('\r\n', '\n'),
			broken: broken.includes(index),
		})),
	};
}

/** @throws BrokenImport, when there is no heading to go by */
export function readProductTable(rows: Iterable<TableRow>, columns: readonly Column[]): ProductTable {
	let heading: Heading | undefined;
	const found: ProductRow[] = [];
	for (const row of rows) {
		if (heading) found.push(readRow(row, heading));
		else heading = readHeading(row, columns);
	}
	if (!heading) throw new BrokenImport('empty');
	return { rows: found, faults: heading.faults };
}
