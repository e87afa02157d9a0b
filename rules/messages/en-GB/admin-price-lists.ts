// The screens of price lists; what is said of them elsewhere too is in price-lists.ts.
import { type ShippedText, withArguments } from '../entry.ts';

const label = (text: string, context?: string): ShippedText => ({
	text,
	tags: ['admin', 'form'],
	...(context ? { context } : {}),
});
const button = (text: string): ShippedText => ({ text, tags: ['admin', 'button'] });
const note = (text: string, context: string): ShippedText => ({ text, context, tags: ['admin'] });
const failure = (text: string): ShippedText => ({ text, tags: ['admin', 'error'] });

export const adminPriceLists = {
	'adminPriceLists.title': { text: 'Price lists', tags: ['admin', 'navigation'] },
	'adminPriceLists.one': { text: 'Price list', tags: ['admin', 'navigation'] },
	'adminPriceLists.new': button('New price list'),
	'adminPriceLists.name': label('Name', 'Of a price list'),
	'adminPriceLists.nameHint': note(
		'Only you and your colleagues see it.',
		'Below the field with the name of a price list',
	),
	'adminPriceLists.rows': label('Rows', 'Column: how many rows a price list has'),
	'adminPriceLists.products': label('Products', 'Column: how many products use a price list'),
	'adminPriceLists.updated': label('Changed', 'Column: when a price list was changed last'),
	'adminPriceLists.actions': label('Actions'),
	'adminPriceLists.actionsOf': withArguments<{ name: string }>()({
		text: 'Actions for {name}',
		context: 'Read aloud: the button with the actions of one price list',
	}),
	'adminPriceLists.showArchived': label('Show archived'),
	'adminPriceLists.edit': button('Edit'),
	'adminPriceLists.rename': button('Rename'),
	'adminPriceLists.copy': button('Copy'),
	'adminPriceLists.archive': button('Archive'),
	'adminPriceLists.restore': button('Restore'),
	'adminPriceLists.none': { text: 'No price lists yet' },
	'adminPriceLists.noneText': {
		text: 'A price list says what each run costs, for one product or for many. Make the first one and paste your prices from Excel.',
	},
	'adminPriceLists.noneArchived': { text: 'No archived price lists' },
	'adminPriceLists.noneArchivedText': {
		text: 'Archived price lists give no prices and can be restored here.',
	},
	'adminPriceLists.many': withArguments<{ count: number }>()({
		text: '{count, plural, one {# price list} other {# price lists}}',
		context: 'In a question about several at once',
	}),
	'adminPriceLists.archiveAsk': withArguments<{ what: string }>()({
		text: 'Are you sure you want to archive {what}?',
		context: '{what} is a name or "3 price lists"',
	}),
	'adminPriceLists.unused': note(
		'No product uses it.',
		'In the question before archiving, and on the screen of a price list',
	),
	'adminPriceLists.restoreAsk': withArguments<{ what: string }>()({
		text: 'Are you sure you want to restore {what}?',
		context: '{what} is a name or "3 price lists"',
	}),
	'adminPriceLists.restoreText': note('Products that use it get its prices again.', 'In the question before restoring'),
	'adminPriceLists.copyName': withArguments<{ name: string }>()({
		text: '{name} (copy)',
		context: 'Suggested name of a copy',
	}),
	'adminPriceLists.archivedNote': note(
		'This price list is archived and gives no prices.',
		'Above an archived price list',
	),
	'adminPriceLists.readOnly': note('You may look at prices but not change them.', 'Above a price list'),
	'adminPriceLists.usedBy': label('Used by', 'Heading above the products that use a price list'),
	'adminPriceLists.everybody': label('everybody', 'Who gets a price list: everybody'),
	'adminPriceLists.forRoles': withArguments<{ roles: string }>()({
		text: 'for {roles}',
		context: 'Behind the name of a product: which roles get the price list; {roles} are names, or "everybody"',
	}),
	'adminPriceLists.more': withArguments<{ count: number }>()({
		text: 'and {count, plural, one {one more} other {# more}}',
		context: 'Behind a list of products: how many are not shown',
	}),
	'adminPriceLists.sheet': label('Prices', 'Heading above the sheet of a price list'),
	'adminPriceLists.sheetHint': note(
		'A row without a code holds for every product that uses the list. Enter either the price per single unit or the total in each row, the other one is calculated.',
		'Above the sheet of a price list',
	),
	'adminPriceLists.find': label('Find a row: code, product, quantity'),
	'adminPriceLists.found': withArguments<{ count: number }>()({
		text: '{count, plural, =0 {No row found} one {# row} other {# rows, Enter goes to the next}}',
	}),
	'adminPriceLists.begin': note(
		'No prices yet. Type into the first row, or copy a table from Excel or LibreOffice and paste it here with Ctrl+V.',
		'Above an empty price list',
	),
	'adminPriceLists.codeOptional': label('Code (optional)', 'Column of the sheet'),
	'adminPriceLists.inCurrency': withArguments<{ column: string; sign: string }>()({
		text: '{column} ({sign})',
		context: 'Heading of a column with amounts: its name and the sign of the currency',
	}),
	'adminPriceLists.faulty': failure('Please correct the marked cells.'),
	'adminPriceLists.fault.tooFine': withArguments<{ places: number }>()({
		text: 'At most {places} decimal places',
		tags: ['admin', 'error'],
	}),
	'adminPriceLists.fault.noPrice': withArguments<{ example: string }>()({
		text: 'This is not a price. Write it like this: {example}',
		tags: ['admin', 'error'],
	}),
	'adminPriceLists.fault.twoPrices': failure(
		'Price per single unit and total do not fit each other. Clear one of the two.',
	),
	'adminPriceLists.loadTheirs': button('Load the new state'),
	'adminPriceLists.keepMine': button('Keep mine'),
	'adminPriceLists.conflict': note(
		'Somebody else has changed this price list meanwhile. What you typed is still here. You can keep it and replace the new state when you save, or load the new state and discard what you typed.',
		'Above a price list that somebody else has changed',
	),
};
