// Tables of products that are taken away or brought.
import { type ShippedText, withArguments } from './entry.ts';

const label = (de: string, en: string, context?: string): ShippedText => ({
	de,
	en,
	tags: ['admin', 'form'],
	...(context ? { context } : {}),
});
const button = (de: string, en: string): ShippedText => ({ de, en, tags: ['admin', 'button'] });
const failure = (de: string, en: string): ShippedText => ({ de, en, tags: ['admin', 'error'] });

export const productExchange = {
	productExport: button('Exportieren', 'Export'),
	'productExport.title': label('Produkte exportieren', 'Export products'),
	'productExport.what': label('Was', 'What'),
	'productExport.found': withArguments<{ count: number }>()({
		de: 'Was die Liste zeigt ({count, plural, one {# Produkt} other {# Produkte}})',
		en: 'What the list shows ({count, plural, one {# product} other {# products}})',
	}),
	'productExport.all': label('Alle Produkte, die nicht archiviert sind', 'All products that are not archived'),
	'productExport.failed': failure('Fehler beim Exportieren der Produkte', 'Error exporting products'),
	productImport: button('Importieren', 'Import'),
	'productImport.title': label('Produkte importieren', 'Import products'),
	'productImport.text': label(
		'Eine Tabelle, wie sie der Export schreibt: eine Zeile je Produkt oder Variante. Zeilen werden am Feld slug oder code erkannt; was es nicht gibt, wird neu angelegt. Gespeichert wird erst nach der Vorschau.',
		'A table as the export writes it: one row per product or variant. Rows are recognised by slug or code; what is not there is created. Nothing is saved before the preview.',
	),
	'productImport.file': label('Datei (CSV, XLSX)', 'File (CSV, XLSX)'),
	'productImport.removeEmpty': label('Leere Zellen leeren, was da ist', 'Empty cells remove what is there'),
	'productImport.failed': failure('Fehler beim Importieren der Produkte', 'Error importing products'),
	'productImport.product': label('Produkt', 'Product', 'Column of a preview'),
	'productImport.added': label('Neue Werte', 'New values', 'Count'),
	'productImport.changed': label('Geänderte Werte', 'Changed values', 'Count'),
	'productImport.unchanged': label('Zeilen ohne Änderung', 'Rows without a change', 'Count'),
	'productImport.faulty': label('Fehler', 'Errors', 'Count'),
	'productImport.done': withArguments<{ file: string; count: number }>()({
		de: '{file}: {count, plural, one {# Wert} other {# Werte}} gespeichert.',
		en: '{file}: {count, plural, one {# value} other {# values}} saved.',
	}),
	'productImport.finished': label('Der Import der Produkte ist fertig.', 'The import of products is finished.'),
	'productImport.noKeyColumn': failure(
		'In der Kopfzeile fehlt eine Spalte code oder slug.',
		'The heading lacks a column code or slug.',
	),
	'productImport.fault.required': failure('Pflichtfeld', 'Field is required'),
	'productImport.fault.baseMissing': failure(
		'Die Standardsprache ist leer.',
		'Please fill out the default language to create a translation.',
	),
	'productImport.fault.tooLong': failure('Zu lang', 'Too long'),
	'productImport.fault.forbiddenCharacter': failure(
		'Ein Zeichen lässt sich nicht speichern.',
		'A character cannot be kept.',
	),
	'productImport.fault.slugInvalid': failure(
		'Adresse: nur Kleinbuchstaben, Ziffern und einzelne Bindestriche.',
		'Address: only lowercase letters, digits and single hyphens.',
	),
	'productImport.fault.slugTaken': failure(
		'Diese Adresse hat schon ein anderes Produkt.',
		'Another product has this address already.',
	),
	'productImport.fault.variantExists': failure(
		'Die Variante existiert bereits. Bitte ändern Sie die Artikelnummer.',
		'Variant already exists. Please change the code.',
	),
	'productImport.fault.notADay': failure('Kein Datum wie 2026-11-15', 'Not a date such as 2026-11-15'),
	'productImport.fault.endsBeforeBegin': failure('Das Ende liegt vor dem Anfang.', 'The end is before the beginning.'),
	'productImport.fault.weightInvalid': failure(
		'Kein Gewicht in Gramm mit höchstens drei Nachkommastellen',
		'Not a weight in grams with at most three decimal places',
	),
	'productImport.fault.notWhole': failure('Keine Zahl, die hier möglich ist', 'Not a number that is possible here'),
	'productImport.fault.urlInvalid': failure(
		'Die Adresse muss mit https:// oder mit / beginnen.',
		'URL is not valid and must start with https:// or be relative and start with /',
	),
	'productImport.fault.unknown': failure('Das gibt es nicht.', 'This is not there.'),
	'productImport.fault.tooMany': failure('Zu viele Varianten', 'Too many variants'),
	'productImport.fault.noKey': failure('Weder code noch slug', 'Neither code nor slug'),
	'productImport.fault.duplicateRow': failure('Steht mehrfach in der Datei', 'Is in the file more than once'),
	'productImport.fault.unknownParent': failure(
		'Das Produkt dieser Variante gibt es nicht.',
		'The product of this variant is not there.',
	),
	'productImport.fault.unknownColumn': failure(
		'Unbekannte Spalte; sie wird nicht gelesen.',
		'Unknown column; it is not read.',
	),
	'productImport.fault.cellError': failure('Die Tabelle hat hier einen Fehler.', 'The spreadsheet has an error here.'),
	'productImport.fault.notYesNo': failure('yes oder no', 'yes or no'),
	'productImport.fault.hasPriceLists': failure(
		'Dieses Produkt hat Preislisten statt eines Stückpreises.',
		'This product has price lists instead of a unit price.',
	),
	'productImport.fault.notAPrice': failure('Kein Preis wie 19.90', 'Not a price such as 19.90'),
	'productImport.fault.unknownLabel': failure('Dieses Label gibt es nicht.', 'There is no such label.'),
	'productImport.fault.unknownCategory': failure('Diese Kategorie gibt es nicht.', 'There is no such category.'),
	'productImport.fault.noPriceRight': failure(
		'Preise darf ändern, wer das Recht mPrice hat.',
		'Prices may be changed by those who hold the right mPrice.',
	),
	'productImport.fault.changedMeanwhile': failure(
		'Inzwischen hat jemand anders das geändert.',
		'Somebody else has changed this meanwhile.',
	),
};
