// The products of a shop as the administration lists them: found, narrowed, in order. Read from the ready rows of one language.

import { writeMoment } from '../../../rules/moments.ts';
import { planCodes } from '../../../rules/subscriptions/plans.ts';
import type { Sql } from '../../database/connection.ts';
import { containing } from '../../database/like-pattern.ts';
import type { Image } from '../../media/media-path.ts';
import { availableTogether, runningOut } from '../../stock/stock-in-lists.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';

/** Without one: whatever is not archived. */
export const productStates = ['published', 'notPublished', 'scheduled', 'archived'] as const;
type ProductState = (typeof productStates)[number];

/** What is wrong with a product. */
export const productLacks = ['price', 'image', 'category', 'stock'] as const;
type ProductLack = (typeof productLacks)[number];

export const productOrders = ['name', 'code', 'fromPrice', 'createdAt', 'updatedAt', 'position'] as const;
type ProductOrder = (typeof productOrders)[number];

export interface WantedProducts {
	language: string;
	search: string;
	state: ProductState | undefined;
	/** Stands in it by itself. */
	categoryId: string | undefined;
	labelId: string | undefined;
	/** Cannot be ordered, has no picture, stands in no category, or runs out. */
	lacks: ProductLack | undefined;
	sort: ProductOrder;
	descending: boolean;
}

interface FoundLabel {
	id: string;
	name: string;
	kind: string;
	from: string | null;
	until: string | null;
}

export interface FoundProduct {
	id: string;
	slug: string;
	code: string;
	name: string;
	published: boolean;
	archived: boolean;
	offline: boolean;
	unlisted: boolean;
	unavailable: string | null;
	validFrom: string | null;
	validUntil: string | null;
	fromPrice: number | null;
	variants: number;
	/** Of it and its variants together; null where nothing is counted. */
	available: number | null;
	labels: FoundLabel[];
	createdAt: Date;
	updatedAt: Date;
	image: Image | null;
}

function inState(sql: Sql, state: ProductState | undefined) {
	if (state === 'archived') return sql`l.archived`;
	if (state === 'published') return sql`not l.archived and l.published`;
	if (state === 'notPublished') return sql`not l.archived and not l.published`;
	if (state === 'scheduled') return sql`not l.archived and l.published and l.valid_from > now()`;
	return sql`not l.archived`;
}

const lacking = (sql: Sql, tenantId: string) => ({
	price: sql`and l.unavailable is not null`,
	image: sql`and l.image_id is null`,
	category: sql`and l.unlisted`,
	stock: sql`and l.product_id in ${runningOut(sql, tenantId)}`,
});

/** What stands for the plans of the platform is in no list on purpose: whoever looks for it finds it, and nothing of it is to be mended. */
const withoutPlans = (sql: Sql) => sql`
	and not exists (
		select from products p where p.tenant_id = l.tenant_id and p.id = l.product_id and p.code = any(${[...planCodes]}::text[])
	)`;

/** Where a list is one of what is to be mended. */
const asksForLacks = ({ search, state, lacks }: WantedProducts): boolean =>
	search === '' && (lacks !== undefined || state === 'notPublished');

/** A variant is found by its code and shows its product. */
const matching = (sql: Sql, tenantId: string, search: string) => sql`
	and (l.name ilike ${containing(search)} or l.slug ilike ${containing(search)} or l.product_id in (
		select coalesce(s.parent_id, s.id) from products s
		where s.tenant_id = ${tenantId} and s.code ilike ${containing(search)}
	))`;

/** These two stand with the product and not in the ready rows of lists. */
const needsProduct = ({ sort }: WantedProducts) => sort === 'code' || sort === 'updatedAt';

const source = (sql: Sql, tenant: Tenant, wanted: WantedProducts) => sql`
	from product_list l
	${needsProduct(wanted) ? sql`join products p on p.tenant_id = l.tenant_id and p.id = l.product_id` : sql``}
	where l.tenant_id = ${tenant.id} and l.language_code = ${wanted.language} and ${inState(sql, wanted.state)}
	${wanted.search === '' ? sql`` : matching(sql, tenant.id, wanted.search)}
	${
		wanted.categoryId === undefined
			? sql``
			: sql`and exists (select from category_products m where m.tenant_id = l.tenant_id
				and m.category_id = ${wanted.categoryId} and m.product_id = l.product_id and m.direct)`
	}
	${
		wanted.labelId === undefined
			? sql``
			: sql`and exists (select from product_label_links k where k.tenant_id = l.tenant_id
				and k.label_id = ${wanted.labelId} and k.product_id = l.product_id)`
	}
	${wanted.lacks ? lacking(sql, tenant.id)[wanted.lacks] : sql``}
	${asksForLacks(wanted) ? withoutPlans(sql) : sql``}`;

