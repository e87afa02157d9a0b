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

/** By the position of the line; undefined while a field is empty. */
export type Quantities = ReadonlyMap<number, number | undefined>;

export interface ParcelDraft {
	key: number;
	number: string;
	url: string;
	packed: Quantities;
}

export const nothingPacked: Quantities = new Map();

export interface ShipmentDraft {
	carrier: Carrier;
	carrierName: string;
	shippedOn: string;
	/** With a key each, for the fields on the screen. */
	parcels: ParcelDraft[];
	quantities: Quantities;
	/** Whether it is said what is in each of several parcels. */
	isPacked: boolean;
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
				isPacked: shipment.parcels.some(({ lines }) => lines.length > 0),
				parcels: shipment.parcels.map(({ number, trackingUrl, lines }, key) => ({
					...{ key, number, packed: new Map(lines.map(({ position, quantity }) => [position, quantity])) },
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
				isPacked: false,
				parcels: [{ key: 0, number: '', url: '', packed: nothingPacked }],
				quantities: new Map(sendable(order, undefined)),
			};

const linesOf = (quantities: Quantities) =>
	[...quantities].map(([position, quantity]) => ({ position, quantity: quantity ?? 0 }));

export const inputOf = ({
	carrier,
	carrierName,
	shippedOn,
	parcels,
	quantities,
	isPacked,
}: ShipmentDraft): ShipmentInput =>
	tidyShipment({
		...{ carrier, carrierName, shippedOn },
		parcels: parcels.map(({ number, url, packed }) => ({ number, url, lines: isPacked ? linesOf(packed) : [] })),
		lines: linesOf(quantities),
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

/** Whoever wants to say what is in each parcel has not done so where nothing is in any. */
const unpacked = ({ isPacked, parcels }: ShipmentDraft): ShipmentError[] =>
	isPacked && parcels.length > 1 && parcels.every(({ packed }) => [...packed.values()].every((quantity) => !quantity))
		? parcels.map((_parcel, index) => ({ fault: 'parcelEmpty', index }))
		: [];

export function findDraftErrors(draft: ShipmentDraft, around: Around): DraftErrors {
	const all = [...validateShipment(inputOf(draft), around), ...unpacked(draft)];
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
