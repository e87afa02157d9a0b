// What is said of price lists wherever they are changed: in their sheet, in files, on the page of a product.
import { type ShippedText, withArguments } from '../entry.ts';

const label = (text: string, context?: string): ShippedText => ({
	text,
	tags: ['admin', 'form'],
	...(context ? { context } : {}),
});
const said = (text: string): ShippedText => ({ text, tags: ['admin', 'message'] });
const failure = (text: string): ShippedText => ({ text, tags: ['admin', 'error'] });

export const priceLists = {
	'priceLists.created': said('Price list created'),
	'priceLists.createFailed': failure('Error creating the price list'),
	'priceLists.renamed': said('Price list renamed'),
	'priceLists.renameFailed': failure('Error renaming the price list'),
	'priceLists.copied': said('Price list copied'),
	'priceLists.copyFailed': failure('Error copying the price list'),
	'priceLists.saved': said('Price list saved'),
	'priceLists.saveFailed': failure('Error saving the price list'),
	'priceLists.archived': withArguments<{ count: number }>()({
		text: '{count, plural, one {Price list archived} other {# price lists archived}}',
	}),
	'priceLists.archiveFailed': failure('Error archiving the price list'),
	'priceLists.restored': withArguments<{ count: number }>()({
		text: '{count, plural, one {Price list restored} other {# price lists restored}}',
	}),
	'priceLists.restoreFailed': failure('Error restoring the price list'),
	'priceLists.fallToNext': withArguments<{ count: number }>()({
		text: '{count, plural, one {One product then gets} other {# products then get}} the prices of the next price list.',
	}),
	'priceLists.withoutList': withArguments<{ count: number }>()({
		text: '{count, plural, one {One product has} other {# products have}} no price list left then and cannot be ordered.',
	}),
	'priceLists.changedMeanwhile': failure(
		'Somebody else has changed this price list meanwhile. What you typed is still here: copy what you need and reload the page.',
	),
	'priceLists.nameTaken': failure('There is a price list of this name already.'),
	'priceLists.code': label('Code', 'Column: code of a product or variant'),
	'priceLists.quantity': label('Quantity', 'Column: how many pieces'),
	'priceLists.unitPrice': label('Price per single unit', 'Column'),
	'priceLists.total': label('Total', 'Column: price of the whole run'),
	'priceLists.given': label('Entered', 'Column of a file: in which of the two the price was entered'),
	'priceLists.given.unit': label('per unit', 'In a file: the price per piece was entered'),
	'priceLists.given.total': label('total', 'In a file: the price of the whole run was entered'),
	'priceLists.fault.unknownCode': failure('No product and no variant has this code.'),
	'priceLists.fault.ambiguousCode': failure(
		'Several products have this code. Use the address (slug) of the product instead.',
	),
	'priceLists.fault.quantityMissing': failure('The quantity is missing.'),
	'priceLists.fault.quantityInvalid': failure('The quantity is a whole number from 1 to 1,000,000.'),
	'priceLists.fault.priceMissing': failure('A price is missing: per single unit or in total.'),
	'priceLists.fault.bothPrices': failure('Only one of the two prices can be given; the other follows from it.'),
	'priceLists.fault.priceInvalid': failure('This is not a price.'),
	'priceLists.fault.tooLarge': failure('The price is too high.'),
	'priceLists.fault.double': failure('This quantity is there already for the same product, further up.'),
	'priceLists.fault.gap': failure('Empty row between others'),
	'priceLists.fault.tooManyRows': failure('A price list has at most 10,000 rows.'),
	'priceLists.fault.tooManyPlaces': failure(
		'Too many decimal places: at most four per single unit, in total as many as the currency has.',
	),
	'priceLists.fault.contradiction': failure('The two prices contradict each other. Leave one of them empty.'),
	'priceLists.fault.givenInvalid': failure('Here is “per unit”, “total” or nothing.'),
	'priceLists.fault.unknownColumn': failure('Unknown column; it is not read.'),
	'priceLists.fault.doubleColumn': failure('This column is there already; it is not read.'),
	'priceLists.fault.cellError': failure('The spreadsheet has an error here.'),
	'priceLists.fault.changedMeanwhile': failure('Somebody else has changed this meanwhile.'),
	'priceLists.warning.cheaper': withArguments<{ quantity: string; smaller: string }>()({
		text: 'A run of {quantity} costs less in total than a run of {smaller}.',
	}),
};
