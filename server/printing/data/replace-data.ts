// What is there already for a side of a line, and when something else may take its place.
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import type { ReachedLine } from './line-access.ts';
import { sendRemoval } from './private-files.ts';

/** Others for the same side: a file with all pages stands for every side. */
const sameSide = (sql: Sql, side: string | null) =>
	side === null ? sql`true` : sql`(d.side is null or d.side = ${side})`;

/** What is released and ordered is on its way to the press: only the shop replaces it. For a cancelled order nothing is sent any more. */
export async function refuseFinal(
	sql: Sql,
	tenantId: string,
	{ itemId, isOrdered, isCancelled }: ReachedLine,
	side: string | null,
	isStaff: boolean,
): Promise<void> {
	if (!isOrdered) return;
	if (isCancelled) throw new Refused('PRINT_DATA_FINAL');
	const final = await sql`
		select from print_data d where d.tenant_id = ${tenantId} and d.item_id = ${itemId} and d.replaced_by is null
			and ${sameSide(sql, side)} and (d.state = 'printed' or (d.state = 'released' and not ${isStaff}))`;
	if (final.length > 0) throw new Refused('PRINT_DATA_FINAL');
}

interface NewFile {
	id: string;
	itemId: string;
	side: string | null;
}

const isUnread = (sql: Sql) => sql`(d.state = 'refused' and d.refusal_code <> 'byShop')`;

/** What could not be read has nothing in the store, and no one misses it once there is something else. */
export async function replaceUnread(sql: Sql, tenantId: string, { id, itemId, side }: NewFile): Promise<void> {
	await sql`
		update print_data d set replaced_by = ${id}, changed_at = now()
		where d.tenant_id = ${tenantId} and d.item_id = ${itemId} and d.id <> ${id} and d.replaced_by is null
			and ${sameSide(sql, side)} and ${isUnread(sql)}`;
}

/** Whether the file takes the place of another one as soon as it could be read. */
export async function hasEarlier(sql: Sql, tenantId: string, { id, itemId, side }: NewFile): Promise<boolean> {
	const rows = await sql`
		select from print_data d
		where d.tenant_id = ${tenantId} and d.item_id = ${itemId} and d.id <> ${id} and d.replaced_by is null
			and ${sameSide(sql, side)} and d.state <> 'uploaded' and not d.is_late and not ${isUnread(sql)} limit 1`;
	return rows.length > 0;
}

/**
 * Whether what the file would replace was released while it was on its way, or belongs to an order by now, one that is being paid included. Who
 * begins an upload afterwards knows what it replaces: that stays the way of the shop, and in the cart that of the customer. Needs `lockFiles`.
 */
export async function isTooLate(sql: Sql, tenantId: string, { id, itemId, side }: NewFile): Promise<boolean> {
	const released = await sql`
		select from print_data d
		join print_data own on own.tenant_id = ${tenantId} and own.id = ${id}
		where d.tenant_id = ${tenantId} and d.item_id = ${itemId} and d.id <> ${id} and d.replaced_by is null
			and ${sameSide(sql, side)} and (
				d.state = 'printed'
				or d.state = 'released' and d.released_at > coalesce(own.begun_at, own.created_at)
				or d.state = 'released' and not own.by_staff and exists (
					select from order_lines l join orders o on o.tenant_id = ${tenantId} and o.id = l.order_id
					where l.tenant_id = ${tenantId} and l.item_id = ${itemId} and (o.number is not null or o.status = 'inCreation')
				)
			) limit 1`;
	return released.length > 0;
}

/** Late files that nothing stands before any more count like any other. */
export async function admitLate(sql: Sql, tenantId: string, itemId: string): Promise<void> {
	await sql`
		update print_data late set is_late = false, changed_at = now()
		where late.tenant_id = ${tenantId} and late.item_id = ${itemId} and late.is_late and late.replaced_by is null
			and not exists (
				select from print_data d
				where d.tenant_id = ${tenantId} and d.item_id = ${itemId} and d.id <> late.id and d.replaced_by is null
					and (d.side is null or late.side is null or d.side = late.side)
					and d.state <> 'uploaded' and not d.is_late and not ${isUnread(sql)}
			)`;
}

/** Another file for the same side is being inspected: it may take the place of this one any moment. */
export async function refuseOvertaken(sql: Sql, tenantId: string, { id, itemId, side }: NewFile): Promise<void> {
	const newer = await sql`
		select from print_data d
		where d.tenant_id = ${tenantId} and d.item_id = ${itemId} and d.id <> ${id} and d.replaced_by is null
			and ${sameSide(sql, side)} and d.state = 'uploaded' limit 1`;
	if (newer.length > 0) throw new Refused('PRINT_DATA_REPLACED');
}

/**
 * Of a file that could be read: it takes the place of all that came before it, one that came too late that of other late ones alone. The rows
 * stay, for the record; their files go.
 * @returns whether there was something
 */
export async function replaceEarlier(
	sql: Sql,
	tenantId: string,
	{ id, itemId, side }: NewFile,
	{ isLate }: { isLate: boolean },
): Promise<boolean> {
	const replaced = await sql<{ id: string; previews: number; stored: boolean }[]>`
		with before as (
			select d.id, d.stored from print_data d
			join print_data own on own.tenant_id = ${tenantId} and own.id = ${id}
			where d.tenant_id = ${tenantId} and d.item_id = ${itemId} and d.id <> ${id} and d.replaced_by is null
				and d.state <> 'printed' and ${sameSide(sql, side)} and (d.created_at, d.id) < (own.created_at, own.id)
				and (not ${isLate} or d.is_late or d.state = 'uploaded' or ${isUnread(sql)})
			for update of d
		)
		update print_data d set replaced_by = ${id}, stored = false, changed_at = now()
		from before b where d.tenant_id = ${tenantId} and d.id = b.id
		returning d.id, d.previews, b.stored`;
	await sendRemoval(
		sql,
		tenantId,
		replaced.filter(({ stored }) => stored),
	);
	return replaced.length > 0;
}

/** Removed, with nothing in its place: the row stays for the timeline of the order, which reads the name from it. */
export async function retireData(sql: Sql, tenantId: string, id: string): Promise<void> {
	await sql`
		update print_data set replaced_by = id, stored = false, changed_at = now()
		where tenant_id = ${tenantId} and id = ${id}`;
}
