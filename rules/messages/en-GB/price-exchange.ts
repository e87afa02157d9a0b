// Price lists that are taken away as tables, or brought.
import { type ShippedText, withArguments } from '../entry.ts';

const label = (text: string, context?: string): ShippedText => ({
	text,
	tags: ['admin', 'form'],
	...(context ? { context } : {}),
});
const button = (text: string): ShippedText => ({ text, tags: ['admin', 'button'] });
const said = (text: string): ShippedText => ({ text, tags: ['admin', 'message'] });
const failure = (text: string): ShippedText => ({ text, tags: ['admin', 'error'] });

export const priceExchange = {
	priceExport: button('Export'),
	'priceExport.title': label('Export the price list'),
	'priceExport.text': withArguments<{ name: string }>()({
		text: 'All saved rows of “{name}”: code, quantity, price per single unit, total, and which of the two prices was entered.',
	}),
	'priceExport.done': said('Price list exported'),
	'priceExport.failed': failure('Error exporting the price list. Please try again later'),
	priceImport: button('Import'),
	'priceImport.unsaved': label('Save or discard your changes first.'),
	'priceImport.title': withArguments<{ name: string }>()({
		text: 'Import prices into “{name}”',
	}),
	'priceImport.text': label(
		'A table as the export writes it: one row per quantity with code (empty: for all products of the list), quantity and one of the two prices. Nothing is saved before the preview.',
	),
	'priceImport.file': label('File (CSV, XLSX)'),
	'priceImport.mode': label('What is not in the file'),
	'priceImport.merge': label('stays in the price list'),
	'priceImport.replace': label('is removed from the price list'),
	'priceImport.modeHint': label('Nothing is removed of products of which a row is faulty.'),
	'priceImport.failedBecause': withArguments<{ reason: string }>()({
		text: 'Error importing the price list: {reason} Please try again later',
		tags: ['admin', 'error'],
	}),
	'priceImport.noKeyColumn': failure(
		'The heading lacks a column “Quantity”, or one for the price per single unit or the total.',
	),
	'priceImport.added': label('New', 'Count of rows'),
	'priceImport.changed': label('Changed', 'Count of rows'),
	'priceImport.removed': label('Removed', 'Count of rows'),
	'priceImport.unchanged': label('Unchanged', 'Count of rows'),
	'priceImport.faulty': label('Errors', 'Count of rows'),
	'priceImport.warnings': withArguments<{ count: number }>()({
		text: '{count, plural, one {One quantity then costs} other {# quantities then cost}} less in total than a smaller one.',
	}),
	'priceImport.cheaper': withArguments<{ smaller: string }>()({
		text: 'costs less in total than {smaller} pieces',
	}),
	'priceImport.everyProduct': label('all products', 'In place of a code'),
	'priceImport.perUnit': withArguments<{ price: string }>()({ text: '{price} per piece' }),
	'priceImport.inTotal': withArguments<{ price: string }>()({ text: '{price} total' }),
	'priceImport.done': withArguments<{ file: string; count: number }>()({
		text: '{file}: {count, plural, one {# row} other {# rows}} saved.',
	}),
	'priceImport.finished': said('Price list imported'),
};
