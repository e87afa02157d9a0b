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
	/** Whether the others pay it for their tiers. */
	sellsPlans: boolean;
	createdAt: Date;
	deletedAt: Date | null;
	/** When a file with all of it was last made. */
	exportedAt: Date | null;
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

export const shopOrders = [
	'name',
	'slug',
	'tier',
	'state',
	'createdAt',
	'pages',
	'linkPages',
	'orders',
	'storage',
	'lastUpdate',
] as const;
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

const ofRow = (sql: Sql) => ({
	name: sql`lower(t.name)`,
	slug: sql`t.slug`,
	tier: sql`array_position(array['starter', 'pro', 'enterprise'], t.tier)`,
	state: sql`t.state`,
	createdAt: sql`t.created_at`,
});

const ofFigures = (sql: Sql) => ({
	pages: sql`f.pages`,
	linkPages: sql`f.link_pages`,
	orders: sql`f.orders`,
	storage: sql`f.storage`,
	lastUpdate: sql`coalesce(f.changed_at, t.created_at)`,
});

const isOfFigures = (sort: ShopOrder): sort is keyof ReturnType<typeof ofFigures> =>
	['pages', 'linkPages', 'orders', 'storage', 'lastUpdate'].includes(sort);

const matching = (sql: Sql, { search, deleted }: Pick<WantedShops, 'search' | 'deleted'>) => {
	const pattern = containing(search.trim().normalize('NFC'));
	return sql`
		(t.deleted_at is not null) = ${deleted} and (
			${search.trim() === ''} or t.name ilike ${pattern} or t.slug ilike ${pattern}
			or exists (
				select from domains d
				where d.tenant_id = t.id and (d.host ilike ${pattern} or unicode_host(d.host) ilike ${pattern})
			)
		)`;
};

/** Figures are read of these shops alone, of each under its own row security (tenant_figures). */
const withFigures = (sql: Sql, shops: Fragment) => sql`
	shops as materialized (${shops}),
	figures as materialized (select * from tenant_figures(array(select id from shops)))`;

const columns = (sql: Sql) => sql`
	t.id, t.slug, t.name, t.tier, t.country, t.state, t.sells_plans, t.created_at, t.deleted_at, t.exported_at, f.pages, f.link_pages, f.orders,
	f.changed_at, f.storage::float8 as storage,
	coalesce((
		select jsonb_agg(jsonb_build_object('host', d.host, 'state', d.state, 'isDefault', d.is_default) order by d.is_default desc, d.host)
		from domains d where d.tenant_id = t.id
	), '[]') as domains`;

export interface ShopPage {
	total: number;
	items: ListedShop[];
}

/** Sorted by what is in its row a shop of another page needs no figures; sorted by a figure each needs it. */
function pageOf(sql: Sql, wanted: WantedShops): { shops: Fragment; page: Fragment } {
	const { sort, descending, first, offset } = wanted;
	const direction = descending ? sql`desc` : sql`asc`;
	const limit = sql`limit ${first} offset ${offset}`;
	const numbered = (by: Fragment) =>
		sql`row_number() over (order by ${by} ${direction}, lower(t.name), t.id) as number`;
	const all = sql`from tenants t where ${matching(sql, wanted)}`;
	return isOfFigures(sort)
		? {
				shops: sql`select t.* ${all}`,
				page: sql`
					select t.*, ${numbered(ofFigures(sql)[sort])} from shops t join figures f on f.id = t.id
					order by number ${limit}`,
			}
		: {
				shops: sql`select t.*, ${numbered(ofRow(sql)[sort])} ${all} order by number ${limit}`,
				page: sql`select * from shops`,
			};
}

/** In a transaction without a tenant. */
export async function listShops(sql: Sql, wanted: WantedShops): Promise<ShopPage> {
	const { shops, page } = pageOf(sql, wanted);
	const rows = await sql<({ total: number } & ListedShop)[]>`
		with ${withFigures(sql, shops)},
		page as (${page}),
		total as (select count(*)::int as total from tenants t where ${matching(sql, wanted)})
		select total.total, ${columns(sql)}
		from total left join page t on true left join figures f on f.id = t.id
		order by t.number`;
	const items = rows.filter(({ id }) => id !== null).map(({ total: _total, ...shop }) => shop);
	return { total: rows[0]?.total ?? 0, items };
}

/** In a transaction without a tenant. */
export async function findShop(sql: Sql, by: { id: string } | { slug: string }): Promise<ListedShop | undefined> {
	const wanted = 'id' in by ? sql`t.id = ${by.id}` : sql`t.slug = ${by.slug}`;
	const [shop] = await sql<ListedShop[]>`
		with ${withFigures(sql, sql`select t.* from tenants t where ${wanted}`)}
		select ${columns(sql)} from shops t join figures f on f.id = t.id`;
	return shop;
}
