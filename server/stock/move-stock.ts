// Every way in which the number of a thing changes. Each is one statement that changes the row only where that suffices and writes
// the movement beside it: no one reads a number first and writes it afterwards. What has no row is not counted and always suffices.
// A caller who moves several things in one transaction takes them in the order of their ids, or two of them may wait for each other.
import { newId } from '../../rules/ids.ts';
import { availableOf, mostInStock, type Stock, type StockCorrection, type StockReason } from '../../rules/stock.ts';
import type { Sql } from '../database/connection.ts';
import { followMoves } from './follow-move.ts';

export interface Mover {
	/** An admin; orders say who ordered by themselves. */
	userId?: string | undefined;
	note?: string | undefined;
	/** Of the call that it comes from, such as https://shop.example: a mail may lead back there. */
	shop?: string | undefined;
}

/**
 * `notCounted`: there is no row, and nothing to be kept of it; what was reserved like that is neither released nor taken.
 * `insufficient`: nothing was changed.
 */
export type MoveOutcome = 'moved' | 'notCounted' | 'insufficient';

export interface StockChange {
	productId: string;
	/** None: it was not counted. */
	before: Stock | undefined;
	/** None: it is not counted any more. */
	after: Stock | undefined;
}

export interface Move extends StockChange {
	movementId: string;
	/** It has come to its warning level, or below, by this. */
	warned: boolean;
}

interface Moved {
	outcome: MoveOutcome;
	/** What has still to be followed: one, or none. */
	moves: Move[];
}

interface Change {
	reason: StockReason;
	onHand: number;
	reserved: number;
	/** On hand is this number, whatever it was. */
	counted?: number;
}

interface Row extends Partial<Stock> {
	counted: boolean;
	moved: boolean;
	onHandBefore: number;
	reservedBefore: number;
}

export const isLow = ({ warningLevel, ...numbers }: Stock) =>
	warningLevel !== null && availableOf(numbers) <= warningLevel;

/**
 * Where it does not suffice no one is waited for and nothing is held. What there was before follows from what there is now; a count
 * alone has to look, and does so under the lock that it changes the row under.
 */
async function move(
	sql: Sql,
	tenantId: string,
	productId: string,
	change: Change,
	{ userId, note = '' }: Mover,
): Promise<Moved> {
	const { reason, counted } = change;
	const movementId = newId();
	const row = sql`tenant_id = ${tenantId} and product_id = ${productId}`;
	const counting = sql`from (select on_hand from stock where ${row} for update) old`;
	const onHand = counted === undefined ? sql`(s.on_hand + ${change.onHand}::int)` : sql`${counted}::int`;
	const reserved = sql`(s.reserved + ${change.reserved}::int)`;
	// With more reserved than there is, or less than nothing on hand, only what is sold when empty can be.
	const suffices = sql`
		${reserved} between 0 and ${mostInStock} and ${onHand} between ${-mostInStock} and ${mostInStock}
		and (s.sell_when_empty or (${onHand} >= 0 and ${reserved} <= ${onHand}))
		${reason === 'lost' ? sql`and ${onHand} >= 0` : sql``}`;
	const [found] = await sql<Row[]>`
		with changed as (
			update stock s set on_hand = ${onHand}, reserved = ${reserved}, updated_at = now(),
				warned = coalesce(${onHand} - ${reserved} <= s.warning_level, false)
			${counted === undefined ? sql`` : counting}
			where ${row} and ${suffices}
			returning s.on_hand, s.reserved, s.warning_level, s.sell_when_empty, s.reserved - ${change.reserved}::int as reserved_before,
				${counted === undefined ? sql`s.on_hand - ${change.onHand}::int` : sql`old.on_hand`} as on_hand_before
		), noted as (
			insert into stock_movements
				(tenant_id, id, product_id, at, reason, on_hand_change, reserved_change, on_hand, reserved, user_id, note)
			select ${tenantId}, ${movementId}, ${productId}, clock_timestamp(), ${reason}, on_hand - on_hand_before,
				reserved - reserved_before, on_hand, reserved, ${userId ?? null}::uuid, ${note}
			from changed
		)
		select exists (select from stock where ${row}) as counted, c.on_hand is not null as moved, c.*
		from (values (1)) one left join changed c on true`;
	if (!found?.counted) return { outcome: 'notCounted', moves: [] };
	if (!found.moved) return { outcome: 'insufficient', moves: [] };
	const after = found as Stock & Row;
	const before = { ...after, onHand: found.onHandBefore, reserved: found.reservedBefore };
	const warned = isLow(after) && !isLow(before);
	return { outcome: 'moved', moves: [{ productId, movementId, before, after, warned }] };
}

