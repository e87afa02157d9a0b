// The first sheet of a workbook as rows. Numbers and dates come as the file holds them, formulas as what they gave when it was saved.
import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { scanXml, type XmlPiece } from '../xml/scan-xml.ts';
import { unguardCell } from './formula-guard.ts';
import { BrokenTable, type TableRow, tableLimits } from './table.ts';
import { columnOf, decodeText } from './xlsx-text.ts';
import { openZip, type Zip } from './zip.ts';

const xmlLimits = { depth: 50, elements: 5_000_000 };
/** How many pieces are read before others have a turn. */
const atATime = 5000;

/** Prefixes are chosen by the author of the file. */
const local = (name: string) => name.slice(name.indexOf(':') + 1);

async function piecesOf(zip: Zip, name: string): Promise<Generator<XmlPiece, void, undefined> | undefined> {
	const bytes = await zip.read(name);
	return bytes && scanXml(bytes.toString('utf8'), xmlLimits);
}

const attribute = (piece: XmlPiece, wanted: string): string | undefined =>
	piece.kind === 'open'
		? [...piece.attributes].find(([name]) => name === wanted || local(name) === wanted)?.[1]
		: undefined;

const isOpen = (piece: XmlPiece, name: string) => piece.kind === 'open' && local(piece.name) === name;

async function firstSheet(zip: Zip): Promise<string> {
	const book = await piecesOf(zip, 'xl/workbook.xml');
	const links = await piecesOf(zip, 'xl/_rels/workbook.xml.rels');
	if (!book || !links) throw new BrokenTable('unreadable');
	const sheet = [...book].find((piece) => isOpen(piece, 'sheet'));
	const wanted = sheet?.kind === 'open' ? [...sheet.attributes].find(([name]) => name.endsWith(':id'))?.[1] : undefined;
	const link = [...links].find((piece) => isOpen(piece, 'Relationship') && attribute(piece, 'Id') === wanted);
	const target = link && attribute(link, 'Target');
	if (!target) throw new BrokenTable('unreadable');
	return target.startsWith('/') ? target.slice(1) : path.posix.join('xl', target);
}

/** The texts inside of an element, piece by piece. What says how a Japanese text is pronounced is none of it. */
class TextCollector {
	private readonly holders: readonly string[];
	private parts: string[] = [];
	private inside = false;
	private spoken = false;

	constructor(...holders: string[]) {
		this.holders = holders;
	}

	take(piece: XmlPiece): void {
		if (piece.kind === 'text') {
			if (this.inside && !this.spoken) this.parts.push(piece.text);
			return;
		}
		const name = local(piece.name);
		if (name === 'rPh') this.spoken = piece.kind === 'open';
		else if (this.holders.includes(name)) this.inside = piece.kind === 'open';
	}

	/** What was collected; then it begins anew. */
	give(): string {
		const text = this.parts.join('');
		this.parts = [];
		return text;
	}
}

/** Texts that many cells share. */
async function sharedTexts(zip: Zip): Promise<string[]> {
	const pieces = (await piecesOf(zip, 'xl/sharedStrings.xml')) ?? [];
	const collector = new TextCollector('t');
	const texts: string[] = [];
	let count = 0;
	for (const piece of pieces) {
		count += 1;
		if (count % atATime === 0) await turn();
		collector.take(piece);
		if (piece.kind === 'close' && local(piece.name) === 'si') texts.push(decodeText(collector.give()));
	}
	return texts;
}

function cellValue(type: string, value: string, shared: readonly string[]): string {
	if (type === 's') return shared[Number(value)] ?? '';
	if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
	return type === 'inlineStr' || type === 'str' ? decodeText(value) : value;
}

type Opening = Extract<XmlPiece, { kind: 'open' }>;

class SheetReader {
	private readonly shared: readonly string[];
	private readonly collector = new TextCollector('v', 't');
	private row: { number: number; cells: string[]; broken: number[]; numbers: number[] } = {
		number: 0,
		cells: [],
		broken: [],
		numbers: [],
	};
	private cell = { column: -1, type: 'n' };
	private readonly mostColumns: number;

	constructor(shared: readonly string[], mostColumns: number) {
		this.shared = shared;
		this.mostColumns = mostColumns;
	}

	*rows(pieces: Iterable<XmlPiece>): Generator<TableRow, void, undefined> {
		for (const piece of pieces) {
			this.collector.take(piece);
			if (piece.kind === 'open') this.begin(piece);
			else if (piece.kind === 'close' && local(piece.name) === 'c') this.keepCell();
			else if (piece.kind === 'close' && local(piece.name) === 'row') yield this.row;
		}
	}

	private begin({ name, attributes }: Opening): void {
		if (local(name) === 'row') {
			this.row = { number: Number(attributes.get('r')) || this.row.number + 1, cells: [], broken: [], numbers: [] };
			this.cell.column = -1;
		} else if (local(name) === 'c') {
			const column = columnOf(attributes.get('r') ?? '') ?? this.cell.column + 1;
			if (column >= this.mostColumns) throw new BrokenTable('tooManyColumns', this.row.number);
			this.cell = { column, type: attributes.get('t') ?? 'n' };
			this.collector.give();
		}
	}

	private keepCell(): void {
		const { column, type } = this.cell;
		const { cells, broken, numbers } = this.row;
		const value = unguardCell(cellValue(type, this.collector.give(), this.shared));
		while (cells.length < column) cells.push('');
		cells[column] = type === 'e' ? '' : value;
		if (type === 'e') broken.push(column);
		if (type === 'n' && value !== '') numbers.push(column);
	}
}

export async function readXlsx(file: Buffer, limits = tableLimits): Promise<Generator<TableRow, void, undefined>> {
	const zip = openZip(file, limits.unpackedBytes);
	const name = await firstSheet(zip);
	const shared = await sharedTexts(zip);
	const sheet = await piecesOf(zip, name);
	if (!sheet) throw new BrokenTable('unreadable');
	return new SheetReader(shared, limits.columns).rows(sheet);
}
