// Lists of products in one language: the shop's, a category's, what a search has found. Read from ready rows, in the order of an
// index where there is one, whatever the length of the shop.
import { noFilters, type ProductFilters } from '../../rules/catalogue/filters.ts';
import type { CategoryDisplay, LabelKind, UnavailableReason } from '../../rules/catalogue/kinds.ts';
import { mostFound, type ProductSort } from '../../rules/catalogue/list-address.ts';
import type { Sql } from '../database/connection.ts';
import type { Fragment, Statement } from '../database/read.ts';
import { type Audience, inLists, isEverybody, openCategory } from './audience.ts';
import { wholeShop } from './ready/visibility.ts';
import { narrowed } from './search/filters.ts';
import type { Stems } from './search-stems.ts';

export interface ListedLabel {
	id: string;
	name: string;
	kind: LabelKind;
	from: string | null;
	until: string | null;
}

export interface ListedProduct {
	productId: string;
	slug: string;
	name: string;
	/** Null where it has no price. */
	fromPrice: number | null;
	imageId: string | null;
	imageType: string | null;
	imageWidth: number | null;
	imageHeight: number | null;
	imageSizes: number[];
	imageFallback: 'jpg' | 'png' | null;
	imageFocalX: number | null;
	imageFocalY: number | null;
	/** Null where nobody has described it. */
	imageAlt: string | null;
	published: boolean;
	offline: boolean;
	unavailable: UnavailableReason | null;
	/** Also those that hold at other times. */
	labels: ListedLabel[];
}

export interface Wanted {
	language: string;
	audience: Audience;
	today: string;
	/** The slug of a category. */
	category?: string | undefined;
	/** What was looked for; nothing is found where a word of it is unknown. */
	stems?: Stems | undefined;
	filters: ProductFilters;
}

export interface Page extends Wanted {
	sort: ProductSort;
	first: number;
	offset: number;
}

/** What a list shows of a product, from the table as `l`. */
export const listedColumns = (sql: Sql) => sql`
	l.product_id, l.slug, l.name, l.from_price::float8 as from_price, l.image_id, l.image_type, l.image_width,
	l.image_height, l.image_sizes, l.image_fallback, l.image_focal_x, l.image_focal_y, l.image_alt, l.published, l.offline,
	l.unavailable, l.labels`;

const sorted = (sql: Sql, sort: Exclude<ProductSort, 'recommended'>) =>
	({
		newest: sql`l.added_at desc, l.product_id`,
		name: sql`l.name, l.product_id`,
		priceUp: sql`l.from_price, l.product_id`,
		priceDown: sql`l.from_price desc nulls last, l.product_id`,
	})[sort];

/** Everything about a row that has nothing to do with where it stands. Pieces of statements cost more than their texts look like. */
function visible(sql: Sql, tenantId: string, { language, audience, today, filters }: Wanted) {
	const rows = sql`l.tenant_id = ${tenantId} and l.language_code = ${language} and ${inLists(sql, audience, today)}`;
	if (filters === noFilters) return rows;
	const scope = { tenantId, language, today, openCategory: openCategory(sql, audience) };
	return sql`${rows} ${narrowed(sql, scope, filters)}`;
}

/** The category, if it is there for the reader; written as a value, so that its rows come in the order of their index. */
const categoryId = (sql: Sql, tenantId: string, { category, audience }: Wanted, display?: string) => sql`(
	select c.id from categories c
	where c.tenant_id = ${tenantId} and c.slug = ${category ?? ''} and ${openCategory(sql, audience)}
		${display ? sql`and c.display = ${display}` : sql``}
)`;

const membersOf = (sql: Sql, tenantId: string, category: Fragment, shown: Fragment) => sql`
	from category_products m
	join product_list l on l.tenant_id = m.tenant_id and l.product_id = m.product_id
	where m.tenant_id = ${tenantId} and m.category_id = ${category} and ${shown}`;

const members = (sql: Sql, tenantId: string, wanted: Wanted) =>
	membersOf(sql, tenantId, categoryId(sql, tenantId, wanted), visible(sql, tenantId, wanted));

/** Only one of the three finds a category. */
function listCategory(sql: Sql, tenantId: string, page: Page): Statement<ListedProduct[]> {
	const { first, offset, sort, today } = page;
	const columns = listedColumns(sql);
	const part = sql`limit ${first} offset ${offset}`;
	if (sort !== 'recommended')
		return sql<
			ListedProduct[]
		>`select ${columns} ${members(sql, tenantId, page)} order by ${sorted(sql, sort)} ${part}`;
	const shown = visible(sql, tenantId, page);
	const shownAs = (display: CategoryDisplay) =>
		membersOf(sql, tenantId, categoryId(sql, tenantId, page, display), shown);
	return sql<ListedProduct[]>`
		(select ${columns} ${shownAs('static')} order by m.position, m.product_id ${part})
		union all
		(select ${columns} ${shownAs('newest')} order by ${sorted(sql, 'newest')} ${part})
		union all
		(select ${columns} ${shownAs('random')}
			order by hashtextextended(l.product_id::text, hashtext(${today})::bigint), l.product_id ${part})`;
}

