// Cells as Excel, LibreOffice and others put them on the clipboard: tabs between cells, a line a row; a cell with a tab, a line break or a
// quote in it stands in quotes, and quotes inside of it are doubled.

/** A cell in quotes from `start` on. @returns where it ends, or undefined where it does not: then the quote is just a sign */
function readQuoted(text: string, start: number): { cell: string; end: number } | undefined {
	let cell = '';
	for (let at = start + 1; at < text.length; at += 1) {
		if (text[at] !== '"') cell += text[at];
		else if (text[at + 1] === '"') {
			cell += '"';
			at += 1;
		} else return at + 1 === text.length || /[\t\r\n]/.test(text[at + 1] ?? '') ? { cell, end: at + 1 } : undefined;
	}
	return undefined;
}

const ending = /[\t\r\n]/g;

function readPlain(text: string, start: number): { cell: string; end: number } {
	ending.lastIndex = start;
	const end = ending.exec(text)?.index ?? text.length;
	return { cell: text.slice(start, end), end };
}

/** Rows of texts; the line break at the end, which Excel adds, makes no row. */
export function readTabSeparated(text: string): string[][] {
	const rows: string[][] = [];
	let row: string[] = [];
	let at = 0;
	while (at <= text.length) {
		const { cell, end } = (text[at] === '"' && readQuoted(text, at)) || readPlain(text, at);
		row.push(cell);
		at = end + 1;
		if (text[end] === '\t') continue;
		rows.push(row);
		row = [];
		if (text[end] === '\r' && text[end + 1] === '\n') at += 1;
		if (at >= text.length) break;
	}
	return rows;
}

const written = (cell: string) => (/[\t\r\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

export const writeTabSeparated = (rows: readonly (readonly string[])[]): string =>
	rows.map((row) => row.map(written).join('\t')).join('\r\n');
