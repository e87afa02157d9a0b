// Orders of the last three months for each demo shop, with what happened to them and their documents. PDFs are made when a user wants
// to see one; the latest order is confirmed by mail, as a real one is. A shop that has orders keeps them.

import type { PrintedDocument } from '../rules/documents/document.ts';
import { validateDocument } from '../rules/documents/validate-document.ts';
import { newId } from '../rules/ids.ts';
import { orderNumber } from '../rules/orders/number-range.ts';
import { shopDay, shopDayOf } from '../server/calendar/today.ts';
import { loadSoldItems, type SoldItem } from '../server/cart/sold-items.ts';
import type { Database, Sql } from '../server/database/connection.ts';
import { sendJob } from '../server/jobs/send-job.ts';
import { placedJobName } from '../server/orders/core/place-order.ts';
import { confirmationOf, creditNoteOf, invoiceOf } from '../server/orders/documents/draw-up.ts';
import { findLetterhead } from '../server/orders/documents/pdf/letterhead.ts';
import { findOrderSettings } from '../server/orders/settings/find-settings.ts';
import { findShippingMethods } from '../server/orders/shipping/find-methods.ts';
import { findSpecifications } from '../server/printing/specification/find-specification.ts';
import { holdTenant } from '../server/tenants/announce-change.ts';
import { type Tenant, tenantWithSlug } from '../server/tenants/find-tenant.ts';
import { defaultLanguage, spokenLanguage } from '../server/tenants/spoken-language.ts';
import { demoShops } from './data/shops.ts';
import { later, type MadeOrder, type Market, makeOrders } from './make-orders.ts';
import { insertMoney, paidAfter, refundedAfter } from './order-money.ts';

const howMany = { demo: 64, atelier: 40 };

/** What shoppers buy most often comes first; a product with versions is bought as one of them. */
async function findSold(sql: Sql, tenantId: string): Promise<string[]> {
	const rows = await sql<{ id: string }[]>`
		select distinct on (l.position, p.id) coalesce(l.sold_id, p.id) as id from products p
		join product_list l on l.tenant_id = p.tenant_id and l.product_id = p.id
		where p.tenant_id = ${tenantId} and l.published and not l.archived and not l.unlisted and l.unavailable is null
		order by l.position, p.id limit 24`;
	return rows.map(({ id }) => id);
}

async function findMarket(sql: Sql, tenant: Tenant): Promise<Market> {
	const language = defaultLanguage(tenant);
	const sold = await findSold(sql, tenant.id);
	const things: [string, SoldItem[]][] = [];
	for (const spoken of new Set([language, spokenLanguage(tenant, 'en-GB')])) {
		const reader = { tenant, user: { id: newId(), roles: [] }, language: spoken, day: shopDay(tenant) };
		things.push([spoken, [...(await loadSoldItems(sql, reader, sold)).values()]]);
	}
	const [shopper] = await sql<{ id: string; email: string }[]>`
		select id, email from users where tenant_id = ${tenant.id} and username = 'shopper'`;
	const specifications = [...(await findSpecifications(sql, tenant.id, sold))];
	const fromData = specifications.filter(([, { specification }]) => specification.dataRequirement !== 'none');
	return {
		...{ tenant, shopper, things: new Map(things), now: new Date() },
		printed: new Set(fromData.map(([productId]) => productId)),
		methods: await findShippingMethods(sql, tenant.id, language),
		settings: await findOrderSettings(sql, tenant.id),
	};
}

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
				customer_name: order.customerName,
				customer_mail: order.customerMail,
				line_count: order.lineCount,
				delivery_day: order.deliveryDay,
				error: order.error,
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

interface Event {
	orderId: string;
	at: Date;
	actor: 'system' | 'shopper' | 'staff';
	kind: string;
	detail: object;
}

