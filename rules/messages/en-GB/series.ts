// The series of the studio: one design for many people.
import { type ShippedText, withArguments } from '../entry.ts';

const tags = ['studio'];
const text = (given: string, context?: string): ShippedText => ({ text: given, tags, ...(context ? { context } : {}) });
const button = (given: string, context?: string): ShippedText => ({
	...text(given, context),
	tags: ['studio', 'button'],
});

export const series = {
	'series.title': text('Series', 'Headline: one design for many people'),
	'series.text': text('One design for many people: each row is printed as a version of its own.'),
	'series.inCart': text('Everything goes into the cart as one item.'),
	'series.fixedRows': withArguments<{ count: number }>()(
		text(
			'{count, plural, =0 {It was ordered as a single copy, not as a series: rows cannot be added.} one {It was ordered for one person: the row can be changed, but none added or removed.} other {It was ordered for # people: rows can be changed, but not added or removed.}}',
			'After the sentence about series: the design was ordered',
		),
	),
	'series.back': button('Back to the design'),
	'series.edit': button('Edit series'),
	'series.upload': button('Upload table …', 'Opens the choice of a file'),
	'series.clear': button('Remove all rows'),
	'series.clearAsk': text('Remove all rows? This cannot be undone.', 'Question'),
	'series.replaceAsk': withArguments<{ name: string; count: number }>()({
		text: '{count, plural, one {Replace the rows of the table with the # row of {name}?} other {Replace the rows of the table with the # rows of {name}?}} This cannot be undone.',
		context: 'Question',
		tags,
	}),
	'series.replace': button('Replace rows'),
	'series.keepRows': button('Keep rows'),
	'series.sources': text(
		'CSV or XLSX with the names of the columns in the first row, at most 2,000 people. You can also paste rows from a spreadsheet, or type them below. Where a column stays empty, everyone gets what the design says.',
	),
	'series.people': text('People', 'Name of a table'),
	'series.mapping': text('Columns and fields', 'Headline'),
	'series.mappingText': text('Choose which field of the design each column fills in.'),
	'series.notPrinted': text('Not printed', 'In place of a field: the column is left out'),
	'series.missingColumns': withArguments<{ fields: string }>()({
		text: 'No column fills in: {fields}. All people get what the design says there.',
		tags,
	}),
	'series.column': withArguments<{ number: number }>()({
		text: 'Column {number}',
		context: 'One without a name',
		tags,
	}),
	'series.fault.required': text('Please fill this in.', 'Error of a cell'),
	'series.fault.choice': text('This is not one of the choices.', 'Error of a cell'),
	'series.errors': withArguments<{ count: number }>()({
		text: '{count, plural, one {# cell must be corrected before the release} other {# cells must be corrected before the release}}',
		tags,
	}),
	'series.warnings': withArguments<{ count: number }>()({
		text: '{count, plural, one {Please look at # cell} other {Please look at # cells}}',
		tags,
	}),
	'series.place': withArguments<{ row: string; column: string }>()({
		text: 'Row {row}, {column}:',
		context: 'Before what is wrong there',
		tags,
	}),
	'series.goTo': button('Go there'),
	'series.goToOf': withArguments<{ row: string; column: string }>()({
		text: 'Go to row {row}, {column}',
		context: 'For screen readers',
		tags: ['studio', 'button'],
	}),
	'series.moreFaults': withArguments<{ count: number }>()({
		text: '{count, plural, one {And # more.} other {And # more.}} F8 goes from one to the next in the table.',
		tags,
	}),
	'series.checking': text('Checking the rows', 'Progress'),
	'series.notChecked': text('Not all rows could be checked. They are checked again at the release.'),
	'series.count': withArguments<{ count: number }>()({
		text: '{count, plural, one {# person} other {# people}}',
		context: 'Headline above pictures',
		tags,
	}),
	'series.showRow': withArguments<{ number: string; name: string }>()({
		text: 'Show {number} {name} on the page',
		context: 'For screen readers; the name may be empty',
		tags: ['studio', 'button'],
	}),
	'series.pages': text('Pages of the pictures', 'Name of a navigation'),
	'series.previous': button('Previous', 'Pictures before these'),
	'series.next': button('Next', 'Pictures after these'),
	'series.rowsOf': withArguments<{ from: string; to: string; count: string }>()({
		text: '{from}–{to} of {count}',
		tags,
	}),
	'series.side': text('Side that is shown', 'Name of a group of buttons'),
	'series.proofOf': withArguments<{ number: number; side: string }>()({
		text: 'Proof of person {number}: {side}',
		context: 'For screen readers',
		tags,
	}),
	'series.rowOf': withArguments<{ row: string; count: string }>()({
		text: 'Person {row} of {count}',
		context: 'Which one is shown on the page',
		tags,
	}),
	'series.previousRow': button('Previous person'),
	'series.nextRow': button('Next person'),
	'series.saving.saved': text('All rows are saved'),
	'series.saving.saving': text('Saving the rows …'),
	'series.saving.failed': text('The rows could not be saved. They stay here; please try again.'),
	'series.saving.otherCount': withArguments<{ count: number }>()(
		text(
			'Not saved: this design was ordered for {count, plural, =0 {one copy, not as a series} one {one person} other {# people}}. Please keep that number of rows; for more or fewer a new order is needed.',
		),
	),
	'series.saving.refused': text(
		'The rows are too long to be saved: 2,000 characters in a cell and 400,000 in total are possible.',
	),
	'series.changedElsewhere': text('The rows were changed in another window. Yours are still here and not saved.'),
	'series.keepMine': button('Keep mine'),
	'series.loadTheirs': button('Load the others'),
	'series.fileRead': withArguments<{ count: number }>()({
		text: '{count, plural, one {# row was read.} other {# rows were read.}}',
		context: 'Read aloud',
		tags,
	}),
	'series.fileFailed': withArguments<{ name: string; reason: string }>()({
		text: '{name} was not read. {reason}',
		tags,
	}),
	'series.file.empty': text('There are no rows below the names of the columns.'),
	'series.file.unreadable': text('It is not a CSV or XLSX file.'),
	'series.file.unclosedQuote': text('A quotation mark is not closed.'),
	'series.file.fileTooLarge': text('It may have 4 MB at most.'),
	'series.file.tooManyRows': text('It may have 2,000 rows at most.'),
	'series.file.tooManyColumns': text('It may have 100 columns at most.'),
	'series.file.tooManyCells': text('It may have 400,000 characters at most.'),
	'series.file.cellTooLong': text('A cell may have 2,000 characters at most.'),
	'series.release': withArguments<{ count: number }>()({
		text: '{count, plural, one {This design is printed for # person.} other {This design is printed for # people, each as a version of its own.}}',
		tags,
	}),
	'series.releaseErrors': withArguments<{ count: number }>()({
		text: '{count, plural, one {# row has errors.} other {# rows have errors.}} Please correct them in the series first.',
		tags,
	}),
} satisfies Record<string, ShippedText>;
