// A table as a workbook with one sheet: every cell a text, apart from columns that are said to be numbers; the heading bold and always
// in sight.
import { escaped } from '../../../rules/html.ts';
import { guardCell } from './formula-guard.ts';
import { columnName, encodeText } from './xlsx-text.ts';
import { writeZip } from './zip.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const contentTypes = `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/></Types>`;
const rootRelations = `${declaration}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;
const bookRelations = `${declaration}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`;
const mostPlaces = 4;
const firstFormat = 164;
const numberStyle = (places: number) => 3 + places;
const eachPlaces = Array.from({ length: mostPlaces + 1 }, (_, places) => places);
const formats = eachPlaces
	.map((places) => `<numFmt numFmtId="${firstFormat + places}" formatCode="${(0).toFixed(places)}"/>`)
	.join('');
const numberStyles = eachPlaces
	.map(
		(places) =>
			`<xf numFmtId="${firstFormat + places}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
	)
	.join('');
/**
 * 0 is nothing, 1 a cell whose lines break, 2 the heading, 3 and on a number with none, one … places. The first two are texts (49), so
 * that nothing typed into them becomes a number.
 */
const styles = `${declaration}<styleSheet xmlns="${main}"><numFmts count="${eachPlaces.length}">${formats}</numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${numberStyle(eachPlaces.length)}"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf><xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>${numberStyles}</cellXfs></styleSheet>`;

interface Sheet {
	/** At most 31 characters, as it stands on the tab. */
	name: string;
	/** In characters; the first row is the heading. */
	widths: readonly number[];
	/** Columns that hold numbers, with how many places behind the point they are shown; their cells are written with a point. */
	places?: ReadonlyMap<number, number>;
}

const bookOf = (name: string) =>
	`${declaration}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${escaped(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`;

const isNumber = /^-?\d{1,15}(?:\.\d{1,10})?$/;

function cellOf(text: string, column: number, row: number, places: number | undefined): string {
	if (text === '') return '';
	if (places !== undefined && row > 1 && isNumber.test(text))
		return `<c r="${columnName(column)}${row}" s="${numberStyle(places)}"><v>${text}</v></c>`;
	const style = row === 1 ? 2 : 1;
	const value = escaped(encodeText(guardCell(text)));
	return `<c r="${columnName(column)}${row}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${value}</t></is></c>`;
}

function sheetOf(rows: Iterable<readonly string[]>, { widths, places }: Sheet): Buffer {
	const styleOf = (column: number) => {
		const given = places?.get(column);
		return given === undefined ? 1 : numberStyle(given);
	};
	const columns = widths
		.map(
			(width, index) =>
				`<col min="${index + 1}" max="${index + 1}" width="${width}" style="${styleOf(index)}" customWidth="1"/>`,
		)
		.join('');
	// Pieces of about a megabyte: one string of the whole sheet would be copied several times.
	const pieces: Buffer[] = [];
	let text = `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane xSplit="1" ySplit="1" topLeftCell="B2" activePane="bottomRight" state="frozen"/></sheetView></sheetViews>${columns ? `<cols>${columns}</cols>` : ''}<sheetData>`;
	let number = 0;
	for (const cells of rows) {
		number += 1;
		const row = number;
		text += `<row r="${row}">${cells.map((cell, column) => cellOf(cell, column, row, places?.get(column))).join('')}</row>`;
		if (text.length < 2 ** 20) continue;
		pieces.push(Buffer.from(text));
		text = '';
	}
	pieces.push(Buffer.from(`${text}</sheetData></worksheet>`));
	return Buffer.concat(pieces);
}

export const writeXlsx = (rows: Iterable<readonly string[]>, sheet: Sheet): Promise<Buffer> =>
	writeZip([
		{ name: '[Content_Types].xml', content: contentTypes },
		{ name: '_rels/.rels', content: rootRelations },
		{ name: 'xl/workbook.xml', content: bookOf(sheet.name) },
		{ name: 'xl/_rels/workbook.xml.rels', content: bookRelations },
		{ name: 'xl/styles.xml', content: styles },
		{ name: 'xl/worksheets/sheet1.xml', content: sheetOf(rows, sheet) },
	]);