function eventsOf(order: MadeOrder, now: Date): Event[] {
	const { id: orderId, createdAt, story, payment, paymentMethod, gross, currency, refund } = order;
	const events: Event[] = [{ orderId, at: createdAt, actor: 'shopper', kind: 'created', detail: { gross, currency } }];
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

/** Numbers are drawn in the order in which things are issued, as they would have been. */
class Numbers {
	readonly counts = new Map<string, number>();

	draw(kind: 'invoice' | 'creditNote', prefix: string, day: string): string {
		const year = Number(day.slice(0, 4));
		const count = (this.counts.get(`${kind} ${year}`) ?? 0) + 1;
		this.counts.set(`${kind} ${year}`, count);
		return `${prefix}${orderNumber(year, count)}`;
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
	const credit = { amount, reason, before: 0, corrects: { number, issuedOn }, partName: partName(order.number) };
	const note = creditNoteOf({ ...wanted, issuedOn: refundedOn }, credit);
	const drawn = numbers.draw('creditNote', settings.creditNotePrefix, refundedOn);
	return isComplete(note) ? [...issued, made({ ...note, number: drawn }, refundedAt, id)] : issued;
}

async function insertDocuments(
	sql: Sql,
	tenantId: string,
	orders: readonly MadeOrder[],
	market: Market,
): Promise<Event[]> {
	const numbers = new Numbers();
	const { translate } = await findLetterhead(sql, tenantId, defaultLanguage(market.tenant));
	const partName = (number: string) => translate('documents.partialRefund', { number });
	const issued = orders.flatMap((order) => issueFor(order, market, numbers, partName));
	const rows = issued.map(({ orderId, at, document, refundId }) => ({
		...{ tenant_id: tenantId, id: newId(), order_id: orderId, kind: document.kind, number: document.number },
		...{ issued_on: document.issuedOn, document: sql.json(asJson(document)), refund_id: refundId, created_at: at },
	}));
	if (rows.length > 0) await sql`insert into order_documents ${sql(rows)}`;
	for (const [key, last] of numbers.counts) {
		const [kind = '', year] = key.split(' ');
		await sql`insert into number_ranges (tenant_id, kind, year, last) values (${tenantId}, ${kind}, ${Number(year)}, ${last})`;
	}
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

/** The last number of each year. */
async function keepNumbers(sql: Sql, tenantId: string, orders: readonly MadeOrder[]): Promise<void> {
	const years = new Map<number, number>();
	for (const { number } of orders) if (number) years.set(Number(number.slice(0, 4)), Number(number.slice(5)));
	for (const [year, last] of years)
		await sql`insert into number_ranges (tenant_id, kind, year, last) values (${tenantId}, 'order', ${year}, ${last})`;
}

async function fillShop(sql: Sql, tenant: Tenant, count: number): Promise<void> {
	await holdTenant(sql, tenant.id);
	const [known] = await sql`
		select from orders where tenant_id = ${tenant.id}
		union all select from number_ranges where tenant_id = ${tenant.id} limit 1`;
	if (known) return;
	const market = await findMarket(sql, tenant);
	const orders = makeOrders(market, count);
	if (orders.length === 0) return;
	await insertOrders(sql, tenant.id, orders);
	await insertMoney(sql, tenant.id, orders, market.now);
	await keepNumbers(sql, tenant.id, orders);
	const documents = await insertDocuments(sql, tenant.id, orders, market);
	await insertEvents(sql, tenant.id, [...orders.flatMap((order) => eventsOf(order, market.now)), ...documents]);
	const latest = orders.findLast(({ number }) => number !== null);
	if (latest) await sendJob(sql, tenant.id, placedJobName, { orderId: latest.id });
}

export async function fillOrders(database: Database): Promise<void> {
	for (const { slug } of Object.values(demoShops)) {
		const tenant = await tenantWithSlug(database, slug);
		if (tenant) await database.inTenant(tenant.id, (sql) => fillShop(sql, tenant, howMany[slug]));
	}
}
