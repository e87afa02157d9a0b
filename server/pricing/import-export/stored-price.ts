// How prices and runs are kept in the rows of an import, which are texts.
import type { GivenPrice } from '../../../rules/price-lists/given-price.ts';

export const keepPrice = ({ unitPrice, total }: GivenPrice): string =>
	total === null ? `unit ${unitPrice}` : `total ${total}`;

export function parseStoredPrice(text: string | null): GivenPrice | null {
	const [kind, amount] = text?.split(' ') ?? [];
	if (!/^\d+$/.test(amount ?? '')) return null;
	if (kind === 'unit') return { unitPrice: Number(amount), total: null };
	return kind === 'total' ? { unitPrice: null, total: Number(amount) } : null;
}

export interface StoredRun {
	/** Null: every product that uses the list. */
	productId: string | null;
	quantity: number;
	/** A smaller run that costs more in total. */
	cheaperThan: number | null;
}

export const keepRun = ({ productId, quantity, cheaperThan }: StoredRun): string[] => [
	productId ?? '',
	String(quantity),
	...(cheaperThan === null ? [] : [String(cheaperThan)]),
];

/** Undefined for rows of which nothing could be made. */
export function parseStoredRun([productId, quantity, cheaperThan]: readonly string[]): StoredRun | undefined {
	if (productId === undefined || quantity === undefined) return undefined;
	return {
		productId: productId || null,
		quantity: Number(quantity),
		cheaperThan: cheaperThan === undefined ? null : Number(cheaperThan),
	};
}

/** What a row of a list is known by. */
export const runKey = ({ productId, quantity }: Pick<StoredRun, 'productId' | 'quantity'>): string =>
	`${productId ?? ''} ${quantity}`;