/** A wrong number here is a mistake of the caller's, and minus one would turn a sale into a delivery. */
export function checkQuantity(quantity: number, least: number): void {
	if (!Number.isInteger(quantity) || quantity < least || quantity > mostInStock) throw new RangeError('quantity');
}

type Moving<Result> = (
	sql: Sql,
	tenantId: string,
	productId: string,
	quantity: number,
	mover?: Mover,
) => Promise<Result>;

/** @param of one piece */
const moving =
	(reason: StockReason, of: { onHand: number; reserved: number }): Moving<Moved> =>
	(sql, tenantId, productId, quantity, mover = {}) => {
		checkQuantity(quantity, 1);
		const change = { reason, onHand: of.onHand * quantity, reserved: of.reserved * quantity };
		return move(sql, tenantId, productId, change, mover);
	};

async function begin(
	sql: Sql,
	tenantId: string,
	productId: string,
	onHand: number,
	{ userId, note = '' }: Mover,
): Promise<Move[]> {
	const movementId = newId();
	const made = await sql<Stock[]>`
		with made as (
			insert into stock (tenant_id, product_id, on_hand)
			select tenant_id, id, ${onHand}::int from products where tenant_id = ${tenantId} and id = ${productId}
			on conflict do nothing
			returning on_hand, reserved, warning_level, sell_when_empty
		), noted as (
			insert into stock_movements (tenant_id, id, product_id, at, reason, on_hand_change, on_hand, reserved, user_id, note)
			select ${tenantId}, ${movementId}, ${productId}, clock_timestamp(), 'counted', on_hand, on_hand, reserved,
				${userId ?? null}::uuid, ${note}
			from made
		)
		select * from made`;
	return made.map((after) => ({ productId, movementId, before: undefined, after, warned: false }));
}

const counting: Moving<Moved> = async (sql, tenantId, productId, quantity, mover = {}) => {
	checkQuantity(quantity, 0);
	const change: Change = { reason: 'counted', onHand: 0, reserved: 0, counted: quantity };
	const counted = await move(sql, tenantId, productId, change, mover);
	if (counted.outcome !== 'notCounted') return counted;
	const moves = await begin(sql, tenantId, productId, quantity, mover);
	// Another caller may have begun to count it at the same moment: then there is a row by now.
	return moves.length > 0 ? { outcome: 'moved', moves } : move(sql, tenantId, productId, change, mover);
};

/** By hand, and often many at once: the caller follows all of them in one go. */
export const correctingStock: Record<StockCorrection, Moving<Moved>> = {
	counted: counting,
	received: moving('received', { onHand: 1, reserved: 0 }),
	/** Only what is there can be lost, and not what is reserved for a shopper. */
	lost: moving('lost', { onHand: -1, reserved: 0 }),
};

const followed =
	(work: Moving<Moved>): Moving<MoveOutcome> =>
	async (sql, tenantId, productId, quantity, mover = {}) => {
		const { outcome, moves } = await work(sql, tenantId, productId, quantity, mover);
		await followMoves(sql, tenantId, moves, mover.shop);
		return outcome;
	};

/** Reserves some for a shopper; what is sold when empty, also more than there are. */
export const reserveStock = followed(moving('reserved', { onHand: 0, reserved: 1 }));
/** Gives back what was reserved. */
export const releaseStock = followed(moving('released', { onHand: 0, reserved: -1 }));
/** Takes what was reserved. */
export const takeStock = followed(moving('sold', { onHand: -1, reserved: -1 }));
/** Takes what no one has reserved: it is sold at once. */
export const sellStock = followed(moving('sold', { onHand: -1, reserved: 0 }));
/** What had been taken comes back. */
export const returnStock = followed(moving('returned', { onHand: 1, reserved: 0 }));
/** There are exactly so many on hand. What was not counted is from now on; what does not exist stays `notCounted`. */
export const countStock = followed(correctingStock.counted);
export const receiveStock = followed(correctingStock.received);
export const loseStock = followed(correctingStock.lost);
