// The numbers of orders, invoices and credit notes: counted up by year, each given once. A shop that continues numbers from elsewhere may skip some,
// and must be able to say which.

export const numberKinds = ['order', 'invoice', 'creditNote'] as const;
export type NumberKind = (typeof numberKinds)[number];

export const highestNumber = 9_999_999;

type Prefixes = Readonly<Record<Exclude<NumberKind, 'order'>, string>>;

/** At least so many; a shop with more orders in a year has longer numbers. */
export const numberDigits = 6;

/** As 2026-000123. The database writes it in the same way (server/orders/core/draw-number.ts). */
export const orderNumber = (year: number, count: number): string =>
	`${year}-${String(count).padStart(numberDigits, '0')}`;

/** As it will stand: RE-2026-000123 */
export const writtenNumber = (kind: NumberKind, year: number, count: number, prefixes: Prefixes): string =>
	`${kind === 'order' ? '' : prefixes[kind]}${orderNumber(year, count)}`;

export interface Gap {
	from: number;
	to: number;
}

/** The numbers that will never be given; none where it goes on without a gap. */
export const gapBefore = (next: number, last: number): Gap | undefined =>
	next > last + 1 ? { from: last + 1, to: next - 1 } : undefined;

/** Only forwards: a number that was given is not given again. */
export const mayBeNext = (next: number, last: number): boolean =>
	Number.isInteger(next) && next > last && next <= highestNumber;
