// What has happened to a subscription of the demo, told as the shop tells it.
import { newId } from '../../rules/ids.ts';
import type { Sql } from '../../server/database/connection.ts';
import { demoId } from '../provider-ids.ts';
import type { MadeSubscription } from './make-subscription.ts';

export const refusal = 'generic_decline';
const retryDays = 3;
const aDay = 86_400_000;

/** When the provider charges the card again after the first refusal. */
export const retryAfter = (refused: Date): Date => new Date(refused.getTime() + retryDays * aDay);

export const openInvoiceId = (subscriptionId: string): string => demoId('in', subscriptionId, 'open');
export const paidInvoiceId = (orderId: string): string => demoId('in', orderId);

interface Event {
	at: Date | null;
	actor: 'system' | 'shopper';
	kind: 'state' | 'canceled' | 'paused' | 'payment' | 'failed';
	detail: object;
}

const state = (at: Date | null, from: string, to: string): Event => ({
	...{ at, actor: 'system', kind: 'state' },
	detail: { from, to },
});

/** But for its beginning, which is written with the contract. */
function eventsOf({ subscription, course, payments }: MadeSubscription): Event[] {
	const { id, currency, totals } = subscription;
	const { unpaid, pausedAt, pauseUntil, canceledAt, endedAt, trialEnd } = course;
	const amount = totals.gross;
	const until = pauseUntil?.toISOString();
	const failure = { invoiceId: openInvoiceId(id), attempts: 1, amount, failureCode: refusal, needsAction: false };
	return [
		...(trialEnd && payments.length > 0 ? [state(trialEnd, 'trialing', 'active')] : []),
		...payments.map(
			({ period, order }): Event => ({
				...{ at: period.start, actor: 'system', kind: 'payment' },
				detail: { invoiceId: paidInvoiceId(order.id), orderId: order.id, amount, currency },
			}),
		),
		{ at: canceledAt, actor: 'shopper', kind: 'canceled', detail: { atOnce: false } },
		{ at: pausedAt, actor: 'shopper', kind: 'paused', detail: { atOnce: false, until } },
		state(pausedAt, 'active', 'paused'),
		...(unpaid
			? [
					{
						...({ at: unpaid.start, actor: 'system', kind: 'failed' } as const),
						detail: { ...failure, retryAt: retryAfter(unpaid.start) },
					},
					state(unpaid.start, 'active', 'pastDue'),
				]
			: []),
		state(endedAt, 'active', 'ended'),
	];
}

/** In the order in which they happened; what has not happened has no moment. */
export async function writeEvents(sql: Sql, tenantId: string, made: MadeSubscription): Promise<void> {
	const { id, userId } = made.subscription;
	await sql`
		update subscription_events set at = ${made.course.startedAt} where tenant_id = ${tenantId} and subscription_id = ${id}`;
	for (const { at, actor, kind, detail } of eventsOf(made)) {
		if (!at) continue;
		await sql`
			insert into subscription_events (tenant_id, id, subscription_id, at, actor, user_id, kind, detail)
			values (${tenantId}, ${newId()}, ${id}, ${at}, ${actor}, ${actor === 'shopper' ? userId : null}::uuid, ${kind},
				${JSON.stringify(detail)}::text::jsonb)`;
	}
}
