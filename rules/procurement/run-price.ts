// What a line of a cart costs in the words of purchasing systems, which multiply a price by a quantity: 500 cards for 42.90 have no exact price of
// one card. What they multiply is always exactly what the line costs.
import { decimalText } from '../money.ts';

export interface SoldRun {
	quantity: number;
	/** Of all of it, without tax, in minor units. */
	net: number;
}

export interface QuotedPrice {
	quantity: number;
	/** As decimal text. */
	unitPrice: string;
	/** How many pieces the price is for. */
	basis: number;
	/** Sold as one piece: the run is in its description. */
	isOnePiece: boolean;
}

interface Wish {
	/** Of the currency: 2 of the euro. */
	digits: number;
	sellRunAsPiece: boolean;
}

const onePiece = ({ quantity, net }: SoldRun, digits: number): QuotedPrice => ({
	quantity: 1,
	unitPrice: decimalText(net, digits),
	basis: 1,
	isOnePiece: quantity > 1,
});

/** Undefined where one piece has no exact price with so many places. */
function exactPrice({ quantity, net }: SoldRun, digits: number, places: number): string | undefined {
	const fine = BigInt(net) * 10n ** BigInt(Math.max(0, places - digits));
	if (fine % BigInt(quantity) !== 0n) return undefined;
	const written = decimalText(Number(fine / BigInt(quantity)), Math.max(places, digits));
	// As short as the currency is written, where that is all of it.
	const [whole = '', fraction = ''] = written.split('.');
	const kept = fraction.replace(/0+$/, '').padEnd(digits, '0');
	return kept === '' ? whole : `${whole}.${kept}`;
}

function tell(run: SoldRun, { digits, sellRunAsPiece }: Wish, places: number, mostBasis: number): QuotedPrice {
	if (sellRunAsPiece || run.quantity === 1) return onePiece(run, digits);
	const exact = exactPrice(run, digits, places);
	if (exact !== undefined) return { quantity: run.quantity, unitPrice: exact, basis: 1, isOnePiece: false };
	if (run.quantity > mostBasis) return onePiece(run, digits);
	return { quantity: run.quantity, unitPrice: decimalText(run.net, digits), basis: run.quantity, isOnePiece: false };
}

const cxmlPlaces = 4;
/** PRICE has three places, PRICEUNIT five digits. */
const ociPlaces = 3;
const ociMostBasis = 99_999;

export const cxmlPrice = (run: SoldRun, wish: Wish): QuotedPrice =>
	tell(run, wish, cxmlPlaces, Number.MAX_SAFE_INTEGER);

export const ociPrice = (run: SoldRun, wish: Wish): QuotedPrice => tell(run, wish, ociPlaces, ociMostBasis);

const scale = 6;

const scaled = (amount: string): bigint => {
	const [whole = '', fraction = ''] = amount.split('.');
	return BigInt(whole + fraction.slice(0, scale).padEnd(scale, '0'));
};

export interface OrderedPrice {
	quantity: number;
	/** Undefined: the order names none, and the one that was told holds. */
	unitPrice: string | undefined;
	basis: number;
}

/** Whether an order asks for what was told: the same price in the same words, or another way to write the same amount. */
export function isPriceAsQuoted(ordered: OrderedPrice, told: QuotedPrice): boolean {
	if (ordered.quantity !== told.quantity) return false;
	if (ordered.unitPrice === undefined) return true;
	const [one, other] = [scaled(ordered.unitPrice), scaled(told.unitPrice)];
	// Many systems leave out what the price is for when they order.
	if (one === other && (ordered.basis === told.basis || ordered.basis === 1)) return true;
	return one * BigInt(told.basis) === other * BigInt(ordered.basis);
}
