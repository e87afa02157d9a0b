// What can be wrong with a row of a table of shipments.

export const shipmentImportErrors = [
	'orderMissing',
	'orderUnknown',
	'notShippable',
	'unpaid',
	'nothingLeft',
	'carrierUnknown',
	'numberMissing',
	'number',
	'numberTwice',
	'known',
	'dayUnknown',
	'dayInFuture',
	'dayBeforeOrder',
	'parcels',
	'changedMeanwhile',
] as const;
export type ShipmentImportError = (typeof shipmentImportErrors)[number];

/** What is recorded all the same, and should be looked at before. */
export const shipmentImportWarnings = ['withoutData', 'checkDigit'] as const;
export type ShipmentImportWarning = (typeof shipmentImportWarnings)[number];

/** Rows of a table, each a parcel. */
export const mostImportedRows = 500;
