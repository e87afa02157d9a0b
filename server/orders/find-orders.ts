// Orders as lists show them: a user's own, and all of a shop for those who look after them.

import type { Approval, CancelReason, OrderStatus, PaymentState } from '../../rules/orders/machine.ts';
import { isPaidFirst, paymentMethods } from '../../rules/payments/methods.ts';
import { orderSettings } from '../../rules/settings/orders.ts';
import type { ShippedState } from '../../rules/shipments/shipment.ts';
import { findUnplacedApprovals, type UnplacedApproval } from '../approvals/core/find-waiting.ts';
import type { Sql } from '../database/connection.ts';
import { containing } from '../database/like-pattern.ts';
import type { Fragment } from '../database/read.ts';
import type { Image } from '../media/media-path.ts';
import { readPictures } from '../media/read-pictures.ts';
import { settingSql } from '../settings/setting-sql.ts';
import type { Tenant } from '../tenants/find-tenant.ts';
import type { PaymentMethod } from './core/graphql-parts.ts';
import { isTrialOrder } from './core/trial-orders.ts';
import { isPlacedByGuest } from './customers/placed-by-guest.ts';

export interface ListedOrder {
	id: string;
	number: string | null;
	status: OrderStatus;
	approval: Approval;
	payment: PaymentState;
	paymentMethod: PaymentMethod;
	createdAt: Date;
	placedAt: Date | null;
	gross: number;
	refunded: number;
	/** Its whole bill was taken back before any money came. */
	neverCharged: boolean;
	currency: string;
	customerName: string;
	customerMail: string;
	lineCount: number;
	deliveryDay: string | null;
	waitsForPrintData: boolean;
	/** Nothing is produced before its money is there. */
	waitsForPayment: boolean;
	/** Null: it is not cancelled. */
	cancelledAt: Date | null;
	cancelReason: CancelReason | null;
	/** Code of the reason why it came to nothing or was stopped. */
	error: string | null;
	/** How much of it was handed to carriers. */
	shipped: ShippedState;
}

/** What is finished, sent as a whole or cancelled waits for nothing any more. The flag alone first: it is that of the index. */
export const isWaitingForPrintData = (sql: Sql): Fragment =>
	sql`(o.waits_for_print_data and (o.status in ('placed', 'processed') or (o.status = 'error' and o.error is not distinct from 'printData')) and o.shipped <> 'all' and o.cancelled_at is null)`;

const paidFirst = paymentMethods.filter(isPaidFirst);
const producesUnpaid = settingSql(orderSettings, 'produceUnpaid', 'o.tenant_id');

/** What is paid first and not paid, unless the shop produces it all the same. */
export const isWaitingForPayment = (sql: Sql): Fragment => sql`(
	o.number is not null and o.payment = 'open' and o.status in ('placed', 'processed') and o.cancelled_at is null
	and o.payment_method = any(${paidFirst}::text[]) and not ${sql.unsafe(producesUnpaid)})`;

/** Nothing is given back of what never came. */
export const isNeverCharged = (sql: Sql): Fragment => sql`(
	o.payment = 'refunded' and not exists (
		select from order_events e where e.tenant_id = o.tenant_id and e.order_id = o.id
			and e.kind = 'payment' and e.detail ->> 'state' = 'paid'
	) and not exists (select from payments p where p.tenant_id = o.tenant_id and p.order_id = o.id and p.state = 'paid'))`;

const listed = (sql: Sql) => sql`
	o.id, o.number, o.status, o.approval, o.payment, o.payment_method, o.created_at, o.placed_at, o.ordered_at, o.gross::float8 as gross,
	o.refunded::float8 as refunded, o.currency, o.customer_name, o.customer_mail, o.line_count, o.delivery_day::text as delivery_day,
	${isWaitingForPrintData(sql)} as waits_for_print_data, ${isWaitingForPayment(sql)} as waits_for_payment, ${isNeverCharged(sql)} as never_charged,
	o.cancelled_at, o.cancel_reason, o.error, o.shipped`;

interface Page {
	first: number;
	offset: number;
}

/** A checkout that was given up is no order to anyone but the shop; one that waits for an approval is. */
const isShown = (sql: Sql) => sql`(o.number is not null or o.approval <> 'none')`;

/** By number, by what was ordered, and by where it went. */
const ownMatching = (sql: Sql, search: string) => sql`(
	o.number ilike ${containing(search)} or o.customer_name ilike ${containing(search)}
	or o.shipping_address ->> 'city' ilike ${containing(search)} or exists (
		select from order_lines l where l.tenant_id = o.tenant_id and l.order_id = o.id
			and (l.name ilike ${containing(search)} or l.item_name ilike ${containing(search)} or l.code ilike ${containing(search)})
	))`;

