// The delivery notes of a shipment: one for each parcel where it was said what is in which, else one for all of it. No I/O.
import type { DeliveryNote, NotedLine } from '../../../rules/documents/delivery-note.ts';
import { carrierRules } from '../../../rules/shipments/carriers.ts';
import { type ShippedLine, unshippedOf } from '../../../rules/shipments/shipment.ts';
import { shopDayOf } from '../../calendar/today.ts';
import { addressOnPaper } from '../documents/draw-up.ts';
import type { FoundOrder } from '../find-order.ts';
import type { NumberedShipment } from './find-shipments-to-note.ts';

interface Wanted {
	order: FoundOrder;
	shipment: NumberedShipment;
	/** What was sent up to it, with itself. */
	sent: readonly ShippedLine[];
	seller: DeliveryNote['seller'];
	/** The one of the shop's that it is written in. */
	language: string;
}

const quantityIn = (lines: readonly ShippedLine[], wanted: number) =>
	lines.reduce((sum, { position, quantity }) => (position === wanted ? sum + quantity : sum), 0);

const noteNumber = (order: FoundOrder, { ordinal }: NumberedShipment) => `${order.number ?? ''}-${ordinal}`;

/** What was cancelled does not come any more. */
const stillToCome = ({ order, sent }: Wanted) =>
	order.cancelledAt ? new Map<number, number>() : unshippedOf(order.lines, sent);

export function deliveryNotesOf(wanted: Wanted): DeliveryNote[] {
	const { order, shipment, seller, language } = wanted;
	const { carrier, carrierName, parcels, lines: shipped } = shipment;
	const left = stillToCome(wanted);
	const noted = (packed: readonly ShippedLine[]): NotedLine[] =>
		order.lines
			.map(({ position, code, name, itemName, options, seriesRows, quantity }) => ({
				...{ code, name, ownName: itemName, options, seriesRows, ordered: quantity },
				packed: quantityIn(packed, position),
				shipped: quantityIn(shipped, position),
				left: left.get(position) ?? 0,
			}))
			.filter((line) => line.packed > 0);
	const whole: DeliveryNote = {
		number: noteNumber(order, shipment),
		shippedOn: shipment.shippedOn,
		...{ language, seller },
		recipient: addressOnPaper(order.shippingAddress ?? order.billingAddress),
		order: { number: order.number ?? '', placedOn: shopDayOf(order.placedAt ?? order.createdAt, order) },
		costCenter: order.billingAddress.costCenter,
		// Addresses of earlier orders do not have it.
		orderReference: order.billingAddress.orderReference ?? '',
		carrier: carrierRules[carrier].name || carrierName,
		parcels: parcels.flatMap(({ number }) => number || []),
		parcel: null,
		lines: noted(shipped),
		toCome: order.lines.flatMap(({ position, name }) => {
			const quantity = left.get(position) ?? 0;
			return quantity > 0 && quantityIn(shipped, position) === 0 ? [{ name, quantity }] : [];
		}),
		isLast: left.size === 0 && !order.cancelledAt,
	};
	const count = parcels.length;
	if (!parcels.some(({ lines }) => lines.length > 0)) return [whole];
	return parcels.map(({ number, lines }, index) => ({
		...whole,
		parcels: number ? [number] : [],
		parcel: { position: index + 1, count },
		lines: noted(lines),
	}));
}
