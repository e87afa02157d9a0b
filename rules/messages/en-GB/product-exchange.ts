// Tables of products that are taken away or brought.
import { type ShippedText, withArguments } from '../entry.ts';

const label = (text: string, context?: string): ShippedText => ({
	text,
	tags: ['admin', 'form'],
	...(context ? { context } : {}),
});
const button = (text: string): ShippedText => ({ text, tags: ['admin', 'button'] });
const failure = (text: string): ShippedText => ({ text, tags: ['admin', 'error'] });

export const productExchange = {
	productExport: button('Export'),
	'productExport.title': label('Export products'),
	'productExport.what': label('What'),
	'productExport.found': withArguments<{ count: number }>()({
		text: 'What the list shows ({count, plural, one {# product} other {# products}})',
	}),
	'productExport.all': label('All products that are not archived'),
	'productExport.failed': failure('Error exporting products'),
	productImport: button('Import'),
	'productImport.title': label('Import products'),
	'productImport.text': label(
		'A table as the export writes it: one row per product or variant. Rows are recognised by slug or code; what is not there is created. Nothing is saved before the preview.',
	),
	'productImport.file': label('File (CSV, XLSX)'),
	'productImport.removeEmpty': label('Empty cells remove what is there'),
	'productImport.failed': failure('Error importing products'),
	'productImport.product': label('Product', 'Column of a preview'),
	'productImport.added': label('New values', 'Count'),
	'productImport.changed': label('Changed values', 'Count'),
	'productImport.unchanged': label('Rows without a change', 'Count'),
	'productImport.faulty': label('Errors', 'Count'),
	'productImport.done': withArguments<{ file: string; count: number }>()({
		text: '{file}: {count, plural, one {# value} other {# values}} saved.',
	}),
	'productImport.finished': label('The import of products is finished.'),
	'productImport.noKeyColumn': failure('The heading lacks a column code or slug.'),
	'productImport.fault.required': failure('Field is required'),
	'productImport.fault.baseMissing': failure('Please fill out the default language to create a translation.'),
	'productImport.fault.tooLong': failure('Too long'),
	'productImport.fault.forbiddenCharacter': failure('A character cannot be kept.'),
	'productImport.fault.slugInvalid': failure('Address: only lowercase letters, digits and single hyphens.'),
	'productImport.fault.slugTaken': failure('Another product has this address already.'),
	'productImport.fault.variantExists': failure('Variant already exists. Please change the code.'),
	'productImport.fault.notAMoment': failure(
		'Neither a date such as 2026-11-15 nor one with a time, as 2026-11-15 18:00',
	),
	'productImport.fault.leftOut': failure('Daylight saving time leaves this time out on that day'),
	'productImport.fault.endsBeforeBegin': failure('The end is before the beginning.'),
	'productImport.fault.weightInvalid': failure('Not a weight in grams with at most three decimal places'),
	'productImport.fault.notWhole': failure('Not a number that is possible here'),
	'productImport.fault.urlInvalid': failure(
		'URL is not valid and must start with https:// or be relative and start with /',
	),
	'productImport.fault.unknown': failure('This is not there.'),
	'productImport.fault.tooMany': failure('Too many variants'),
	'productImport.fault.noKey': failure('Neither code nor slug'),
	'productImport.fault.duplicateRow': failure('Is in the file more than once'),
	'productImport.fault.unknownParent': failure('The product of this variant is not there.'),
	'productImport.fault.unknownColumn': failure('Unknown column; it is not read.'),
	'productImport.fault.cellError': failure('The spreadsheet has an error here.'),
	'productImport.fault.notYesNo': failure('yes or no'),
	'productImport.fault.hasPriceLists': failure('This product has price lists instead of a unit price.'),
	'productImport.fault.notAPrice': failure('Not a price such as 19.90'),
	'productImport.fault.unknownLabel': failure('There is no such label.'),
	'productImport.fault.unknownCategory': failure('There is no such category.'),
	'productImport.fault.noPriceRight': failure('Prices may be changed by those who hold the right mPrice.'),
	'productImport.fault.changedMeanwhile': failure('Somebody else has changed this meanwhile.'),
};