export interface OwnOrder extends ListedOrder {
	/** Null: nothing was sent. */
	deliveryAddress: object | null;
	/** Whether it waits for other data than was sent. */
	needsOtherPrintData: boolean;
	/** Of the first lines that have one. */
	pictures: Image[];
	/** Null: it is placed, or needs no approval. */
	unplaced: UnplacedApproval | null;
}

export interface OwnOrders {
	items: OwnOrder[];
	/** Of those that were searched for. */
	total: number;
	/** Without searching. */
	all: number;
}

/** By which an order is recognised in a list. */
const mostPictures = 3;

const picturedLines = (sql: Sql) => sql`(
	select coalesce(jsonb_agg(jsonb_build_object('mediaId', l.media_id, 'name', l.name) order by l.position), '[]') from (
		select media_id, name, position from order_lines
		where tenant_id = o.tenant_id and order_id = o.id and media_id is not null order by position limit ${mostPictures}
	) l
)`;

interface PicturedRow extends Omit<OwnOrder, 'pictures'> {
	id: string;
	pictured: { mediaId: string; name: string }[];
}

/** The latest first. Two statements, and more only where an order waits for its approval. */
export async function listOwnOrders(
	sql: Sql,
	tenantId: string,
	userId: string,
	{ search, first, offset }: Page & { search: string },
): Promise<OwnOrders> {
	const rows = await sql<((PicturedRow | { id: null }) & { total: number; all: number })[]>`
		with own as (
			select o.* from orders o where o.tenant_id = ${tenantId} and o.user_id = ${userId} and ${isShown(sql)}
		), found as (
			select o.* from own o where ${search === '' ? sql`true` : ownMatching(sql, search)}
		)
		select c.*, p.* from (
			select (select count(*)::int from found) as total, (select count(*)::int from own) as "all"
		) c left join (
			select ${listed(sql)}, case when o.shipping is not null then coalesce(o.shipping_address, o.billing_address) end as delivery_address,
				${isWaitingForPrintData(sql)} and exists (
					select from print_lines l where l.tenant_id = ${tenantId} and l.order_id = o.id and l.state = 'refused'
				) as needs_other_print_data, ${picturedLines(sql)} as pictured
			from found o order by o.ordered_at desc, o.id limit ${first} offset ${offset}
		) p on true
		order by p.ordered_at desc, p.id`;
	const [{ total, all } = { total: 0, all: 0 }] = rows;
	// A page on which there is nothing is one row without an order.
	const found = rows.filter((row): row is PicturedRow & { total: number; all: number } => row.id !== null);
	const pictures = await readPictures(
		sql,
		tenantId,
		found.flatMap(({ pictured }) => pictured.map(({ mediaId }) => mediaId)),
	);
	const unplaced = found.filter(({ number }) => number === null).map(({ id }) => id);
	const approvals = await findUnplacedApprovals(sql, tenantId, unplaced);
	const items = found.map(({ pictured, ...order }) => ({
		...order,
		unplaced: approvals.get(order.id) ?? null,
		pictures: pictured.flatMap(({ mediaId, name }) => {
			const picture = pictures.get(mediaId);
			return picture ? [{ ...picture, alt: name }] : [];
		}),
	}));
	return { total, all, items };
}

export const orderSorts = ['placedAt', 'number', 'gross', 'customer'] as const;
type OrderSort = (typeof orderSorts)[number];

export interface OrderFilter {
	status?: OrderStatus | undefined;
	payment?: PaymentState | undefined;
	method?: PaymentMethod | undefined;
	/** Days, of the placing of the order; of one that was not placed, of the beginning of its checkout. */
	from?: string | undefined;
	to?: string | undefined;
	search: string;
	userId?: string | undefined;
	/** Of placed orders, to the letter. */
	guestEmail?: string | undefined;
	/** Checkouts that came to nothing, or are still open, in place of orders. */
	abandoned?: boolean | undefined;
	/** True: only those that were cancelled; false: none of them. */
	cancelled?: boolean | undefined;
	/** Only those of which a line has no released print data. */
	waitsForPrintData?: boolean | undefined;
	/** Only those of which something was sent and something is left. */
	partlyShipped?: boolean | undefined;
	/** True: only those of subscriptions; false: none of them. */
	ofSubscription?: boolean | undefined;
}

export interface WantedOrders {
	filter: OrderFilter;
	sort: OrderSort;
	descending: boolean;
}

