// A subscription as mails and the summary of its contract tell of it: who, what is delivered at which price, and when.
import { type BillingAddress, emptyBilling } from '../../../rules/checkout/address.ts';
import type { SubscriptionState } from '../../../rules/subscriptions/machine.ts';
import type { Sql } from '../../database/connection.ts';
import type { StoredCard } from '../../integrations/payment/recurring.ts';
import type { FoundOrder } from '../../orders/find-order.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import type { Command } from '../core/request-command.ts';
import { isCanceledByOther } from '../find-details.ts';

type DeliveredLine = FoundOrder['lines'][number] & { itemId: string };

interface Terms
	extends Pick<
		FoundOrder,
		| 'pricesIncludeTax'
		| 'reverseCharge'
		| 'taxFreeExport'
		| 'billingAddress'
		| 'shippingAddress'
		| 'shipping'
		| 'totals'
		| 'currency'
	> {
	lines: readonly DeliveredLine[];
}

export interface Contract extends Terms {
	id: string;
	number: string;
	state: SubscriptionState;
	language: string;
	/** Empty once erased, as the address. */
	customerName: string;
	customerMail: string;
	intervalUnit: 'day' | 'week' | 'month' | 'year';
	intervalCount: number;
	startedAt: Date;
	trialEnd: Date | null;
	periodEnd: Date;
	cancelAt: Date | null;
	endedAt: Date | null;
	endReason: string | null;
	/** For a withdrawal that was declared under another address than that of its customer. */
	isWithdrawnByOther: boolean;
	/** Cancelled by the shop for a cancellation that was declared under another address than that of its customer, and not reactivated since. */
	isCanceledByOther: boolean;
	/** The last period of one that has ended was not paid, and is not owed any more: what it would have cost. */
	droppedAmount: number | null;
	/** Wanted, and not confirmed by the provider yet. */
	command: Command | null;
	/** Of the command that was the last. */
	commandReason: string | null;
	card: StoredCard | null;
	/** A plan: the shop that pays it. */
	forTenant: string | null;
	/** Of a plan whose tier was changed by these terms: whether it holds at once, or with the next period. */
	tierFrom: 'now' | 'next' | null;
	/** Of the shop. */
	timeZone: string;
}

type Row = Omit<Contract, 'billingAddress' | 'timeZone'> & { billingAddress: Partial<BillingAddress> };

/** With its newest terms, those that the provider has not confirmed yet as well, or with those that hold. */
const versionOf = (sql: Sql, isNewest: boolean) =>
	isNewest
		? sql`(
			select max(v.version) from subscription_terms v
			where v.tenant_id = s.tenant_id and v.subscription_id = s.id and v.state <> 'refused'
		)`
		: sql`s.terms_version`;

/** @returns undefined for one that has never begun */
export async function findContract(
	sql: Sql,
	tenant: Tenant,
	subscriptionId: string,
	{ isNewest = false } = {},
): Promise<Contract | undefined> {
	const [row] = await sql<Row[]>`
		select s.id, s.number, s.state, s.language, s.currency, s.customer_name, s.customer_mail, s.interval_unit, s.interval_count,
			s.started_at, s.trial_end, s.period_end, s.for_tenant, s.cancel_at, s.ended_at, s.end_reason, s.command, s.command_reason, s.card, exists (
				select from contract_cancellations c
				where c.tenant_id = s.tenant_id and c.subscription_id = s.id and c.kind = 'withdrawal' and c.outcome = 'canceled' and c.by_other
			) as is_withdrawn_by_other, ${isCanceledByOther(sql)} as is_canceled_by_other, (
				select i.amount::float8 from subscription_invoices i
				where i.tenant_id = s.tenant_id and i.subscription_id = s.id and i.state = 'void' and i.attempts > 0
					and i.period_start = s.period_start and s.state = 'ended'
				order by i.created_at desc limit 1
			) as dropped_amount,
			t.lines -> 0 -> 'item' -> 'plan' ->> 'from' as tier_from, t.prices_include_tax, t.reverse_charge, t.tax_free_export, t.billing_address, t.shipping_address, t.shipping, t.totals, (
				select jsonb_agg(jsonb_build_object(
					'position', l.position, 'itemId', l.item_id, 'productId', l.product_id, 'slug', l.slug, 'code', l.code, 'name', l.name,
					'itemName', l.item_name, 'options', l.options, 'designId', coalesce(a."designId", l.design_id), 'releaseId', coalesce(a."releaseId", l.release_id), 'mediaId', l.media_id,
					'taxCategory', l.tax_category, 'seriesRows', l.series_rows, 'personalised', l.personalised,
					'quantity', a.quantity, 'unitPrice', a."unitPrice", 'rate', a.rate, 'net', a.net, 'tax', a.tax, 'gross', a.gross
				) order by l.position)
				from subscription_lines l
				join jsonb_to_recordset(t.lines) as a (
					position int, quantity int, "unitPrice" bigint, rate int, net bigint, tax bigint, gross bigint,
					"designId" uuid, "releaseId" uuid
				) on a.position = l.position
				where l.tenant_id = s.tenant_id and l.subscription_id = s.id
			) as lines
		from subscriptions s
		join subscription_terms t on t.tenant_id = s.tenant_id and t.subscription_id = s.id and t.version = ${versionOf(sql, isNewest)}
		where s.tenant_id = ${tenant.id} and s.id = ${subscriptionId} and s.number is not null`;
	return row && { ...row, billingAddress: { ...emptyBilling, ...row.billingAddress }, timeZone: tenant.timeZone };
}

/** The day until which is paid, or tried out. */
export const runsUntil = ({ cancelAt, state, trialEnd, periodEnd }: Contract): Date =>
	cancelAt ?? (state === 'trialing' ? (trialEnd ?? periodEnd) : periodEnd);

/** Some, none or all of what is delivered is made to the customer's specification. */
export function personalisedOf({ lines }: Pick<Contract, 'lines'>): 'all' | 'some' | 'none' {
	const made = lines.filter(({ personalised }) => personalised).length;
	if (made === 0) return 'none';
	return made === lines.length ? 'all' : 'some';
}

/** It is cancelled while the shop looks into a withdrawal: nobody asks its customer to go on with it. */
export const isWithdrawn = ({ commandReason }: Pick<Contract, 'commandReason'>): boolean =>
	commandReason === 'withdrawal';
