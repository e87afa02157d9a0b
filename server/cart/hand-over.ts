// Lines that a purchasing system takes over: they are in no list any more, and keep their print data and designs until they are ordered there. And
// lines that come back from it.
import { newId } from '../../rules/ids.ts';
import type { Sql } from '../database/connection.ts';
import { insertItems } from './add-items.ts';
import type { LineAttachments } from './line-attachments.ts';
import type { StoredItem } from './lines.ts';
import { ofPerson } from './load-lines.ts';

export async function handOverLines(
	sql: Sql,
	tenantId: string,
	userId: string,
	itemIds: readonly string[],
): Promise<void> {
	const moved = await sql`
		update list_items i set location = 'procurement', changed_at = now()
		where ${ofPerson(sql, tenantId, userId)} and i.location = 'cart' and i.id = any(${[...itemIds]}::uuid[])`;
	if (moved.count !== itemIds.length) throw new Error('a line has left the cart while it was handed over');
}

export interface ReturnedLine {
	/** Of the line that was handed over. */
	from: string;
	productId: string;
	quantity: number;
	itemName: string;
	/** Undefined: its design is not one of this person any more. */
	designId: string | null;
}

/** What lies in the cart of an earlier visit is not lost: it becomes a draft, from which it goes into the cart again. */
export async function putCartAside(sql: Sql, tenantId: string, userId: string): Promise<void> {
	await sql`
		update list_items i set location = 'drafts', changed_at = now()
		where ${ofPerson(sql, tenantId, userId)} and i.location = 'cart'`;
}

/** Into the empty cart, as lines of their own: those that were handed over stay as they are until the next cart is. */
export async function bringLinesBack(
	sql: Sql,
	tenantId: string,
	userId: string,
	lines: readonly ReturnedLine[],
	attachments: LineAttachments,
): Promise<void> {
	if (lines.length === 0) return;
	const pairs = lines.map(({ from }) => ({ from, to: newId() }));
	const attached = await attachments.find(
		sql,
		tenantId,
		pairs.map(({ from }) => from),
	);
	const items = lines.map(
		({ productId, quantity, itemName, designId }, index): Omit<StoredItem, 'createdAt'> => ({
			...{ id: pairs[index]?.to ?? newId(), location: 'cart', productId, quantity, itemName, designId },
			...{ releaseId: null, designRevision: null, seriesRows: null, seenTotal: null, changedAt: new Date() },
			hasPrintData: designId === null && attached.has(pairs[index]?.from ?? ''),
		}),
	);
	await insertItems(sql, tenantId, userId, 'cart', items);
	const copied = pairs.filter(({ from }, index) => attached.has(from) && lines[index]?.designId === null);
	if (copied.length > 0) await attachments.copy(sql, tenantId, { userId, pairs: copied });
}
