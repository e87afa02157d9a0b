// What people of the shop change of its stock: they count, receive and lose, say when to be warned and whether to sell what is not
// there, and stop counting. Several products at once, all of them or none, in the order of their ids. Corrections have their own
// log, the movements; the rest is in the audit log.

import { newId } from '../../rules/ids.ts';
import {
	findPiecesError,
	leastOf,
	longestStockNote,
	type StockCorrection,
	type StockNumbers,
	type StockSettings,
} from '../../rules/stock.ts';
import { actorOf, type Caller } from '../accounts/services.ts';
import type { Sql } from '../database/connection.ts';
import { Refused } from '../failure.ts';
import { type FoundStock, findStock } from './find-stock.ts';
import { followChanges, followMoves } from './follow-move.ts';
import { correctingStock, type Move, type StockChange } from './move-stock.ts';

/** As many variants as a product may be shown with. */
const atMost = 500;

function inOrder(productIds: readonly string[]): string[] {
	const wanted = [...new Set(productIds)].sort();
	if (wanted.length === 0 || wanted.length > atMost) throw new Refused('VALIDATION', `1 to ${atMost} products`);
	return wanted;
}

async function refuseStrangers(sql: Sql, tenantId: string, productIds: readonly string[]): Promise<void> {
	const found = await sql`
		select from products where tenant_id = ${tenantId} and id = any(${[...productIds]}::uuid[])`;
	if (found.length < productIds.length) throw new Refused('NOT_FOUND');
}

interface Correction {
	productIds: readonly string[];
	reason: StockCorrection;
	quantity: number;
	note: string;
}

export async function correctStock(sql: Sql, caller: Caller, given: Correction): Promise<FoundStock[]> {
	const { tenant, user, shop } = caller;
	const productIds = inOrder(given.productIds);
	const note = given.note.trim();
	if (findPiecesError(given.quantity, leastOf(given.reason))) throw new Refused('VALIDATION', 'quantity');
	if ([...note].length > longestStockNote || /(?!\n)\p{Cc}/u.test(note)) throw new Refused('VALIDATION', 'note');
	await refuseStrangers(sql, tenant.id, productIds);
	const correct = correctingStock[given.reason];
	const moved: Move[] = [];
	for (const productId of productIds) {
		const { outcome, moves } = await correct(sql, tenant.id, productId, given.quantity, { userId: user?.id, note });
		if (outcome === 'insufficient') throw new Refused('STOCK_INSUFFICIENT');
		if (outcome === 'notCounted') throw new Refused('STOCK_NOT_COUNTED');
		moved.push(...moves);
	}
	await followMoves(sql, tenant.id, moved, shop);
	return findStock(sql, tenant.id, productIds);
}

/** What is not said stays as it is: two fields that are saved one after the other do not undo each other. */
interface NewSettings {
	/** Null: no one is warned. */
	warningLevel?: number | null | undefined;
	sellWhenEmpty?: boolean | undefined;
}

interface SettingsRow extends StockNumbers, StockSettings {
	counted: boolean;
	changed: boolean;
	warningLevelBefore: number | null;
	sellWhenEmptyBefore: boolean;
}

