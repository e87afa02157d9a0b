// What becomes of an item after it was put into a list: another quantity or name, another list, a copy, gone and back.
import { type Location, mostIn, moves } from '../../rules/cart/merge.ts';
import { newId } from '../../rules/ids.ts';
import { smallestQuantity } from '../../rules/pricing/quantities.ts';
import { lockUser } from '../accounts/lock-user.ts';
import type { InTenant, Sql } from '../database/connection.ts';
import { Refused } from '../failure.ts';
import { checkSeen, fullList, insertItems, itemNameError, tidyItemName, updateItems } from './add-items.ts';
import type { LineAttachments } from './line-attachments.ts';
import { type DesignCopies, removeReplica, replicateFor } from './line-designs.ts';
import { itemProblem, type ListLine, lacksRelease, lineProblem, priceFor, type StoredItem } from './lines.ts';
import { itemColumns, loadCartLines, loadListLines, ofPerson } from './load-lines.ts';
import type { Reader } from './sold-items.ts';

/** What was taken out can be put back for so long. */
const keptFor = '1 hour';

async function findLine(sql: Sql, reader: Reader, id: string): Promise<ListLine> {
	const items = await sql<StoredItem[]>`
		select ${itemColumns(sql)} from list_items i
		where ${ofPerson(sql, reader.tenant.id, reader.user.id)} and i.id = ${id}`;
	const load = items[0]?.location === 'cart' ? loadCartLines : loadListLines;
	const [line] = await load(sql, reader, items);
	if (!line) throw new Refused('NOT_FOUND');
	return line;
}

async function holdLine(sql: Sql, reader: Reader, id: string): Promise<ListLine> {
	await lockUser(sql, reader.tenant.id, reader.user.id);
	return findLine(sql, reader, id);
}

export interface ItemChange {
	quantity?: number | null | undefined;
	itemName?: string | null | undefined;
	/** What the shopper was shown for it. */
	seenTotal?: number | null | undefined;
}

/** What is left out stays. */
export async function changeItem(sql: Sql, reader: Reader, id: string, change: ItemChange): Promise<ListLine> {
	const line = await holdLine(sql, reader, id);
	const { thing, seriesRows } = line;
	const itemName =
		change.itemName === undefined || change.itemName === null ? line.itemName : tidyItemName(change.itemName);
	const quantity = change.quantity ?? line.quantity;
	const seen = checkSeen(change.seenTotal);
	if (itemName !== line.itemName && itemNameError(itemName, thing))
		throw new Refused('CART_NOT_UPDATED', 'itemName', { reason: 'itemName' });
	const problem = lineProblem(thing, { quantity, seenTotal: null, seriesRows });
	// Fewer of what is short may still be too many: that is said, not refused.
	if (change.quantity && problem && problem !== 'stock')
		throw new Refused('CART_NOT_UPDATED', problem, { reason: problem });
	if (change.quantity === 0) throw new Refused('CART_NOT_UPDATED', 'quantity', { reason: 'quantity' });
	const shown =
		quantity === line.quantity ? line.seenTotal : (priceFor(thing, { quantity, seriesRows })?.total ?? null);
	await sql`
		update list_items set quantity = ${quantity}, item_name = ${itemName}, seen_total = ${seen ?? shown}, changed_at = now()
		where tenant_id = ${reader.tenant.id} and id = ${id}`;
	return findLine(sql, reader, id);
}

/** The shopper has seen what these cost now. */
export async function acceptPrices(sql: Sql, reader: Reader, ids: readonly string[]): Promise<void> {
	const { tenant, user } = reader;
	await lockUser(sql, tenant.id, user.id);
	const items = await sql<StoredItem[]>`
		select ${itemColumns(sql)} from list_items i
		where ${ofPerson(sql, tenant.id, user.id)} and i.id = any(${[...ids]}::uuid[])`;
	const lines = await loadListLines(sql, reader, items);
	await updateItems(
		sql,
		tenant.id,
		lines.flatMap(({ id, quantity, price, seenTotal }) =>
			price && price.total !== seenTotal ? { id, quantity, seenTotal: price.total } : [],
		),
	);
}

/** Something that was only remembered is ordered in the smallest quantity there is. */
function quantityToOrder({ quantity, thing, seriesRows }: ListLine): number {
	if (quantity !== null) return quantity;
	const smallest = smallestQuantity(thing.offer);
	const problem = itemProblem(thing) ?? lineProblem(thing, { quantity: smallest ?? null, seenTotal: null, seriesRows });
	if (problem || smallest === undefined)
		throw new Refused('ITEM_NOT_ADDED', problem ?? 'noPrice', { reason: problem ?? 'noPrice' });
	return smallest;
}

