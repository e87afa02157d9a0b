// What was ordered for a company, for those of the shop and, where its admin has switched that on, for all of its members: read only.
import type { OrderStatus } from '../../../rules/orders/machine.ts';
import { findNames } from '../../accounts/users/find-names.ts';
import { findMembership } from '../../companies/core/find-membership.ts';
import type { Sql } from '../../database/connection.ts';
import { type FoundOrder, findOrder, type OrderDocument } from '../find-order.ts';

export interface CompanyOrder {
	id: string;
	/** Null while it waits for its approval. */
	number: string | null;
	status: OrderStatus;
	approval: FoundOrder['approval'];
	/** Code of the reason why it was not placed, or was stopped. */
	error: string | null;
	createdAt: Date;
	cancelledAt: Date | null;
	gross: number;
	net: number;
	currency: string;
	costCentre: string | null;
	/** Null: who ordered has no account any more. */
	orderedBy: string | null;
	userId: string | null;
	lines: { name: string; itemName: string; quantity: number }[];
	documents: OrderDocument[];
}

export interface CompanyOrders {
	items: CompanyOrder[];
	total: number;
}

/** As of an order in lists: a checkout that was given up is none to anyone but the shop. */
const isShown = (sql: Sql) => sql`(o.number is not null or o.approval <> 'none')`;

/** The latest first. */
export async function findCompanyOrders(
	sql: Sql,
	tenantId: string,
	companyId: string,
	{ first, offset }: { first: number; offset: number },
): Promise<CompanyOrders> {
	const [counted] = await sql<{ total: number }[]>`
		select count(*)::int as total from orders o where o.tenant_id = ${tenantId} and o.company_id = ${companyId} and ${isShown(sql)}`;
	const rows = await sql<Omit<CompanyOrder, 'orderedBy'>[]>`
		select o.id, o.number, o.status, o.approval, o.error, o.created_at, o.cancelled_at, o.gross::float8 as gross, o.net::float8 as net, o.currency, o.cost_centre,
			o.user_id, (
				select coalesce(jsonb_agg(jsonb_build_object('name', l.name, 'itemName', l.item_name, 'quantity', l.quantity) order by l.position), '[]')
				from order_lines l where l.tenant_id = o.tenant_id and l.order_id = o.id
			) as lines, (
				select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'orderId', d.order_id, 'kind', d.kind, 'number', d.number,
					'issuedOn', d.issued_on, 'hasXrechnung', d.xrechnung is not null) order by d.created_at, d.id), '[]')
				from order_documents d where d.tenant_id = o.tenant_id and d.order_id = o.id
			) as documents
		from orders o where o.tenant_id = ${tenantId} and o.company_id = ${companyId} and ${isShown(sql)}
		order by o.ordered_at desc, o.id limit ${first} offset ${offset}`;
	const names = await findNames(
		sql,
		tenantId,
		rows.flatMap(({ userId }) => userId ?? []),
	);
	const items = rows.map((row) => ({ ...row, orderedBy: (row.userId && names.get(row.userId)) || null }));
	return { items, total: counted?.total ?? 0 };
}

/** Whether a member of a company sees what is ordered for it. */
export async function seesOrdersOf(sql: Sql, tenantId: string, userId: string, companyId: string): Promise<boolean> {
	const membership = await findMembership(sql, tenantId, userId);
	return membership?.companyId === companyId && membership.shareOrders;
}

/** Whether an order, with its documents, is shared with this user by a colleague. */
export async function isSharedOrder(sql: Sql, tenantId: string, userId: string, orderId: string): Promise<boolean> {
	const [order] = await sql<{ companyId: string | null }[]>`
		select o.company_id from orders o where o.tenant_id = ${tenantId} and o.id = ${orderId} and ${isShown(sql)}`;
	return Boolean(order?.companyId) && seesOrdersOf(sql, tenantId, userId, order?.companyId ?? '');
}

export interface SharedOrder {
	order: FoundOrder;
	/** Null: who ordered has no account any more. */
	orderedBy: string | null;
}

/** @returns undefined for orders that are not shared with this user, as for those that do not exist */
export async function findSharedOrder(
	sql: Sql,
	tenantId: string,
	userId: string,
	number: string,
): Promise<SharedOrder | undefined> {
	const order = await findOrder(sql, tenantId, { number });
	if (!order || !(await isSharedOrder(sql, tenantId, userId, order.id))) return undefined;
	const names = await findNames(sql, tenantId, order.userId ? [order.userId] : []);
	return { order, orderedBy: (order.userId && names.get(order.userId)) || null };
}
