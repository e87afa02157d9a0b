// Records the shipments of many orders from a table. Rows of one order with the same carrier and day are the parcels of one shipment, in which everything is
// that is left of the order. Each order is a transaction of its own: what is wrong with one holds up no other.
import fs from 'node:fs/promises';
import { newId } from '../../../rules/ids.ts';
import { isShippable, type OrderStatus } from '../../../rules/orders/machine.ts';
import { mayBeNumber } from '../../../rules/shipments/check-digits.ts';
import type { ShipmentImportError, ShipmentImportWarning } from '../../../rules/shipments/import-errors.ts';
import { type OwnCarrier, ownTrackingAddress, readOwnCarrier } from '../../../rules/shipments/own-carriers.ts';
import { mostParcels } from '../../../rules/shipments/shipment.ts';
import type { Caller } from '../../accounts/services.ts';
import { shopDay, shopDayOf } from '../../calendar/today.ts';
import type { InTenant, Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { BrokenImport } from '../../import-export/jobs/broken-import.ts';
import { readTable } from '../../import-export/tables/read-table.ts';
import { BrokenTable } from '../../import-export/tables/table.ts';
import { isWaitingForPayment, isWaitingForPrintData } from '../find-orders.ts';
import { findOrderSettings } from '../settings/find-settings.ts';
import { findUnshipped } from './find-shipments.ts';
import { type ParcelRow, readShipmentTable } from './read-shipment-table.ts';
import { recordShipment } from './record-shipment.ts';

interface ListedShipping {
	id: string;
	number: string;
	status: OrderStatus;
	cancelledAt: Date | null;
	shipping: object | null;
	shipped: 'none' | 'partly' | 'all';
	placedAt: Date;
	waitsForPayment: boolean;
	waitsForPrintData: boolean;
	/** Of parcels that were recorded. */
	numbers: string[];
}

export interface ImportedParcel extends ParcelRow {
	orderId: string | null;
	/** Of a row without a fault. */
	warnings: ShipmentImportWarning[];
}

interface Wanted {
	/** False: only looks at the table. */
	apply: boolean;
	notify: boolean;
}

async function read(file: { path: string }, today: string, ownCarriers: readonly OwnCarrier[]): Promise<ParcelRow[]> {
	try {
		const { rows } = await readTable(await fs.readFile(file.path));
		return readShipmentTable(rows, today, ownCarriers);
	} catch (error) {
		throw error instanceof BrokenTable ? new BrokenImport(error.fault, error.row) : error;
	}
}

const findOrders = (sql: Sql, tenantId: string, numbers: readonly string[]) => sql<ListedShipping[]>`
	select o.id, o.number, o.status, o.cancelled_at, o.shipping, o.shipped, o.placed_at, ${isWaitingForPayment(sql)} as waits_for_payment,
		${isWaitingForPrintData(sql)} as waits_for_print_data, coalesce((
		select array_agg(p.number) from shipments s join shipment_parcels p on p.tenant_id = s.tenant_id and p.shipment_id = s.id
		where s.tenant_id = ${tenantId} and s.order_id = o.id and s.removed_at is null
	), '{}') as numbers
	from orders o where o.tenant_id = ${tenantId} and o.number = any(${numbers}::text[])`;

function faultWith(row: ParcelRow, order: ListedShipping | undefined, { tenant }: Caller): ShipmentImportError | null {
	if (row.fault) return row.fault;
	if (!order) return 'orderUnknown';
	if (row.number !== '' && order.numbers.includes(row.number)) return 'known';
	if (!isShippable(order)) return 'notShippable';
	if (order.shipped === 'all') return 'nothingLeft';
	if (order.waitsForPayment) return 'unpaid';
	return row.shippedOn < shopDayOf(order.placedAt, tenant) ? 'dayBeforeOrder' : null;
}

function warningsOf({ carrier, number, fault }: ParcelRow, order: ListedShipping | undefined): ShipmentImportWarning[] {
	if (fault || !carrier) return [];
	return [
		...(order?.waitsForPrintData ? ['withoutData' as const] : []),
		...(mayBeNumber(carrier, number) ? [] : ['checkDigit' as const]),
	];
}

/** Rows that become one shipment. Of an order with another carrier or day in the table, only the first: it leaves nothing for others. */
function grouped(rows: readonly ImportedParcel[]): ImportedParcel[] {
	const first = new Map<string, ImportedParcel>();
	const counts = new Map<string, number>();
	return rows.map((row) => {
		if (row.fault || !row.orderId) return row;
		const leader = first.get(row.orderId) ?? row;
		first.set(row.orderId, leader);
		if (leader.carrier !== row.carrier || leader.own !== row.own || leader.shippedOn !== row.shippedOn)
			return { ...row, fault: 'nothingLeft' };
		const count = (counts.get(row.orderId) ?? 0) + 1;
		counts.set(row.orderId, count);
		return count > mostParcels ? { ...row, fault: 'parcels' } : row;
	});
}

async function recordOne(
	inTenant: InTenant,
	caller: Caller,
	orderId: string,
	rows: readonly ImportedParcel[],
	notify: boolean,
): Promise<ShipmentImportError | null> {
	const [{ carrier, own, shippedOn } = { carrier: undefined, own: undefined, shippedOn: '' }] = rows;
	if (!carrier) return 'carrierUnknown';
	try {
		await inTenant(async (sql) =>
			recordShipment(sql, caller, orderId, {
				...{ shipmentId: newId(), carrier, carrierName: own?.name ?? '', shippedOn, notify, finish: true },
				parcels: rows.map(({ number }) => ({ number, url: own ? ownTrackingAddress(own, number) : '', lines: [] })),
				lines: await findUnshipped(sql, caller.tenant.id, orderId),
			}),
		);
		return null;
	} catch (error) {
		if (error instanceof Refused) return error.code === 'ORDER_UNPAID' ? 'unpaid' : 'changedMeanwhile';
		throw error;
	}
}

/** @throws BrokenImport where the file cannot be read at all; then nothing is recorded */
export async function importShipments(
	inTenant: InTenant,
	caller: Caller,
	file: { path: string },
	{ apply, notify }: Wanted,
): Promise<ImportedParcel[]> {
	const { tenant } = caller;
	const { ownCarriers } = await inTenant((sql) => findOrderSettings(sql, tenant.id));
	const parcels = await read(file, shopDay(tenant), ownCarriers.map(readOwnCarrier));
	const orders = await inTenant((sql) =>
		findOrders(
			sql,
			tenant.id,
			parcels.map(({ orderNumber }) => orderNumber),
		),
	);
	const byNumber = new Map(orders.map((order) => [order.number, order]));
	const rows = grouped(
		parcels.map((row) => {
			const order = byNumber.get(row.orderNumber);
			const checked = { ...row, fault: faultWith(row, order, caller) };
			return { ...checked, orderId: order?.id ?? null, warnings: warningsOf(checked, order) };
		}),
	);
	if (!apply) return rows;
	const failed = new Map<string, ShipmentImportError>();
	for (const orderId of new Set(rows.flatMap((row) => (row.fault ? [] : (row.orderId ?? []))))) {
		const own = rows.filter((row) => row.orderId === orderId && !row.fault);
		const fault = await recordOne(inTenant, caller, orderId, own, notify);
		if (fault) failed.set(orderId, fault);
	}
	return rows.map((row) => ({ ...row, fault: row.fault ?? failed.get(row.orderId ?? '') ?? null }));
}
