// Staff changes what a subscription delivers from its next payment on, as its customer could. Written down and audited; done at the provider
// by the job.
import { mayChange } from '../../../rules/subscriptions/machine.ts';
import { actorOf, type Caller } from '../../accounts/services.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { type Change, type QuotedChange, quoteChange, requestChange } from '../billing/change-subscription.ts';
import { expectedContract } from '../core/request-command.ts';
import { holdSubscription, subscriptionEntity } from './hold-subscription.ts';

async function holdChangeable(sql: Sql, tenantId: string, id: string) {
	const subscription = await holdSubscription(sql, tenantId, id);
	if (subscription.detached || !mayChange(expectedContract(subscription))) throw new Refused('SUBSCRIPTION_STATE');
	return subscription;
}

export async function quoteByStaff(sql: Sql, { tenant }: Caller, id: string, wanted: Change): Promise<QuotedChange> {
	await holdChangeable(sql, tenant.id, id);
	return quoteChange(sql, tenant, id, wanted);
}

/** @param wanted with the sum that was shown */
export async function changeByStaff(
	sql: Sql,
	caller: Caller,
	id: string,
	wanted: Change & { seenTotal: number | null },
): Promise<void> {
	const { tenant, user, services } = caller;
	const { number } = await holdChangeable(sql, tenant.id, id);
	await requestChange(sql, tenant, id, wanted, { actor: 'staff', userId: user?.id ?? null });
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'changeSubscription',
		entity: subscriptionEntity(id),
		after: { number },
	});
}
