// What the account of a demo shop at the sandbox is to know of subscriptions that began before its time, under the ids that stand in the
// tables: from then on it renews them, and what customers and staff do with them goes the way it goes in a shop.
import type { PaymentInterval } from '../../rules/pricing/kinds.ts';
import type { SubscriptionState } from '../../rules/subscriptions/machine.ts';
import type { Sql } from '../../server/database/connection.ts';
import { demoId, demoPrefix, shippingItem } from '../provider-ids.ts';

interface PastInvoice {
	id: string;
	intent: string;
	reason: 'subscription_create' | 'subscription_cycle';
	status: 'paid' | 'open';
	at: number;
	periodStart: number;
	periodEnd: number;
}

interface Kept {
	id: string;
	customer: { id: string; email: string; name: string };
	metadata: Record<string, string>;
	currency: string;
	interval: PaymentInterval;
	intervalCount: number;
	startedAt: number;
	trialEnd: number | null;
	periodStart: number;
	periodEnd: number;
	cancelAtPeriodEnd: boolean;
	paused: boolean;
	resumesAt: number | null;
	endedAt: number | null;
	invoices: readonly PastInvoice[];
}

/** As the sandbox is taught it: moments in seconds, amounts in minor units. */
export interface PastSubscription extends Kept {
	/** The number that is typed into the page. */
	card: string;
	items: readonly { id: string; product: string; name: string; amount: number }[];
	status: 'trialing' | 'active' | 'past_due' | 'canceled';
	endReason: 'cancellation_requested' | 'payment_failed' | null;
}

interface Row extends Kept {
	ourId: string;
	state: Exclude<SubscriptionState, 'opening' | 'abandoned'>;
	endReasonHere: string | null;
	last4: string | null;
	lines: { id: string; product: string; name: string; amount: number }[];
	shipping: { name: string; parts: { gross: number }[] } | null;
}

/** Cards of the sandbox, by what is shown of them. */
const cards: Record<string, string> = { '0341': '4000000000000341' };
const usualCard = '4242424242424242';

const statuses: Record<Row['state'], PastSubscription['status']> = {
	trialing: 'trialing',
	active: 'active',
	pastDue: 'past_due',
	// The pause stands beside it.
	paused: 'active',
	ended: 'canceled',
};

const shippingOf = ({ ourId, shipping }: Row) =>
	shipping
		? [
				{
					id: demoId('si', ourId, shippingItem),
					product: demoId('prod', ourId, shippingItem),
					name: shipping.name,
					amount: shipping.parts.reduce((sum, { gross }) => sum + gross, 0),
				},
			]
		: [];

function toPast(row: Row): PastSubscription {
	const { ourId: _id, state, endReasonHere, last4, lines, shipping: _shipping, ...kept } = row;
	const ended = endReasonHere === 'payment' ? 'payment_failed' : 'cancellation_requested';
	return {
		...kept,
		items: [...lines, ...shippingOf(row)],
		card: cards[last4 ?? ''] ?? usualCard,
		status: statuses[state],
		endReason: state === 'ended' ? ended : null,
	};
}

/** Those of persons who were erased have ended there for good. */
export async function findPastSubscriptions(sql: Sql, tenantId: string): Promise<PastSubscription[]> {
	const rows = await sql<Row[]>`
		select s.provider_id as id, s.id as our_id, s.state, s.end_reason as end_reason_here, s.card ->> 'last4' as last4, s.currency,
			s.interval_unit as interval, s.interval_count, s.cancel_at is not null as cancel_at_period_end, s.state = 'paused' as paused,
			jsonb_build_object('id', s.customer_id, 'email', s.customer_mail, 'name', s.customer_name) as customer,
			jsonb_build_object('tenant', s.tenant_id, 'subscription', s.id, 'terms', s.terms_version::text) as metadata,
			extract(epoch from s.started_at)::int as started_at, extract(epoch from s.trial_end)::int as trial_end,
			extract(epoch from s.period_start)::int as period_start, extract(epoch from s.period_end)::int as period_end,
			extract(epoch from s.pause_until)::int as resumes_at, extract(epoch from s.ended_at)::int as ended_at, t.shipping, (
				select jsonb_agg(jsonb_build_object('id', l.provider_item, 'product', l.provider_product, 'name', l.name, 'amount', a.gross)
					order by l.position)
				from subscription_lines l join jsonb_to_recordset(t.lines) as a (position int, gross bigint) on a.position = l.position
				where l.tenant_id = s.tenant_id and l.subscription_id = s.id
			) as lines, (
				select coalesce(jsonb_agg(jsonb_build_object(
					'id', i.provider_invoice_id, 'intent', coalesce(p.intent_id, 'pi' || substr(i.provider_invoice_id, 3)),
					'reason', case when i.kind = 'first' and s.trial_end is null then 'subscription_create' else 'subscription_cycle' end,
					'status', i.state, 'at', extract(epoch from i.created_at)::int,
					'periodStart', extract(epoch from i.period_start)::int, 'periodEnd', extract(epoch from i.period_end)::int
				) order by i.created_at), '[]')
				from subscription_invoices i
				left join payments p on p.tenant_id = i.tenant_id and p.order_id = i.order_id and p.state = 'paid'
				where i.tenant_id = s.tenant_id and i.subscription_id = s.id and i.state in ('open', 'paid')
			) as invoices
		from subscriptions s
		join subscription_terms t on t.tenant_id = s.tenant_id and t.subscription_id = s.id and t.version = s.terms_version
		where s.tenant_id = ${tenantId} and starts_with(s.provider_id, ${demoPrefix('sub')}) and s.customer_mail <> ''
			and not s.detached
		order by s.started_at, s.id`;
	return rows.map(toPast);
}
