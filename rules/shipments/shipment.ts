// A shipment of an order: what is entered, and what can be wrong with it.
import { isDay } from '../dates.ts';
import { findFieldError } from '../fields.ts';
import { type Carrier, isNumberOf, isTrackingAddress, tidyNumber } from './carriers.ts';

/** How much of an order has been handed to carriers. */
export const shippedStates = ['none', 'partly', 'all'] as const;
export type ShippedState = (typeof shippedStates)[number];

export interface ShippedLine {
	/** Of the line in its order, from 0. */
	position: number;
	quantity: number;
}

interface ParcelInput {
	number: string;
	/** Of another carrier alone: where it is followed; empty: nowhere. */
	url: string;
	/** What is in this one of several; none: nobody has said. */
	lines: readonly ShippedLine[];
}

export interface ShipmentInput {
	carrier: Carrier;
	/** Of another carrier alone. */
	carrierName: string;
	shippedOn: string;
	parcels: readonly ParcelInput[];
	lines: readonly ShippedLine[];
}

export const mostParcels = 20;
const longestCarrierName = 60;
export const longestReason = 500;

export type ShipmentErrorKind =
	| 'carrierName'
	| 'shippedOn'
	| 'future'
	| 'beforeOrder'
	| 'parcels'
	| 'number'
	| 'numberMissing'
	| 'numberTwice'
	| 'url'
	| 'lines'
	| 'quantity'
	| 'parcelEmpty'
	| 'parcelContents';

export interface ShipmentError {
	fault: ShipmentErrorKind;
	/** Of the parcel or the line that it concerns, from 0. */
	index?: number;
}

/** What can be shipped of each line, by position. */
export type Unshipped = ReadonlyMap<number, number>;

interface Around {
	today: string;
	placedOn: string;
	unshipped: Unshipped;
}

const filled = (lines: readonly ShippedLine[]) => lines.filter(({ quantity }) => quantity !== 0);

/** What is in the only parcel is what is in the shipment. */
export const tidyShipment = (input: ShipmentInput): ShipmentInput => ({
	carrier: input.carrier,
	carrierName: input.carrier === 'other' ? input.carrierName.trim() : '',
	shippedOn: input.shippedOn.trim(),
	parcels: input.parcels.map(({ number, url, lines }) => ({
		number: tidyNumber(input.carrier, number),
		url: input.carrier === 'other' ? url.trim() : '',
		lines: input.parcels.length > 1 ? filled(lines) : [],
	})),
	lines: filled(input.lines),
});

function parcelErrors({ carrier, parcels }: ShipmentInput): ShipmentError[] {
	const seen = new Set<string>();
	return parcels.flatMap(({ number, url }, index): ShipmentError[] => {
		const isTwice = number !== '' && seen.has(number);
		seen.add(number);
		if (isTwice) return [{ fault: 'numberTwice', index }];
		if (!isNumberOf(carrier, number)) return [{ fault: number === '' ? 'numberMissing' : 'number', index }];
		return url !== '' && !isTrackingAddress(url) ? [{ fault: 'url', index }] : [];
	});
}

function lineErrors({ lines }: ShipmentInput, unshipped: Unshipped): ShipmentError[] {
	if (lines.length === 0) return [{ fault: 'lines' }];
	const seen = new Set<number>();
	return lines.flatMap(({ position, quantity }): ShipmentError[] => {
		const isTwice = seen.has(position);
		seen.add(position);
		const isRight = Number.isSafeInteger(quantity) && quantity > 0 && quantity <= (unshipped.get(position) ?? 0);
		return isRight && !isTwice ? [] : [{ fault: 'quantity', index: position }];
	});
}

/** Whoever says what is in one parcel says it of all: together they hold what the shipment holds. */
function contentErrors({ parcels, lines }: ShipmentInput): ShipmentError[] {
	if (parcels.every((parcel) => parcel.lines.length === 0)) return [];
	const empty = parcels.flatMap((parcel, index): ShipmentError[] =>
		parcel.lines.length === 0 ? [{ fault: 'parcelEmpty', index }] : [],
	);
	const packed = parcels.flatMap((parcel) => parcel.lines);
	const isCount = packed.every(({ quantity }) => Number.isSafeInteger(quantity) && quantity > 0);
	const positions = new Set([...lines, ...packed].map(({ position }) => position));
	const sumOf = (some: readonly ShippedLine[], wanted: number) =>
		some.reduce((sum, { position, quantity }) => (position === wanted ? sum + quantity : sum), 0);
	const wrong = [...positions].flatMap((position): ShipmentError[] =>
		isCount && sumOf(packed, position) === sumOf(lines, position) ? [] : [{ fault: 'parcelContents', index: position }],
	);
	return [...empty, ...wrong];
}

function dayError({ shippedOn }: ShipmentInput, { today, placedOn }: Around): ShipmentError[] {
	if (!isDay(shippedOn)) return [{ fault: 'shippedOn' }];
	if (shippedOn > today) return [{ fault: 'future' }];
	return shippedOn < placedOn ? [{ fault: 'beforeOrder' }] : [];
}

/** Of a tidied one; all that is wrong, in the order of the form. */
export function validateShipment(input: ShipmentInput, around: Around): ShipmentError[] {
	const { carrier, carrierName, parcels } = input;
	const isNamed =
		carrier !== 'other' ||
		(carrierName !== '' && carrierName.length <= longestCarrierName && !findFieldError(carrierName, {}));
	return [
		...(isNamed ? [] : [{ fault: 'carrierName' } as const]),
		...dayError(input, around),
		...(parcels.length === 0 || parcels.length > mostParcels ? [{ fault: 'parcels' } as const] : parcelErrors(input)),
		...lineErrors(input, around.unshipped),
		...contentErrors(input),
	];
}

/** What is left of each line, of those of which something is. */
export function unshippedOf(ordered: readonly ShippedLine[], shipped: readonly ShippedLine[]): Map<number, number> {
	const left = new Map(ordered.map(({ position, quantity }) => [position, quantity]));
	for (const { position, quantity } of shipped) left.set(position, (left.get(position) ?? 0) - quantity);
	return new Map([...left].filter(([, quantity]) => quantity > 0));
}

export function shippedStateOf(ordered: readonly ShippedLine[], shipped: readonly ShippedLine[]): ShippedState {
	if (shipped.length === 0) return 'none';
	return unshippedOf(ordered, shipped).size === 0 ? 'all' : 'partly';
}
