// The lists of a person as they are read: items in one statement, what they are of in a second, whatever their number.
import { type Location, mostIn } from '../../rules/cart/merge.ts';
import type { Sql } from '../database/connection.ts';
import type { Fragment } from '../database/read.ts';
import { type CartLine, cartLineOf, type ListLine, lineOf, type StoredItem } from './lines.ts';
import { loadSoldItems, type Reader } from './sold-items.ts';

/** Of the design of a line `i`, if it is one of the person and of the product. */
const ownDesign = (sql: Sql, column: Fragment): Fragment => sql`(
	select ${column} from designs d join products p on p.tenant_id = d.tenant_id and p.id = i.product_id
	where d.tenant_id = i.tenant_id and d.id = i.design_id and d.user_id = i.user_id and d.kind = 'draft'
		and d.product_id in (p.id, p.parent_id)
)`;

export const itemColumns = (
	sql: Sql,
): Fragment => sql`i.id, i.location, i.product_id, i.quantity, i.item_name, i.design_id, ${ownDesign(sql, sql`d.release_id`)} as release_id,
	${ownDesign(sql, sql`d.revision`)} as design_revision, ${ownDesign(sql, sql`d.series_rows`)} as series_rows, i.has_print_data,
	i.seen_total::float8 as seen_total, i.created_at, greatest(i.changed_at, ${ownDesign(sql, sql`d.updated_at`)}) as changed_at`;

/** What a shopper has removed is kept for a while, and is nowhere. */
export const ofPerson = (sql: Sql, tenantId: string, userId: string): Fragment =>
	sql`i.tenant_id = ${tenantId} and i.user_id = ${userId} and i.removed_at is null`;

/** What was put there last comes first. */
export const newestFirst = (sql: Sql): Fragment => sql`i.created_at desc, i.id desc`;

export async function loadListLines(sql: Sql, reader: Reader, items: readonly StoredItem[]): Promise<ListLine[]> {
	const things = await loadSoldItems(
		sql,
		reader,
		items.map(({ productId }) => productId),
	);
	return items.flatMap((item) => {
		const thing = things.get(item.productId);
		return thing ? lineOf(item, thing) : [];
	});
}

const loadItems = (sql: Sql, { tenant, user }: Reader, location: Location) =>
	sql<StoredItem[]>`
		select ${itemColumns(sql)} from list_items i
		where ${ofPerson(sql, tenant.id, user.id)} and i.location = ${location}
		order by ${newestFirst(sql)} limit ${mostIn[location]}`;

/** Everything that is in the cart. */
export const loadCart = async (sql: Sql, reader: Reader): Promise<ListLine[]> =>
	loadListLines(sql, reader, await loadItems(sql, reader, 'cart'));

/** The same, for the shopper who orders it. */
export const loadLines = async (sql: Sql, reader: Reader): Promise<CartLine[]> =>
	(await loadCart(sql, reader)).map(cartLineOf);

/** What became an order leaves the cart, and does not come back by an undo. */
export async function removeOrdered(sql: Sql, tenantId: string, itemIds: readonly string[]): Promise<void> {
	if (itemIds.length === 0) return;
	await sql`delete from list_items where tenant_id = ${tenantId} and id = any(${[...itemIds]}::uuid[])`;
}

/** Every word that was typed has to be in what it is called, by the shop or by the shopper. */
function found(sql: Sql, tenantId: string, language: string, search: string | undefined): Fragment {
	if (!search) return sql`true`;
	const words = search.toLowerCase().split(/\s+/);
	return sql`exists (
		select from products p
		join products w on w.tenant_id = ${tenantId} and w.id = coalesce(p.parent_id, p.id)
		left join product_list l on l.tenant_id = ${tenantId} and l.language_code = ${language} and l.product_id = w.id
		left join product_pages d on d.tenant_id = ${tenantId} and d.language_code = ${language} and d.product_id = w.id
		left join lateral (
			select v ->> 'name' as name from jsonb_array_elements(d.page -> 'variants') v where v ->> 'id' = p.id::text
		) v on true
		cross join lateral (
			select lower(concat_ws(' ', l.name, v.name, p.code, w.code, i.item_name)) as said
		) s
		where p.tenant_id = ${tenantId} and p.id = i.product_id
			and (select bool_and(strpos(s.said, word) > 0) from unnest(${words}::text[]) word)
	)`;
}

export interface ListPage {
	location: Location;
	search: string | undefined;
	first: number;
	offset: number;
}

export interface FoundPage {
	items: ListLine[];
	/** How many match. */
	total: number;
	/** How many there are. */
	all: number;
}

export async function listLines(sql: Sql, reader: Reader, page: ListPage): Promise<FoundPage> {
	const { tenant, user, language } = reader;
	const matches = found(sql, tenant.id, language, page.search);
	const rows = await sql<StoredItem[]>`
		select ${itemColumns(sql)} from list_items i
		where ${ofPerson(sql, tenant.id, user.id)} and i.location = ${page.location} and ${matches}
		order by ${newestFirst(sql)} limit ${page.first} offset ${page.offset}`;
	const [counted] = await sql<{ total: number; all: number }[]>`
		select count(*)::int as all, count(*) filter (where ${matches})::int as total from list_items i
		where ${ofPerson(sql, tenant.id, user.id)} and i.location = ${page.location}`;
	const items = await loadListLines(sql, reader, rows);
	return { items, total: counted?.total ?? 0, all: counted?.all ?? 0 };
}

export async function countCart(sql: Sql, tenantId: string, userId: string): Promise<number> {
	const [counted] = await sql<{ count: number }[]>`
		select count(*)::int as count from list_items i
		where ${ofPerson(sql, tenantId, userId)} and i.location = 'cart'`;
	return counted?.count ?? 0;
}
