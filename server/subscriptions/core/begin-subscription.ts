// From the checkout to the contract: it begins with the provider's first payment or trial, under a number of its own, or is given up.
import { findMove } from '../../../rules/subscriptions/machine.ts';
import type { Sql } from '../../database/connection.ts';
import { drawNumber } from '../../orders/core/draw-number.ts';
import { findSubscription } from './find-subscription.ts';
import { recordSubscriptionEvent } from './record-event.ts';
import { sendTierJob } from './send-tier-job.ts';

export interface Begun {
	providerId: string;
	customerId: string;
	/** The provider's items, in the order of the lines. */
	items: readonly { id: string; productId: string }[];
	startedAt: Date;
	trialEnd: Date | null;
	periodEnd: Date;
	/** In which it begins, as the shop's calendar says. */
	year: number;
}

/**
 * The number is drawn last, as everyone who begins one waits for it.
 * @returns false where it has begun already
 */
export async function beginSubscription(
	sql: Sql,
	tenantId: string,
	subscriptionId: string,
	{ providerId, customerId, items, startedAt, trialEnd, periodEnd, year }: Begun,
): Promise<boolean> {
	const subscription = await findSubscription(sql, tenantId, { id: subscriptionId }, true);
	const state = trialEnd ? 'trialing' : 'active';
	if (!subscription || !findMove(subscription.state, state) || subscription.number !== null) return false;
	await sql`
		update subscription_lines l set provider_item = i.id, provider_product = i."productId"
		from jsonb_to_recordset(${JSON.stringify(items.map((item, position) => ({ position, ...item })))}::text::jsonb)
			as i (position int, id text, "productId" text)
		where l.tenant_id = ${tenantId} and l.subscription_id = ${subscriptionId} and l.position = i.position`;
	await recordSubscriptionEvent(sql, tenantId, subscriptionId, { actor: 'system', kind: 'begun', detail: { state } });
	if (subscription.forTenant !== null) await sendTierJob(sql, tenantId);
	const number = await drawNumber(sql, tenantId, 'contract', year);
	await sql`
		update subscriptions set state = ${state}, number = ${number}, provider_id = ${providerId}, customer_id = ${customerId},
			started_at = ${startedAt}, trial_end = ${trialEnd}, period_start = ${startedAt}, period_end = ${periodEnd}, updated_at = now()
		where tenant_id = ${tenantId} and id = ${subscriptionId}`;
	return true;
}

/** Its checkout came to nothing. One that has begun stays. */
export async function abandonSubscription(sql: Sql, tenantId: string, subscriptionId: string): Promise<void> {
	await sql`
		update subscriptions set state = 'abandoned', updated_at = now()
		where tenant_id = ${tenantId} and id = ${subscriptionId} and state = 'opening'`;
}
