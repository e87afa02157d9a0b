// Rows of a CSV file: commas or semicolons, texts in quotes.

const separatorOf = (text: string) => {
	const [first = ''] = text.split(/\r?\n/, 1);
	return first.split(';').length > first.split(',').length ? ';' : ',';
};

export function readCsv(text: string): string[][] {
	const clean = text.replace(/^\ufeff/, '');
	const separator = separatorOf(clean);
	const cell = new RegExp(
		`(?:"((?:[^"]|"")*)"|([^"\\r\\n${separator}][^\\r\\n${separator}]*|))(${separator}|\\r?\\n|$)`,
		'g',
	);
	const rows: string[][] = [];
	let row: string[] = [];
	for (const [whole, quoted, plain = '', end] of clean.matchAll(cell)) {
		if (whole === '' && row.length === 0) continue;
		row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
		if (end === separator) continue;
		if (row.some((each) => each !== '')) rows.push(row);
		row = [];
	}
	return rows;
}
