// The German of en-GB/price-exchange.ts.
import type { priceExchange as base } from '../en-GB/price-exchange.ts';
import type { TranslationOf } from '../entry.ts';

export const priceExchange: TranslationOf<typeof base> = {
	priceExport: 'Exportieren',
	'priceExport.title': 'Preisliste exportieren',
	'priceExport.text':
		'Alle gespeicherten Zeilen von „{name}“: Artikelnummer, Auflage, Preis pro Stück, Gesamtpreis, und welcher der beiden Preise eingegeben wurde.',
	'priceExport.done': 'Preisliste exportiert',
	'priceExport.failed': 'Fehler beim Exportieren der Preisliste. Bitte versuchen Sie es später noch einmal.',
	priceImport: 'Importieren',
	'priceImport.unsaved': 'Speichern oder verwerfen Sie zuerst Ihre Änderungen.',
	'priceImport.title': 'Preise in „{name}“ importieren',
	'priceImport.text':
		'Eine Tabelle, wie sie der Export schreibt: eine Zeile je Auflage mit Artikelnummer (leer: für alle Produkte der Liste), Auflage und einem der beiden Preise. Gespeichert wird erst nach der Vorschau.',
	'priceImport.file': 'Datei (CSV, XLSX)',
	'priceImport.mode': 'Was nicht in der Datei steht',
	'priceImport.merge': 'bleibt in der Preisliste',
	'priceImport.replace': 'wird aus der Preisliste entfernt',
	'priceImport.modeHint': 'Von Produkten, bei denen eine Zeile fehlerhaft ist, wird nichts entfernt.',
	'priceImport.failedBecause':
		'Fehler beim Importieren der Preisliste: {reason} Bitte versuchen Sie es später noch einmal.',
	'priceImport.noKeyColumn':
		'In der Kopfzeile fehlt eine Spalte „Auflage“ oder eine Spalte mit dem Preis pro Stück oder dem Gesamtpreis.',
	'priceImport.added': 'Neu',
	'priceImport.changed': 'Geändert',
	'priceImport.removed': 'Entfernt',
	'priceImport.unchanged': 'Unverändert',
	'priceImport.faulty': 'Fehler',
	'priceImport.warnings':
		'{count, plural, one {Eine Auflage kostet} other {# Auflagen kosten}} danach insgesamt weniger als eine kleinere.',
	'priceImport.cheaper': 'kostet insgesamt weniger als {smaller} Stück',
	'priceImport.everyProduct': 'alle Produkte',
	'priceImport.perUnit': '{price} pro Stück',
	'priceImport.inTotal': '{price} gesamt',
	'priceImport.done': '{file}: {count, plural, one {# Zeile} other {# Zeilen}} gespeichert.',
	'priceImport.finished': 'Preisliste importiert',
};
