// Saves the rows of a list, all of them or none, in a few statements however many they are.
import type { EnteredRow, PriceRowError, PriceRowWarning } from '../../../rules/price-lists/rows.ts';
import { actorOf, type Caller } from '../../accounts/services.ts';
import { lockCatalogue } from '../../catalogue/read-model/refresh-catalogue.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { refreshListed } from './refresh-listed.ts';
import { type RowToSave, validateEnteredRows } from './validate-rows.ts';

export interface SavedRows {
	/** Of the list, after saving; as it was where nothing was saved. */
	revision: number;
	saved: boolean;
	faults: PriceRowError[];
	warnings: PriceRowWarning[];
}

export interface HeldList {
	id: string;
	name: string;
	revision: number;
}

/** No one else changes it until the end of the transaction. */
export async function holdList(sql: Sql, tenantId: string, id: string): Promise<HeldList> {
	await lockCatalogue(sql, tenantId);
	const [list] = await sql<HeldList[]>`
		select id, name, revision from price_lists where tenant_id = ${tenantId} and id = ${id} for update`;
	if (!list) throw new Refused('NOT_FOUND');
	return list;
}

async function insertRows(
	sql: Sql,
	tenantId: string,
	listId: string,
	rows: readonly RowToSave[],
	after: number,
): Promise<void> {
	await sql`
		insert into price_list_rows (tenant_id, list_id, position, product_id, quantity, unit_price, total)
		select ${tenantId}::uuid, ${listId}::uuid, position + ${after}::int, product_id, quantity, unit_price, total
		from unnest(
			${rows.map(({ productId }) => productId)}::uuid[], ${rows.map(({ quantity }) => quantity)}::int[],
			${rows.map(({ unitPrice }) => unitPrice)}::bigint[], ${rows.map(({ total }) => total)}::bigint[]
		) with ordinality as r (product_id, quantity, unit_price, total, position)`;
}

/** Rows that are written at once. */
const atATime = 2000;

/**
 * All rows of a list, in the place of those it had.
 * @param said how many are written, as far as it has come
 * @returns the revision of the list
 */
export async function replaceRows(
	sql: Sql,
	tenantId: string,
	listId: string,
	rows: readonly RowToSave[],
	said?: (written: number) => Promise<unknown>,
): Promise<number> {
	await sql`delete from price_list_rows where tenant_id = ${tenantId} and list_id = ${listId}`;
	for (let start = 0; start < rows.length; start += atATime) {
		const some = rows.slice(start, start + atATime);
		await insertRows(sql, tenantId, listId, some, start);
		await said?.(start + some.length);
	}
	const [list] = await sql<{ revision: number }[]>`
		update price_lists set revision = revision + 1, updated_at = now()
		where tenant_id = ${tenantId} and id = ${listId} returning revision`;
	return list?.revision ?? 0;
}

const counted = async (sql: Sql, tenantId: string, listId: string): Promise<number> => {
	const [found] = await sql<{ rows: number }[]>`
		select count(*)::int as rows from price_list_rows where tenant_id = ${tenantId} and list_id = ${listId}`;
	return found?.rows ?? 0;
};

export async function saveRows(
	sql: Sql,
	caller: Caller,
	id: string,
	{ revision, rows }: { revision: number; rows: readonly EnteredRow[] },
): Promise<SavedRows> {
	const { tenant, services } = caller;
	const list = await holdList(sql, tenant.id, id);
	if (list.revision !== revision) throw new Refused('PRICE_LIST_CHANGED');
	const validated = await validateEnteredRows(sql, tenant, rows);
	const { faults, warnings } = validated;
	if (faults.length > 0) return { revision, saved: false, faults, warnings };
	const before = { revision, rows: await counted(sql, tenant.id, id) };
	const next = await replaceRows(sql, tenant.id, id, validated.rows);
	await refreshListed(sql, tenant, [id]);
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'savePriceListRows',
		entity: { type: 'priceList', id },
		before,
		after: { revision: next, rows: validated.rows.length },
	});
	return { revision: next, saved: true, faults, warnings };
}
