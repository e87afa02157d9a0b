// OrderRequest: what was handed over is ordered exactly once for each number and version of the purchasing system, whatever is repeated and in whatever
// order it comes in.
import { createHash } from 'node:crypto';
import type { Address, BillingAddress } from '../../../rules/checkout/address.ts';
import { methodToBeginWith, quoteFor } from '../../../rules/checkout/quote.ts';
import { newId } from '../../../rules/ids.ts';
import { isExport } from '../../../rules/tax/vat-area.ts';
import type { Caller } from '../../accounts/services.ts';
import { loadUser, type User } from '../../accounts/subject.ts';
import { ensureProcurementUser } from '../../accounts/users/ensure-procurement-user.ts';
import { shopDay } from '../../calendar/today.ts';
import type { CartLine } from '../../cart/lines.ts';
import { removeOrdered } from '../../cart/load-lines.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { prepareOrder, quotedLine } from '../../orders/checkout/prepare-order.ts';
import { recordEvent } from '../../orders/core/record-event.ts';
import { findOrderSettings } from '../../orders/settings/find-settings.ts';
import { findShippingMethods } from '../../orders/shipping/find-methods.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { publishedLanguage } from '../../tenants/spoken-language.ts';
import type { StoredBuyer } from '../buyers/buyer-rows.ts';
import type { KnownLine } from '../carts/restore-cart.ts';
import { CxmlFailure } from '../cxml/cxml-failure.ts';
import type { OrderRequest } from '../cxml/read-order.ts';
import { cancelRequested } from './cancel-request.ts';
import { readAddresses } from './order-addresses.ts';
import { checkLines, loadOrderLines } from './order-lines.ts';

export interface Requested {
	tenant: Tenant;
	buyer: StoredBuyer;
	order: OrderRequest;
	/** Of the message: what its sender is told refers to it. */
	payloadId: string;
	/** Of the call, without a user: the purchasing system acts. */
	caller: Caller;
}

export interface RequestRow {
	id: string;
	version: number;
	requestHash: string;
	state: 'placed' | 'replaced' | 'cancelled';
	orderId: string;
}

/** What is ordered, not how the message is written: repeated with another payload id it is the same. */
const hashOfOrder = ({ comments, extras, ...order }: OrderRequest): string =>
	createHash('sha256').update(JSON.stringify(order)).digest('base64url');

