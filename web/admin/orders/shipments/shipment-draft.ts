// A shipment as it is being entered. The same rules as the server's say what is wrong with it.
import type { Carrier } from '../../../../rules/shipments/carriers.ts';
import {
	type ShipmentError,
	type ShipmentErrorKind,
	type ShipmentInput,
	tidyShipment,
	type Unshipped,
	unshippedOf,
	validateShipment,
} from '../../../../rules/shipments/shipment.ts';
import type { Order } from '../detail/order.ts';

export type Shipment = Order['shipments'][number];

export interface ShipmentDraft {
	carrier: Carrier;
	carrierName: string;
	shippedOn: string;
	/** With a key each, for the fields on the screen. */
	parcels: { key: number; number: string; url: string }[];
	/** By the position of the line; undefined while a field is empty. */
	quantities: ReadonlyMap<number, number | undefined>;
}

/** What may be in it: all that is left, and what is in it already. */
export function sendable(order: Order, shipment: Shipment | undefined): Unshipped {
	const others = order.shipments.filter(({ id }) => id !== shipment?.id);
	return unshippedOf(
		order.lines,
		others.flatMap(({ lines }) => lines),
	);
}

export const draftOf = (
	order: Order,
	shipment: Shipment | undefined,
	carrier: Carrier,
	today: string,
): ShipmentDraft =>
	shipment
		? {
				carrier: shipment.carrier,
				carrierName: shipment.carrier === 'other' ? shipment.carrierName : '',
				shippedOn: shipment.shippedOn,
				parcels: shipment.parcels.map(({ number, trackingUrl }, key) => ({
					...{ key, number },
					url: shipment.carrier === 'other' ? (trackingUrl ?? '') : '',
				})),
				quantities: new Map(
					[...sendable(order, shipment)].map(([position]) => [
						position,
						shipment.lines.find((line) => line.position === position)?.quantity ?? 0,
					]),
				),
			}
		: {
				...{ carrier, carrierName: '', shippedOn: today },
				parcels: [{ key: 0, number: '', url: '' }],
				quantities: new Map(sendable(order, undefined)),
			};

export const inputOf = ({ carrier, carrierName, shippedOn, parcels, quantities }: ShipmentDraft): ShipmentInput =>
	tidyShipment({
		...{ carrier, carrierName, shippedOn },
		parcels: parcels.map(({ number, url }) => ({ number, url })),
		lines: [...quantities].map(([position, quantity]) => ({ position, quantity: quantity ?? 0 })),
	});

export interface DraftErrors {
	all: readonly ShipmentError[];
	/** Of the shipment itself, or of its parcel or line. */
	of(faults: readonly ShipmentErrorKind[], index?: number): ShipmentErrorKind | undefined;
}

interface Around {
	today: string;
	placedOn: string;
	unshipped: Unshipped;
}

export function findDraftErrors(draft: ShipmentDraft, around: Around): DraftErrors {
	const all = validateShipment(inputOf(draft), around);
	return {
		all,
		of: (faults, index) => all.find((error) => faults.includes(error.fault) && error.index === index)?.fault,
	};
}

const key = 'platen.carrier';

/** Who ships with one carrier chooses it once. */
export function lastCarrier(known: readonly Carrier[]): Carrier {
	try {
		return known.find((carrier) => carrier === localStorage.getItem(key)) ?? 'dhl';
	} catch {
		return 'dhl';
	}
}

export function rememberCarrier(carrier: Carrier): void {
	try {
		localStorage.setItem(key, carrier);
	} catch {
		// Without a store the first of the list is preset again.
	}
}
