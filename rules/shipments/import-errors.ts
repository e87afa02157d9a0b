// What can be wrong with a row of a table of shipments.

export const shipmentImportErrors = [
	'orderMissing',
	'orderUnknown',
	'notShippable',
	'nothingLeft',
	'carrierUnknown',
	'numberMissing',
	'number',
	'numberTwice',
	'known',
	'day',
	'parcels',
	'changedMeanwhile',
] as const;
export type ShipmentImportError = (typeof shipmentImportErrors)[number];

/** Rows of a table, each a parcel. */
export const mostImportedRows = 500;
