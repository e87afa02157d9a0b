// Puts things into a list: all of them or none. The same thing becomes more of it where that many can be ordered, else a second line.
import { type Location, longestItemName, mostIn } from '../../rules/cart/merge.ts';
import { newId } from '../../rules/ids.ts';
import { lockUser } from '../accounts/lock-user.ts';
import type { Sql } from '../database/connection.ts';
import { Refused } from '../failure.ts';
import { findOwnDesigns, type OwnDesign } from './line-designs.ts';
import { type ListLine, lacksRelease, lineOf, lineProblem, priceFor, type StoredItem } from './lines.ts';
import { itemColumns, newestFirst, ofPerson } from './load-lines.ts';
import { type Gatherable, mergeLines } from './merge-lines.ts';
import { loadSoldItems, type Reader, type SoldItem } from './sold-items.ts';

export interface NewItem {
	productId: string;
	quantity: number;
	itemName?: string | undefined;
	/** Of the person; what goes into the cart is released. */
	designId?: string | null | undefined;
	/** What the shopper was shown, in minor units; without it what it costs now counts as seen. */
	seenTotal?: number | null | undefined;
	/** Id of the line, where print data goes along: then it is a line of its own. */
	ownId?: string | undefined;
}

/** Nobody means more than that with one press of a button. */
export const mostAtOnce = 50;

const fullCodes = { cart: 'CART_FULL', watchlist: 'FAVOURITES_FULL', drafts: 'DRAFTS_FULL' } as const;

export const fullList = (location: Location): Refused => new Refused(fullCodes[location]);

/** As people write a name: in one line, without what surrounds it. */
export const tidyItemName = (name: string | null | undefined): string => (name ?? '').replace(/\s+/g, ' ').trim();

/** @returns what is wrong with a name; a word for people who call the API */
export function itemNameError(name: string, { itemNameAllowed }: SoldItem): 'itemName' | undefined {
	if (name === '') return undefined;
	return itemNameAllowed && [...name].length <= longestItemName ? undefined : 'itemName';
}

/** An amount that a shopper says they have seen. */
export function checkSeen(total: number | null | undefined): number | null {
	if (total === null || total === undefined) return null;
	if (!Number.isSafeInteger(total) || total < 0) throw new Refused('VALIDATION', 'seenTotal');
	return total;
}

const isOf = (design: OwnDesign | undefined, { productId, parentId }: SoldItem): boolean =>
	design !== undefined && (design.productId === productId || design.productId === parentId);

/** @param design undefined: none, or not one of the person and the product */
function validate(
	item: NewItem,
	location: Location,
	thing: SoldItem | undefined,
	design: OwnDesign | undefined,
	/** Among those that are added together, from 0: a page shows beside it what is wrong. */
	position: number,
): Gatherable {
	if (!thing?.shown || (item.designId && !isOf(design, thing))) throw new Refused('NOT_FOUND', undefined, { position });
	// A line is printed from a design or from data, never from both.
	if (item.designId && item.ownId) throw new Refused('VALIDATION', 'designId');
	const itemName = tidyItemName(item.itemName);
	const seriesRows = design?.seriesRows ?? null;
	const error =
		itemNameError(itemName, thing) ?? lineProblem(thing, { quantity: item.quantity, seenTotal: null, seriesRows });
	if (error) throw new Refused('ITEM_NOT_ADDED', error, { reason: error, position });
	const { productId, quantity, designId = null, ownId } = item;
	const releaseId = design?.releaseId ?? null;
	if (location === 'cart' && lacksRelease({ designId, releaseId }, thing)) throw new Refused('CONTENT_NOT_CHECKED');
	const seenTotal = checkSeen(item.seenTotal) ?? priceFor(thing, { quantity, seriesRows })?.total ?? null;
	const now = new Date();
	return {
		...{
			id: ownId ?? newId(),
			hasPrintData: ownId !== undefined,
			location,
			productId,
			quantity,
			itemName,
			designId,
			releaseId,
			designRevision: design?.revision ?? null,
			seriesRows,
			seenTotal,
			thing,
		},
		...{ createdAt: now, changedAt: now },
	};
}

