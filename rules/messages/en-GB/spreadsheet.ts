// The sheet in which tables are edited cell by cell, whatever they are about.
import { type ShippedText, withArguments } from '../entry.ts';

const button = (text: string): ShippedText => ({ text, tags: ['spreadsheet', 'button'] });
const said = (text: string): ShippedText => ({
	text,
	context: 'Read aloud after something was done in the sheet',
	tags: ['spreadsheet', 'state'],
});

export const spreadsheet = {
	'sheet.tools': { text: 'Tools of the table', context: 'Read aloud: the row of buttons' },
	'sheet.rowNumber': { text: 'Row', context: 'Heading of the column with the numbers of rows, read aloud' },
	'sheet.undo': button('Undo'),
	'sheet.redo': button('Redo'),
	'sheet.insertAbove': button('Insert row above'),
	'sheet.insertBelow': button('Insert row below'),
	'sheet.removeRows': button('Remove selected rows'),
	'sheet.fillDown': button('Fill down'),
	'sheet.nextFault': button('Go to the next one'),
	'sheet.removeAsk': withArguments<{ count: number }>()({
		text: '{count, plural, one {Remove this row?} other {Remove these # rows?}}',
		context: 'Question before rows of a sheet are removed',
	}),
	'sheet.removeText': {
		text: 'You can still undo this afterwards.',
		context: 'Below the question before rows of a sheet are removed',
	},
	'sheet.errors': withArguments<{ count: number }>()({
		text: '{count, plural, one {# error} other {# errors}}',
		context: 'How many cells of the sheet are wrong',
	}),
	'sheet.warnings': withArguments<{ count: number }>()({
		text: '{count, plural, one {# warning} other {# warnings}}',
		context: 'How many cells of the sheet are worth a look',
	}),
	'sheet.noFaults': { text: 'No errors', context: 'Beside the tools of a sheet' },
	'sheet.place': withArguments<{ row: string; column: string; text: string }>()({
		text: 'Row {row}, {column}: {text}',
		context: 'Below the sheet: what is wrong with the cell in which one is',
	}),
	'sheet.cell': withArguments<{ row: string; column: string }>()({
		text: '{column}, row {row}',
		context: 'Read aloud: the field in which one cell is edited',
	}),
	'sheet.help': {
		text: 'Typing overwrites, Enter or F2 edits, Ctrl+D fills down, Alt+Enter inserts a row, Alt+Delete removes it, F8 jumps to the next error. Escape, then Tab leaves the table.',
		context: 'Below the sheet, for people with a keyboard',
	},
	'sheet.helpTouch': {
		text: 'Tap a cell to edit it.',
		context: 'Below the sheet, for people with a touch screen',
	},
	'sheet.rows': withArguments<{ count: number }>()({
		text: '{count, plural, =0 {No rows} one {# row} other {# rows}}',
		context: 'How many rows the sheet has',
	}),
	'sheet.said.paste': withArguments<{ count: number; errors: number }>()({
		text: '{count, plural, one {# cell} other {# cells}} pasted{errors, plural, =0 {} one {, # error} other {, # errors}}',
		context: 'Read aloud after cells were pasted',
	}),
	'sheet.said.leftOut': withArguments<{ count: number; largest: string }>()({
		text: '{count, plural, one {# row did} other {# rows did}} not fit in any more: a table has at most {largest} rows.',
		context: 'After pasting more rows than a sheet can have',
	}),
	'sheet.said.copy': withArguments<{ count: number }>()({
		text: '{count, plural, one {# cell} other {# cells}} copied',
		context: 'Read aloud after cells were copied',
	}),
	'sheet.said.cut': said('Cells cut'),
	'sheet.said.clear': said('Cells cleared'),
	'sheet.said.fill': said('Cells filled'),
	'sheet.said.type': said('Cell changed'),
	'sheet.said.insertRows': said('Rows inserted'),
	'sheet.said.removeRows': said('Rows removed'),
	'sheet.said.pasted': said('Cells pasted'),
	'sheet.said.undo': withArguments<{ what: string }>()({
		text: 'Undone: {what}',
		context: 'Read aloud; {what} is what was done before, such as "Cells pasted"',
	}),
	'sheet.said.redo': withArguments<{ what: string }>()({
		text: 'Redone: {what}',
		context: 'Read aloud; {what} is what was done before, such as "Cells pasted"',
	}),
	'sheet.said.leaving': said('Tab leaves the table.'),
};