const inCategory = (sql: Sql, tenantId: string, wanted: Wanted) =>
	wanted.category === undefined
		? sql``
		: sql`and exists (
				select from category_products m where m.tenant_id = l.tenant_id and m.product_id = l.product_id
					and m.category_id = ${categoryId(sql, tenantId, wanted)}
			)`;

/**
 * What was found, best first: the word itself before words that have it in them, which count in names and fields only. For one word the index
 * gives as many of each stem as are wanted, in that order; of several words all are read and what has each of them is left.
 */
function found(sql: Sql, tenantId: string, wanted: Wanted, { groups, all }: Stems, most: number) {
	const stems = sql`unnest(
		${all.map(({ group }) => group)}::int[], ${all.map(({ stem }) => stem)}::text[], ${all.map(({ far }) => far)}::int[]
	) as s (word, stem, far)`;
	const rows = sql`
		w.tenant_id = ${tenantId} and w.language_code = ${wanted.language} and w.word = s.stem and (s.far <> 1 or w.rank < 3)`;
	const shown = sql`${visible(sql, tenantId, wanted)} ${inCategory(sql, tenantId, wanted)}`;
	if (groups === 1)
		return sql`(
			select f.product_id, min(s.far * 10 + f.rank) as score, min(f.position) as position
			from ${stems} cross join lateral (
				select w.product_id, w.rank, w.position from product_words w
				join product_list l on l.product_id = w.product_id
				where ${rows} and ${shown}
				order by w.rank, w.position, w.product_id limit ${most}
			) f
			group by f.product_id
		)`;
	return sql`(
		select each.product_id, each.score, each.position from (
			select product_id, sum(score) as score, min(position) as position from (
				select s.word, w.product_id, min(s.far * 10 + w.rank) as score, min(w.position) as position
				from ${stems} join product_words w on ${rows}
				group by s.word, w.product_id
			) one group by product_id having count(*) = ${groups}
		) each join product_list l on l.product_id = each.product_id
		where ${shown}
		order by each.score, each.position, each.product_id limit ${most}
	)`;
}

function listFound(sql: Sql, tenantId: string, page: Page, stems: Stems): Statement<ListedProduct[]> {
	const { first, offset, sort, language } = page;
	const most = sort === 'recommended' ? first + offset : mostFound;
	return sql<ListedProduct[]>`
		select ${listedColumns(sql)} from ${found(sql, tenantId, page, stems, most)} f
		join product_list l on l.tenant_id = ${tenantId} and l.language_code = ${language} and l.product_id = f.product_id
		order by ${sort === 'recommended' ? sql`f.score, f.position, l.product_id` : sorted(sql, sort)}
		limit ${first} offset ${offset}`;
}

export function listProducts(sql: Sql, tenantId: string, page: Page): Statement<ListedProduct[]> {
	if (page.stems) return listFound(sql, tenantId, page, page.stems);
	if (page.category !== undefined) return listCategory(sql, tenantId, page);
	const order = page.sort === 'recommended' ? sql`l.position, l.product_id` : sorted(sql, page.sort);
	return sql<ListedProduct[]>`
		select ${listedColumns(sql)} from product_list l where ${visible(sql, tenantId, page)}
		order by ${order} limit ${page.first} offset ${page.offset}`;
}

const isNarrow = (filters: ProductFilters) =>
	filters !== noFilters && JSON.stringify(filters) !== JSON.stringify(noFilters);

/** For everybody the number is kept; it is counted when something has begun or ended since. */
export function countProducts(sql: Sql, tenantId: string, wanted: Wanted): Statement<{ total: number }[]> {
	const { stems, category, audience, filters, today } = wanted;
	if (stems)
		return sql<{ total: number }[]>`
			select count(*)::int as total from ${found(sql, tenantId, wanted, stems, mostFound + 1)} f`;
	const counted =
		category === undefined
			? sql`select count(*)::int from product_list l where ${visible(sql, tenantId, wanted)}`
			: sql`select count(*)::int ${members(sql, tenantId, wanted)}`;
	if (!isEverybody(audience) || isNarrow(filters)) return sql<{ total: number }[]>`select (${counted}) as total`;
	return sql<{ total: number }[]>`
		select case when t.good_until is null or t.good_until > ${today}::date then t.total else (${counted}) end as total
		from product_totals t where t.tenant_id = ${tenantId}
			and t.category_id = ${category === undefined ? sql`${wholeShop}::uuid` : categoryId(sql, tenantId, wanted)}`;
}

/** All rows of a list as `l`, for whoever counts among them: behind "select …". */
export function listSource(sql: Sql, tenantId: string, wanted: Wanted) {
	const { stems, category, language } = wanted;
	if (stems)
		return sql`from ${found(sql, tenantId, wanted, stems, mostFound)} f
			join product_list l on l.tenant_id = ${tenantId} and l.language_code = ${language} and l.product_id = f.product_id
			where true`;
	return category === undefined
		? sql`from product_list l where ${visible(sql, tenantId, wanted)}`
		: members(sql, tenantId, wanted);
}
