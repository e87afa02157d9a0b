// What is said of price lists wherever they are changed: in their sheet, in files, on the page of a product.
import { type ShippedText, withArguments } from './entry.ts';

const label = (de: string, en: string, context?: string): ShippedText => ({
	de,
	en,
	tags: ['admin', 'form'],
	...(context ? { context } : {}),
});
const said = (de: string, en: string): ShippedText => ({ de, en, tags: ['admin', 'message'] });
const failure = (de: string, en: string): ShippedText => ({ de, en, tags: ['admin', 'error'] });

export const priceLists = {
	'priceLists.created': said('Preisliste angelegt', 'Price list created'),
	'priceLists.createFailed': failure('Fehler beim Anlegen der Preisliste', 'Error creating the price list'),
	'priceLists.renamed': said('Preisliste umbenannt', 'Price list renamed'),
	'priceLists.renameFailed': failure('Fehler beim Umbenennen der Preisliste', 'Error renaming the price list'),
	'priceLists.copied': said('Preisliste kopiert', 'Price list copied'),
	'priceLists.copyFailed': failure('Fehler beim Kopieren der Preisliste', 'Error copying the price list'),
	'priceLists.saved': said('Preisliste gespeichert', 'Price list saved'),
	'priceLists.saveFailed': failure('Fehler beim Speichern der Preisliste', 'Error saving the price list'),
	'priceLists.archived': withArguments<{ count: number }>()({
		de: '{count, plural, one {Preisliste archiviert} other {# Preislisten archiviert}}',
		en: '{count, plural, one {Price list archived} other {# price lists archived}}',
	}),
	'priceLists.archiveFailed': failure('Fehler beim Archivieren der Preisliste', 'Error archiving the price list'),
	'priceLists.restored': withArguments<{ count: number }>()({
		de: '{count, plural, one {Preisliste wiederhergestellt} other {# Preislisten wiederhergestellt}}',
		en: '{count, plural, one {Price list restored} other {# price lists restored}}',
	}),
	'priceLists.restoreFailed': failure('Fehler beim Wiederherstellen der Preisliste', 'Error restoring the price list'),
	'priceLists.fallToNext': withArguments<{ count: number }>()({
		de: '{count, plural, one {Ein Produkt bekommt} other {# Produkte bekommen}} dann die Preise der nächsten Preisliste.',
		en: '{count, plural, one {One product then gets} other {# products then get}} the prices of the next price list.',
	}),
	'priceLists.withoutList': withArguments<{ count: number }>()({
		de: '{count, plural, one {Ein Produkt hat} other {# Produkte haben}} dann keine Preisliste mehr und {count, plural, one {ist} other {sind}} nicht bestellbar.',
		en: '{count, plural, one {One product has} other {# products have}} no price list left then and cannot be ordered.',
	}),
	'priceLists.changedMeanwhile': failure(
		'Jemand anders hat diese Preisliste inzwischen geändert. Ihre Eingaben sind noch da: Kopieren Sie, was Sie brauchen, und laden Sie die Seite neu.',
		'Somebody else has changed this price list meanwhile. What you typed is still here: copy what you need and reload the page.',
	),
	'priceLists.nameTaken': failure(
		'Eine Preisliste mit diesem Namen gibt es schon.',
		'There is a price list of this name already.',
	),
	'priceLists.code': label('Artikelnummer', 'Code', 'Column: code of a product or variant'),
	'priceLists.quantity': label('Auflage', 'Quantity', 'Column: how many pieces'),
	'priceLists.unitPrice': label('Preis pro Stück', 'Price per single unit', 'Column'),
	'priceLists.total': label('Gesamtpreis', 'Total', 'Column: price of the whole run'),
	'priceLists.given': label('Eingegeben', 'Entered', 'Column of a file: in which of the two the price was entered'),
	'priceLists.given.unit': label('pro Stück', 'per unit', 'In a file: the price per piece was entered'),
	'priceLists.given.total': label('gesamt', 'total', 'In a file: the price of the whole run was entered'),
	'priceLists.fault.unknownCode': failure(
		'Diese Artikelnummer hat kein Produkt und keine Variante.',
		'No product and no variant has this code.',
	),
	'priceLists.fault.ambiguousCode': failure(
		'Diese Artikelnummer haben mehrere Produkte. Nehmen Sie statt der Artikelnummer die Adresse (slug) des Produkts.',
		'Several products have this code. Use the address (slug) of the product instead.',
	),
	'priceLists.fault.quantityMissing': failure('Die Auflage fehlt.', 'The quantity is missing.'),
	'priceLists.fault.quantityInvalid': failure(
		'Die Auflage ist eine ganze Zahl von 1 bis 1.000.000.',
		'The quantity is a whole number from 1 to 1,000,000.',
	),
	'priceLists.fault.priceMissing': failure(
		'Ein Preis fehlt: pro Stück oder gesamt.',
		'A price is missing: per single unit or in total.',
	),
	'priceLists.fault.bothPrices': failure(
		'Nur einer der beiden Preise lässt sich angeben; der andere folgt daraus.',
		'Only one of the two prices can be given; the other follows from it.',
	),
	'priceLists.fault.priceInvalid': failure('Das ist kein Preis.', 'This is not a price.'),
	'priceLists.fault.tooLarge': failure('Der Preis ist zu hoch.', 'The price is too high.'),
	'priceLists.fault.double': failure(
		'Diese Auflage steht für dasselbe Produkt schon weiter oben.',
		'This quantity is there already for the same product, further up.',
	),
	'priceLists.fault.gap': failure('Leere Zeile zwischen anderen', 'Empty row between others'),
	'priceLists.fault.tooManyRows': failure(
		'Eine Preisliste hat höchstens 10.000 Zeilen.',
		'A price list has at most 10,000 rows.',
	),
	'priceLists.fault.tooManyPlaces': failure(
		'Zu viele Nachkommastellen: pro Stück höchstens vier, gesamt so viele, wie die Währung hat.',
		'Too many decimal places: at most four per single unit, in total as many as the currency has.',
	),
	'priceLists.fault.contradiction': failure(
		'Die beiden Preise passen nicht zusammen. Lassen Sie einen davon leer.',
		'The two prices contradict each other. Leave one of them empty.',
	),
	'priceLists.fault.givenInvalid': failure(
		'Hier steht „pro Stück“, „gesamt“ oder nichts.',
		'Here is “per unit”, “total” or nothing.',
	),
	'priceLists.fault.unknownColumn': failure(
		'Unbekannte Spalte; sie wird nicht gelesen.',
		'Unknown column; it is not read.',
	),
	'priceLists.fault.doubleColumn': failure(
		'Diese Spalte gibt es schon; sie wird nicht gelesen.',
		'This column is there already; it is not read.',
	),
	'priceLists.fault.cellError': failure('Die Tabelle hat hier einen Fehler.', 'The spreadsheet has an error here.'),
	'priceLists.fault.changedMeanwhile': failure(
		'Inzwischen hat jemand anders das geändert.',
		'Somebody else has changed this meanwhile.',
	),
	'priceLists.warning.cheaper': withArguments<{ quantity: string; smaller: string }>()({
		de: 'Auflage {quantity} kostet insgesamt weniger als Auflage {smaller}.',
		en: 'A run of {quantity} costs less in total than a run of {smaller}.',
	}),
};
