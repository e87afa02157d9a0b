// One order with everything that belongs to it. The caller says whose orders may be found.
import type { Address, BillingAddress } from '../../rules/checkout/address.ts';
import type { OrderDocumentKind } from '../../rules/documents/document.ts';
import type { PaymentMethod } from '../../rules/payments/methods.ts';
import type { TaxedLine, TaxTable } from '../../rules/tax/tax-of.ts';
import { findNames } from '../accounts/users/find-names.ts';
import type { Sql } from '../database/connection.ts';
import type { Picture } from '../media/media-path.ts';
import { readPictures } from '../media/read-pictures.ts';
import { eventDetail } from './core/print-events.ts';
import { isNeverCharged, isWaitingForPayment, isWaitingForPrintData, type ListedOrder } from './find-orders.ts';

export interface OrderLine {
	position: number;
	/** What it was in the cart. */
	itemId: string | null;
	productId: string;
	slug: string;
	code: string;
	name: string;
	itemName: string;
	options: { name: string; value: string }[];
	designId: string | null;
	/** What was released of it when it was ordered. */
	releaseId: string | null;
	mediaId: string | null;
	taxCategory: string;
	/** All pieces, those of every row of a series. */
	quantity: number;
	/** Null: no series. */
	seriesRows: number | null;
	unitPrice: number;
	rate: number;
	net: number;
	tax: number;
	gross: number;
	personalised: boolean;
}

export interface OrderShipping {
	id: string | null;
	name: string;
	days: number;
	parts: readonly TaxedLine[];
}

export interface FoundOrder extends ListedOrder {
	userId: string | null;
	/** Whether that is no one's account: guests have no page of their own. */
	guest: boolean;
	createdBy: string | null;
	/** Of the shop. */
	timeZone: string;
	language: string;
	pricesIncludeTax: boolean;
	billingAddress: BillingAddress;
	shippingAddress: Address | null;
	shipping: OrderShipping | null;
	totals: TaxTable;
	reverseCharge: boolean;
	taxFreeExport: boolean;
	cancelledBy: string | null;
	/** For those who look after orders. */
	cancelNote: string;
	lines: OrderLine[];
}

/** Which one: by id, or by its number; and whose, if not everyone's. */
interface Wanted {
	id?: string;
	number?: string;
	userId?: string;
}

const linesOf = (sql: Sql) => sql`
	(select coalesce(jsonb_agg(jsonb_build_object(
		'position', l.position, 'itemId', l.item_id, 'productId', l.product_id, 'slug', l.slug, 'code', l.code, 'name', l.name,
		'itemName', l.item_name, 'options', l.options, 'designId', l.design_id, 'releaseId', coalesce(
			(select p.release_id from print_lines p where p.tenant_id = l.tenant_id and p.item_id = l.item_id), l.release_id
		), 'mediaId', l.media_id,
		'taxCategory', l.tax_category, 'quantity', l.quantity, 'seriesRows', l.series_rows, 'unitPrice', l.unit_price, 'rate', l.rate, 'net', l.net,
		'tax', l.tax, 'gross', l.gross, 'personalised', l.personalised
	) order by l.position), '[]') from order_lines l where l.tenant_id = o.tenant_id and l.order_id = o.id)`;

/** One statement. */
export async function findOrder(sql: Sql, tenantId: string, wanted: Wanted): Promise<FoundOrder | undefined> {
	const { id, number, userId } = wanted;
	if (id === undefined && number === undefined) throw new Error('which order?');
	const [order] = await sql<FoundOrder[]>`
		select o.id, o.number, o.status, o.approval, o.payment, o.payment_method, o.created_at, o.placed_at,
			o.gross::float8 as gross, o.refunded::float8 as refunded, o.currency, o.customer_name, o.customer_mail, o.line_count,
			o.delivery_day::text as delivery_day, ${isWaitingForPrintData(sql)} as waits_for_print_data, ${isWaitingForPayment(sql)} as waits_for_payment,
			${isNeverCharged(sql)} as never_charged, o.user_id, o.created_by, o.language, o.prices_include_tax, o.billing_address,
			o.shipping_address, o.shipping, o.totals, o.reverse_charge, o.tax_free_export, o.error, o.cancelled_at, o.cancelled_by, o.cancel_reason, o.cancel_note, o.shipped,
			${linesOf(sql)} as lines,
			coalesce((select u.guest from users u where u.tenant_id = o.tenant_id and u.id = o.user_id), false) as guest,
			(select t.time_zone from tenants t where t.id = ${tenantId}) as time_zone
		from orders o
		where o.tenant_id = ${tenantId}
			${id === undefined ? sql`` : sql`and o.id = ${id}`}
			${number === undefined ? sql`` : sql`and o.number = ${number}`}
			${userId === undefined ? sql`` : sql`and o.user_id = ${userId}`}`;
	return order;
}

