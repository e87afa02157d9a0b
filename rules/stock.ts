// Why a number in stock has changed.

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