/** One after the other for each number of a purchasing system. */
async function holdRequests(sql: Sql, { tenant, buyer, order }: Requested): Promise<RequestRow[]> {
	const key = `procurement order ${tenant.id} ${buyer.id} ${order.orderId}`;
	await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`;
	return sql<RequestRow[]>`
		select id, version, request_hash, state, order_id from procurement_orders
		where tenant_id = ${tenant.id} and buyer_id = ${buyer.id} and order_ref = ${order.orderId} order by version`;
}

async function findBuyerUser(sql: Sql, { tenant, buyer }: Requested, known: readonly KnownLine[]): Promise<User> {
	const owner = known.map(({ userId }) => userId).find((id) => id !== null) ?? null;
	const language = publishedLanguage(tenant, buyer.settings.language);
	// Of whom nothing is known any more the purchasing system itself is the customer.
	const userId =
		owner ??
		(await ensureProcurementUser(sql, tenant.id, { userId: null, buyerId: buyer.id, roleId: buyer.roleId, language }));
	const user = await loadUser(sql, tenant.id, userId);
	if (!user) throw new CxmlFailure(409, 'The person who filled the cart is not known any more.');
	return user;
}

const personOf = async (sql: Sql, tenantId: string, userId: string): Promise<{ name: string; email: string }> => {
	const [person] = await sql<{ name: string; email: string }[]>`
		select name, email from procurement_people where tenant_id = ${tenantId} and user_id = ${userId}`;
	return person ?? { name: '', email: '' };
};

interface Destination {
	billing: BillingAddress;
	shipping: Address | null;
}

/** The first that brings it there, as at the checkout of a shopper who has not chosen. */
async function chooseShipping(
	sql: Sql,
	tenant: Tenant,
	lines: readonly CartLine[],
	to: Destination,
): Promise<string | null> {
	const { country, zipCode } = to.shipping ?? to.billing;
	const [settings, methods] = await Promise.all([
		findOrderSettings(sql, tenant.id),
		findShippingMethods(sql, tenant.id, 'de-DE'),
	]);
	if (!settings.showShipping) return null;
	const terms = {
		...{ settings, shop: tenant, methods, country, today: shopDay(tenant), card: false, buyer: 'staff' as const },
		...{ reverseCharge: false, exported: isExport({ sellerCountry: tenant.country, country, zipCode }) },
		shippingMethodId: null,
	};
	const first = methodToBeginWith(quoteFor(lines.map(quotedLine), terms), terms);
	if (!first) throw new CxmlFailure(409, `Nothing is delivered to ${country}.`);
	return first.id;
}

/** In the words of cXML; what nobody foresaw is a bug. */
function describe(error: unknown): unknown {
	if (!(error instanceof Refused)) return error;
	const { code, details } = error;
	if (code === 'ADDRESS_INVALID') return new CxmlFailure(400, `The address has no ${details} that can be used.`);
	if (code === 'PAYMENT_METHOD_INVALID')
		return new CxmlFailure(409, 'The shop does not offer payment by invoice for this order.');
	return new CxmlFailure(409, `The order cannot be placed: ${code}${details ? ` (${details})` : ''}.`);
}

/** In the timeline of the order, for those who look after it. */
const noteOf = ({ buyer, order }: Requested, remark: string): string =>
	[`${buyer.name} · cXML · ${order.orderId} (${order.version})`, remark, order.comments]
		.filter((text) => text !== '')
		.join('\n');

async function placeNew(sql: Sql, requested: Requested): Promise<{ orderId: string; remark: string }> {
	const { tenant, order, caller } = requested;
	const { known, remark } = await checkLines(sql, requested);
	const user = await findBuyerUser(sql, requested, known);
	const reader = { tenant, user, language: user.language, day: shopDay(tenant) };
	const lines = await loadOrderLines(sql, reader, order.items, known);
	const to = readAddresses(order, await personOf(sql, tenant.id, user.id));
	const input = {
		...{ checkoutKey: newId(), billingAddress: to.billing, shippingAddress: to.shipping },
		shippingMethodId: await chooseShipping(sql, tenant, lines, to),
		...{ paymentMethod: 'invoice' as const, termsAccepted: true, seenTotal: null, language: user.language },
	};
	const placer = { tenant, user: undefined, shop: caller.shop };
	// That it pays by invoice is agreed with the buyer, whoever else may.
	const placing = { onBehalfOf: user, lines, terms: { invoiceFor: 'everybody' as const, showPayment: false } };
	const { orderId } = await prepareOrder(sql, placer, input, placing).catch((error: unknown) => {
		throw describe(error);
	});
	const detail = { text: noteOf(requested, remark) };
	await recordEvent(sql, tenant.id, orderId, { actor: 'system', kind: 'note', detail });
	await removeOrdered(
		sql,
		tenant.id,
		known.map(({ id }) => id),
	);
	return { orderId, remark };
}

async function recordRequest(sql: Sql, requested: Requested, orderId: string): Promise<void> {
	const { tenant, buyer, order } = requested;
	const id = newId();
	await sql`
		insert into procurement_orders (tenant_id, id, buyer_id, order_ref, version, request_hash, state, order_id, payload_id)
		values (${tenant.id}, ${id}, ${buyer.id}, ${order.orderId}, ${order.version}, ${hashOfOrder(order)}, 'placed', ${orderId},
			${requested.payloadId})`;
	const lines = order.items.map(({ auxiliaryId }) => auxiliaryId.toLowerCase());
	await sql`
		update procurement_lines set ordered_by = ${id} where tenant_id = ${tenant.id} and id = any(${lines}::uuid[])`;
}

export interface Placed {
	orderId: string;
	/** What is said of it. */
	text: string;
	outcome: 'placed' | 'repeated' | 'cancelled';
}

/** The same again, or what must not follow what is known. */
function findRepeated({ order }: Requested, known: readonly RequestRow[]): Placed | undefined {
	const same = known.find(({ version }) => version === order.version);
	if (same) {
		if (same.requestHash !== hashOfOrder(order))
			throw new CxmlFailure(
				409,
				`The order ${order.orderId}, version ${order.version}, was placed with other contents.`,
			);
		if (same.state !== 'placed')
			throw new CxmlFailure(409, `The order ${order.orderId}, version ${order.version}, was ${same.state} since.`);
		return { orderId: same.orderId, text: 'The order was placed before.', outcome: 'repeated' };
	}
	if (known.some(({ version }) => version > order.version))
		throw new CxmlFailure(409, `A later version of the order ${order.orderId} is known.`);
	return undefined;
}

async function place(sql: Sql, requested: Requested, known: readonly RequestRow[]): Promise<Placed> {
	const { order } = requested;
	const repeated = findRepeated(requested, known);
	if (repeated) return repeated;
	const open = known.find(({ state }) => state === 'placed');
	if (order.type === 'new' && known.length > 0)
		throw new CxmlFailure(409, `The order ${order.orderId} is known. Send it as "update" to change it.`);
	if (order.type === 'update' && !open)
		throw new CxmlFailure(409, `There is no order ${order.orderId} that could be changed.`);
	if (open) await cancelRequested(sql, requested, open, 'replaced');
	const { orderId, remark } = await placeNew(sql, requested);
	await recordRequest(sql, requested, orderId);
	const text = order.type === 'update' ? 'The order was changed.' : 'The order was placed.';
	return { orderId, text: remark ? `${text} ${remark}` : text, outcome: 'placed' };
}

async function cancel(sql: Sql, requested: Requested, known: readonly RequestRow[]): Promise<Placed> {
	const { order } = requested;
	const last = known.at(-1);
	if (!last) throw new CxmlFailure(409, `There is no order ${order.orderId} that could be cancelled.`);
	if (last.version > order.version)
		throw new CxmlFailure(409, `A later version of the order ${order.orderId} is known.`);
	if (last.state === 'cancelled')
		return { orderId: last.orderId, text: 'The order was cancelled before.', outcome: 'repeated' };
	await cancelRequested(sql, requested, last, 'cancelled');
	return { orderId: last.orderId, text: 'The order was cancelled.', outcome: 'cancelled' };
}

/** In one transaction with everything that follows from it. */
export async function placeRequest(sql: Sql, requested: Requested): Promise<Placed> {
	const known = await holdRequests(sql, requested);
	return requested.order.type === 'delete' ? cancel(sql, requested, known) : place(sql, requested, known);
}