/** Counted in the statement that writes, behind the lock of the person: nobody gets past the limit, however many try at once. */
export async function insertItems(
	sql: Sql,
	tenantId: string,
	userId: string,
	location: Location,
	items: readonly Omit<StoredItem, 'createdAt'>[],
): Promise<void> {
	const rows = items.map(({ id, productId, quantity, itemName, designId, hasPrintData, seenTotal }, place) => ({
		...{ id, place, product_id: productId, quantity, item_name: itemName, design_id: designId, seen_total: seenTotal },
		has_print_data: hasPrintData,
	}));
	const written = await sql`
		insert into list_items (tenant_id, id, user_id, location, product_id, quantity, item_name, design_id, has_print_data, seen_total, created_at)
		select ${tenantId}::uuid, n.id, ${userId}::uuid, ${location}, n.product_id, n.quantity, n.item_name, n.design_id,
			n.has_print_data, n.seen_total, now() - n.place * interval '1 microsecond'
		from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
			as n (id uuid, place int, product_id uuid, quantity int, item_name text, design_id uuid, has_print_data boolean, seen_total bigint)
		where ${mostIn[location]} >= ${rows.length} + (
			select count(*) from list_items i where ${ofPerson(sql, tenantId, userId)} and i.location = ${location}
		)
		returning id`;
	if (written.length < items.length) throw fullList(location);
}

export async function updateItems(
	sql: Sql,
	tenantId: string,
	items: readonly Pick<StoredItem, 'id' | 'quantity' | 'seenTotal'>[],
): Promise<void> {
	if (items.length === 0) return;
	const rows = items.map(({ id, quantity, seenTotal }) => ({ id, quantity, seen_total: seenTotal }));
	await sql`
		update list_items i set quantity = n.quantity, seen_total = n.seen_total, changed_at = now()
		from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as n (id uuid, quantity int, seen_total bigint)
		where i.tenant_id = ${tenantId} and i.id = n.id`;
}

/** @returns the lines that they stand in now, each once */
export async function addItems(
	sql: Sql,
	reader: Reader,
	items: readonly NewItem[],
	location: Exclude<Location, 'watchlist'> = 'cart',
): Promise<ListLine[]> {
	if (items.length === 0 || items.length > mostAtOnce) throw new Refused('VALIDATION', `1 to ${mostAtOnce} items`);
	const { tenant, user } = reader;
	const ids = items.map(({ productId }) => productId);
	// Sent together; what is read is read after the transaction that holds the person.
	const [, things, designs, same] = await Promise.all([
		lockUser(sql, tenant.id, user.id).execute(),
		loadSoldItems(sql, reader, ids),
		findOwnDesigns(
			sql,
			reader,
			items.flatMap(({ designId }) => designId ?? []),
		),
		sql<StoredItem[]>`
			select ${itemColumns(sql)} from list_items i
			where ${ofPerson(sql, tenant.id, user.id)} and i.location = ${location} and i.product_id = any(${ids}::uuid[])
			order by ${newestFirst(sql)}`,
	]);
	const validated = items.map((item, position) =>
		validate(item, location, things.get(item.productId), designs.get(item.designId ?? ''), position),
	);
	const { lines, added, changed, touched } = mergeLines(same, validated);
	await updateItems(
		sql,
		tenant.id,
		lines.filter(({ id }) => changed.has(id)),
	);
	if (added.length > 0) await insertItems(sql, tenant.id, user.id, location, added);
	const byId = new Map(lines.map((line) => [line.id, line]));
	return [...new Set(touched)].flatMap((id) => {
		const line = byId.get(id);
		const thing = line && things.get(line.productId);
		return line && thing ? lineOf(line, thing) : [];
	});
}