/** No one turns so many pages: a user who looks for something narrows the list, and counting on would take the longer the more there are. */
export const countedUpTo = 1000;
/** A word stands in many orders: so many are looked at that have it, and as many that have one which begins with it. */
const mostLookedAt = (words: readonly string[]) => (words.length === 1 ? 100 : 200);
const mostWords = 5;

/** The number of a parcel as carriers print it, in groups; '' for anything else. */
function groupedNumber(search: string): string {
	const joined = search.replace(/[\s.]+/g, '').toUpperCase();
	return /^(?:\d{12,40}|1Z[A-Z\d]{16})$/.test(joined) ? joined : '';
}

/** The longest first: it is in the fewest. */
function wordsOf(search: string): string[] {
	const number = groupedNumber(search);
	if (number !== '') return [number];
	return search
		.trim()
		.split(/\s+/)
		.filter(Boolean)
		.slice(0, mostWords)
		.sort((one, other) => other.length - one.length);
}

/** The highest sign there is comes after all that go on. */
const begins = (sql: Sql, word: string) => sql`
	w.word >= lower(${word}::text) collate "C" and w.word < (lower(${word}::text) || U&'\\+10FFFF') collate "C"`;

const mayBeNumber = /^(?=(?:.*\d){4}).{6,40}$/;

/** Those with a parcel whose number begins like this; it stands in no words of an order. */
const withParcel = (sql: Sql, tenantId: string, word: string) => sql`union all (
		select s.order_id, true from shipment_parcels p
		join shipments s on s.tenant_id = ${tenantId} and s.id = p.shipment_id and s.removed_at is null
		where p.tenant_id = ${tenantId} and p.number <> '' and p.number >= upper(${word}::text) collate "C"
			and p.number < (upper(${word}::text) || U&'\\+10FFFF') collate "C"
		order by s.created_at desc limit ${mostLookedAt([word])}
	)`;

/** The latest that have this word, and those with one that begins with it. */
const withWord = (sql: Sql, tenantId: string, words: readonly string[]) => {
	const [rarest = ''] = words;
	const most = mostLookedAt(words);
	return sql`(
		select w.order_id, false as begins from order_words w where w.tenant_id = ${tenantId} and w.word = lower(${rarest}::text) collate "C"
		order by w.created_at desc limit ${most}
	) union all (
		select w.order_id, true from order_words w where w.tenant_id = ${tenantId} and ${begins(sql, rarest)}
		order by w.word desc, w.created_at desc limit ${most}
	) ${words.length === 1 && mayBeNumber.test(rarest) ? withParcel(sql, tenantId, rarest) : sql``}`;
};

const alsoWith = (sql: Sql, tenantId: string, word: string) => sql`
	and exists (
		select from order_words w where w.tenant_id = ${tenantId} and w.order_id = o.id and ${begins(sql, word)} offset 0
	)`;

const narrowedByShipping = (sql: Sql, { partlyShipped }: OrderFilter) =>
	partlyShipped ? sql`and o.shipped = 'partly'` : sql``;

function narrowed(sql: Sql, { id: tenantId, timeZone }: Tenant, filter: OrderFilter) {
	const {
		status,
		payment,
		method,
		from,
		to,
		userId,
		guestEmail,
		abandoned,
		cancelled,
		waitsForPrintData,
		ofSubscription,
	} = filter;
	return sql`
		o.tenant_id = ${tenantId} and ${abandoned ? sql`o.number is null and o.approval = 'none' and not ${isTrialOrder(sql)}` : isShown(sql)}
		${status ? sql`and o.status = ${status}` : sql``}
		${payment ? sql`and o.payment = ${payment}` : sql``}
		${method ? sql`and o.payment_method = ${method}` : sql``}
		${from ? sql`and o.ordered_at >= ${from}::date::timestamp at time zone ${timeZone}` : sql``}
		${to ? sql`and o.ordered_at < (${to}::date + 1)::timestamp at time zone ${timeZone}` : sql``}
		${cancelled === undefined ? sql`` : cancelled ? sql`and o.cancelled_at is not null` : sql`and o.cancelled_at is null`}
		${ofSubscription === undefined ? sql`` : ofSubscription ? sql`and o.subscription_id is not null` : sql`and o.subscription_id is null`}
		${userId ? sql`and o.user_id = ${userId}` : sql``}
		${guestEmail ? sql`and o.customer_mail = ${guestEmail} and ${isPlacedByGuest(sql)}` : sql``}
		${waitsForPrintData ? sql`and ${isWaitingForPrintData(sql)}` : sql``} ${narrowedByShipping(sql, filter)}`;
}

