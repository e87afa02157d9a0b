// Makes, renames, copies, archives and restores price lists. An archived list gives no price: what used it falls to its next list.
import { newId } from '../../../rules/ids.ts';
import { longestPriceListName } from '../../../rules/price-lists/rows.ts';
import { actorOf, type Caller } from '../../accounts/services.ts';
import { lockCatalogue } from '../../catalogue/read-model/refresh-catalogue.ts';
import type { Sql } from '../../database/connection.ts';
import { isTaken, Refused } from '../../failure.ts';
import { findPriceLists, type ListedPriceList } from './list-price-lists.ts';
import { type UsesOfLists, usesOfLists } from './price-list-uses.ts';
import { refreshListed } from './refresh-listed.ts';

const atMost = 100;

function nameOf(given: string): string {
	const name = given.trim().replaceAll(/\s+/g, ' ');
	if (name === '') throw new Refused('MANDATORY_FIELDS');
	if (name.length > longestPriceListName || /\p{Cc}/u.test(name) || !name.isWellFormed())
		throw new Refused('VALIDATION', 'name');
	return name;
}

const refuseTaken = (error: unknown): never => {
	throw isTaken(error) ? new Refused('PRICE_LIST_NAME_TAKEN') : error;
};

async function find(sql: Sql, { tenant }: Caller, id: string): Promise<ListedPriceList> {
	const [list] = await findPriceLists(sql, tenant.id, [id]);
	if (!list) throw new Refused('NOT_FOUND');
	return list;
}

const insert = (sql: Sql, { tenant }: Caller, id: string, name: string) =>
	sql`insert into price_lists (tenant_id, id, name) values (${tenant.id}, ${id}, ${name})`.catch(refuseTaken);

export async function createPriceList(sql: Sql, caller: Caller, given: string): Promise<ListedPriceList> {
	const id = newId();
	await insert(sql, caller, id, nameOf(given));
	const made = await find(sql, caller, id);
	await caller.services.record(sql, caller.tenant.id, actorOf(caller), {
		action: 'createPriceList',
		entity: { type: 'priceList', id },
		after: { name: made.name },
	});
	return made;
}

export async function renamePriceList(sql: Sql, caller: Caller, id: string, given: string): Promise<ListedPriceList> {
	const { tenant, services } = caller;
	const before = await find(sql, caller, id);
	const name = nameOf(given);
	if (name === before.name) return before;
	await sql`
		update price_lists set name = ${name}, updated_at = now() where tenant_id = ${tenant.id} and id = ${id}`.catch(
		refuseTaken,
	);
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'renamePriceList',
		entity: { type: 'priceList', id },
		before: { name: before.name },
		after: { name },
	});
	return find(sql, caller, id);
}

/** With its rows; no product uses it yet. */
export async function copyPriceList(sql: Sql, caller: Caller, from: string, given: string): Promise<ListedPriceList> {
	const { tenant, services } = caller;
	const source = await find(sql, caller, from);
	const id = newId();
	await insert(sql, caller, id, nameOf(given));
	await sql`
		insert into price_list_rows (tenant_id, list_id, position, product_id, quantity, unit_price, total)
		select tenant_id, ${id}, position, product_id, quantity, unit_price, total from price_list_rows
		where tenant_id = ${tenant.id} and list_id = ${from}`;
	const made = await find(sql, caller, id);
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'copyPriceList',
		entity: { type: 'priceList', id },
		after: { name: made.name, rows: made.rows, copyOf: source.name },
	});
	return made;
}

/** All of them or none. @returns those that were not so before */
async function setArchived(sql: Sql, caller: Caller, ids: readonly string[], archived: boolean): Promise<string[]> {
	const { tenant, services } = caller;
	const wanted = [...new Set(ids)];
	if (wanted.length > atMost) throw new Refused('VALIDATION', `at most ${atMost} price lists`);
	await lockCatalogue(sql, tenant.id);
	const found = await findPriceLists(sql, tenant.id, wanted);
	if (found.length < wanted.length) throw new Refused('NOT_FOUND');
	const changed = found.filter(({ archivedAt }) => (archivedAt !== null) !== archived).map(({ id }) => id);
	if (changed.length === 0) return changed;
	await sql`
		update price_lists set archived_at = ${archived ? sql`now()` : null}, updated_at = now()
		where tenant_id = ${tenant.id} and id = any(${changed}::uuid[])`;
	await refreshListed(sql, tenant, changed);
	for (const { id, name } of found.filter((list) => changed.includes(list.id)))
		await services.record(sql, tenant.id, actorOf(caller), {
			action: archived ? 'archivePriceList' : 'restorePriceList',
			entity: { type: 'priceList', id },
			before: { name, archived: !archived },
			after: { name, archived },
		});
	return changed;
}

export interface ArchivedLists extends UsesOfLists {
	lists: number;
}

export async function archivePriceLists(sql: Sql, caller: Caller, ids: readonly string[]): Promise<ArchivedLists> {
	const changed = await setArchived(sql, caller, ids, true);
	return { lists: changed.length, ...(await usesOfLists(sql, caller.tenant.id, changed)) };
}

export const restorePriceLists = async (sql: Sql, caller: Caller, ids: readonly string[]): Promise<number> =>
	(await setArchived(sql, caller, ids, false)).length;
