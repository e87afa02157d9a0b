// Tables as CSV, the way Excel writes and reads it: with a mark for UTF-8 in front, lines ending in CR LF, quotes where needed.
import { guardCell, unguardCell } from './formula-guard.ts';
import { BrokenTable, type TableRow } from './table.ts';

export type Separator = ',' | ';';

export const utf8Mark = '\uFEFF';
const lineEnd = '\r\n';

const needsQuotes = /[",;\t\r\n]|^\s|\s$/;
const quoted = (cell: string) => (needsQuotes.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

export const csvRow = (cells: readonly string[], separator: Separator): string =>
	cells.map((cell) => quoted(guardCell(cell))).join(separator) + lineEnd;

/** In pieces, to be sent one after the other. */
export function* writeCsv(rows: Iterable<readonly string[]>, separator: Separator): Generator<string, void, undefined> {
	yield utf8Mark;
	for (const cells of rows) yield csvRow(cells, separator);
}

/** UTF-8, UTF-16 with its mark as Excel's "Unicode text", else what German and English Windows has always written. */
export function decodeText(bytes: Uint8Array): string {
	const [first, second] = bytes;
	if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
	if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
	try {
		return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
	} catch {
		return new TextDecoder('windows-1252').decode(bytes);
	}
}

/** The one that stands most often in the heading, outside of quotes. */
function separatorOf(text: string): string {
	const [heading = ''] = text.replace(/"[^"]*"?/g, '').split(/[\r\n]/, 1);
	const count = (candidate: string) => heading.split(candidate).length;
	return [',', ';', '\t'].reduce((best, next) => (count(next) > count(best) ? next : best));
}

/** What Excel calls for in the first line is no row, but says how the others are separated. */
const announced = /^sep=([,;\t])\r?\n/i;

const plainEnds = { ',': /[,\r\n]/g, ';': /[;\r\n]/g, '\t': /[\t\r\n]/g } as const;

export function* readCsv(text: string): Generator<TableRow, void, undefined> {
	const [line = '', given] = announced.exec(text) ?? [];
	const separator = given ?? separatorOf(text.slice(line.length, line.length + 100_000));
	const end = plainEnds[separator as keyof typeof plainEnds] ?? plainEnds[','];
	let at = line.length;
	let number = 0;
	let cells: string[] = [];
	while (at < text.length) {
		if (text[at] === '"') {
			const [content, next] = readQuoted(text, at, number + 1);
			end.lastIndex = next;
			const stop = end.exec(text)?.index ?? text.length;
			// What stands behind the closing quote belongs to the cell, as every spreadsheet reads it.
			cells.push(unguardCell(content + text.slice(next, stop)));
			at = stop;
		} else {
			end.lastIndex = at;
			const stop = end.exec(text)?.index ?? text.length;
			cells.push(unguardCell(text.slice(at, stop)));
			at = stop;
		}
		if (text[at] === separator) {
			at += 1;
			if (at === text.length) cells.push('');
			continue;
		}
		at += text.startsWith(lineEnd, at) ? 2 : 1;
		number += 1;
		yield { number, cells, broken: [] };
		cells = [];
	}
	if (cells.length > 0) yield { number: number + 1, cells, broken: [] };
}

/** @returns what is inside, and where it goes on behind the closing quote */
function readQuoted(text: string, start: number, row: number): [string, number] {
	let from = start + 1;
	let content = '';
	for (;;) {
		const quote = text.indexOf('"', from);
		if (quote === -1) throw new BrokenTable('unclosedQuote', row);
		content += text.slice(from, quote);
		if (text[quote + 1] !== '"') return [content, quote + 1];
		content += '"';
		from = quote + 2;
	}
}
