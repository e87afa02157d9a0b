// The favourites of a person: putting one there, taking it away, and giving those of a guest to the account that he signs in to.
import type { PersonPart } from '../accounts/person-data/person-part.ts';
import type { Subject } from '../accounts/subject.ts';
import { audienceOf, hasPage } from '../catalogue/audience.ts';
import { shopDay } from '../catalogue/today.ts';
import type { Sql } from '../database/connection.ts';
import type { Statement } from '../database/read.ts';
import { Refused } from '../failure.ts';
import type { GuestMove } from '../sign-in/move-guest.ts';

export const mostFavourites = 500;

export interface Favourite {
	productId: string;
	addedAt: Date;
}

/** The newest first. */
export const listFavourites = (
	sql: Sql,
	tenantId: string,
	userId: string,
	{ first, offset }: { first: number; offset: number },
): Statement<Favourite[]> => sql<Favourite[]>`
	select product_id, created_at as added_at from favourites
	where tenant_id = ${tenantId} and user_id = ${userId}
	order by created_at desc, product_id limit ${first} offset ${offset}`;

export const countFavourites = (sql: Sql, tenantId: string, userId: string): Statement<{ total: number }[]> =>
	sql<{ total: number }[]>`
		select count(*)::int as total from favourites where tenant_id = ${tenantId} and user_id = ${userId}`;

export const findFavourite = (
	sql: Sql,
	tenantId: string,
	userId: string,
	productId: string,
): Statement<{ productId: string }[]> => sql<{ productId: string }[]>`
	select product_id from favourites
	where tenant_id = ${tenantId} and user_id = ${userId} and product_id = ${productId}`;

/** Whether there is a page that shows it to this person: itself, or the product it is a variant of. */
async function isShown(sql: Sql, tenantId: string, user: Subject, productId: string): Promise<boolean> {
	const rows = await sql`
		select from products p
		join product_list l on l.tenant_id = p.tenant_id and l.product_id = coalesce(p.parent_id, p.id)
		where p.tenant_id = ${tenantId} and p.id = ${productId} and ${hasPage(sql, audienceOf(user), shopDay())}
		limit 1`;
	return rows.length > 0;
}

/** Two who add at the same time, in two tabs, are counted one after the other. */
const lockPerson = (sql: Sql, tenantId: string, userId: string) =>
	sql`select from users where tenant_id = ${tenantId} and id = ${userId} for no key update`;

export async function addFavourite(sql: Sql, tenantId: string, user: Subject, productId: string): Promise<void> {
	if (!(await isShown(sql, tenantId, user, productId))) throw new Refused('NOT_FOUND');
	await lockPerson(sql, tenantId, user.id);
	const [known] = await findFavourite(sql, tenantId, user.id, productId);
	if (known) return;
	const [counted] = await countFavourites(sql, tenantId, user.id);
	if ((counted?.total ?? 0) >= mostFavourites) throw new Refused('FAVOURITES_FULL');
	await sql`insert into favourites (tenant_id, user_id, product_id) values (${tenantId}, ${user.id}, ${productId})`;
}

/** Also of something that is not shown any more. */
export async function removeFavourite(sql: Sql, tenantId: string, userId: string, productId: string): Promise<void> {
	await sql`
		delete from favourites where tenant_id = ${tenantId} and user_id = ${userId} and product_id = ${productId}`;
}

/** The newest of the guest, as many as there is room for. */
export const moveFavourites: GuestMove = async (sql, tenantId, guestId, userId) => {
	await lockPerson(sql, tenantId, userId);
	await sql`
		insert into favourites (tenant_id, user_id, product_id, created_at)
		select ${tenantId}::uuid, ${userId}::uuid, g.product_id, g.created_at
		from favourites g
		where g.tenant_id = ${tenantId} and g.user_id = ${guestId} and not exists (
			select from favourites own
			where own.tenant_id = ${tenantId} and own.user_id = ${userId} and own.product_id = g.product_id
		)
		order by g.created_at desc, g.product_id
		limit greatest(0, ${mostFavourites} - (
			select count(*) from favourites where tenant_id = ${tenantId} and user_id = ${userId}
		))`;
	await sql`delete from favourites where tenant_id = ${tenantId} and user_id = ${guestId}`;
};

export const favouritesOfPerson: PersonPart = {
	name: 'favourites',
	tables: ['favourites'],
	exportPart: (sql, tenantId, { id }) => listFavourites(sql, tenantId, id, { first: mostFavourites, offset: 0 }),
	async erasePart(sql, tenantId, { id }) {
		await sql`delete from favourites where tenant_id = ${tenantId} and user_id = ${id}`;
	},
};
