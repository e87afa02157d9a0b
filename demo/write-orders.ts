// Writes down orders of the demo with what happened to them and their documents, under the numbers that follow those the shop has given.
import type { PrintedDocument } from '../rules/documents/document.ts';
import { validateDocument } from '../rules/documents/validate-document.ts';
import { newId } from '../rules/ids.ts';
import { orderNumber } from '../rules/orders/number-range.ts';
import { shopDayOf } from '../server/calendar/today.ts';
import type { Sql } from '../server/database/connection.ts';
import { confirmationOf, creditNoteOf, invoiceOf } from '../server/orders/documents/draw-up.ts';
import { findLetterhead } from '../server/orders/documents/pdf/letterhead.ts';
import { defaultLanguage } from '../server/tenants/spoken-language.ts';
import { later, type MadeOrder, type Market } from './make-order.ts';
import { insertMoney, paidAfter, refundedAfter } from './order-money.ts';

const asJson = (value: unknown) => JSON.parse(JSON.stringify(value));

async function insertOrders(sql: Sql, tenantId: string, orders: readonly MadeOrder[]): Promise<void> {
	await sql`
		insert into orders ${sql(
			orders.map((order) => ({
				tenant_id: tenantId,
				id: order.id,
				checkout_key: newId(),
				user_id: order.userId,
				status: order.status,
				approval: order.approval,
				payment: order.payment,
				payment_method: order.paymentMethod,
				number: order.number,
				placed_at: order.placedAt,
				created_at: order.createdAt,
				updated_at: order.createdAt,
				language: order.language,
				currency: order.currency,
				prices_include_tax: order.pricesIncludeTax,
				billing_address: sql.json(asJson(order.billingAddress)),
				shipping: order.shipping && sql.json(asJson(order.shipping)),
				totals: sql.json(asJson(order.totals)),
				net: order.totals.net,
				tax: order.totals.tax,
				gross: order.gross,
				refunded: order.refunded,
				reverse_charge: order.reverseCharge,
				tax_free_export: order.taxFreeExport,
				customer_name: order.customerName,
				customer_mail: order.customerMail,
				line_count: order.lineCount,
				delivery_day: order.deliveryDay,
				error: order.error,
				subscription_id: order.subscription?.id ?? null,
				company_id: order.company?.id ?? null,
				cost_centre_id: order.company?.costCentre.id ?? null,
				cost_centre: order.company?.costCentre.code ?? null,
			})),
		)}`;
	await sql`
		insert into order_lines ${sql(
			orders.flatMap(({ id, lines }) =>
				lines.map((line) => ({
					tenant_id: tenantId,
					order_id: id,
					position: line.position,
					item_id: line.itemId,
					product_id: line.productId,
					slug: line.slug,
					code: line.code,
					name: line.name,
					item_name: line.itemName,
					options: sql.json(asJson(line.options)),
					media_id: line.mediaId,
					tax_category: line.taxCategory,
					quantity: line.quantity,
					unit_price: line.unitPrice,
					rate: line.rate,
					net: line.net,
					tax: line.tax,
					gross: line.gross,
					personalised: line.personalised,
				})),
			),
		)}`;
}

/** In the order in which they were begun. */
const numbered = (orders: readonly MadeOrder[], draw: (placedAt: Date) => string): MadeOrder[] =>
	orders
		.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
		.map((order) => (order.placedAt ? { ...order, number: draw(order.placedAt) } : order));

interface Event {
	orderId: string;
	at: Date;
	actor: 'system' | 'shopper' | 'staff';
	kind: string;
	detail: object;
}

function eventsOf(order: MadeOrder, now: Date): Event[] {
	const { id: orderId, createdAt, story, payment, paymentMethod, gross, currency, refund } = order;
	const by = order.subscription?.kind === 'renewal' ? 'system' : 'shopper';
	const events: Event[] = [{ orderId, at: createdAt, actor: by, kind: 'created', detail: { gross, currency } }];
	let from = 'inCreation';
	for (const { hours, to } of story) {
		const actor = to === 'placed' ? 'system' : 'staff';
		events.push({
			orderId,
			at: later(order, hours + 0.01, now),
			actor,
			kind: 'status',
			detail: { from, to, note: '' },
		});
		from = to;
	}
	if (order.number && payment !== 'open') {
		const byHand = paymentMethod === 'invoice';
		const at = later(order, byHand ? 9 * 24 : paidAfter, now);
		const detail = { state: 'paid', amount: gross, method: paymentMethod };
		events.push({ orderId, at, actor: byHand ? 'staff' : 'system', kind: 'payment', detail });
	}
	if (refund) {
		const detail = { refundId: refund.id, amount: refund.amount, state: 'done', reason: refund.reason };
		events.push({ orderId, at: later(order, refundedAfter, now), actor: 'staff', kind: 'refund', detail });
	}
	return events;
}

interface Issued {
	orderId: string;
	at: Date;
	document: PrintedDocument;
	refundId: string | null;
}

/** Numbers are drawn in the order in which things are issued, as they would have been, and follow those that were drawn before. */
class Numbers {
	readonly counts: Map<string, number>;

	constructor(given: Iterable<readonly [string, number]>) {
		this.counts = new Map(given);
	}

