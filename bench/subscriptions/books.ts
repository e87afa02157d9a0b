// The books of both sides: what the provider has captured, and the orders and invoices that have come of it.
import type { stripeControl } from '../../sandbox/stripe/control/client.ts';
import type { Sql } from '../../server/database/connection.ts';

interface PlacedOrder {
	number: string;
	gross: number;
	status: string;
	intentIds: string[];
	paid: number;
	invoices: number;
	/** Invoices of the provider that name it. */
	recorded: number;
}

const readOrders = (sql: Sql, tenantId: string) => sql<PlacedOrder[]>`
	select o.number, o.gross::float8 as gross, o.status, array(
			select p.intent_id from payments p where p.tenant_id = ${tenantId} and p.order_id = o.id and p.state = 'paid'
		) as intent_ids, (
			select coalesce(sum(p.amount), 0)::float8 from payments p where p.tenant_id = ${tenantId} and p.order_id = o.id and p.state = 'paid'
		) as paid, (
			select count(*)::int from order_documents d where d.tenant_id = ${tenantId} and d.order_id = o.id and d.kind = 'invoice'
		) as invoices, (
			select count(*)::int from subscription_invoices i where i.tenant_id = ${tenantId} and i.order_id = o.id
		) as recorded
	from orders o where o.tenant_id = ${tenantId} and o.number is not null order by o.number`;

const serialOf = (number: string) => Number(number.split('-').at(-1));

/** Numbers of a range that are missing or there twice. */
const gapsIn = (numbers: readonly string[]): number =>
	numbers
		.map(serialOf)
		.toSorted((one, other) => one - other)
		.filter((serial, index) => serial !== index + 1).length;

export async function readBooks(sql: Sql, tenantId: string, control: ReturnType<typeof stripeControl>) {
	const orders = await readOrders(sql, tenantId);
	const contracts = await sql<{ number: string; state: string; id: string }[]>`
		select number, state, id from subscriptions where tenant_id = ${tenantId} and number is not null order by number`;
	const captured = (await control.payments()).map(({ payment_intent, amount }) => ({
		intent: payment_intent ?? '',
		amount,
	}));
	const known = new Map(orders.flatMap((order) => order.intentIds.map((id) => [id, order])));
	const faults = {
		'payments without an order': captured.filter(({ intent }) => !known.has(intent)).length,
		'payments of another amount': captured.filter(
			({ intent, amount }) => known.has(intent) && known.get(intent)?.gross !== amount,
		).length,
		'orders without exactly one payment': orders.filter(({ intentIds }) => intentIds.length !== 1).length,
		'orders without exactly one invoice': orders.filter(({ invoices }) => invoices !== 1).length,
		'orders without exactly one invoice of the provider': orders.filter(({ recorded }) => recorded !== 1).length,
		'orders of a payment that was not made': orders.length - new Set(captured.map(({ intent }) => intent)).size,
		'gaps in the numbers of orders': gapsIn(orders.map(({ number }) => number)),
		'gaps in the numbers of contracts': gapsIn(contracts.map(({ number }) => number)),
	};
	return { orders, contracts, captured, faults: Object.entries(faults).filter(([, count]) => count !== 0) };
}
