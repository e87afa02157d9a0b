// Lists of products in one language: the shop's, a category's, what a search has found. Read from ready rows, in the order of an
// index where there is one, whatever the length of the shop.
import { isNarrow, type ProductFilters } from '../../rules/catalogue/filters.ts';
import type { CategoryDisplay } from '../../rules/catalogue/kinds.ts';
import { mostFound, type ProductSort } from '../../rules/catalogue/list-address.ts';
import type { Sql } from '../database/connection.ts';
import { piece, queryNamed, type Values } from '../database/named.ts';
import type { Fragment, Statement } from '../database/read.ts';
import { type Audience, conditions, isEverybody, openCategory } from './read-model/audience.ts';
import type { ProductCard } from './read-model/card.ts';
import { wholeShop } from './read-model/visibility.ts';
import { narrowed } from './search/filters.ts';
import { isKnownWord, type Stems, stemsOfWord, type Typed } from './search/search-stems.ts';

export interface ListedProduct {
	card: ProductCard;
	/** All its categories are offline; only staff sees it. */
	offline: boolean;
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
export const listedColumns = 'l.card, l.offline';

const sorted = {
	newest: 'l.added_at desc, l.product_id',
	name: 'l.name, l.product_id',
	priceUp: 'l.from_price, l.product_id',
	priceDown: 'l.from_price desc nulls last, l.product_id',
} as const satisfies Record<Exclude<ProductSort, 'recommended'>, string>;

/** Everything about a row that has nothing to do with where it stands. */
const visible = (wanted: Wanted) =>
	`l.tenant_id = :tenant and l.language_code = :language and ${conditions.inLists(wanted.audience)}
		${isNarrow(wanted.filters) ? ':narrowed' : ''}`;

/** The category, if it is there for the reader. */
const shownCategory = ({ audience }: Wanted) =>
	`select c.id, c.display from categories c
	where c.tenant_id = :tenant and c.slug = :category and ${conditions.openCategory(audience)}`;

/** Written as a value, so that its rows come in the order of their index. */
const categoryId = '(select id from shown)';

const members = (wanted: Wanted, category = categoryId) =>
	`from category_products m
	join product_list l on l.tenant_id = m.tenant_id and l.product_id = m.product_id
	where m.tenant_id = :tenant and m.category_id = ${category} and ${visible(wanted)}`;

const part = 'limit :first offset :offset';

/** Only one of the three finds a category. */
function ofCategory(page: Page, columns: string): string {
	const shownAs = (display: CategoryDisplay, order: string) =>
		`(select ${columns} ${members(page, `(select id from shown where display = '${display}')`)} order by ${order} ${part})`;
	return `${shownAs('static', 'm.position, m.product_id')}
		union all
		${shownAs('newest', sorted.newest)}
		union all
		${shownAs('random', 'hashtextextended(l.product_id::text, hashtext(:today::date::text)::bigint), l.product_id')}`;
}

const inCategory = (wanted: Wanted) =>
	wanted.category === undefined
		? ''
		: `and exists (
				select from category_products m where m.tenant_id = l.tenant_id and m.product_id = l.product_id
					and m.category_id = ${categoryId}
			)`;

const givenStems = 'unnest(:groups::int[], :stems::text[], :far::int[]) as s (word, stem, far)';

/** Whether each word says itself who finds its product. */
const isForAll = ({ audience, category, filters }: Wanted) =>
	isEverybody(audience) && category === undefined && !isNarrow(filters);

const shownToAll = (wanted: Wanted) => `case when w.shown_until is null
	then exists (select from product_list l where l.product_id = w.product_id and ${visible(wanted)})
	else w.shown_from <= now() and w.shown_until > now() end`;

/**
 * What was found, best first: the word itself before words that have it in them, which count in names and fields only. For one word the index
 * gives as many of each stem as are wanted, in that order; of several words all are read and what has each of them is left.
 */
function found(wanted: Wanted, groups: number, stems = givenStems): string {
	const rows =
		'w.tenant_id = :tenant and w.language_code = :language and w.word = s.stem and (s.far <> 1 or w.rank < 3)';
	const shown = `${visible(wanted)} ${inCategory(wanted)}`;
	if (groups === 1)
		return `select f.product_id, min(s.far * 10 + f.rank) as score, min(f.position) as position
			from ${stems} cross join lateral (
				select w.product_id, w.rank, w.position from product_words w
				${isForAll(wanted) ? '' : 'join product_list l on l.product_id = w.product_id'}
				where ${rows} and ${isForAll(wanted) ? shownToAll(wanted) : shown}
				order by w.rank, w.position, w.product_id limit :most
			) f
			group by f.product_id`;
	return `select each.product_id, each.score, each.position from (
			select product_id, sum(score) as score, min(position) as position from (
				select s.word, w.product_id, min(s.far * 10 + w.rank) as score, min(w.position) as position
				from ${stems} join product_words w on ${rows}
				group by s.word, w.product_id
			) one group by product_id having count(*) = :everyWord
		) each join product_list l on l.product_id = each.product_id
		where ${shown}
		order by each.score, each.position, each.product_id limit :most`;
}

/** Whatever has found it: only what the reader may see is ever shown. */
const itsRow = (wanted: Wanted) => `join product_list l on l.product_id = f.product_id and ${visible(wanted)}`;

function ofSearch(page: Page, columns: string): string {
	const { sort } = page;
	const best = 'f.score, f.position, f.product_id';
	return sort === 'recommended'
		? `select ${columns} from (select * from found f order by ${best} ${part}) f ${itsRow(page)} order by ${best}`
		: `select ${columns} from found f ${itsRow(page)} order by ${sorted[sort]} ${part}`;
}

const isKept = (wanted: Wanted) => !wanted.stems && isEverybody(wanted.audience) && !isNarrow(wanted.filters);

/** How many everyone finds is kept; null where something has begun or ended since. */
const kept = ({ category }: Wanted) => `
	select t.total from product_totals t
	where t.tenant_id = :tenant and t.category_id = ${category === undefined ? `'${wholeShop}'::uuid` : categoryId}
		and (t.good_until is null or t.good_until > now())`;

function counted(wanted: Wanted): string {
	const { stems, category } = wanted;
	if (stems) return 'select count(*)::int as total from found';
	return category === undefined
		? `select count(*)::int as total from product_list l where ${visible(wanted)}`
		: `select count(*)::int as total ${members(wanted)}`;
}

interface Asked extends Wanted, Partial<Pick<Page, 'first' | 'offset'>> {
	/** How many of each word are looked at; who is counted needs all that count. */
	most?: number;
	/** In place of stems. */
	typed?: Typed;
}

/** Only what is named in a statement is sent with it. */
function valuesFor(tenantId: string, wanted: Asked): Values {
	const { language, audience, today, category = '', stems, typed, first = 0, offset = 0 } = wanted;
	const all = stems?.all ?? [];
	return {
		tenant: tenantId,
		language,
		today,
		roles: audience.roles,
		category,
		first,
		offset,
		groups: all.map(({ group }) => group),
		stems: all.map(({ stem }) => stem),
		far: all.map(({ far }) => far),
		everyWord: stems?.groups ?? 0,
		words: typed?.words ?? [],
		stemmer: typed?.stemmer ?? '',
		alsoWords: typed?.alsoWords ?? [],
		alsoNumbers: typed?.alsoNumbers ?? [],
		most: wanted.most ?? Math.max(mostFound + 1, first + offset),
	};
}

function asked<Rows extends readonly object[]>(
	sql: Sql,
	tenantId: string,
	wanted: Asked,
	template: string,
): Statement<Rows> {
	const values = valuesFor(tenantId, wanted);
	const { language, today, filters, audience } = wanted;
	if (!isNarrow(filters)) return queryNamed<Rows>(sql, template, values);
	const scope = { tenantId, language, today, openCategory: openCategory(sql, audience) };
	const narrow = { ...values, narrowed: narrowed(sql, scope, filters) as never };
	return piece(sql, template, narrow) as unknown as Statement<Rows>;
}

function listed(page: Page, columns: string): string {
	if (page.stems) return ofSearch(page, columns);
	const byCategory = page.category !== undefined;
	if (byCategory && page.sort === 'recommended') return ofCategory(page, columns);
	const order = page.sort === 'recommended' ? 'l.position, l.product_id' : sorted[page.sort];
	const source = byCategory ? members(page) : `from product_list l where ${visible(page)}`;
	return `select ${columns} ${source} order by ${order} ${part}`;
}

/** What is looked up once for the whole statement. */
function before(wanted: Wanted, total = ''): string {
	const { stems, category } = wanted;
	const tables = [
		category === undefined ? '' : `shown as materialized (${shownCategory(wanted)})`,
		stems ? `found as materialized (${found(wanted, stems.groups)})` : '',
		total && `counted as materialized (${total})`,
	].filter(Boolean);
	return tables.length > 0 ? `with ${tables.join(', ')}` : '';
}

export function listProducts(sql: Sql, tenantId: string, page: Page): Statement<ListedProduct[]> {
	const { first, offset, sort } = page;
	const best = sort === 'recommended' ? { ...page, most: first + offset } : page;
	return asked<ListedProduct[]>(sql, tenantId, best, `${before(page)} ${listed(page, listedColumns)}`);
}

export interface CountedProduct extends ListedProduct {
	/** Of all pages; null where that has to be counted. */
	total: number | null;
}

/** Of a search at most one more than are shown are counted. A caller that gets no number calls `countProducts`. */
export function listAndCount(sql: Sql, tenantId: string, page: Page): Statement<CountedProduct[]> {
	const total = isKept(page) ? kept(page) : counted(page);
	const columns = `${listedColumns}, (select total from counted) as total`;
	return asked<CountedProduct[]>(sql, tenantId, page, `${before(page, total)} ${listed(page, columns)}`);
}

export interface FoundByWord extends Omit<CountedProduct, 'card'> {
	total: number;
	/** Null in the only row that says that nothing was found. */
	card: ListedProduct['card'] | null;
	/** Whether anything is known of the word. */
	known: boolean;
}

/** The first page of what one word finds, without asking for its stems before. */
export function findByWord(sql: Sql, tenantId: string, page: Page, typed: Typed): Statement<FoundByWord[]> {
	const tables = [
		stemsOfWord,
		...(page.category === undefined ? [] : [`shown as materialized (${shownCategory(page)})`]),
		`found as materialized (${found(page, 1, 'stems as s')})`,
		'counted as materialized (select count(*)::int as total from found)',
	];
	const columns = `${listedColumns}, (select total from counted) as total, true as known`;
	const template = `with ${tables.join(', ')} (${ofSearch(page, columns)})
		union all
		select null, false, 0, ${isKnownWord} where not exists (select from found)`;
	return asked<FoundByWord[]>(sql, tenantId, { ...page, typed }, template);
}

export const countProducts = (sql: Sql, tenantId: string, wanted: Wanted): Statement<{ total: number }[]> =>
	asked(sql, tenantId, wanted, `${before(wanted)} ${counted(wanted)}`);

/** All rows of a list as `l`, for a statement that counts among them: behind "select …". */
export function listSource(sql: Sql, tenantId: string, wanted: Wanted): Fragment {
	const { stems, category } = wanted;
	const inShop = `from product_list l where ${visible(wanted)}`;
	const template = stems
		? `from (${found(wanted, stems.groups)}) f ${itsRow(wanted)} where true`
		: category === undefined
			? inShop
			: members(wanted);
	const alone = template.replaceAll(categoryId, `(select id from (${shownCategory(wanted)}) as shown)`);
	return piece(sql, alone, valuesFor(tenantId, wanted));
}
