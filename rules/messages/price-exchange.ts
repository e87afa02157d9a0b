// Price lists that are taken away as tables, or brought.
import { type ShippedText, withArguments } from './entry.ts';

const label = (de: string, en: string, context?: string): ShippedText => ({
	de,
	en,
	tags: ['admin', 'form'],
	...(context ? { context } : {}),
});
const button = (de: string, en: string): ShippedText => ({ de, en, tags: ['admin', 'button'] });
const said = (de: string, en: string): ShippedText => ({ de, en, tags: ['admin', 'message'] });
const failure = (de: string, en: string): ShippedText => ({ de, en, tags: ['admin', 'error'] });

export const priceExchange = {
	priceExport: button('Exportieren', 'Export'),
	'priceExport.title': label('Preisliste exportieren', 'Export the price list'),
	'priceExport.text': withArguments<{ name: string }>()({
		de: 'Alle gespeicherten Zeilen von „{name}“: Artikelnummer, Auflage, Preis pro Stück, Gesamtpreis, und welcher der beiden Preise eingegeben wurde.',
		en: 'All saved rows of “{name}”: code, quantity, price per single unit, total, and which of the two prices was entered.',
	}),
	'priceExport.done': said('Preisliste exportiert', 'Price list exported'),
	'priceExport.failed': failure(
		'Fehler beim Exportieren der Preisliste. Bitte versuchen Sie es später noch einmal.',
		'Error exporting the price list. Please try again later',
	),
	priceImport: button('Importieren', 'Import'),
	'priceImport.unsaved': label(
		'Speichern oder verwerfen Sie zuerst Ihre Änderungen.',
		'Save or discard your changes first.',
	),
	'priceImport.title': withArguments<{ name: string }>()({
		de: 'Preise in „{name}“ importieren',
		en: 'Import prices into “{name}”',
	}),
	'priceImport.text': label(
		'Eine Tabelle, wie sie der Export schreibt: eine Zeile je Auflage mit Artikelnummer (leer: für alle Produkte der Liste), Auflage und einem der beiden Preise. Gespeichert wird erst nach der Vorschau.',
		'A table as the export writes it: one row per quantity with code (empty: for all products of the list), quantity and one of the two prices. Nothing is saved before the preview.',
	),
	'priceImport.file': label('Datei (CSV, XLSX)', 'File (CSV, XLSX)'),
	'priceImport.mode': label('Was nicht in der Datei steht', 'What is not in the file'),
	'priceImport.merge': label('bleibt in der Preisliste', 'stays in the price list'),
	'priceImport.replace': label('wird aus der Preisliste entfernt', 'is removed from the price list'),
	'priceImport.modeHint': label(
		'Von Produkten, bei denen eine Zeile fehlerhaft ist, wird nichts entfernt.',
		'Nothing is removed of products of which a row is faulty.',
	),
	'priceImport.failedBecause': withArguments<{ reason: string }>()({
		de: 'Fehler beim Importieren der Preisliste: {reason} Bitte versuchen Sie es später noch einmal.',
		en: 'Error importing the price list: {reason} Please try again later',
		tags: ['admin', 'error'],
	}),
	'priceImport.noKeyColumn': failure(
		'In der Kopfzeile fehlt eine Spalte „Auflage“ oder eine Spalte mit dem Preis pro Stück oder dem Gesamtpreis.',
		'The heading lacks a column “Quantity”, or one for the price per single unit or the total.',
	),
	'priceImport.added': label('Neu', 'New', 'Count of rows'),
	'priceImport.changed': label('Geändert', 'Changed', 'Count of rows'),
	'priceImport.removed': label('Entfernt', 'Removed', 'Count of rows'),
	'priceImport.unchanged': label('Unverändert', 'Unchanged', 'Count of rows'),
	'priceImport.faulty': label('Fehler', 'Errors', 'Count of rows'),
	'priceImport.warnings': withArguments<{ count: number }>()({
		de: '{count, plural, one {Eine Auflage kostet} other {# Auflagen kosten}} danach insgesamt weniger als eine kleinere.',
		en: '{count, plural, one {One quantity then costs} other {# quantities then cost}} less in total than a smaller one.',
	}),
	'priceImport.cheaper': withArguments<{ smaller: string }>()({
		de: 'kostet insgesamt weniger als {smaller} Stück',
		en: 'costs less in total than {smaller} pieces',
	}),
	'priceImport.everyProduct': label('alle Produkte', 'all products', 'In place of a code'),
	'priceImport.perUnit': withArguments<{ price: string }>()({ de: '{price} pro Stück', en: '{price} per unit' }),
	'priceImport.inTotal': withArguments<{ price: string }>()({ de: '{price} gesamt', en: '{price} total' }),
	'priceImport.done': withArguments<{ file: string; count: number }>()({
		de: '{file}: {count, plural, one {# Zeile} other {# Zeilen}} gespeichert.',
		en: '{file}: {count, plural, one {# row} other {# rows}} saved.',
	}),
	'priceImport.finished': said('Preisliste importiert', 'Price list imported'),
};
