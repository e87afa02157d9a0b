// When two things in a list are the same thing, and what becomes of their quantities.
import { priceOf } from '../pricing/price-of.ts';
import type { Offer } from '../pricing/pricing.ts';

export const locations = ['cart', 'watchlist', 'drafts'] as const;
export type Location = (typeof locations)[number];

/** How many lines each may have. */
export const mostIn: Readonly<Record<Location, number>> = { cart: 200, watchlist: 500, drafts: 500 };
export const longestItemName = 120;

export interface Gathered {
	productId: string;
	itemName: string;
	designId: string | null;
	/** Print data belongs to one line alone; an upload that is under way counts. */
	hasPrintData: boolean;
}

/** What is named or designed differently is never one, nor what has print data. */
export const isSame = (one: Gathered, other: Gathered): boolean =>
	!one.hasPrintData &&
	!other.hasPrintData &&
	one.productId === other.productId &&
	one.itemName === other.itemName &&
	one.designId === other.designId;

/** The quantity of both together; undefined where that cannot be ordered at once, and they stay two. */
export function together(offer: Offer, one: number, other: number): number | undefined {
	const both = one + other;
	return typeof priceOf(offer, both) === 'string' ? undefined : both;
}

interface Shown {
	/** Null: no price. */
	seen: number | null;
	/** Undefined: there is none. */
	now: number | undefined;
}

/**
 * What lines that have become one are taken to have been shown at: today's price of all, and by how much each was shown otherwise. So a change that is
 * still to be shown is not hidden, and the better price of a larger quantity is none.
 */
export function seenOfBoth(now: number, lines: readonly Shown[]): number {
	const changes = lines.map((line) => (line.seen === null || line.now === undefined ? 0 : line.seen - line.now));
	return Math.max(
		0,
		changes.reduce((sum, change) => sum + change, now),
	);
}

/** Where an item may go. A draft goes on when its content is confirmed. */
export const moves: Readonly<Record<Location, readonly Location[]>> = {
	cart: ['watchlist'],
	watchlist: ['cart'],
	drafts: ['cart'],
};
