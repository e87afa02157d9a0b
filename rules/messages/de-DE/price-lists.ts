// The German of en-GB/price-lists.ts.
import type { priceLists as base } from '../en-GB/price-lists.ts';
import type { TranslationOf } from '../entry.ts';

export const priceLists: TranslationOf<typeof base> = {
	'priceLists.created': 'Preisliste angelegt',
	'priceLists.createFailed': 'Fehler beim Anlegen der Preisliste',
	'priceLists.renamed': 'Preisliste umbenannt',
	'priceLists.renameFailed': 'Fehler beim Umbenennen der Preisliste',
	'priceLists.copied': 'Preisliste kopiert',
	'priceLists.copyFailed': 'Fehler beim Kopieren der Preisliste',
	'priceLists.saved': 'Preisliste gespeichert',
	'priceLists.saveFailed': 'Fehler beim Speichern der Preisliste',
	'priceLists.archived': '{count, plural, one {Preisliste archiviert} other {# Preislisten archiviert}}',
	'priceLists.archiveFailed': 'Fehler beim Archivieren der Preisliste',
	'priceLists.restored': '{count, plural, one {Preisliste wiederhergestellt} other {# Preislisten wiederhergestellt}}',
	'priceLists.restoreFailed': 'Fehler beim Wiederherstellen der Preisliste',
	'priceLists.fallToNext':
		'{count, plural, one {Ein Produkt bekommt} other {# Produkte bekommen}} dann die Preise der nächsten Preisliste.',
	'priceLists.withoutList':
		'{count, plural, one {Ein Produkt hat} other {# Produkte haben}} dann keine Preisliste mehr und {count, plural, one {ist} other {sind}} nicht bestellbar.',
	'priceLists.changedMeanwhile':
		'Jemand anders hat diese Preisliste inzwischen geändert. Ihre Eingaben sind noch da: Kopieren Sie, was Sie brauchen, und laden Sie die Seite neu.',
	'priceLists.nameTaken': 'Eine Preisliste mit diesem Namen gibt es schon.',
	'priceLists.code': 'Artikelnummer',
	'priceLists.quantity': 'Auflage',
	'priceLists.unitPrice': 'Preis pro Stück',
	'priceLists.total': 'Gesamtpreis',
	'priceLists.given': 'Eingegeben',
	'priceLists.given.unit': 'pro Stück',
	'priceLists.given.total': 'gesamt',
	'priceLists.fault.unknownCode': 'Diese Artikelnummer hat kein Produkt und keine Variante.',
	'priceLists.fault.ambiguousCode':
		'Diese Artikelnummer haben mehrere Produkte. Nehmen Sie statt der Artikelnummer die Adresse (slug) des Produkts.',
	'priceLists.fault.quantityMissing': 'Die Auflage fehlt.',
	'priceLists.fault.quantityInvalid': 'Die Auflage ist eine ganze Zahl von 1 bis 1.000.000.',
	'priceLists.fault.priceMissing': 'Ein Preis fehlt: pro Stück oder gesamt.',
	'priceLists.fault.bothPrices': 'Nur einer der beiden Preise lässt sich angeben; der andere folgt daraus.',
	'priceLists.fault.priceInvalid': 'Das ist kein Preis.',
	'priceLists.fault.tooLarge': 'Der Preis ist zu hoch.',
	'priceLists.fault.double': 'Diese Auflage steht für dasselbe Produkt schon weiter oben.',
	'priceLists.fault.gap': 'Leere Zeile zwischen anderen',
	'priceLists.fault.tooManyRows': 'Eine Preisliste hat höchstens 10.000 Zeilen.',
	'priceLists.fault.tooManyPlaces':
		'Zu viele Nachkommastellen: pro Stück höchstens vier, gesamt so viele, wie die Währung hat.',
	'priceLists.fault.contradiction': 'Die beiden Preise passen nicht zusammen. Lassen Sie einen davon leer.',
	'priceLists.fault.givenInvalid': 'Hier steht „pro Stück“, „gesamt“ oder nichts.',
	'priceLists.fault.unknownColumn': 'Unbekannte Spalte; sie wird nicht gelesen.',
	'priceLists.fault.doubleColumn': 'Diese Spalte gibt es schon; sie wird nicht gelesen.',
	'priceLists.fault.cellError': 'Die Tabelle hat hier einen Fehler.',
	'priceLists.fault.changedMeanwhile': 'Inzwischen hat jemand anders das geändert.',
	'priceLists.warning.cheaper': 'Auflage {quantity} kostet insgesamt weniger als Auflage {smaller}.',
};