/** Counted in the statement that moves, as in `insertItems`. It stays a line of its own: so a move can be undone. */
async function place(sql: Sql, reader: Reader, line: ListLine, to: Location): Promise<ListLine> {
	const { tenant, user } = reader;
	if (to === 'cart' && lacksRelease(line, line.thing)) throw new Refused('CONTENT_NOT_CHECKED');
	const quantity = to === 'watchlist' ? line.quantity : quantityToOrder(line);
	// Nobody has seen the price of a series before it is released: the draft was begun without one.
	const isNew = line.quantity === null || (line.location === 'drafts' && line.seriesRows !== null);
	const seen = isNew ? (priceFor(line.thing, { ...line, quantity })?.total ?? null) : line.seenTotal;
	const moved = await sql`
		update list_items set location = ${to}, quantity = ${quantity}, seen_total = ${seen}, changed_at = now()
		where tenant_id = ${tenant.id} and id = ${line.id} and ${mostIn[to]} > (
			select count(*) from list_items i where ${ofPerson(sql, tenant.id, user.id)} and i.location = ${to}
		)
		returning id`;
	if (moved.length === 0) throw fullList(to);
	// What was remembered without a quantity and print data is the same, and says less.
	if (to === 'watchlist')
		await sql`
			delete from list_items i where ${ofPerson(sql, tenant.id, user.id)} and i.location = 'watchlist' and i.id <> ${line.id}
				and i.product_id = ${line.productId} and i.item_name = ${line.itemName} and i.quantity is null
				and not i.has_print_data and i.design_id is not distinct from ${line.designId}::uuid`;
	return findLine(sql, reader, line.id);
}

/** Drafts have their own way: `finaliseDraft`. */
export async function moveItem(sql: Sql, reader: Reader, id: string, to: Location): Promise<ListLine> {
	const line = await holdLine(sql, reader, id);
	if (line.location === to) return line;
	if (line.location === 'drafts') throw new Refused('CONTENT_NOT_CHECKED');
	if (!moves[line.location].includes(to)) throw new Refused('CART_NOT_UPDATED', `${line.location} to ${to}`);
	return place(sql, reader, line, to);
}

/** A draft goes into the cart when a shopper has looked at what will be printed: of a design, exactly that was released. */
export async function finaliseDraft(sql: Sql, reader: Reader, id: string, contentChecked: boolean): Promise<ListLine> {
	const line = await holdLine(sql, reader, id);
	if (line.location !== 'drafts') throw new Refused('NOT_FOUND');
	if (!contentChecked) throw new Refused('CONTENT_NOT_CHECKED');
	return place(sql, reader, line, 'cart');
}

interface CopyParts {
	attachments: LineAttachments;
	designs: DesignCopies | undefined;
}

type CopiedDesign = Pick<ListLine, 'designId' | 'releaseId' | 'designRevision' | 'seriesRows'>;

/** @param design of the copy; a design belongs to one line, so that changing the one does not change the other */
async function insertCopy(
	sql: Sql,
	reader: Reader,
	id: string,
	attachments: LineAttachments,
	design: CopiedDesign | undefined,
): Promise<ListLine> {
	const line = await holdLine(sql, reader, id);
	const now = new Date();
	const copy = { ...line, ...design, id: newId(), createdAt: now, changedAt: now };
	// What cannot be printed any more as it was is looked at once more.
	if (copy.location === 'cart' && copy.designId !== null && copy.releaseId === null) copy.location = 'drafts';
	await insertItems(sql, reader.tenant.id, reader.user.id, copy.location, [copy]);
	if (line.hasPrintData)
		await attachments.copy(sql, reader.tenant.id, { userId: reader.user.id, pairs: [{ from: line.id, to: copy.id }] });
	return findLine(sql, reader, copy.id);
}

/** A line of its own, whatever it is the same as: a shopper who copies something wants to change one of the two. Design and print data go along. */
export async function copyItem(
	inTenant: InTenant,
	reader: Reader,
	id: string,
	{ attachments, designs }: CopyParts,
): Promise<ListLine> {
	const { designId, releaseId } = await inTenant((sql) => findLine(sql, reader, id));
	if (designId === null) return inTenant((sql) => insertCopy(sql, reader, id, attachments, undefined));
	const { design } = await replicateFor(designs, reader, { id: designId, releaseId });
	const seriesRows = design.rows > 1 ? design.rows : null;
	const copied = { designId: design.id, releaseId: design.releaseId, designRevision: null, seriesRows };
	try {
		return await inTenant((sql) => insertCopy(sql, reader, id, attachments, copied));
	} catch (error) {
		await removeReplica(designs, reader, design.id);
		throw error;
	}
}

/** Also of what is gone already: whoever presses twice is not told off. */
export async function removeItem(sql: Sql, { tenant, user }: Reader, id: string): Promise<void> {
	const removed = await sql`
		update list_items set removed_at = coalesce(removed_at, now())
		where tenant_id = ${tenant.id} and user_id = ${user.id} and id = ${id} and location <> 'procurement' returning id`;
	if (removed.length === 0) throw new Refused('NOT_FOUND');
}

export async function restoreItem(sql: Sql, reader: Reader, id: string): Promise<ListLine> {
	const { tenant, user } = reader;
	await lockUser(sql, tenant.id, user.id);
	const [item] = await sql<{ location: Location; removed: boolean }[]>`
		select location, removed_at is not null as removed from list_items
		where tenant_id = ${tenant.id} and user_id = ${user.id} and id = ${id}
			and (removed_at is null or removed_at > now() - ${keptFor}::interval)`;
	if (!item) throw new Refused('NOT_FOUND');
	if (item.removed) {
		const restored = await sql`
			update list_items set removed_at = null
			where tenant_id = ${tenant.id} and id = ${id} and ${mostIn[item.location]} > (
				select count(*) from list_items i where ${ofPerson(sql, tenant.id, user.id)} and i.location = ${item.location}
			)
			returning id`;
		if (restored.length === 0) throw fullList(item.location);
	}
	return findLine(sql, reader, id);
}

/** What nobody has put back in time. */
export async function forgetRemoved(sql: Sql, tenantId: string): Promise<void> {
	await sql`delete from list_items where tenant_id = ${tenantId} and removed_at < now() - ${keptFor}::interval`;
}
