// The sheet in which tables are edited cell by cell, whatever they are about.
import { type ShippedText, withArguments } from './entry.ts';

const button = (de: string, en: string): ShippedText => ({ de, en, tags: ['spreadsheet', 'button'] });
const said = (de: string, en: string): ShippedText => ({
	de,
	en,
	context: 'Read aloud after something was done in the sheet',
	tags: ['spreadsheet', 'state'],
});

export const spreadsheet = {
	'sheet.tools': { de: 'Werkzeuge der Tabelle', en: 'Tools of the table', context: 'Read aloud: the row of buttons' },
	'sheet.rowNumber': { de: 'Zeile', en: 'Row', context: 'Heading of the column with the numbers of rows, read aloud' },
	'sheet.undo': button('Rückgängig', 'Undo'),
	'sheet.redo': button('Wiederholen', 'Redo'),
	'sheet.insertAbove': button('Zeile darüber einfügen', 'Insert row above'),
	'sheet.insertBelow': button('Zeile darunter einfügen', 'Insert row below'),
	'sheet.removeRows': button('Ausgewählte Zeilen entfernen', 'Remove selected rows'),
	'sheet.fillDown': button('Nach unten ausfüllen', 'Fill down'),
	'sheet.nextFault': button('Zum nächsten Hinweis', 'Go to the next one'),
	'sheet.removeAsk': withArguments<{ count: number }>()({
		de: '{count, plural, one {Diese Zeile entfernen?} other {Diese # Zeilen entfernen?}}',
		en: '{count, plural, one {Remove this row?} other {Remove these # rows?}}',
		context: 'Question before rows of a sheet are removed',
	}),
	'sheet.removeText': {
		de: 'Sie können es danach noch rückgängig machen.',
		en: 'You can still undo this afterwards.',
		context: 'Below the question before rows of a sheet are removed',
	},
	'sheet.errors': withArguments<{ count: number }>()({
		de: '{count, plural, one {# Fehler} other {# Fehler}}',
		en: '{count, plural, one {# error} other {# errors}}',
		context: 'How many cells of the sheet are wrong',
	}),
	'sheet.warnings': withArguments<{ count: number }>()({
		de: '{count, plural, one {# Warnung} other {# Warnungen}}',
		en: '{count, plural, one {# warning} other {# warnings}}',
		context: 'How many cells of the sheet are worth a look',
	}),
	'sheet.noFaults': { de: 'Keine Fehler', en: 'No errors', context: 'Beside the tools of a sheet' },
	'sheet.place': withArguments<{ row: string; column: string; text: string }>()({
		de: 'Zeile {row}, {column}: {text}',
		en: 'Row {row}, {column}: {text}',
		context: 'Below the sheet: what is wrong with the cell in which one is',
	}),
	'sheet.cell': withArguments<{ row: string; column: string }>()({
		de: '{column}, Zeile {row}',
		en: '{column}, row {row}',
		context: 'Read aloud: the field in which one cell is edited',
	}),
	'sheet.help': {
		de: 'Tippen überschreibt, Enter oder F2 bearbeitet, Strg+D füllt nach unten, Alt+Enter fügt eine Zeile ein, Alt+Entf entfernt sie, F8 springt zum nächsten Fehler. Escape, dann Tab verlässt die Tabelle.',
		en: 'Typing overwrites, Enter or F2 edits, Ctrl+D fills down, Alt+Enter inserts a row, Alt+Delete removes it, F8 jumps to the next error. Escape, then Tab leaves the table.',
		context: 'Below the sheet, for people with a keyboard',
	},
	'sheet.helpTouch': {
		de: 'Tippen Sie auf eine Zelle, um sie zu bearbeiten.',
		en: 'Tap a cell to edit it.',
		context: 'Below the sheet, for people with a touch screen',
	},
	'sheet.rows': withArguments<{ count: number }>()({
		de: '{count, plural, =0 {Keine Zeilen} one {# Zeile} other {# Zeilen}}',
		en: '{count, plural, =0 {No rows} one {# row} other {# rows}}',
		context: 'How many rows the sheet has',
	}),
	'sheet.said.paste': withArguments<{ count: number; errors: number }>()({
		de: '{count, plural, one {# Zelle} other {# Zellen}} eingefügt{errors, plural, =0 {} one {, # Fehler} other {, # Fehler}}',
		en: '{count, plural, one {# cell} other {# cells}} pasted{errors, plural, =0 {} one {, # error} other {, # errors}}',
		context: 'Read aloud after cells were pasted',
	}),
	'sheet.said.leftOut': withArguments<{ count: number; largest: string }>()({
		de: '{count, plural, one {# Zeile passte} other {# Zeilen passten}} nicht mehr hinein: Eine Tabelle hat höchstens {largest} Zeilen.',
		en: '{count, plural, one {# row did} other {# rows did}} not fit in any more: a table has at most {largest} rows.',
		context: 'After pasting more rows than a sheet can have',
	}),
	'sheet.said.copy': withArguments<{ count: number }>()({
		de: '{count, plural, one {# Zelle} other {# Zellen}} kopiert',
		en: '{count, plural, one {# cell} other {# cells}} copied',
		context: 'Read aloud after cells were copied',
	}),
	'sheet.said.cut': said('Zellen ausgeschnitten', 'Cells cut'),
	'sheet.said.clear': said('Zellen geleert', 'Cells cleared'),
	'sheet.said.fill': said('Zellen ausgefüllt', 'Cells filled'),
	'sheet.said.type': said('Zelle geändert', 'Cell changed'),
	'sheet.said.insertRows': said('Zeilen eingefügt', 'Rows inserted'),
	'sheet.said.removeRows': said('Zeilen entfernt', 'Rows removed'),
	'sheet.said.pasted': said('Zellen eingefügt', 'Cells pasted'),
	'sheet.said.undo': withArguments<{ what: string }>()({
		de: 'Rückgängig gemacht: {what}',
		en: 'Undone: {what}',
		context: 'Read aloud; {what} is what was done before, such as "Cells pasted"',
	}),
	'sheet.said.redo': withArguments<{ what: string }>()({
		de: 'Wiederholt: {what}',
		en: 'Redone: {what}',
		context: 'Read aloud; {what} is what was done before, such as "Cells pasted"',
	}),
	'sheet.said.leaving': said('Tab verlässt die Tabelle.', 'Tab leaves the table.'),
};
