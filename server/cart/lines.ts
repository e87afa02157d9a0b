// A line of a shopper's list, priced for them now, and what keeps it from being ordered.
import type { Location } from '../../rules/cart/merge.ts';
import type { LineProblem } from '../../rules/checkout/problems.ts';
import { priceOfSeries, type SeriesRun } from '../../rules/pricing/price-of-series.ts';
import type { Payment, Price } from '../../rules/pricing/pricing.ts';
import { availableOf } from '../../rules/stock.ts';
import { linesApart } from '../../rules/subscriptions/cart-kind.ts';
import type { ReaderPricing } from '../pricing/find-pricing.ts';
import type { SoldItem } from './sold-items.ts';

/** As it is kept. */
export interface StoredItem {
	id: string;
	location: Location;
	productId: string;
	/** Of each row, where the design is a series. Null only on the watchlist. */
	quantity: number | null;
	itemName: string;
	designId: string | null;
	/** What was released of the design, and not changed since; null: nothing, or it is not a design of this person and product. */
	releaseId: string | null;
	/** Of the design as it is now; null: there is none. */
	designRevision: number | null;
	/** Rows of the series that the design is; null: none. */
	seriesRows: number | null;
	/** Nothing was uploaded in the editor yet: there is nothing to be released. */
	isDesignEmpty?: boolean;
	/** Chosen in the editor of the design, such as a paper. */
	designVariant?: string | null;
	hasPrintData: boolean;
	seenTotal: number | null;
	createdAt: Date;
	changedAt: Date;
}

export interface ListLine extends Omit<StoredItem, 'createdAt'> {
	thing: SoldItem;
	price: Price | undefined;
	problem: LineProblem | undefined;
}

/** A line of the cart as the checkout takes it. */
export interface CartLine {
	id: string;
	productId: string;
	parentId: string | null;
	slug: string;
	code: string;
	name: string;
	options: { name: string; value: string }[];
	itemName: string;
	designId: string | null;
	releaseId: string | null;
	mediaId: string | null;
	/** All pieces, those of every row of a series. */
	quantity: number;
	seriesRows: number | null;
	offer: ReaderPricing;
	payment: Payment;
	price: Price | undefined;
	taxCategory: string;
	/** In hundredths of a per cent. */
	taxRate: number;
	seenTotal: number | null;
	/** Of one piece. */
	weightMg: number;
	personalised: boolean;
	productionDays: number;
	/** Null: not counted. */
	available: number | null;
	sellWhenEmpty: boolean;
	problem: LineProblem | undefined;
}

/** What keeps a thing from being ordered, however many of it. */
export function itemProblem(thing: SoldItem): LineProblem | undefined {
	if (!thing.shown) return 'gone';
	if (!thing.orderable || thing.hasVariants) return 'notForSale';
	return undefined;
}

const isShort = ({ stock }: SoldItem, quantity: number): boolean =>
	stock !== undefined && !stock.sellWhenEmpty && availableOf(stock) < quantity;

interface Wanted {
	quantity: number | null;
	seenTotal: number | null;
	seriesRows: number | null;
}

const seriesOf = ({ countsRowsTogether }: SoldItem, rows: number | null): SeriesRun | null =>
	rows === null ? null : { rows, isTogether: countsRowsTogether };

/** Of all rows of a series. */
const piecesOf = ({ quantity, seriesRows }: { quantity: number; seriesRows: number | null }): number =>
	quantity * (seriesRows ?? 1);

/** The first thing that has to be mended; without a quantity nothing is said of one. */
export function lineProblem(thing: SoldItem, { quantity, seenTotal, seriesRows }: Wanted): LineProblem | undefined {
	const general = itemProblem(thing);
	if (general) return general;
	const price = priceOfSeries(thing.offer, quantity ?? 0, seriesOf(thing, seriesRows));
	if (price === 'noPrice') return 'noPrice';
	if (quantity === null) return undefined;
	if (typeof price === 'string') return 'quantity';
	if (isShort(thing, piecesOf({ quantity, seriesRows }))) return 'stock';
	// Nobody has to agree to paying less.
	return seenTotal !== null && price.total > seenTotal ? 'price' : undefined;
}

/** What all of it costs: of a series, all rows. */
export function priceFor(thing: SoldItem, { quantity, seriesRows }: Omit<Wanted, 'seenTotal'>): Price | undefined {
	if (quantity === null) return undefined;
	const price = priceOfSeries(thing.offer, quantity, seriesOf(thing, seriesRows));
	return typeof price === 'string' ? undefined : price;
}

interface Designed {
	designId: string | null;
	releaseId: string | null;
}

/** Nothing is ordered that nobody has released: a design, or a product that is ordered with a design alone. */
export const lacksRelease = ({ designId, releaseId }: Designed, { needsDesign }: SoldItem): boolean =>
	designId === null ? needsDesign : releaseId === null;

/** What else keeps a line from being ordered is told first, but for its price. A draft is not released yet. */
function problemOf(item: StoredItem, thing: SoldItem): LineProblem | undefined {
	const problem = lineProblem(thing, item);
	if (problem !== undefined && problem !== 'price') return problem;
	return item.location !== 'drafts' && lacksRelease(item, thing) ? 'design' : problem;
}

export const lineOf = (item: StoredItem, thing: SoldItem): ListLine => ({
	...item,
	thing,
	price: priceFor(thing, item),
	problem: problemOf(item, thing),
});

/** The product can be had like this: what else there is to be done comes after what it is ordered with. */
const canWait = (problem: LineProblem | undefined): boolean =>
	problem === undefined || problem === 'design' || problem === 'price';

const withProblem = <Line extends { problem: LineProblem | undefined }>(line: Line, isApart: boolean): Line =>
	isApart && canWait(line.problem) ? { ...line, problem: 'subscription' } : line;

/** One order is paid in one way. @param lines of the whole cart, or its first one and some others */
export function markApart(lines: readonly ListLine[]): ListLine[] {
	const paid = lines.map(({ id, thing }) => ({ id, payment: thing.offer.payment }));
	const apart = new Set(linesApart(paid).map(({ id }) => id));
	return lines.map((line) => withProblem(line, apart.has(line.id)));
}

/** Nobody subscribes for another user: the card is charged again and again. */
export const refuseSubscription = <Line extends Pick<CartLine, 'problem'>>(line: Line, { mode }: Payment): Line =>
	withProblem(line, mode === 'subscription');

export const cartLineOf = ({ thing, ...line }: ListLine): CartLine => ({
	id: line.id,
	productId: line.productId,
	parentId: thing.parentId,
	slug: thing.slug,
	code: thing.code,
	name: thing.name,
	options: thing.options,
	itemName: line.itemName,
	designId: line.designId,
	releaseId: line.releaseId,
	mediaId: thing.picture?.id ?? null,
	quantity: piecesOf({ quantity: line.quantity ?? 0, seriesRows: line.seriesRows }),
	seriesRows: line.seriesRows,
	offer: thing.offer,
	payment: thing.offer.payment,
	price: line.price,
	taxCategory: thing.taxCategory,
	taxRate: thing.offer.taxRate,
	seenTotal: line.seenTotal,
	weightMg: thing.weightMg,
	personalised: thing.personalised,
	productionDays: thing.productionDays,
	available: thing.stock ? availableOf(thing.stock) : null,
	sellWhenEmpty: thing.stock?.sellWhenEmpty ?? true,
	problem: line.problem,
});
