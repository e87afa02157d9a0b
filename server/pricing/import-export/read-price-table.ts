// Rows of prices out of a table: the heading says what each column is, in any language of the shop.
import type { PriceImportError } from '../../../rules/price-lists/import-errors.ts';
import { type CellError, readQuantity, readTotal, readUnitPrice } from '../../../rules/price-lists/read-cells.ts';
import { BrokenImport } from '../../import-export/jobs/broken-import.ts';
import type { TableRow } from '../../import-export/tables/table.ts';
import { type ColumnNames, columnCalled, type GivenWord, givenCalled, type PriceColumn } from './price-columns.ts';

export interface FaultyCell {
	row: number;
	/** A column, or a heading that is none. */
	column: string;
	code: string;
	text: string;
	fault: PriceImportError;
}

export interface PriceLine {
	number: number;
	code: string;
	quantity: number | null;
	unitPrice: number | null;
	total: number | null;
	given: GivenWord | undefined;
	/** As they stand in the file. */
	texts: Record<PriceColumn, string>;
	/** What cannot be read. */
	faults: FaultyCell[];
}

export interface PriceTable {
	lines: PriceLine[];
	faults: FaultyCell[];
}

interface Reading {
	known: ColumnNames;
	/** Of the reader: decides what 1.234 means. */
	language: string;
	currency: string;
}

interface Heading {
	places: Map<PriceColumn, number>;
	faults: FaultyCell[];
}

function readHeading({ number, cells }: TableRow, known: ColumnNames): Heading {
	const heading: Heading = { places: new Map(), faults: [] };
	for (const [index, name] of cells.entries()) {
		if (name.trim() === '') continue;
		const column = columnCalled(known, name);
		const error = { row: number, column: name.trim(), code: '', text: name.trim() };
		if (!column) heading.faults.push({ ...error, fault: 'unknownColumn' });
		else if (heading.places.has(column)) heading.faults.push({ ...error, fault: 'doubleColumn' });
		else heading.places.set(column, index);
	}
	const has = (column: PriceColumn) => heading.places.has(column);
	if (!has('quantity') || (!has('unitPrice') && !has('total'))) throw new BrokenImport('noKeyColumn');
	return heading;
}

/** Spreadsheets keep 0.0199 as 1.9900000000000001E-2, and 0.1 * 3 with a tail that no one has entered. */
const plainNumber = (raw: string): string => String(Number(Number(raw).toPrecision(15)));

function readRow({ number, cells, broken, numbers = [] }: TableRow, { places }: Heading, reading: Reading): PriceLine {
	const { known, language, currency } = reading;
	const isNumber = (column: PriceColumn) => numbers.includes(places.get(column) ?? -1);
	const textOf = (column: PriceColumn) => {
		const text = cells[places.get(column) ?? -1]?.trim() ?? '';
		return isNumber(column) && column !== 'code' ? plainNumber(text) : text;
	};
	const texts = {
		code: textOf('code'),
		quantity: textOf('quantity'),
		unitPrice: textOf('unitPrice'),
		total: textOf('total'),
		given: textOf('given'),
	};
	const faults: FaultyCell[] = [];
	const wrong = (column: PriceColumn, fault: PriceImportError) => {
		faults.push({ row: number, column, code: texts.code, text: texts[column], fault });
		return null;
	};
	const read = (column: PriceColumn, value: number | null | CellError) => {
		if (broken.includes(places.get(column) ?? -1)) return wrong(column, 'cellError');
		return typeof value === 'string' ? wrong(column, value) : value;
	};
	const languageOf = (column: PriceColumn) => (isNumber(column) ? 'en' : language);
	const quantity = read('quantity', readQuantity(texts.quantity, { decimal: isNumber('quantity') }));
	const unitPrice = read('unitPrice', readUnitPrice(texts.unitPrice, languageOf('unitPrice')));
	const total = read('total', readTotal(texts.total, languageOf('total'), currency));
	if (broken.includes(places.get('code') ?? -1)) wrong('code', 'cellError');
	const given = givenCalled(known, texts.given);
	if (texts.given !== '' && !given) wrong('given', 'givenInvalid');
	return { number, code: texts.code, quantity, unitPrice, total, given, texts, faults };
}

/** @throws BrokenImport, when there is no heading to go by */
export function readPriceTable(rows: Iterable<TableRow>, reading: Reading): PriceTable {
	let heading: Heading | undefined;
	const lines: PriceLine[] = [];
	for (const row of rows) {
		if (heading) lines.push(readRow(row, heading, reading));
		else heading = readHeading(row, reading.known);
	}
	if (!heading) throw new BrokenImport('empty');
	return { lines, faults: heading.faults };
}
