// The lists of a shopper who signs in, and of a shopper who wants to know what is kept of them or have it gone.
import { isSame, type Location, locations, mostIn } from '../../rules/cart/merge.ts';
import { lockUser } from '../accounts/lock-user.ts';
import type { PersonPart } from '../accounts/person-part.ts';
import type { GuestMove } from '../accounts/sign-in/move-guest.ts';
import { loadUser } from '../accounts/subject.ts';
import { shopDay } from '../calendar/today.ts';
import type { Sql } from '../database/connection.ts';
import { loadTenant } from '../tenants/load-tenant.ts';
import { defaultLanguage } from '../tenants/spoken-language.ts';
import { updateItems } from './add-items.ts';
import type { StoredItem } from './lines.ts';
import { itemColumns, newestFirst, ofPerson } from './load-lines.ts';
import { mergeLines } from './merge-lines.ts';
import { loadSoldItems, type Reader } from './sold-items.ts';

const allOf = (sql: Sql, tenantId: string, userId: string) => sql<StoredItem[]>`
	select ${itemColumns(sql)} from list_items i where ${ofPerson(sql, tenantId, userId)} order by ${newestFirst(sql)}`;

interface Lists {
	own: StoredItem[];
	guests: StoredItem[];
}

/** The ids of those that go along, the newest first, as many as there is room for. */
function alongOf(location: Exclude<Location, 'cart'>, { own, guests }: Lists): string[] {
	const isKnown = (item: StoredItem) => location === 'watchlist' && own.some((one) => isSame(one, item));
	return guests
		.filter((item) => !isKnown(item))
		.slice(0, Math.max(0, mostIn[location] - own.length))
		.map(({ id }) => id);
}

/** Of the same thing there is more where that can be ordered, at the prices of the account. */
async function moveCart(sql: Sql, reader: Reader, { own, guests }: Lists): Promise<string[]> {
	const things = await loadSoldItems(
		sql,
		reader,
		guests.map(({ productId }) => productId),
	);
	const coming = guests.flatMap(({ quantity, ...item }) => {
		const thing = things.get(item.productId);
		return thing && quantity !== null ? { ...item, quantity, thing } : [];
	});
	const { lines, added, changed } = mergeLines(own, coming, Math.max(0, mostIn.cart - own.length));
	// One that came along may have become more by another that did.
	const before = new Map(guests.map(({ id, quantity }) => [id, quantity]));
	await updateItems(
		sql,
		reader.tenant.id,
		lines.filter(({ id, quantity }) => changed.has(id) || (before.has(id) && before.get(id) !== quantity)),
	);
	return added.map(({ id }) => id);
}

export const moveLists: GuestMove = async (sql, tenantId, guestId, userId) => {
	await lockUser(sql, tenantId, userId);
	const guests = await allOf(sql, tenantId, guestId);
	const user = guests.length > 0 ? await loadUser(sql, tenantId, userId) : undefined;
	if (user) {
		const own = await allOf(sql, tenantId, userId);
		const tenant = await loadTenant(sql, tenantId);
		const reader: Reader = { tenant, user, language: defaultLanguage(tenant), day: shopDay(tenant) };
		const listsAt = (location: Location): Lists => ({
			own: own.filter((item) => item.location === location),
			guests: guests.filter((item) => item.location === location),
		});
		const along = [
			...(await moveCart(sql, reader, listsAt('cart'))),
			...alongOf('watchlist', listsAt('watchlist')),
			...alongOf('drafts', listsAt('drafts')),
		];
		await sql`
			update list_items set user_id = ${userId} where tenant_id = ${tenantId} and user_id = ${guestId} and id = any(${along}::uuid[])`;
	}
	await sql`delete from list_items where tenant_id = ${tenantId} and user_id = ${guestId}`;
};

export const listsOfPerson: PersonPart = {
	name: 'lists',
	// The second was their place before; the version that used it may still be running beside this one.
	tables: ['list_items', 'favourites'],
	async exportPart(sql, tenantId, { id }) {
		const items = await allOf(sql, tenantId, id);
		return Object.fromEntries(
			locations.map((location) => [
				location,
				items
					.filter((item) => item.location === location)
					.map(({ productId, quantity, itemName, createdAt }) => ({
						productId,
						quantity,
						itemName,
						addedAt: createdAt,
					})),
			]),
		);
	},
	async erasePart(sql, tenantId, { id }) {
		await sql`delete from list_items where tenant_id = ${tenantId} and user_id = ${id}`;
		await sql`delete from favourites where tenant_id = ${tenantId} and user_id = ${id}`;
	},
};
