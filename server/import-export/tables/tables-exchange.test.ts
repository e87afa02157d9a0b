import zlib from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readCsv, writeCsv } from './csv.ts';
import { guardCell, unguardCell } from './formula-guard.ts';
import { readTable } from './read-table.ts';
import { BrokenTable, tableLimits } from './table.ts';
import { writeXlsx } from './write-xlsx.ts';
import { openZip, writeZip } from './zip.ts';

const awkward = [
	['key', 'de-DE', 'en-GB'],
	['umlauts', 'Größe, Öl; „Süß“', 'ﬁ 日本語 🙂'],
	['formulas', '=1+1', '@cmd'],
	['signs', '-5 %', "'+already"],
	['quotes', 'Sie sagte "ja"', "'"],
	['lines', 'eins\nzwei\n', '  two  '],
	['icu', '{count, plural, one {# Seite} other {# Seiten}}', '<b>&amp;</b>'],
	['escapes', '_x000D_ bleibt', 'a\u0007b'],
	['tab', '\tEinzug', ''],
];

const csv = (rows: readonly string[][], separator: ',' | ';' = ',') =>
	Buffer.from([...writeCsv(rows, separator)].join(''));
const xlsx = (rows: readonly string[][]) => writeXlsx(rows, { name: 'Texts', widths: [20, 40] });

async function cellsOf(file: Buffer) {
	const { rows } = await readTable(file);
	return [...rows].map(({ cells }) => cells);
}

const padded = (rows: readonly string[][], width: number) =>
	rows.map((cells) => [...cells, ...Array.from({ length: width - cells.length }, () => '')]);

async function faultOf(file: Buffer | Promise<Buffer>): Promise<unknown> {
	try {
		await cellsOf(await file);
		return undefined;
	} catch (error) {
		return error instanceof BrokenTable ? error.fault : error;
	}
}

/** A workbook as another program writes it, with this sheet. */
const foreign = (sheet: string, shared?: string) =>
	writeZip([
		{
			name: 'xl/workbook.xml',
			content: '<x:workbook xmlns:x="m" xmlns:r="r"><x:sheets><x:sheet name="A" r:id="rId7"/></x:sheets></x:workbook>',
		},
		{
			name: 'xl/_rels/workbook.xml.rels',
			content: '<Relationships><Relationship Id="rId7" Target="/xl/worksheets/other.xml"/></Relationships>',
		},
		{ name: 'xl/worksheets/other.xml', content: `<worksheet><sheetData>${sheet}</sheetData></worksheet>` },
		...(shared ? [{ name: 'xl/sharedStrings.xml', content: `<sst>${shared}</sst>` }] : []),
	]);