/** Not selling what is not there any more is refused while more has been promised than there is. */
async function changeSettings(
	sql: Sql,
	tenantId: string,
	productId: string,
	given: NewSettings,
): Promise<StockChange & { before: FoundStock; after: FoundStock }> {
	const level = given.warningLevel === undefined ? sql`s.warning_level` : sql`${given.warningLevel}::int`;
	const sell = given.sellWhenEmpty === undefined ? sql`s.sell_when_empty` : sql`${given.sellWhenEmpty}::boolean`;
	const [row] = await sql<SettingsRow[]>`
		with old as (
			select warning_level, sell_when_empty from stock
			where tenant_id = ${tenantId} and product_id = ${productId} for update
		), changed as (
			update stock s set warning_level = ${level}, sell_when_empty = ${sell}, updated_at = now(),
				warned = coalesce(s.on_hand - s.reserved <= ${level}, false)
			from old
			where s.tenant_id = ${tenantId} and s.product_id = ${productId}
				and (${sell} or (s.on_hand >= 0 and s.reserved <= s.on_hand))
			returning s.on_hand, s.reserved, s.warning_level, s.sell_when_empty, old.warning_level as warning_level_before,
				old.sell_when_empty as sell_when_empty_before
		)
		select exists (select from old) as counted, c.on_hand is not null as changed, c.*
		from (values (1)) one left join changed c on true`;
	if (!row?.counted) throw new Refused('STOCK_NOT_COUNTED');
	if (!row.changed) throw new Refused('STOCK_OVERSOLD');
	const { onHand, reserved, warningLevel, sellWhenEmpty, warningLevelBefore, sellWhenEmptyBefore } = row;
	const numbers = { productId, onHand, reserved };
	return {
		productId,
		before: { ...numbers, warningLevel: warningLevelBefore, sellWhenEmpty: sellWhenEmptyBefore },
		after: { ...numbers, warningLevel, sellWhenEmpty },
	};
}

const settingsOf = ({ warningLevel, sellWhenEmpty }: StockSettings) => ({ warningLevel, sellWhenEmpty });

/** An admin who sets a level sees what there is: it warns of the next time that it is reached, not of this one. */
export async function saveStockSettings(
	sql: Sql,
	caller: Caller,
	given: readonly string[],
	settings: NewSettings,
): Promise<FoundStock[]> {
	const { tenant, services } = caller;
	const productIds = inOrder(given);
	if (typeof settings.warningLevel === 'number' && findPiecesError(settings.warningLevel))
		throw new Refused('VALIDATION', 'warningLevel');
	await refuseStrangers(sql, tenant.id, productIds);
	const saved: FoundStock[] = [];
	const changes: StockChange[] = [];
	for (const productId of productIds) {
		const change = await changeSettings(sql, tenant.id, productId, settings);
		const [before, after] = [settingsOf(change.before), settingsOf(change.after)];
		saved.push(change.after);
		if (before.warningLevel === after.warningLevel && before.sellWhenEmpty === after.sellWhenEmpty) continue;
		changes.push(change);
		await services.record(sql, tenant.id, actorOf(caller), {
			action: 'saveStockSettings',
			entity: { type: 'stock', id: productId },
			before,
			after,
		});
	}
	await followChanges(sql, tenant.id, changes);
	return saved;
}

interface DeletedRow extends StockNumbers, StockSettings {
	counted: boolean;
	gone: boolean;
}

/** It is not counted any more; the movements stay. Not while some of it is promised: no one could take it or give it back then. */
export async function deleteStock(sql: Sql, caller: Caller, productId: string): Promise<void> {
	const { tenant, user, services } = caller;
	await refuseStrangers(sql, tenant.id, [productId]);
	const [row] = await sql<DeletedRow[]>`
		with old as (
			select product_id from stock where tenant_id = ${tenant.id} and product_id = ${productId} for update
		), gone as (
			delete from stock s using old
			where s.tenant_id = ${tenant.id} and s.product_id = old.product_id and s.reserved = 0
			returning s.on_hand, s.reserved, s.warning_level, s.sell_when_empty
		), noted as (
			insert into stock_movements (tenant_id, id, product_id, at, reason, on_hand_change, on_hand, reserved, user_id)
			select ${tenant.id}, ${newId()}, ${productId}, clock_timestamp(), 'deleted', -on_hand, 0, 0, ${user?.id ?? null}::uuid
			from gone
		)
		select exists (select from old) as counted, g.on_hand is not null as gone, g.*
		from (values (1)) one left join gone g on true`;
	if (!row?.counted) throw new Refused('STOCK_NOT_COUNTED');
	if (!row.gone) throw new Refused('STOCK_RESERVED');
	const { counted: _counted, gone: _gone, ...before } = row;
	await followChanges(sql, tenant.id, [{ productId, before, after: undefined }]);
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'deleteStock',
		entity: { type: 'stock', id: productId },
		before,
	});
}