const columnOf = (sql: Sql): Record<ProductOrder, ReturnType<typeof sql>> => ({
	name: sql`l.name`,
	code: sql`nullif(p.code, '')`,
	fromPrice: sql`l.from_price`,
	createdAt: sql`l.added_at`,
	updatedAt: sql`p.updated_at`,
	position: sql`l.position`,
});

const direction = (sql: Sql, { descending }: WantedProducts) =>
	descending ? sql`desc nulls last` : sql`asc nulls last`;

interface Page {
	first: number;
	offset: number;
}

export interface FoundProducts {
	items: FoundProduct[];
	/** Of all pages. */
	total: number;
}

type FoundRow = Omit<FoundProduct, 'validFrom' | 'validUntil'> & {
	total: number;
	validFrom: Date | null;
	validUntil: Date | null;
};

/** One statement, which looks at every product once: what is shown of one is read of those that are on the page alone. */
export async function listAdminProducts(
	sql: Sql,
	tenant: Tenant,
	wanted: WantedProducts,
	{ first, offset }: Page,
): Promise<FoundProducts> {
	const { id: tenantId } = tenant;
	const rows = await sql<FoundRow[]>`
		with found as materialized (
			select l.product_id, ${columnOf(sql)[wanted.sort]} as sorted ${source(sql, tenant, wanted)}
		), page as (
			select product_id, sorted from found
			order by sorted ${direction(sql, wanted)}, product_id limit ${first} offset ${offset}
		)
		select c.total, p.id, l.slug, p.code, l.name, l.published, l.archived, l.offline, l.unlisted, l.unavailable,
			l.valid_from, l.valid_until, l.from_price::float8 as from_price, l.labels,
			p.created_at, p.updated_at, l.card -> 'image' as image, (
				select count(*)::int from products v where v.tenant_id = ${tenantId} and v.parent_id = p.id
			) as variants,
			${availableTogether(sql, tenantId, sql`p.id`)} as available
		from (select count(*)::int as total from found) c
		left join page g on true
		left join product_list l
			on l.tenant_id = ${tenantId} and l.language_code = ${wanted.language} and l.product_id = g.product_id
		left join products p on p.tenant_id = ${tenantId} and p.id = g.product_id
		order by g.sorted ${direction(sql, wanted)}, g.product_id`;
	// A page on which there is nothing is one row without a product.
	const items = rows
		.filter(({ id }) => id !== null)
		.map(({ validFrom, validUntil, ...row }) => ({
			...row,
			validFrom: validFrom && writeMoment(validFrom, tenant.timeZone, 'from'),
			validUntil: validUntil && writeMoment(validUntil, tenant.timeZone, 'until'),
		}));
	return { total: rows[0]?.total ?? 0, items };
}

/** The ids of all that are found, in order. One statement. */
export async function findProductIds(sql: Sql, tenant: Tenant, wanted: WantedProducts): Promise<string[]> {
	const rows = await sql<{ id: string }[]>`
		select l.product_id as id ${source(sql, tenant, wanted)}
		order by ${columnOf(sql)[wanted.sort]} ${direction(sql, wanted)}, l.product_id`;
	return rows.map(({ id }) => id);
}

export interface ProductCounts {
	published: number;
	notPublished: number;
	archived: number;
	unavailable: number;
	withoutImage: number;
	withoutCategory: number;
	offline: number;
}

/** Of the whole shop. One statement. */
export async function countByState(sql: Sql, tenantId: string, language: string): Promise<ProductCounts> {
	const [counts] = await sql<ProductCounts[]>`
		select count(*) filter (where not archived and published)::int as published,
			count(*) filter (where not archived and not published)::int as not_published,
			count(*) filter (where archived)::int as archived,
			count(*) filter (where not archived and published and unavailable is not null)::int as unavailable,
			count(*) filter (where not archived and image_id is null)::int as without_image,
			count(*) filter (where not archived and unlisted)::int as without_category,
			count(*) filter (where not archived and offline)::int as offline
		from product_list l where l.tenant_id = ${tenantId} and l.language_code = ${language} ${withoutPlans(sql)}`;
	if (!counts) throw new Error('nothing was counted');
	return counts;
}