describe('tables', () => {
	it('come back from CSV and from a workbook as they went in', async () => {
		expect(await cellsOf(csv(awkward))).toEqual(awkward);
		expect(await cellsOf(csv(awkward, ';'))).toEqual(awkward);
		expect(padded(await cellsOf(await xlsx(awkward)), 3)).toEqual(awkward);
	});

	it('never hand a formula to a spreadsheet, and give back what was typed', () => {
		for (const text of [
			'=1+1',
			'+49',
			'-5',
			'@x',
			'＝1+1',
			'＋49',
			'－5',
			'＠x',
			'\tx',
			'\rx',
			"'＝1",
			"'=1",
			"''-",
			"'plain",
			"'",
			'',
			'plain',
		]) {
			expect(guardCell(text)).not.toMatch(/^[=+\-@＝＋－＠\t\r\n]/);
			expect(unguardCell(guardCell(text))).toBe(text);
		}
		expect(csv([['=cmd()']]).toString()).toContain("'=cmd()");
	});

	it('tell Excel that CSV is UTF-8', () => {
		expect(csv(awkward).subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
	});

	it('are read in the ways in which spreadsheets save CSV', async () => {
		expect(await cellsOf(Buffer.from('key;de-DE\nkey.a;Größe', 'latin1'))).toEqual([
			['key', 'de-DE'],
			['key.a', 'Größe'],
		]);
		expect(await cellsOf(Buffer.from('\uFEFFkey\tde-DE\r\na\tGröße\r\n', 'utf16le'))).toEqual([
			['key', 'de-DE'],
			['a', 'Größe'],
		]);
		expect([...readCsv('sep=;\r\na;b\r\n\r\n1;"2 ""x"""\r\n')].map(({ number, cells }) => [number, cells])).toEqual([
			[1, ['a', 'b']],
			[2, ['']],
			[3, ['1', '2 "x"']],
		]);
		expect(await cellsOf(Buffer.from('a,b\r1,'))).toEqual([
			['a', 'b'],
			['1', ''],
		]);
	});

	it('are read from workbooks of other programs: shared texts, gaps, numbers, formulas, errors', async () => {
		const file = await foreign(
			'<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row>' +
				'<row r="4"><c r="A4"><v>12.5</v></c><c r="B4" t="str"><f>A1</f><v>x</v></c><c r="C4" t="e"><v>#NAME?</v></c><c r="D4" t="b"><v>1</v></c></row>',
			'<si><t>key</t></si><si><r><t>de</t></r><r><t xml:space="preserve">-DE</t></r><rPh><t>sound</t></rPh></si>',
		);
		const { format, rows } = await readTable(file);
		expect(format).toBe('xlsx');
		expect([...rows]).toEqual([
			{ number: 1, cells: ['key', '', 'de-DE'], broken: [], numbers: [] },
			{ number: 4, cells: ['12.5', 'x', '', 'TRUE'], broken: [2], numbers: [0] },
		]);
	});

	it('count rows as the spreadsheet does, and pass over empty ones', async () => {
		const { rows } = await readTable(Buffer.from('key,de-DE\n\n,\na,b\n'));
		expect([...rows].map(({ number }) => number)).toEqual([1, 4]);
	});

	it('are refused when a text holds U+0000, in whatever encoding', async () => {
		expect(await faultOf(Buffer.from('a,b\0'))).toBe('unreadable');
		expect(await faultOf(Buffer.from('\uFEFFa,b\0', 'utf16le'))).toBe('unreadable');
	});

	it('are refused when they are too large, inside or out', async () => {
		expect(await faultOf(Buffer.alloc(tableLimits.fileBytes + 1, 'a'))).toBe('fileTooLarge');
		expect(await faultOf(Buffer.from('a\n'.repeat(tableLimits.rows + 2)))).toBe('tooManyRows');
		expect(await faultOf(Buffer.from(`${','.repeat(tableLimits.columns)}x`))).toBe('tooManyColumns');
		expect(await faultOf(Buffer.from('x'.repeat(tableLimits.cellCharacters + 1)))).toBe('cellTooLong');
		const wide = `${'x,'.repeat(199)}x\n`.repeat(5001);
		expect(await faultOf(Buffer.from(wide))).toBe('tooManyCells');
	});

	it('are refused before a small file can become a huge one', async () => {
		const bomb = await writeZip([
			{ name: 'xl/workbook.xml', content: Buffer.alloc(tableLimits.unpackedBytes + 1, ' ') },
			{ name: 'xl/_rels/workbook.xml.rels', content: '' },
		]);
		expect(bomb.length).toBeLessThan(2 ** 20);
		expect(await faultOf(bomb)).toBe('fileTooLarge');
		const many = openZip(await writeZip(['a', 'b'].map((name) => ({ name, content: Buffer.alloc(600, ' ') }))), 1000);
		await many.read('a');
		await expect(many.read('b')).rejects.toThrow('fileTooLarge');
	});

	it('are refused when they are no tables, with nothing else happening', async () => {
		expect(await faultOf(Buffer.alloc(0))).toBe('empty');
		expect(await faultOf(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]))).toBe('unreadable');
		expect(await faultOf(Buffer.from('a,"b\nc'))).toBe('unclosedQuote');
		expect(await faultOf(writeZip([{ name: 'a', content: 'b' }]))).toBe('unreadable');
		expect(await faultOf(foreign('<row><c><v>1</row>'))).toBe('unreadable');
		const whole = await xlsx(awkward);
		for (let length = 10; length < whole.length; length += 97)
			expect(await faultOf(whole.subarray(0, length))).toBe('unreadable');
		const spoilt = Buffer.from(whole);
		spoilt[60] = (spoilt[60] ?? 0) ^ 0xff;
		expect(await faultOf(spoilt)).toSatisfy((fault) => fault === 'unreadable' || fault === undefined);
	});

	it('are refused when a workbook brings entities or a document type', async () => {
		const evil = await writeZip([
			{ name: 'xl/workbook.xml', content: '<!DOCTYPE x [<!ENTITY a "b">]><workbook>&a;</workbook>' },
			{ name: 'xl/_rels/workbook.xml.rels', content: '<Relationships/>' },
		]);
		expect(await faultOf(evil)).toBe('unreadable');
	});

	it('have the checksum of what was packed', async () => {
		const zip = openZip(await writeZip([{ name: 'ä.txt', content: 'Größe' }]), 100);
		expect(zip.names).toEqual(['ä.txt']);
		expect((await zip.read('ä.txt'))?.toString()).toBe('Größe');
		expect(zlib.crc32('Größe')).toBeGreaterThan(0);
	});
});
