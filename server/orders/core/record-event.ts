// What has happened to an order: written once, never changed.
import { newId } from '../../../rules/ids.ts';
import type { Sql } from '../../database/connection.ts';

type EventKind =
	| 'created'
	| 'status'
	| 'cancelled'
	| 'payment'
	| 'refund'
	| 'document'
	| 'mail'
	| 'note'
	| 'withdrawal'
	| 'printData'
	| 'shipment'
	| 'cancelRequest'
	| 'approval';
export type EventActor = 'system' | 'shopper' | 'staff';

export interface NewEvent {
	actor: EventActor;
	/** Whose doing it was; none where it was no one's. */
	userId?: string | null | undefined;
	kind: EventKind;
	detail?: object;
	/** When, if that is not now. */
	at?: Date | undefined;
}

/** @returns the id of the event */
export async function recordEvent(
	sql: Sql,
	tenantId: string,
	orderId: string,
	{ actor, userId, kind, detail = {}, at }: NewEvent,
): Promise<string> {
	const id = newId();
	await sql`
		insert into order_events (tenant_id, id, order_id, at, actor, user_id, kind, detail)
		values (${tenantId}, ${id}, ${orderId}, coalesce(${at ?? null}::timestamptz, clock_timestamp()), ${actor}, ${userId ?? null}::uuid, ${kind},
			${JSON.stringify(detail)}::text::jsonb)`;
	return id;
}
