// Lines of carts and drafts that are printed from designs, for the domain that makes designs.
import type { Location } from '../../rules/cart/merge.ts';
import type { Sql } from '../database/connection.ts';
import { newestFirst, ofPerson } from './load-lines.ts';

export interface DesignLine {
	id: string;
	designId: string;
	location: Location;
	quantity: number | null;
	itemName: string;
}

/** By the id of the design; of several lines the newest. */
export async function findDesignLines(
	sql: Sql,
	tenantId: string,
	userId: string,
	designIds: readonly string[],
): Promise<Map<string, DesignLine>> {
	const lines = await sql<DesignLine[]>`
		select i.id, i.design_id, i.location, i.quantity, i.item_name from list_items i
		where ${ofPerson(sql, tenantId, userId)} and i.design_id = any(${[...designIds]}::uuid[])
		order by ${newestFirst(sql)}`;
	return new Map(lines.toReversed().map((line) => [line.designId, line]));
}

/** Whether it is in the list of drafts, of whomever it is. */
export async function isAmongDrafts(sql: Sql, tenantId: string, designId: string): Promise<boolean> {
	const lines = await sql`
		select from list_items
		where tenant_id = ${tenantId} and design_id = ${designId} and location = 'drafts' and removed_at is null limit 1`;
	return lines.length > 0;
}

/** Out of the list of drafts, of whomever it is, unless it has got elsewhere. @returns whether it was there alone */
export async function removeDraftLine(sql: Sql, tenantId: string, designId: string): Promise<boolean> {
	const removed = await sql`
		update list_items i set removed_at = now()
		where i.tenant_id = ${tenantId} and i.design_id = ${designId} and i.location = 'drafts' and i.removed_at is null
			and not exists (
				select from list_items o where o.tenant_id = ${tenantId} and o.design_id = i.design_id and o.location <> 'drafts'
			)
		returning i.id`;
	return removed.length > 0;
}

/** For good: without its design a line cannot be restored. */
export async function removeDesignLines(sql: Sql, tenantId: string, userId: string, designId: string): Promise<void> {
	await sql`
		delete from list_items where tenant_id = ${tenantId} and user_id = ${userId} and design_id = ${designId}`;
}

/** Lines whose products are not named by shoppers stay without a name. */
export async function renameDesignLines(
	sql: Sql,
	tenantId: string,
	userId: string,
	{ designId, name }: { designId: string; name: string },
): Promise<void> {
	await sql`
		update list_items i set item_name = ${name}, changed_at = now()
		from products p join products w on w.tenant_id = ${tenantId} and w.id = coalesce(p.parent_id, p.id)
		where i.tenant_id = ${tenantId} and i.user_id = ${userId} and i.design_id = ${designId}
			and p.tenant_id = ${tenantId} and p.id = i.product_id and w.item_name_allowed`;
}
