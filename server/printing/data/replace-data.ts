// What is there already for a side of a line, and when something else may take its place.
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import type { ReachedLine } from './line-access.ts';
import { sendRemoval } from './private-files.ts';

/** Others for the same side: a file with all pages stands for every side. */
const sameSide = (sql: Sql, side: string | null) =>
	side === null ? sql`true` : sql`(d.side is null or d.side = ${side})`;

/** What is released and ordered is on its way to the press: only the shop replaces it. */
export async function refuseFinal(
	sql: Sql,
	tenantId: string,
	{ itemId, isOrdered }: ReachedLine,
	side: string | null,
	isStaff: boolean,
): Promise<void> {
	if (!isOrdered) return;
	const final = await sql`
		select from print_data d where d.tenant_id = ${tenantId} and d.item_id = ${itemId} and d.replaced_by is null
			and ${sameSide(sql, side)} and (d.state = 'printed' or (d.state = 'released' and not ${isStaff}))`;
	if (final.length > 0) throw new Refused('PRINT_DATA_FINAL');
}

/** The rows stay, for the record; their files go. @returns whether there was something */
export async function replaceData(
	sql: Sql,
	tenantId: string,
	{ id, itemId, side }: { id: string; itemId: string; side: string | null },
): Promise<boolean> {
	const replaced = await sql<{ id: string; previews: number; stored: boolean }[]>`
		with before as (
			select d.id, d.stored from print_data d
			where d.tenant_id = ${tenantId} and d.item_id = ${itemId} and d.id <> ${id} and d.replaced_by is null
				and d.state <> 'printed' and ${sameSide(sql, side)}
			for update
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