/**
 * Of those with a word there are few. As an array they are looked up one by one, whatever else is asked for; joined, the database may
 * take all orders of a status to find these few among them.
 */
const among = (sql: Sql, tenant: Tenant, filter: OrderFilter, ids: Fragment) =>
	wordsOf(filter.search)
		.slice(1)
		.reduce<Fragment>(
			(all, word) => sql`${all} ${alsoWith(sql, tenant.id, word)}`,
			sql`orders o where ${narrowed(sql, tenant, filter)} and o.id = any (array(${ids}))`,
		);

/** What stands after `from`, with its `where`; they are called `o`. */
export function wantedOrders(sql: Sql, tenant: Tenant, filter: OrderFilter): Fragment {
	const words = wordsOf(filter.search);
	if (words.length === 0) return sql`orders o where ${narrowed(sql, tenant, filter)}`;
	return among(sql, tenant, filter, sql`select order_id from (${withWord(sql, tenant.id, words)}) looked_at`);
}

/** The same that the indexes have, to the letter. */
function inOrder(sql: Sql, { sort, descending }: Pick<WantedOrders, 'sort' | 'descending'>) {
	const columns = {
		placedAt: [sql`o.ordered_at desc, o.id`, sql`o.ordered_at asc, o.id desc`],
		number: [sql`o.number desc nulls last, o.id`, sql`o.number asc nulls first, o.id desc`],
		gross: [sql`o.gross desc, o.id`, sql`o.gross asc, o.id desc`],
		customer: [sql`o.customer_name desc, o.id desc`, sql`o.customer_name asc, o.id`],
	} as const;
	return columns[sort][descending ? 0 : 1];
}

/**
 * What is asked for decides which index is right, so the plan is made for it. All that is asked for ends after a page or a thousand, and
 * an index holds it: the table itself looks cheaper to begin with, and is not. For what is asked next in this transaction.
 */
export const planFor = (sql: Sql) =>
	sql`select set_config('plan_cache_mode', 'force_custom_plan', true), set_config('enable_seqscan', 'off', true)`;

export interface FoundOrders {
	items: ListedOrder[];
	/** Counted up to a limit. */
	total: number;
	/** There are more than were counted. */
	more: boolean;
}

/** Which they are comes from an index; the rows are read of those on the page alone. */
async function listAll(sql: Sql, tenant: Tenant, wanted: WantedOrders, { first, offset }: Page): Promise<FoundOrders> {
	const [, items, [counted]] = await Promise.all([
		planFor(sql),
		sql<ListedOrder[]>`
			with page as materialized (
				select o.id from ${wantedOrders(sql, tenant, wanted.filter)}
				order by ${inOrder(sql, wanted)} limit ${first} offset ${offset}
			)
			select ${listed(sql)} from page p join orders o on o.tenant_id = ${tenant.id} and o.id = p.id
			order by ${inOrder(sql, wanted)}`,
		sql<{ total: number }[]>`
			select count(*)::int as total from (
				select from ${wantedOrders(sql, tenant, wanted.filter)} limit ${countedUpTo + 1}
			) found`,
	]);
	const total = counted?.total ?? 0;
	return { items, total: Math.min(total, countedUpTo), more: total > countedUpTo };
}

/** In the same way whatever is asked for, and once, as that is most of the work. A page on which there is nothing is one row without an order. */
async function listFound(
	sql: Sql,
	tenant: Tenant,
	wanted: WantedOrders,
	{ first, offset }: Page,
): Promise<FoundOrders> {
	const words = wordsOf(wanted.filter.search);
	const rows = await sql<(ListedOrder & { id: string | null; total: number; more: boolean })[]>`
		with looked_at as materialized (${withWord(sql, tenant.id, words)}), found as materialized (
			select ${listed(sql)} from ${among(sql, tenant, wanted.filter, sql`select order_id from looked_at`)}
		)
		select counted.*, o.* from (
			select (select count(*)::int from found) as total,
				(select count(*) filter (where begins) >= ${mostLookedAt(words)} from looked_at) as more
		) counted left join (
			select * from found o order by ${inOrder(sql, wanted)} limit ${first} offset ${offset}
		) o on true
		order by ${inOrder(sql, wanted)}`;
	const [{ total, more } = { total: 0, more: false }] = rows;
	return { total, more, items: rows.filter(({ id }) => id !== null) };
}

export const listOrders = (sql: Sql, tenant: Tenant, wanted: WantedOrders, page: Page): Promise<FoundOrders> =>
	(wordsOf(wanted.filter.search).length > 0 ? listFound : listAll)(sql, tenant, wanted, page);
