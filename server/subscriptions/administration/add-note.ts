// What the team writes down about a subscription: its customer does not see it.
import { findFieldError } from '../../../rules/fields.ts';
import { actorOf, type Caller } from '../../accounts/services.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { recordSubscriptionEvent } from '../core/record-event.ts';
import { holdSubscription, subscriptionEntity } from './hold-subscription.ts';

const longestNote = 2000;

export async function addSubscriptionNote(sql: Sql, caller: Caller, id: string, given: string): Promise<void> {
	const { tenant, user, services } = caller;
	const text = given.trim();
	if (text === '' || [...text].length > longestNote || findFieldError(text, {}))
		throw new Refused('VALIDATION', 'text');
	await holdSubscription(sql, tenant.id, id);
	await recordSubscriptionEvent(sql, tenant.id, id, {
		...{ actor: 'staff', userId: user?.id ?? null, kind: 'note' },
		detail: { text },
	});
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'addSubscriptionNote',
		entity: subscriptionEntity(id),
	});
}