	draw(kind: 'order' | 'invoice' | 'creditNote', prefix: string, day: string): string {
		const year = Number(day.slice(0, 4));
		const count = (this.counts.get(`${kind} ${year}`) ?? 0) + 1;
		this.counts.set(`${kind} ${year}`, count);
		return `${prefix}${orderNumber(year, count)}`;
	}
}

async function findNumbers(sql: Sql, tenantId: string): Promise<Numbers> {
	const rows = await sql<{ kind: string; year: number; last: number }[]>`
		select kind, year, last from number_ranges where tenant_id = ${tenantId}`;
	return new Numbers(rows.map(({ kind, year, last }) => [`${kind} ${year}`, last]));
}

async function keepNumbers(sql: Sql, tenantId: string, { counts }: Numbers): Promise<void> {
	for (const [key, last] of counts) {
		const [kind = '', year] = key.split(' ');
		await sql`
			insert into number_ranges (tenant_id, kind, year, last) values (${tenantId}, ${kind}, ${Number(year)}, ${last})
			on conflict (tenant_id, kind, year) do update set last = excluded.last`;
	}
}

const isComplete = (document: PrintedDocument) => validateDocument({ ...document, number: '1' }).length === 0;

function issueFor(
	order: MadeOrder,
	{ settings, now }: Market,
	numbers: Numbers,
	partName: (number: string) => string,
): Issued[] {
	if (!order.placedAt || !order.number) return [];
	const placedOn = shopDayOf(order.placedAt, order);
	const paidOn = order.paymentMethod === 'card' ? placedOn : null;
	const wanted = { order, settings, language: order.language, issuedOn: placedOn, paidOn };
	const made = (document: PrintedDocument, at: Date, refundId: string | null = null): Issued => ({
		orderId: order.id,
		...{ at, document, refundId },
	});
	const confirmation = confirmationOf(wanted);
	if (!isComplete(confirmation)) return [];
	const at = later(order, 0.02, now);
	const due = settings.invoiceWhen === 'placed' ? 0 : order.story.find(({ to }) => to === 'processed')?.hours;
	if (due === undefined) return [made(confirmation, at)];
	const invoicedAt = later(order, due + 0.02, now);
	const issuedOn = shopDayOf(invoicedAt, order);
	const invoice = invoiceOf({ ...wanted, issuedOn });
	if (!isComplete(invoice)) return [made(confirmation, at)];
	const number = numbers.draw('invoice', settings.invoicePrefix, issuedOn);
	const issued = [made(confirmation, at), made({ ...invoice, number }, invoicedAt)];
	if (!order.refund) return issued;
	const refundedAt = later(order, refundedAfter, now);
	const refundedOn = shopDayOf(refundedAt, order);
	const { amount, reason, id } = order.refund;
	const way = order.paymentMethod === 'card' ? ('provider' as const) : ('transfer' as const);
	const corrects = { number, issuedOn };
	const credit = { amount, reason, before: 0, way, corrects, partName: partName(order.number) };
	const note = creditNoteOf({ ...wanted, issuedOn: refundedOn }, credit);
	const drawn = numbers.draw('creditNote', settings.creditNotePrefix, refundedOn);
	return isComplete(note) ? [...issued, made({ ...note, number: drawn }, refundedAt, id)] : issued;
}

async function insertDocuments(
	sql: Sql,
	tenantId: string,
	orders: readonly MadeOrder[],
	market: Market,
	numbers: Numbers,
): Promise<Event[]> {
	const { translate } = await findLetterhead(sql, tenantId, defaultLanguage(market.tenant));
	const partName = (number: string) => translate('documents.partialRefund', { number });
	const issued = orders.flatMap((order) => issueFor(order, market, numbers, partName));
	const rows = issued.map(({ orderId, at, document, refundId }) => ({
		...{ tenant_id: tenantId, id: newId(), order_id: orderId, kind: document.kind, number: document.number },
		...{ issued_on: document.issuedOn, document: sql.json(asJson(document)), refund_id: refundId, created_at: at },
	}));
	if (rows.length > 0) await sql`insert into order_documents ${sql(rows)}`;
	return rows.map(({ order_id: orderId, created_at: at, id, kind, number }) => ({
		...{ orderId, at, actor: 'system', kind: 'document', detail: { documentId: id, kind, number } },
	}));
}

async function insertEvents(sql: Sql, tenantId: string, events: readonly Event[]): Promise<void> {
	await sql`
		insert into order_events ${sql(
			events.map(({ orderId, at, actor, kind, detail }) => ({
				...{ tenant_id: tenantId, id: newId(), order_id: orderId, at, actor, kind, detail: sql.json(asJson(detail)) },
			})),
		)}`;
}

/** @returns them with their numbers, in the order in which they were begun */
export async function writeOrders(sql: Sql, market: Market, made: readonly MadeOrder[]): Promise<MadeOrder[]> {
	const { id: tenantId } = market.tenant;
	const numbers = await findNumbers(sql, tenantId);
	const orders = numbered(made, (placedAt) => numbers.draw('order', '', placedAt.toISOString()));
	if (orders.length === 0) return [];
	await insertOrders(sql, tenantId, orders);
	await insertMoney(sql, tenantId, orders, market.now);
	const documents = await insertDocuments(sql, tenantId, orders, market, numbers);
	await keepNumbers(sql, tenantId, numbers);
	await insertEvents(sql, tenantId, [...orders.flatMap((order) => eventsOf(order, market.now)), ...documents]);
	return orders;
}
