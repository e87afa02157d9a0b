// The lists of a person as they are read: items in one statement, what they are of in a second, whatever their number.
import { type Location, mostIn } from '../../rules/cart/merge.ts';
import { translatorOf } from '../../rules/texts/compile-messages.ts';
import type { Sql } from '../database/connection.ts';
import type { Fragment } from '../database/read.ts';
import { defaultLanguage } from '../tenants/spoken-language.ts';
import { resolveInterfaceTexts } from '../texts/resolve-interface-texts.ts';
import { type CartLine, cartLineOf, type ListLine, lineOf, markApart, type StoredItem } from './lines.ts';
import { loadSoldItems, type Reader, type SoldItem } from './sold-items.ts';

/** Of the design of a line `i`, if it is one of the person and of the product. */
const ownDesign = (sql: Sql, column: Fragment): Fragment => sql`(
	select ${column} from designs d join products p on p.tenant_id = d.tenant_id and p.id = i.product_id
	where d.tenant_id = i.tenant_id and d.id = i.design_id and d.user_id = i.user_id and d.kind = 'draft'
		and d.product_id in (p.id, p.parent_id)
)`;

export const itemColumns = (
	sql: Sql,
): Fragment => sql`i.id, i.location, i.product_id, i.quantity, i.item_name, i.design_id, ${ownDesign(sql, sql`d.release_id`)} as release_id,
	${ownDesign(sql, sql`d.revision`)} as design_revision, ${ownDesign(sql, sql`d.series_rows`)} as series_rows,
	${ownDesign(sql, sql`d.variant`)} as design_variant, exists (
		select from printformer_drafts f
		where f.tenant_id = i.tenant_id and f.design_id = i.design_id and f.artwork_sha256 is null and f.intent like 'upload%'
	) as is_design_empty, i.has_print_data,
	i.seen_total::float8 as seen_total, i.created_at, greatest(i.changed_at, ${ownDesign(sql, sql`d.updated_at`)}) as changed_at`;

/** What a shopper has removed is kept for a while, and is nowhere. */
export const ofPerson = (sql: Sql, tenantId: string, userId: string): Fragment =>
	sql`i.tenant_id = ${tenantId} and i.user_id = ${userId} and i.removed_at is null and i.location <> 'procurement'`;

/** What was put there last comes first. */
export const newestFirst = (sql: Sql): Fragment => sql`i.created_at desc, i.id desc`;

async function findVariantLabel(sql: Sql, { tenant, language }: Reader): Promise<string> {
	const wanted = { language, tenantDefault: defaultLanguage(tenant), groups: ['designs'] as const };
	return translatorOf(language, await resolveInterfaceTexts(sql, tenant.id, wanted))('designs.variant');
}

/** What was chosen in the editor stands beside what was chosen of the product. */
const withVariant = (thing: SoldItem, name: string, value: string | null | undefined): SoldItem =>
	value ? { ...thing, options: [...thing.options, { name, value }] } : thing;

export async function loadListLines(sql: Sql, reader: Reader, items: readonly StoredItem[]): Promise<ListLine[]> {
	const things = await loadSoldItems(
		sql,
		reader,
		items.map(({ productId }) => productId),
	);
	const isChosen = items.some(({ designVariant }) => designVariant);
	const name = isChosen ? await findVariantLabel(sql, reader) : '';
	return items.flatMap((item) => {
		const thing = things.get(item.productId);
		return thing ? lineOf(item, withVariant(thing, name, item.designVariant)) : [];
	});
}

const loadItems = (sql: Sql, { tenant, user }: Reader, location: Location, most: number = mostIn[location]) =>
	sql<StoredItem[]>`
		select ${itemColumns(sql)} from list_items i
		where ${ofPerson(sql, tenant.id, user.id)} and i.location = ${location}
		order by ${newestFirst(sql)} limit ${most}`;

/** Everything that is in the cart. */
export const loadCart = async (sql: Sql, reader: Reader): Promise<ListLine[]> =>
	markApart(await loadListLines(sql, reader, await loadItems(sql, reader, 'cart')));

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

/**
 * Lines of the cart are ordered together with its first one.
 * @param isPart it may not be among them
 */
export async function loadCartLines(
	sql: Sql,
	reader: Reader,
	rows: readonly StoredItem[],
	isPart = true,
): Promise<ListLine[]> {
	const first = isPart ? await loadItems(sql, reader, 'cart', 1) : [];
	const before = first.filter(({ id }) => id !== rows[0]?.id);
	const lines = markApart(await loadListLines(sql, reader, [...before, ...rows]));
	return lines.filter(({ id }) => before[0]?.id !== id);
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
	const isPart = page.offset > 0 || page.search !== undefined;
	const items =
		page.location === 'cart' ? await loadCartLines(sql, reader, rows, isPart) : await loadListLines(sql, reader, rows);
	return { items, total: counted?.total ?? 0, all: counted?.all ?? 0 };
}

export async function countCart(sql: Sql, tenantId: string, userId: string): Promise<number> {
	const [counted] = await sql<{ count: number }[]>`
		select count(*)::int as count from list_items i
		where ${ofPerson(sql, tenantId, userId)} and i.location = 'cart'`;
	return counted?.count ?? 0;
}
