// Moves of all that an order holds, however much that is: one statement, all of it or nothing. Rows are held in the order of their ids
// before any is validated, so that two who want the same things in another order do not wait for each other for ever.
import { newId } from '../../rules/ids.ts';
import { mostInStock, type Stock, type StockReason } from '../../rules/stock.ts';
import type { Sql } from '../database/connection.ts';
import { followMoves } from './follow-move.ts';
import {
	checkQuantity,
	isLow,
	type MoveOutcome,
	type Mover,
	releaseStock,
	reserveStock,
	returnStock,
	sellStock,
	takeStock,
} from './move-stock.ts';

export interface Pieces {
	productId: string;
	quantity: number;
}

interface SeveralMoved {
	/** Of these there are not enough: then nothing was moved. */
	short: string[];
	/** What is counted; the rest has no row, and nothing is kept of it. */
	counted: ReadonlySet<string>;
}

type MovingSeveral = (sql: Sql, tenantId: string, pieces: readonly Pieces[], mover?: Mover) => Promise<SeveralMoved>;
type MovingOne = (
	sql: Sql,
	tenantId: string,
	productId: string,
	quantity: number,
	mover?: Mover,
) => Promise<MoveOutcome>;

interface Of {
	reason: StockReason;
	/** Of one piece. */
	onHand: number;
	reserved: number;
}

interface Row extends Stock {
	productId: string;
	quantity: number;
	suffices: boolean;
	/** Null where nothing was moved. */
	movementId: string | null;
}

/** One product may stand in several lines. */
function together(pieces: readonly Pieces[]): Pieces[] {
	const sums = new Map<string, number>();
	for (const { productId, quantity } of pieces) {
		checkQuantity(quantity, 1);
		sums.set(productId, (sums.get(productId) ?? 0) + quantity);
	}
	return [...sums].map(([productId, quantity]) => ({ productId, quantity }));
}

async function moveAll(sql: Sql, tenantId: string, pieces: readonly Pieces[], of: Of, mover: Mover) {
	const rows = await sql<Row[]>`
		with wanted as (
			select * from unnest(
				${pieces.map(({ productId }) => productId)}::uuid[], ${pieces.map(({ quantity }) => quantity)}::int[],
				${pieces.map(() => newId())}::uuid[]
			) as w (product_id, quantity, movement_id)
		), held as (
			select s.product_id, w.quantity, w.movement_id, s.sell_when_empty, s.on_hand + ${of.onHand}::int * w.quantity as on_hand,
				s.reserved + ${of.reserved}::int * w.quantity as reserved
			from stock s join wanted w on w.product_id = s.product_id
			where s.tenant_id = ${tenantId}
			order by s.product_id for no key update of s
		), judged as (
			select product_id, quantity, movement_id, reserved between 0 and ${mostInStock}
				and on_hand between ${-mostInStock} and ${mostInStock}
				and (sell_when_empty or (on_hand >= 0 and reserved <= on_hand)) as suffices
			from held
		), changed as (
			update stock s
			set on_hand = s.on_hand + ${of.onHand}::int * j.quantity, reserved = s.reserved + ${of.reserved}::int * j.quantity,
				updated_at = now(), warned = coalesce(
					s.on_hand + ${of.onHand}::int * j.quantity - s.reserved - ${of.reserved}::int * j.quantity <= s.warning_level, false
				)
			from judged j
			where s.tenant_id = ${tenantId} and s.product_id = j.product_id and (select bool_and(suffices) from judged)
			returning s.product_id, j.movement_id, j.quantity, s.on_hand, s.reserved, s.warning_level, s.sell_when_empty
		), noted as (
			insert into stock_movements
				(tenant_id, id, product_id, at, reason, on_hand_change, reserved_change, on_hand, reserved, user_id, note)
			select ${tenantId}, movement_id, product_id, clock_timestamp(), ${of.reason}, ${of.onHand}::int * quantity,
				${of.reserved}::int * quantity, on_hand, reserved, ${mover.userId ?? null}::uuid, ${mover.note ?? ''}
			from changed
		)
		select j.product_id, j.quantity, j.suffices, c.movement_id, c.on_hand, c.reserved, c.warning_level, c.sell_when_empty
		from judged j left join changed c on c.product_id = j.product_id`;
	const moves = rows.flatMap(({ productId, quantity, suffices: _suffices, movementId, ...after }) => {
		if (movementId === null) return [];
		const before = {
			...after,
			onHand: after.onHand - of.onHand * quantity,
			reserved: after.reserved - of.reserved * quantity,
		};
		return [{ productId, movementId, before, after, warned: isLow(after) && !isLow(before) }];
	});
	await followMoves(sql, tenantId, moves, mover.shop);
	return rows;
}

/** One thing alone waits for no one when there is too little of it. */
const movingSeveral =
	(of: Of, one: MovingOne): MovingSeveral =>
	async (sql, tenantId, given, mover = {}) => {
		const pieces = together(given);
		const [only] = pieces;
		if (!only) return { short: [], counted: new Set() };
		if (pieces.length === 1) {
			const outcome = await one(sql, tenantId, only.productId, only.quantity, mover);
			return {
				short: outcome === 'insufficient' ? [only.productId] : [],
				counted: new Set(outcome === 'notCounted' ? [] : [only.productId]),
			};
		}
		const rows = await moveAll(sql, tenantId, pieces, of, mover);
		return {
			short: rows.filter(({ suffices }) => !suffices).map(({ productId }) => productId),
			counted: new Set(rows.map(({ productId }) => productId)),
		};
	};

export const reserveSeveral = movingSeveral({ reason: 'reserved', onHand: 0, reserved: 1 }, reserveStock);
export const releaseSeveral = movingSeveral({ reason: 'released', onHand: 0, reserved: -1 }, releaseStock);
export const takeSeveral = movingSeveral({ reason: 'sold', onHand: -1, reserved: -1 }, takeStock);
/** What had been taken comes back. */
export const returnSeveral = movingSeveral({ reason: 'returned', onHand: 1, reserved: 0 }, returnStock);
export const sellSeveral = movingSeveral({ reason: 'sold', onHand: -1, reserved: 0 }, sellStock);
