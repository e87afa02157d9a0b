// The screens of price lists; what is said of them elsewhere too is in price-lists.ts.
import { type ShippedText, withArguments } from './entry.ts';

const label = (de: string, en: string, context?: string): ShippedText => ({
	de,
	en,
	tags: ['admin', 'form'],
	...(context ? { context } : {}),
});
const button = (de: string, en: string): ShippedText => ({ de, en, tags: ['admin', 'button'] });
const note = (de: string, en: string, context: string): ShippedText => ({ de, en, context, tags: ['admin'] });
const failure = (de: string, en: string): ShippedText => ({ de, en, tags: ['admin', 'error'] });

export const adminPriceLists = {
	'adminPriceLists.title': { de: 'Preislisten', en: 'Price lists', tags: ['admin', 'navigation'] },
	'adminPriceLists.one': { de: 'Preisliste', en: 'Price list', tags: ['admin', 'navigation'] },
	'adminPriceLists.new': button('Neue Preisliste', 'New price list'),
	'adminPriceLists.name': label('Name', 'Name', 'Of a price list'),
	'adminPriceLists.nameHint': note(
		'Nur Sie und Ihre Kollegen sehen ihn.',
		'Only you and your colleagues see it.',
		'Below the field with the name of a price list',
	),
	'adminPriceLists.rows': label('Zeilen', 'Rows', 'Column: how many rows a price list has'),
	'adminPriceLists.products': label('Produkte', 'Products', 'Column: how many products use a price list'),
	'adminPriceLists.updated': label('Geändert', 'Changed', 'Column: when a price list was changed last'),
	'adminPriceLists.actions': label('Aktionen', 'Actions'),
	'adminPriceLists.actionsOf': withArguments<{ name: string }>()({
		de: 'Aktionen für {name}',
		en: 'Actions for {name}',
		context: 'Read aloud: the button with the actions of one price list',
	}),
	'adminPriceLists.showArchived': label('Archivierte anzeigen', 'Show archived'),
	'adminPriceLists.edit': button('Bearbeiten', 'Edit'),
	'adminPriceLists.rename': button('Umbenennen', 'Rename'),
	'adminPriceLists.copy': button('Kopieren', 'Copy'),
	'adminPriceLists.archive': button('Archivieren', 'Archive'),
	'adminPriceLists.restore': button('Wiederherstellen', 'Restore'),
	'adminPriceLists.none': { de: 'Noch keine Preislisten', en: 'No price lists yet' },
	'adminPriceLists.noneText': {
		de: 'Eine Preisliste sagt, was jede Auflage kostet, für ein Produkt oder für viele. Legen Sie die erste an und fügen Sie Ihre Preise aus Excel ein.',
		en: 'A price list says what each run costs, for one product or for many. Make the first one and paste your prices from Excel.',
	},
	'adminPriceLists.noneArchived': { de: 'Keine archivierten Preislisten', en: 'No archived price lists' },
	'adminPriceLists.noneArchivedText': {
		de: 'Archivierte Preislisten geben keine Preise und lassen sich hier wiederherstellen.',
		en: 'Archived price lists give no prices and can be restored here.',
	},
	'adminPriceLists.many': withArguments<{ count: number }>()({
		de: '{count, plural, one {# Preisliste} other {# Preislisten}}',
		en: '{count, plural, one {# price list} other {# price lists}}',
		context: 'In a question about several at once',
	}),
	'adminPriceLists.archiveAsk': withArguments<{ what: string }>()({
		de: 'Möchten Sie {what} wirklich archivieren?',
		en: 'Are you sure you want to archive {what}?',
		context: '{what} is a name or "3 price lists"',
	}),
	'adminPriceLists.unused': note(
		'Kein Produkt verwendet sie.',
		'No product uses it.',
		'In the question before archiving, and on the screen of a price list',
	),
	'adminPriceLists.restoreAsk': withArguments<{ what: string }>()({
		de: 'Möchten Sie {what} wirklich wiederherstellen?',
		en: 'Are you sure you want to restore {what}?',
		context: '{what} is a name or "3 price lists"',
	}),
	'adminPriceLists.restoreText': note(
		'Produkte, die sie verwenden, bekommen wieder ihre Preise.',
		'Products that use it get its prices again.',
		'In the question before restoring',
	),
	'adminPriceLists.copyName': withArguments<{ name: string }>()({
		de: '{name} (Kopie)',
		en: '{name} (copy)',
		context: 'Suggested name of a copy',
	}),
	'adminPriceLists.archivedNote': note(
		'Diese Preisliste ist archiviert und gibt keine Preise.',
		'This price list is archived and gives no prices.',
		'Above an archived price list',
	),
	'adminPriceLists.readOnly': note(
		'Sie dürfen Preise ansehen, aber nicht ändern.',
		'You may look at prices but not change them.',
		'Above a price list',
	),
	'adminPriceLists.usedBy': label('Verwendet von', 'Used by', 'Heading above the products that use a price list'),
	'adminPriceLists.everybody': label('alle', 'everybody', 'Who gets a price list: everybody'),
	'adminPriceLists.forRoles': withArguments<{ roles: string }>()({
		de: 'für {roles}',
		en: 'for {roles}',
		context: 'Behind the name of a product: which roles get the price list; {roles} are names, or "everybody"',
	}),
	'adminPriceLists.more': withArguments<{ count: number }>()({
		de: 'und {count, plural, one {ein weiteres} other {# weitere}}',
		en: 'and {count, plural, one {one more} other {# more}}',
		context: 'Behind a list of products: how many are not shown',
	}),
	'adminPriceLists.sheet': label('Preise', 'Prices', 'Heading above the sheet of a price list'),
	'adminPriceLists.sheetHint': note(
		'Eine Zeile ohne Artikelnummer gilt für alle Produkte, die die Liste verwenden. Geben Sie je Zeile entweder den Preis pro Stück oder den Gesamtpreis ein, der andere wird berechnet.',
		'A row without a code holds for every product that uses the list. Enter either the price per single unit or the total in each row, the other one is calculated.',
		'Above the sheet of a price list',
	),
	'adminPriceLists.begin': note(
		'Noch keine Preise. Tippen Sie in die erste Zeile, oder kopieren Sie eine Tabelle aus Excel oder LibreOffice und fügen Sie sie hier mit Strg+V ein.',
		'No prices yet. Type into the first row, or copy a table from Excel or LibreOffice and paste it here with Ctrl+V.',
		'Above an empty price list',
	),
	'adminPriceLists.codeOptional': label('Artikelnummer (optional)', 'Code (optional)', 'Column of the sheet'),
	'adminPriceLists.inCurrency': withArguments<{ column: string; sign: string }>()({
		de: '{column} ({sign})',
		en: '{column} ({sign})',
		context: 'Heading of a column with amounts: its name and the sign of the currency',
	}),
	'adminPriceLists.faulty': failure('Bitte korrigieren Sie die markierten Zellen.', 'Please correct the marked cells.'),
	'adminPriceLists.fault.tooFine': withArguments<{ places: number }>()({
		de: 'Höchstens {places} Nachkommastellen',
		en: 'At most {places} decimal places',
		tags: ['admin', 'error'],
	}),
	'adminPriceLists.fault.noPrice': withArguments<{ example: string }>()({
		de: 'Das ist kein Preis. Schreiben Sie ihn so: {example}',
		en: 'This is not a price. Write it like this: {example}',
		tags: ['admin', 'error'],
	}),
	'adminPriceLists.fault.twoPrices': failure(
		'Preis pro Stück und Gesamtpreis passen nicht zueinander. Leeren Sie einen der beiden.',
		'Price per single unit and total do not fit each other. Clear one of the two.',
	),
	'adminPriceLists.loadTheirs': button('Neuen Stand laden', 'Load the new state'),
	'adminPriceLists.keepMine': button('Meinen Stand behalten', 'Keep mine'),
	'adminPriceLists.conflict': note(
		'Jemand anders hat diese Preisliste inzwischen geändert. Ihre Eingaben sind noch da. Sie können sie behalten und beim Speichern den neuen Stand ersetzen, oder den neuen Stand laden und Ihre Eingaben verwerfen.',
		'Somebody else has changed this price list meanwhile. What you typed is still here. You can keep it and replace the new state when you save, or load the new state and discard what you typed.',
		'Above a price list that somebody else has changed',
	),
};
