// How many there are of something: why that changes, and what it means for a shopper who wants some.

export const stockReasons = [
	'counted',
	'received',
	'lost',
	'reserved',
	'released',
	'sold',
	'returned',
	'deleted',
] as const;
export type StockReason = (typeof stockReasons)[number];

/** What people do by hand; the others follow from orders. */
export const stockCorrections = ['counted', 'received', 'lost'] as const;
export type StockCorrection = (typeof stockCorrections)[number];

export const stockStates = ['inStock', 'low', 'outOfStock', 'onBackorder'] as const;
export type StockState = (typeof stockStates)[number];

/** More than that of one thing is a slip of the keyboard. */
export const mostInStock = 100_000_000;
export const longestStockNote = 500;

export interface StockNumbers {
	onHand: number;
	reserved: number;
}

export interface StockSettings {
	/** At this number and below it the shop is warned. */
	warningLevel: number | null;
	sellWhenEmpty: boolean;
}

export type Stock = StockNumbers & StockSettings;

/** What can still be promised; below zero is what was sold without being there. */
export const availableOf = ({ onHand, reserved }: StockNumbers): number => onHand - reserved;

/** @param stock none is not counted: there is always some */
export function stockState(stock: Stock | undefined): StockState {
	if (!stock) return 'inStock';
	const available = availableOf(stock);
	if (available <= 0) return stock.sellWhenEmpty ? 'onBackorder' : 'outOfStock';
	return stock.warningLevel !== null && available <= stock.warningLevel ? 'low' : 'inStock';
}

/** What is wrong with a number of pieces; in this order. */
export type PiecesError = 'unreadable' | 'negative' | 'fraction' | 'tooFew' | 'tooMany';

export function findPiecesError(pieces: number, least = 0): PiecesError | undefined {
	if (!Number.isFinite(pieces)) return 'unreadable';
	if (pieces < 0) return 'negative';
	if (!Number.isInteger(pieces)) return 'fraction';
	if (pieces < least) return 'tooFew';
	return pieces > mostInStock ? 'tooMany' : undefined;
}

/** A count may be none; nothing comes or is lost without being at least one. */
export const leastOf = (reason: StockCorrection): number => (reason === 'counted' ? 0 : 1);
