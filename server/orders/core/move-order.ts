// The one way in which an order changes its status: by its machine, in one conditional statement that writes the event beside it.
// What follows (mails, documents) is a job. Placing for the first time is place-order.ts: it gives the number.
import { newId } from '../../../rules/ids.ts';
import { type Mover, mayMove, mendedErrors, type OrderStatus, orderStatuses } from '../../../rules/orders/machine.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { sendJob } from '../../jobs/send-job.ts';
import { orderLock } from './lock-order.ts';

export const changedJobName = 'orders.changed';

export interface MoveBy {
	actor: Mover;
	userId?: string | null | undefined;
	note?: string | undefined;
	/** Where it goes into error: why, as a code. */
	error?: string | undefined;
	/** It follows from a shipment, which has a mail of its own. */
	shipment?: { shipmentId: string; notify: boolean };
}

interface Row {
	known: boolean;
	from: OrderStatus | null;
	number: string | null;
}

/** From where this mover may reach it, with a number and without. @param error why it is in Error */
export const origins = (to: OrderStatus, by: Mover, number: string | null, error?: string): OrderStatus[] =>
	orderStatuses.filter((status) => mayMove({ status, number, error }, to, by));

/** From where it goes on by itself, out of an error that is mended. */
const mendedOrigins = (to: OrderStatus, by: Mover): OrderStatus[] => [
	...new Set(mendedErrors.flatMap((error) => origins(to, by, 'given', error))),
];

/**
 * An order in creation may hold stock: it is given up by `giveUpOrder` of server/orders/checkout, which calls this.
 * @returns the id of the event; refuses what the machine does not know
 */
export async function moveOrder(
	sql: Sql,
	tenantId: string,
	orderId: string,
	to: OrderStatus,
	{ actor, userId, note = '', error, shipment }: MoveBy,
): Promise<string> {
	const eventId = newId();
	const [row] = await sql<Row[]>`
		with old as (
			select status, number, error from orders where tenant_id = ${tenantId} and id = ${orderId}
			${orderLock(sql, 'allowReferences')}
		), moved as (
			update orders o set status = ${to}, error = ${to === 'error' ? (error ?? 'staff') : null}, updated_at = now()
			from old
			where o.tenant_id = ${tenantId} and o.id = ${orderId} and o.cancelled_at is null and (
				(old.number is not null and old.status = any(${origins(to, actor, 'given')}::text[]))
				or (old.number is not null and old.error = any(${[...mendedErrors]}::text[])
					and old.status = any(${mendedOrigins(to, actor)}::text[]))
				or (old.number is null and ${to} <> 'placed' and old.status = any(${origins(to, actor, null)}::text[]))
			)
			returning old.status as "from", o.number
		), noted as (
			insert into order_events (tenant_id, id, order_id, at, actor, user_id, kind, detail)
			select ${tenantId}, ${eventId}, ${orderId}, clock_timestamp(), ${actor}, ${userId ?? null}::uuid, 'status',
				jsonb_build_object('from', m."from", 'to', ${to}::text, 'note', ${note}::text)
				|| ${JSON.stringify(shipment ?? {})}::text::jsonb
			from moved m
		)
		select exists (select from old) as known, m."from", m.number from (values (1)) one left join moved m on true`;
	if (!row?.known) throw new Refused('NOT_FOUND');
	if (row.from === null) throw new Refused('ORDER_NOT_MOVED');
	// No one is notified of what was never ordered.
	if (row.number !== null)
		await sendJob(sql, tenantId, changedJobName, {
			orderId,
			eventId,
			...(shipment?.notify && { shipmentId: shipment.shipmentId }),
		});
	return eventId;
}
