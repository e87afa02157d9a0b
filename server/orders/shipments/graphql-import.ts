// Shipments of many orders from a table, over the API.
import { shipmentImportErrors, shipmentImportWarnings } from '../../../rules/shipments/import-errors.ts';
import { importFileErrors } from '../../../rules/texts/import-errors.ts';
import { callerOf } from '../../accounts/graphql-caller.ts';
import { takesFiles } from '../../graphql/admit-upload.ts';
import { builder } from '../../graphql/builder.ts';
import { describeValues } from '../../graphql/describe-values.ts';
import { needs } from '../../graphql/rights.ts';
import { BrokenImport } from '../../import-export/jobs/broken-import.ts';
import { carrierType } from './graphql-parts.ts';
import { type ImportedParcel, importShipments } from './import-shipments.ts';

const rowFault = builder.enumType('ShipmentImportFault', {
	description: 'Why a row of a table of shipments is not recorded.',
	values: describeValues(shipmentImportErrors, {
		orderMissing: 'The order number is missing.',
		orderUnknown: 'There is no order with this number.',
		notShippable: 'The order is cancelled, collected or in error.',
		unpaid: 'The order is not paid yet.',
		nothingLeft: 'Nothing of the order is left to be sent.',
		carrierUnknown: 'The carrier is missing or unknown.',
		numberMissing: 'The parcel number is missing.',
		number: 'The parcel number has not the form of this carrier.',
		numberTwice: 'The parcel number occurs further up.',
		known: 'The parcel number was recorded for this order before.',
		dayUnknown: 'There is no such day.',
		dayInFuture: 'The day is in the future.',
		dayBeforeOrder: 'The day is before the order.',
		parcels: 'The shipment would have more than 20 parcels.',
		changedMeanwhile: 'The order was changed since the table was checked.',
	}),
});

const rowWarning = builder.enumType('ShipmentImportWarning', {
	description: 'A warning about a row of a table of shipments, which is recorded nevertheless.',
	values: describeValues(shipmentImportWarnings, {
		withoutData: 'The order waits for print data.',
		checkDigit: 'The check digit of the parcel number does not fit.',
	}),
});

const fileFault = builder.enumType('ShipmentFileFault', {
	description: 'Why a table of shipments cannot be read at all.',
	values: describeValues(importFileErrors, {
		empty: 'The file is empty.',
		unreadable: 'The file is damaged or has another format.',
		unclosedQuote: 'A quotation mark is not closed.',
		fileTooLarge: 'The file is too large.',
		tooManyRows: 'The file has more than 500 rows.',
		tooManyColumns: 'The file has too many columns.',
		tooManyCells: 'The file has too many cells.',
		cellTooLong: 'A cell has too many characters.',
		noKeyColumn: 'A column is missing: order number, carrier or parcel number.',
		noLanguageColumn: 'This does not occur for shipments.',
	}),
});

const parcelRow = builder.objectRef<ImportedParcel>('ShipmentImportRow').implement({
	description: 'A row of a table of shipments: a parcel.',
	fields: (t) => ({
		row: t.exposeInt('row', { description: 'Row of the spreadsheet, starting at 1.' }),
		orderNumber: t.exposeString('orderNumber', { description: 'Order number in this row.' }),
		orderId: t.exposeID('orderId', { nullable: true, description: 'Id of the order; null if there is none.' }),
		carrier: t.field({
			type: carrierType,
			nullable: true,
			description: 'Carrier; null if it is unknown.',
			resolve: ({ carrier }) => carrier,
		}),
		carrierText: t.exposeString('carrierText', { description: 'Carrier as written in the row.' }),
		number: t.exposeString('number', { description: 'Number of the parcel.' }),
		shippedOn: t.exposeString('shippedOn', {
			description: 'Day of the shipment, as `2026-11-15`; empty if it is invalid.',
		}),
		fault: t.expose('fault', {
			type: rowFault,
			nullable: true,
			description: 'Why the row is not recorded; null if it is, or would be.',
		}),
		warnings: t.field({
			type: [rowWarning],
			description: 'Warnings about the row, which is recorded nevertheless; empty for a row with an error.',
			resolve: ({ warnings }) => warnings,
		}),
	}),
});

interface Result {
	rows: ImportedParcel[];
	broken: BrokenImport | null;
}

const result = builder.objectRef<Result>('ShipmentImport').implement({
	description: 'A table of shipments: what is recorded of it, or why it cannot be read at all.',
	fields: (t) => ({
		rows: t.field({
			type: [parcelRow],
			description: 'All rows, in the order of the file.',
			resolve: ({ rows }) => rows,
		}),
		fault: t.field({
			type: fileFault,
			nullable: true,
			description: 'Why the file cannot be read; null if it can. Then nothing is recorded.',
			resolve: ({ broken }) => broken?.fault ?? null,
		}),
		faultRow: t.int({
			nullable: true,
			description: 'Row of the file with the error; null if it concerns no single row.',
			resolve: ({ broken }) => broken?.row ?? null,
		}),
	}),
});

builder.mutationField('importShipments', (t) =>
	t.field({
		type: result,
		description:
			'Records shipments of many orders from a table (CSV or XLSX) with order number, carrier, parcel number and, if it is not today, the day. Rows of one order are the parcels of one shipment, which contains all that is left of the order. Rows with an error are left out.',
		extensions: { ...needs('mOrder'), ...takesFiles({ bytes: 2 * 2 ** 20 }) },
		args: {
			file: t.arg({ type: 'Upload', required: true, description: 'The CSV or XLSX file, at most 500 rows.' }),
			apply: t.arg.boolean({
				required: true,
				description: 'False only checks the table and records nothing.',
			}),
			notify: t.arg.boolean({ defaultValue: true, description: 'Whether to notify the customers by mail.' }),
		},
		async resolve(_root, { file, apply, notify }, context): Promise<Result> {
			try {
				const wanted = { apply, notify: notify ?? true };
				return { rows: await importShipments(context.inTenant, callerOf(context), file, wanted), broken: null };
			} catch (error) {
				if (error instanceof BrokenImport) return { rows: [], broken: error };
				throw error;
			}
		},
	}),
);
