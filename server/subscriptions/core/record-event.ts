// What has happened to a subscription: written once, never changed.
import { newId } from '../../../rules/ids.ts';
import type { Sql } from '../../database/connection.ts';

type EventKind =
	| 'begun'
	| 'state'
	| 'canceled'
	| 'kept'
	| 'card'
	| 'changed'
	| 'paused'
	| 'resumed'
	| 'payment'
	| 'failed'
	| 'mail'
	| 'note'
	| 'tier'
	| 'cancellation'
	| 'refund';

interface NewEvent {
	actor: 'system' | 'shopper' | 'staff';
	userId?: string | null;
	kind: EventKind;
	/** Nothing of a person: it stays when they are erased. */
	detail?: object;
}

export async function recordSubscriptionEvent(
	sql: Sql,
	tenantId: string,
	subscriptionId: string,
	{ actor, userId = null, kind, detail = {} }: NewEvent,
): Promise<void> {
	await sql`
		insert into subscription_events (tenant_id, id, subscription_id, at, actor, user_id, kind, detail)
		values (${tenantId}, ${newId()}, ${subscriptionId}, clock_timestamp(), ${actor}, ${userId}::uuid, ${kind},
			${JSON.stringify(detail)}::text::jsonb)`;
}
