// A table out of a file: what kind it is says its content, not its name.
import { BrokenXml } from '../xml/scan-xml.ts';
import { decodeText, readCsv } from './csv.ts';
import { readXlsx } from './read-xlsx.ts';
import { BrokenTable, type TableFormat, type TableLimits, type TableRow, tableLimits, withinLimits } from './table.ts';

export interface ReadTable {
	format: TableFormat;
	/** Row by row, so that a caller who takes them can let others have a turn. @throws BrokenTable, as far as it has come */
	rows: Iterable<TableRow>;
}

const isWorkbook = (file: Buffer) => file.subarray(0, 4).equals(Buffer.from([0x50, 0x4b, 3, 4]));

function* explained(rows: Iterable<TableRow>): Generator<TableRow, void, undefined> {
	try {
		yield* rows;
	} catch (error) {
		throw error instanceof BrokenXml ? new BrokenTable('unreadable') : error;
	}
}

async function rowsOf(file: Buffer, limits: TableLimits): Promise<Iterable<TableRow>> {
	if (!isWorkbook(file)) {
		const text = decodeText(file);
		// Nothing of it could be kept.
		if (text.includes('\0')) throw new BrokenTable('unreadable');
		return readCsv(text);
	}
	return readXlsx(file, limits).catch((error) => {
		throw error instanceof BrokenXml ? new BrokenTable('unreadable') : error;
	});
}

/** UTF-16, in which every second byte may be nothing. */
const isWide = ([first, second]: Buffer) => (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
const isText = (file: Buffer) => isWide(file) || !file.includes(0);

export async function readTable(file: Buffer, limits = tableLimits): Promise<ReadTable> {
	if (file.length > limits.fileBytes) throw new BrokenTable('fileTooLarge');
	if (file.length === 0) throw new BrokenTable('empty');
	if (!isWorkbook(file) && !isText(file)) throw new BrokenTable('unreadable');
	return {
		format: isWorkbook(file) ? 'xlsx' : 'csv',
		rows: withinLimits(explained(await rowsOf(file, limits)), limits),
	};
}
