// What stands below the table: the sums, which stay together, and the closing sentences.

import { closingNotes, type Speech, sumRows, totalRow } from './document-texts.ts';
import type { DocumentTheme } from './document-theme.ts';
import type { ItemTable } from './item-table.ts';
import { stylesOf } from './letter-head.ts';
import { contentWidth, mm, paper, type Sheet } from './sheet.ts';
import type { TextStyle } from './typesetter.ts';

const left = mm(95);
const leading = 13;
const totalHeight = 26;

const notes = { above: mm(8), leading: 12.5, between: 6 };

/** So that two sentences do not stand on a page of their own. */
function heightOfNotes(sheet: Sheet, speech: Speech, look: DocumentTheme): number {
	const { body } = stylesOf(look);
	const height = (note: string) => sheet.type.wrap(note, body, contentWidth).length * notes.leading + notes.between;
	return closingNotes(speech).reduce((sum, note) => sum + height(note), notes.above);
}

export function drawSums(sheet: Sheet, table: ItemTable, speech: Speech, look: DocumentTheme): void {
	const { type } = sheet;
	const { body, total } = stylesOf(look);
	const set = ({ label, value }: { label: string; value: string }, style: TextStyle) => {
		const width = paper.right - left - type.width(value, style) - mm(4);
		return { lines: type.wrap(label, style, width), value, style };
	};
	const rows = sumRows(speech).map((row) => set(row, body));
	const last = set(totalRow(speech), total);
	const height = rows.reduce((sum, { lines }) => sum + lines.length * leading, 0) + last.lines.length * leading;
	table.need(height + totalHeight + Math.min(heightOfNotes(sheet, speech, look), mm(60)));
	const element = sheet.open(sheet.root, 'Table');
	const write = ({ lines, value, style }: ReturnType<typeof set>) => {
		const row = sheet.open(element, 'TR');
		const at = sheet.y + leading;
		sheet.draw(
			row,
			'TH',
			() => {
				for (const [index, line] of lines.entries()) type.write(line, left, at + index * leading, style);
			},
			{ scope: 'Row' },
		);
		sheet.y += lines.length * leading;
		sheet.draw(row, 'TD', () => type.writeTo(value, paper.right, sheet.y, style));
	};
	sheet.y += 4;
	for (const row of rows) write(row);
	sheet.line(left, sheet.y + 7, paper.right, look.colours.accent, 1);
	sheet.y += 10;
	write(last);
	element.end();
}

export function drawNotes(sheet: Sheet, texts: readonly string[], look: DocumentTheme): void {
	const { body } = stylesOf(look);
	sheet.y += notes.above;
	for (const note of texts) {
		const paragraph = sheet.open(sheet.root, 'P');
		for (const line of sheet.type.wrap(note, body, contentWidth)) {
			if (sheet.room < notes.leading) sheet.turn();
			sheet.y += notes.leading;
			paragraph.add(() => sheet.type.write(line, paper.left, sheet.y, body));
		}
		paragraph.end();
		sheet.y += notes.between;
	}
}
