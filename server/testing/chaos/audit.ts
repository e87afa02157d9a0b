// What must be true when the storm is over, read from the books of both sides.
import type { CapturedPayment } from '../../../sandbox/stripe/control/client.ts';
import type { Sql } from '../../database/connection.ts';

export interface OrderInBooks {
	id: string;
	number: string | null;
	status: string;
	payment: string;
	gross: number;
	userId: string | null;
	late: boolean;
	lineUnits: number;
	confirmations: number;
}

export interface Books {
	orders: OrderInBooks[];
	captured: CapturedPayment[];
	stock: { productId: string; before: number; onHand: number; reserved: number; taken: number }[];
	lastNumber: number;
	waitingRefunds: number;
}

export const readOrders = (sql: Sql, tenantId: string, since: Date) => sql<OrderInBooks[]>`
	select o.id, o.number, o.status, o.payment, o.gross::float8 as gross, o.user_id,
		coalesce((select bool_or(p.late) from payments p where p.tenant_id = o.tenant_id and p.order_id = o.id), false) as late,
		(select coalesce(sum(l.quantity), 0)::int from order_lines l where l.tenant_id = o.tenant_id and l.order_id = o.id) as line_units,
		(select count(*)::int from order_mails m join mails on mails.tenant_id = m.tenant_id and mails.id = m.mail_id
			where m.tenant_id = o.tenant_id and m.order_id = o.id and m.purpose = 'placed' and m.recipient = o.customer_mail) as confirmations
	from orders o where o.tenant_id = ${tenantId} and o.created_at >= ${since} order by o.created_at`;

/** The same number twice, or one that is missing. */
function numberErrors(orders: readonly OrderInBooks[], lastNumber: number): string[] {
	const given = orders
		.flatMap(({ number }) => (number === null ? [] : [Number(number.split('-')[1])]))
		.sort((a, b) => a - b);
	const [first = 1] = given;
	const errors = given.flatMap((number, index) =>
		number === first + index ? [] : [`number ${number} where ${first + index} should be`],
	);
	if (given.length > 0 && given.at(-1) !== lastNumber)
		errors.push(`the range is at ${lastNumber}, the last order has ${given.at(-1)}`);
	return errors.slice(0, 5);
}

type Check = [isWrong: boolean, fault: string];

/** Of one order, and all the money that came for it. */
function moneyOfOrder({ id, number, gross, late, payment }: OrderInBooks, money: readonly CapturedPayment[]): Check[] {
	const placed = number !== null;
	const paid = money.reduce((sum, { amount }) => sum + amount, 0);
	const back = money.reduce((sum, { amount_refunded }) => sum + amount_refunded, 0);
	return [
		[money.length > 1, `order ${id} was paid ${money.length} times`],
		[placed && money.length === 0, `order ${number} is placed without its money`],
		[placed && money.length > 0 && paid !== gross, `order ${number} costs ${gross}, ${paid} was paid`],
		[placed && back > 0, `${back} of order ${number} went back`],
		[placed && payment !== 'paid', `order ${number} says ${payment}`],
		[!placed && paid > 0 && !late, `order ${id} is paid and not placed`],
		[!placed && back !== paid, `late money of ${id} did not go back`],
	];
}

function moneyErrors({ orders, captured }: Books): string[] {
	const byOrder = Map.groupBy(captured, (payment) => payment.client_reference_id ?? '');
	const known = new Set(orders.map(({ id }) => id));
	const checks = [
		...orders.flatMap((order) => moneyOfOrder(order, byOrder.get(order.id) ?? [])),
		...[...byOrder.keys()].map((id): Check => [!known.has(id), `money for ${id}, which is no order`]),
	];
	return checks.flatMap(([isWrong, error]) => (isWrong ? [error] : []));
}

export function findBookErrors(books: Books): string[] {
	const { orders, stock, lastNumber, waitingRefunds } = books;
	const placed = orders.filter(({ number }) => number !== null);
	const perGuest = Map.groupBy(placed, ({ userId }) => userId);
	return [
		...moneyErrors(books),
		...numberErrors(orders, lastNumber),
		...[...perGuest.values()].flatMap(({ length }) => (length > 1 ? [`a guest has ${length} orders`] : [])),
		...placed.flatMap(({ number, confirmations }) =>
			confirmations === 1 ? [] : [`order ${number} was confirmed ${confirmations} times`],
		),
		...orders.flatMap(({ id, number, confirmations }) =>
			number === null && confirmations > 0 ? [`order ${id} was confirmed and not placed`] : [],
		),
		...orders.flatMap(({ id, status }) => (status === 'inCreation' ? [`order ${id} is still in creation`] : [])),
		...stock.flatMap(({ productId, before, onHand, reserved, taken }) => [
			...(before - taken === onHand
				? []
				: [`of ${productId} there were ${before}, ${taken} were sold, ${onHand} are left`]),
			...(reserved === 0 ? [] : [`of ${productId} ${reserved} are still reserved`]),
		]),
		...(waitingRefunds > 0 ? [`${waitingRefunds} refunds still wait`] : []),
	];
}
