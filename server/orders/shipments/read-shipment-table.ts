// A table of parcels: a row each, with the number of the order, the carrier, the number of the parcel and, if it is not today, the day. Columns are
// found by their headings in every shipped language, in any order.
import { isDay, readDay } from '../../../rules/dates.ts';
import { shippedEntries } from '../../../rules/messages/groups.ts';
import { type Carrier, isNumberOf, tidyNumber } from '../../../rules/shipments/carriers.ts';
import { mostImportedRows, type ShipmentImportError } from '../../../rules/shipments/import-errors.ts';
import { carrierMeant, type OwnCarrier } from '../../../rules/shipments/own-carriers.ts';
import { BrokenImport } from '../../import-export/jobs/broken-import.ts';
import type { TableRow } from '../../import-export/tables/table.ts';

const columns = ['order', 'carrier', 'number', 'day'] as const;
type Column = (typeof columns)[number];

const otherNames: Readonly<Record<Column, readonly string[]>> = {
	order: [
		'ordernumber',
		'orderno',
		'orderid',
		'bestellnr',
		'auftragsnummer',
		'auftrag',
		'bestellung',
		'referenz',
		'reference',
	],
	carrier: ['versanddienstleister', 'versender', 'dienstleister', 'spediteur', 'shippingcarrier'],
	number: ['parcelnumber', 'trackingnumber', 'tracking', 'trackingnummer', 'paketnummer', 'trackingid', 'barcode'],
	day: ['datum', 'date', 'shipdate', 'shippedon', 'versandtag'],
};

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

function columnsOf(heading: readonly string[]): Map<Column, number> {
	const called = (name: Column) => {
		const shipped = Object.values(shippedEntries.get(`adminShipments.column.${name}`)?.translations ?? {});
		return [name, ...otherNames[name], ...shipped].map(plain);
	};
	const found = columns.map((name) => {
		const names = called(name);
		return [name, heading.findIndex((cell) => names.includes(plain(cell)))] as const;
	});
	return new Map(found.filter(([, index]) => index >= 0));
}

export interface ParcelRow {
	/** As a spreadsheet counts. */
	row: number;
	orderNumber: string;
	/** As it is written in the table. */
	carrierText: string;
	carrier: Carrier | undefined;
	/** Of a carrier of the shop itself. */
	own: OwnCarrier | undefined;
	number: string;
	shippedOn: string;
	fault: ShipmentImportError | null;
}

const languages = ['de-DE', 'en-GB'] as const;

function dayIn(text: string, today: string): string | undefined {
	if (text === '') return today;
	const start = text.slice(0, 10);
	if (isDay(start)) return start;
	return languages.map((language) => readDay(text, language, today)).find((day) => day !== undefined);
}

function faultOf(
	{ orderNumber, carrier, own, number }: Omit<ParcelRow, 'fault'>,
	day: string | undefined,
	today: string,
) {
	if (orderNumber === '') return 'orderMissing';
	if (!carrier || (carrier === 'other' && !own)) return 'carrierUnknown';
	if (!isNumberOf(carrier, number)) return number === '' ? 'numberMissing' : 'number';
	if (!day) return 'dayUnknown';
	return day > today ? 'dayInFuture' : null;
}

/** @throws BrokenImport where it is no such table at all */
export function readShipmentTable(
	rows: Iterable<TableRow>,
	today: string,
	ownCarriers: readonly OwnCarrier[],
): ParcelRow[] {
	const [heading, ...body] = [...rows];
	if (!heading) throw new BrokenImport('empty');
	const at = columnsOf(heading.cells);
	if (!at.has('order') || !at.has('number') || !at.has('carrier')) throw new BrokenImport('noKeyColumn');
	if (body.length > mostImportedRows) throw new BrokenImport('tooManyRows');
	const seen = new Set<string>();
	return body.map(({ number: row, cells }) => {
		const cell = (name: Column) => cells[at.get(name) ?? -1]?.trim() ?? '';
		const { carrier, own } = carrierMeant(cell('carrier'), ownCarriers) ?? {};
		const day = dayIn(cell('day'), today);
		const read = {
			...{ row, orderNumber: cell('order').replace(/^#/, ''), carrierText: cell('carrier'), carrier, own },
			number: tidyNumber(carrier ?? 'other', cell('number')),
			shippedOn: day ?? '',
		};
		const fault = faultOf(read, day, today);
		const key = `${own?.name ?? read.carrier} ${read.number}`;
		const isTwice = fault === null && read.number !== '' && seen.has(key);
		seen.add(key);
		return { ...read, fault: isTwice ? 'numberTwice' : fault };
	});
}
