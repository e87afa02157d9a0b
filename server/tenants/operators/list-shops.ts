// The shops of the platform, for operators: one statement for a page of the list, whatever is shown of each.
import type { Tier } from '../../../rules/pages/tiers.ts';
import type { Sql } from '../../database/connection.ts';
import { containing } from '../../database/like-pattern.ts';
import type { Fragment } from '../../database/read.ts';

export interface ListedDomain {
	host: string;
	state: 'pending' | 'configuring' | 'active' | 'unknown';
	isDefault: boolean;
}

export interface ListedShop {
	id: string;
	slug: string;
	name: string;
	tier: Tier;
	country: string;
	state: 'active' | 'suspended';
	createdAt: Date;
	deletedAt: Date | null;
	domains: ListedDomain[];
	pages: number;
	linkPages: number;
	/** Placed in the last 30 days. */
	orders: number;
	/** Bytes of its files. */
	storage: number;
	/** When visitors last saw something change. */
	changedAt: Date;
}

export const shopOrders = ['name', 'slug', 'tier', 'createdAt'] as const;
type ShopOrder = (typeof shopOrders)[number];

interface WantedShops {
	/** In name, slug and hosts. */
	search: string;
	/** Those that wait for their removal, or the others. */
	deleted: boolean;
	sort: ShopOrder;
	descending: boolean;
	first: number;
	offset: number;
}

const orderBy = (sql: Sql, sort: ShopOrder) =>
	({
		name: sql`lower(t.name)`,
		slug: sql`t.slug`,
		tier: sql`array_position(array['starter', 'pro', 'enterprise'], t.tier)`,
		createdAt: sql`t.created_at`,
	})[sort];

const matching = (sql: Sql, { search, deleted }: Pick<WantedShops, 'search' | 'deleted'>) => {
	const pattern = containing(search.trim());
	return sql`
		(t.deleted_at is not null) = ${deleted} and (
			${search.trim() === ''} or t.name ilike ${pattern} or t.slug ilike ${pattern}
			or exists (select from domains d where d.tenant_id = t.id and d.host ilike ${pattern})
		)`;
};

/** Figures are read of the shops of this page alone, of each under its own row security (tenant_figures). */
const listed = (sql: Sql, page: Fragment) => sql`
	page as materialized (${page}),
	figures as materialized (select * from tenant_figures(array(select id from page)))`;

const columns = (sql: Sql) => sql`
	t.id, t.slug, t.name, t.tier, t.country, t.state, t.created_at, t.deleted_at, f.pages, f.link_pages, f.orders, f.changed_at,
	f.storage::float8 as storage,
	coalesce((
		select jsonb_agg(jsonb_build_object('host', d.host, 'state', d.state, 'isDefault', d.is_default) order by d.host)
		from domains d where d.tenant_id = t.id
	), '[]') as domains`;

export interface ShopPage {
	total: number;
	items: ListedShop[];
}

/** In a transaction without a tenant. */
export async function listShops(sql: Sql, wanted: WantedShops): Promise<ShopPage> {
	const { sort, descending, first, offset } = wanted;
	const direction = descending ? sql`desc` : sql`asc`;
	const page = sql`
		select t.*, row_number() over (order by ${orderBy(sql, sort)} ${direction}, t.id) as number
		from tenants t where ${matching(sql, wanted)}
		order by number limit ${first} offset ${offset}`;
	const rows = await sql<({ total: number } & ListedShop)[]>`
		with ${listed(sql, page)},
		total as (select count(*)::int as total from tenants t where ${matching(sql, wanted)})
		select total.total, ${columns(sql)}
		from total left join page t on true left join figures f on f.id = t.id
		order by t.number`;
	const items = rows.filter(({ id }) => id !== null).map(({ total: _total, ...shop }) => shop);
	return { total: rows[0]?.total ?? 0, items };
}

/** In a transaction without a tenant. */
export async function findShop(sql: Sql, id: string): Promise<ListedShop | undefined> {
	const [shop] = await sql<ListedShop[]>`
		with ${listed(sql, sql`select t.* from tenants t where t.id = ${id}`)}
		select ${columns(sql)} from page t join figures f on f.id = t.id`;
	return shop;
}