/** By id, of those that are still there. */
export async function findLinePictures(
	sql: Sql,
	tenantId: string,
	lines: readonly OrderLine[],
): Promise<Map<string, Picture>> {
	return readPictures(
		sql,
		tenantId,
		lines.flatMap(({ mediaId }) => mediaId ?? []),
	);
}

export interface OrderDocument {
	id: string;
	orderId: string;
	kind: OrderDocumentKind;
	number: string;
	issuedOn: string;
	/** Whether it can be had as an XRechnung as well. */
	hasXrechnung: boolean;
}

export const findDocuments = (sql: Sql, tenantId: string, orderId: string) => sql<OrderDocument[]>`
	select id, order_id, kind, number, issued_on::text as issued_on, xrechnung is not null as has_xrechnung from order_documents
	where tenant_id = ${tenantId} and order_id = ${orderId} order by created_at, kind desc, id`;

interface EventRow {
	id: string;
	at: Date;
	actor: 'system' | 'shopper' | 'staff';
	userId: string | null;
	kind: string;
	detail: unknown;
}

export interface OrderEvent extends EventRow {
	/** Who, if it is still known. */
	by: string | null;
}

/** As they happened. */
export async function findEvents(sql: Sql, tenantId: string, orderId: string): Promise<OrderEvent[]> {
	const rows = await sql<EventRow[]>`
		select e.id, e.at, e.actor, e.user_id, e.kind, ${eventDetail(sql)} as detail from order_events e
		where e.tenant_id = ${tenantId} and e.order_id = ${orderId} order by e.at, e.id limit 1000`;
	const names = await findNames(
		sql,
		tenantId,
		rows.flatMap(({ userId }) => userId ?? []),
	);
	return rows.map((row) => ({ ...row, by: (row.userId && names.get(row.userId)) || null }));
}

export interface OrderPayment {
	id: string;
	provider: string;
	method: PaymentMethod;
	state: 'opening' | 'open' | 'paid' | 'expired' | 'refused' | 'failed';
	amount: number;
	currency: string;
	intentId: string | null;
	/** Of a transfer, as a day. */
	receivedOn: string | null;
	late: boolean;
	createdAt: Date;
	changedAt: Date;
}

export const findPayments = (sql: Sql, tenantId: string, orderId: string) => sql<OrderPayment[]>`
	select p.id, p.provider, coalesce(p.method, o.payment_method) as method,
		case when p.state = 'expired' and p.processing_since is not null then 'refused' else p.state end as state,
		p.amount::float8 as amount, p.currency, p.intent_id, p.received_on::text as received_on, p.late, p.created_at, p.changed_at
	from payments p join orders o on o.tenant_id = p.tenant_id and o.id = p.order_id
	where p.tenant_id = ${tenantId} and p.order_id = ${orderId} order by p.created_at, p.id`;

export interface OrderRefund {
	id: string;
	paymentId: string | null;
	amount: number;
	reason: string;
	state: 'waiting' | 'done' | 'failed';
	error: string | null;
	createdAt: Date;
	changedAt: Date;
}

export const findRefunds = (sql: Sql, tenantId: string, orderId: string) => sql<OrderRefund[]>`
	select id, payment_id, amount::float8 as amount, reason, state, error, created_at, changed_at from refunds
	where tenant_id = ${tenantId} and order_id = ${orderId} order by created_at, id`;

export interface OrderMail {
	purpose: string;
	recipient: string;
	writtenAt: Date;
	/** Of the mail itself: queued, sent, kept, failed; null when it is gone. */
	state: string | null;
	subject: string | null;
}

export const findMails = (sql: Sql, tenantId: string, orderId: string) => sql<OrderMail[]>`
	select w.purpose, w.recipient, w.written_at, m.state, m.subject from order_mails w
	left join mails m on m.tenant_id = w.tenant_id and m.id = w.mail_id
	where w.tenant_id = ${tenantId} and w.order_id = ${orderId} order by w.written_at, w.purpose, w.recipient`;
