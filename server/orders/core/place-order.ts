// The moment in which an order becomes one: it gets its number, and stays as it is from now on.
import { newId } from '../../../rules/ids.ts';
import { lateArrow } from '../../../rules/orders/machine.ts';
import type { Sql } from '../../database/connection.ts';
import { sendJob } from '../../jobs/send-job.ts';
import { countPlaced } from './count-placed.ts';
import { drawNumber } from './draw-number.ts';
import { origins } from './move-order.ts';
import type { EventActor } from './record-event.ts';

export const placedJobName = 'orders.placed';
/** Has a queue of its own: mails about other orders do not wait for it. */
export const printJobName = 'orders.print';

interface Placing {
	actor: EventActor;
	userId: string | null;
	/** Whether its money is there. */
	paid: boolean;
	/** In which it is placed, as the shop's calendar says. */
	year: number;
}

/** From creation, and what was given up and is paid after all. */
const beforePlacing = [...new Set([...origins('placed', 'system', null), lateArrow.from])];

/**
 * The last thing in a transaction that holds the order's row: everyone who places waits for the number.
 * @returns the number; undefined where it was placed before
 */
export async function placeRecorded(
	sql: Sql,
	tenantId: string,
	orderId: string,
	{ actor, userId, paid, year }: Placing,
): Promise<string | undefined> {
	await sendJob(sql, tenantId, placedJobName, { orderId });
	const number = await drawNumber(sql, tenantId, 'order', year);
	const [placed] = await sql<{ number: string }[]>`
		with old as (
			select status from orders
			where tenant_id = ${tenantId} and id = ${orderId} and number is null and status = any(${beforePlacing}::text[])
		), placed as (
			update orders o
			set status = 'placed', number = ${number}, placed_at = now(), payment = ${paid ? 'paid' : 'open'}, error = null,
				reserved_until = null, updated_at = now()
			from old where o.tenant_id = ${tenantId} and o.id = ${orderId} and o.number is null
			returning o.number, old.status
		), noted as (
			insert into order_events (tenant_id, id, order_id, at, actor, user_id, kind, detail)
			select ${tenantId}, ${newId()}, ${orderId}, clock_timestamp(), ${actor}, ${userId}::uuid, 'status',
				jsonb_build_object('from', status, 'to', 'placed', 'note', '')
			from placed
		)
		select number from placed`;
	// The number and the job are not there either then.
	if (!placed) throw new Error('an order was placed that could not be');
	countPlaced(sql);
	return placed.number;
}
