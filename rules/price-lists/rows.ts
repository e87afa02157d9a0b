// The rows of a price list as people enter them, and what can be wrong with each: for the sheet, the files and the server alike.

/** More than that is two lists. */
export const mostPriceRows = 10_000;
export const longestPriceListName = 120;
/** Of a price per piece in ten-thousandths and of a total in minor units: the API counts with 32 bits. */
export const largestAmount = 2_000_000_000;

/** One of the two prices is given. Numbers as rules/pricing has them. */
export interface EnteredRow {
	/** Of a product or variant, or its address where no code names it alone; empty: every product that uses the list. */
	code: string;
	quantity: number | null;
	unitPrice: number | null;
	total: number | null;
}

export const priceCells = ['code', 'quantity', 'unitPrice', 'total'] as const;
type PriceCell = (typeof priceCells)[number];

export const priceRowErrors = [
	'unknownCode',
	'ambiguousCode',
	'quantityMissing',
	'quantityInvalid',
	'priceMissing',
	'bothPrices',
	'priceInvalid',
	'tooLarge',
	'double',
	'gap',
	'tooManyRows',
] as const;
type PriceRowErrorKind = (typeof priceRowErrors)[number];

export interface PriceRowError {
	/** Counted from 0. */
	row: number;
	cell: PriceCell;
	fault: PriceRowErrorKind;
}

/** A larger run that costs less in total than a smaller one: saved, and said. */
export interface PriceRowWarning {
	row: number;
	/** Of the smaller run. */
	than: number;
}
