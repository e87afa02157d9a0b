// The heart on the page of a product: whether it, or one of its versions, stands on the reader's watchlist.
import { mostIn } from '../../rules/cart/merge.ts';
import { newId } from '../../rules/ids.ts';
import { lockUser } from '../accounts/lock-user.ts';
import type { User } from '../accounts/subject.ts';
import { audienceOf, hasPage } from '../catalogue/read-model/audience.ts';
import type { Sql } from '../database/connection.ts';
import type { Statement } from '../database/read.ts';
import { Refused } from '../failure.ts';
import type { Tenant } from '../tenants/find-tenant.ts';
import { fullList } from './add-items.ts';
import { newestFirst, ofPerson } from './load-lines.ts';

export interface WatchlistEntry {
	productId: string;
	addedAt: Date;
}

/** The newest first. */
export const listWatchlist = (
	sql: Sql,
	tenantId: string,
	userId: string,
	{ first, offset }: { first: number; offset: number },
): Statement<WatchlistEntry[]> => sql<WatchlistEntry[]>`
	select i.product_id, i.created_at as added_at from list_items i
	where ${ofPerson(sql, tenantId, userId)} and i.location = 'watchlist'
	order by ${newestFirst(sql)} limit ${first} offset ${offset}`;

export const countWatchlist = (sql: Sql, tenantId: string, userId: string): Statement<{ total: number }[]> =>
	sql<{ total: number }[]>`
		select count(*)::int as total from list_items i where ${ofPerson(sql, tenantId, userId)} and i.location = 'watchlist'`;

export const findWatchlistEntry = (
	sql: Sql,
	tenantId: string,
	userId: string,
	productId: string,
): Statement<{ productId: string }[]> => sql<{ productId: string }[]>`
	select i.product_id from list_items i
	where ${ofPerson(sql, tenantId, userId)} and i.location = 'watchlist' and i.product_id = ${productId} limit 1`;

/** Whether there is a page that shows it to this person: itself, or the product it is a variant of. */
async function isShown(sql: Sql, tenant: Tenant, user: Pick<User, 'roles'>, productId: string): Promise<boolean> {
	const rows = await sql`
		select from products p
		join product_list l on l.tenant_id = p.tenant_id and l.product_id = coalesce(p.parent_id, p.id)
		where p.tenant_id = ${tenant.id} and p.id = ${productId} and ${hasPage(sql, audienceOf(user))}
		limit 1`;
	return rows.length > 0;
}

export async function addToWatchlist(
	sql: Sql,
	tenant: Tenant,
	user: Pick<User, 'id' | 'roles'>,
	productId: string,
): Promise<void> {
	const { id: tenantId } = tenant;
	if (!(await isShown(sql, tenant, user, productId))) throw new Refused('NOT_FOUND');
	await lockUser(sql, tenantId, user.id);
	const [known] = await findWatchlistEntry(sql, tenantId, user.id, productId);
	if (known) return;
	const added = await sql`
		insert into list_items (tenant_id, id, user_id, location, product_id)
		select ${tenantId}::uuid, ${newId()}::uuid, ${user.id}::uuid, 'watchlist', ${productId}::uuid
		where ${mostIn.watchlist} > (
			select count(*) from list_items i where ${ofPerson(sql, tenantId, user.id)} and i.location = 'watchlist'
		)
		returning id`;
	if (added.length === 0) throw fullList('watchlist');
}

/** Also of something that is not shown any more, and whatever it is called. */
export async function removeFromWatchlist(
	sql: Sql,
	tenantId: string,
	userId: string,
	productId: string,
): Promise<void> {
	await sql`
		update list_items i set removed_at = now()
		where ${ofPerson(sql, tenantId, userId)} and i.location = 'watchlist' and i.product_id = ${productId}`;
}
