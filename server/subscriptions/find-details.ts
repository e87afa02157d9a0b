// Subscriptions as they are shown, to their customer and to staff: the contract with what is delivered and paid each time. The same number of
// statements for any number of them.
import { type Address, type BillingAddress, emptyBilling } from '../../rules/checkout/address.ts';
import type { Offer } from '../../rules/pricing/pricing.ts';
import type { Sql } from '../database/connection.ts';
import type { Rows } from '../database/rows.generated.ts';
import type { StoredCard } from '../integrations/payment/recurring.ts';
import type { Image } from '../media/media-path.ts';
import { readPictures } from '../media/read-pictures.ts';

interface LineRow {
	position: number;
	itemId: string;
	productId: string;
	slug: string;
	code: string;
	name: string;
	itemName: string;
	options: { name: string; value: string }[];
	mediaId: string | null;
	designId: string | null;
	releaseId: string | null;
	/** Of the design as it is now; null: there is none any more. */
	designRevision: number | null;
	seriesRows: number | null;
	personalised: boolean;
	/** All pieces, those of every row of a series. */
	quantity: number;
	/** In ten-thousandths of the major unit. */
	unitPrice: number;
	net: number;
	tax: number;
	gross: number;
	/** In hundredths of a per cent. */
	rate: number;
	/** Of the day of the contract; nothing of it in one that was imported without. */
	offer: Offer | Record<string, never>;
}

export interface DetailLine extends LineRow {
	contract: Pick<DetailRow, 'userId' | 'intervalUnit' | 'intervalCount' | 'pricesIncludeTax'>;
	picture: Image | null;
}

interface Shipping {
	id: string | null;
	name: string;
	days: number;
	parts: readonly { net: number; gross: number }[];
}

/** What is agreed from the next payment on, once the provider has taken it. */
export interface WantedTerms {
	version: number;
	createdAt: string;
	net: number;
	tax: number;
	gross: number;
	lines: { position: number; quantity: number }[];
	shippingAddress: Address | null;
	billingAddress: BillingAddress;
}

type Contract = Pick<
	Rows['subscriptions'],
	| 'id'
	| 'userId'
	| 'provider'
	| 'providerId'
	| 'customerId'
	| 'customerName'
	| 'customerMail'
	| 'state'
	| 'intervalUnit'
	| 'intervalCount'
	| 'language'
	| 'currency'
	| 'termsVersion'
	| 'createdAt'
	| 'startedAt'
	| 'trialEnd'
	| 'periodStart'
	| 'periodEnd'
	| 'cancelAt'
	| 'endedAt'
	| 'endReason'
	| 'pausedAt'
	| 'pauseUntil'
	| 'overdueSince'
	| 'retryAt'
	| 'failureCode'
	| 'actionUrl'
	| 'openInvoiceId'
	| 'command'
	| 'detached'
	| 'forTenant'
	| 'tier'
	| 'nextTier'
>;

interface DetailRow extends Contract {
	/** It has begun. */
	number: string;
	card: StoredCard | null;
	hasSummary: boolean;
	pricesIncludeTax: boolean;
	reverseCharge: boolean;
	taxFreeExport: boolean;
	net: number;
	tax: number;
	gross: number;
	billingAddress: Partial<BillingAddress>;
	shippingAddress: Address | null;
	shipping: Shipping | null;
	/** Of the invoice that could not be paid. */
	overdueAmount: number | null;
	paymentCount: number;
	/** The terms that were paid last; null: nothing was paid yet. */
	paidVersion: number | null;
	/** When its customer has withdrawn from it. */
	withdrawnAt: Date | null;
	/** The shop has not decided on that yet. */
	isWithdrawalOpen: boolean;
	/** Why the shop has refused the last one; null: it has not. */
	withdrawalRefusal: string | null;
	/** It has ended for a withdrawal that was declared under another address than that of its customer. */
	isWithdrawnByOther: boolean;
	/** The shop has cancelled it for a cancellation that was declared under another address, and nobody has taken that back. */
	isCanceledByOther: boolean;
	wanted: (Omit<WantedTerms, 'billingAddress'> & { billingAddress: Partial<BillingAddress> }) | null;
	lines: LineRow[];
}

export interface SubscriptionDetails extends Omit<DetailRow, 'lines' | 'wanted' | 'billingAddress'> {
	billingAddress: BillingAddress;
	wanted: WantedTerms | null;
	lines: DetailLine[];
}

/** Of the subscription `s`. */
export const isCanceledByOther = (sql: Sql) => sql`(s.command_reason = 'staff' and exists (
	select from contract_cancellations c
	where c.tenant_id = s.tenant_id and c.subscription_id = s.id and c.kind <> 'withdrawal' and c.outcome = 'canceled' and c.by_other
		and not exists (
			select from subscription_events e
			where e.tenant_id = s.tenant_id and e.subscription_id = s.id and e.kind = 'kept' and e.at > c.checked_at
		)
))`;

const linesOf = (sql: Sql) => sql`(
	select coalesce(jsonb_agg(jsonb_build_object(
		'position', l.position, 'itemId', l.item_id, 'productId', l.product_id, 'slug', l.slug, 'code', l.code, 'name', l.name,
		'itemName', l.item_name, 'options', l.options, 'mediaId', l.media_id, 'designId', l.design_id, 'releaseId', l.release_id,
		'designRevision', d.revision,
		'seriesRows', l.series_rows, 'personalised', l.personalised, 'quantity', a.quantity, 'unitPrice', a."unitPrice", 'net', a.net,
		'tax', a.tax, 'gross', a.gross, 'rate', a.rate, 'offer', l.offer
	) order by l.position), '[]')
	from subscription_lines l join jsonb_to_recordset(t.lines) as a (
		position int, quantity int, "unitPrice" bigint, net bigint, tax bigint, gross bigint, rate int
	) on a.position = l.position
	left join designs d on d.tenant_id = l.tenant_id and d.id = l.design_id
	where l.tenant_id = s.tenant_id and l.subscription_id = s.id)`;

const wantedTerms = (sql: Sql) => sql`(
	select jsonb_build_object(
		'version', w.version, 'createdAt', w.created_at, 'net', w.net, 'tax', w.tax, 'gross', w.gross, 'lines', w.lines,
		'shippingAddress', w.shipping_address, 'billingAddress', w.billing_address
	)
	from subscription_terms w where w.tenant_id = s.tenant_id and w.subscription_id = s.id and w.state = 'wanted'
	order by w.version desc limit 1)`;

async function withPictures(sql: Sql, tenantId: string, rows: readonly DetailRow[]): Promise<SubscriptionDetails[]> {
	const pictured = rows.flatMap(({ lines }) => lines.flatMap(({ mediaId }) => mediaId ?? []));
	const pictures = await readPictures(sql, tenantId, pictured);
	const shownLine = (line: LineRow, contract: DetailLine['contract']): DetailLine => {
		const picture = line.mediaId ? pictures.get(line.mediaId) : undefined;
		return { ...line, contract, picture: picture ? { ...picture, alt: line.name } : null };
	};
	return rows.map(({ lines, wanted, billingAddress, ...row }) => ({
		...row,
		billingAddress: { ...emptyBilling, ...billingAddress },
		wanted: wanted && { ...wanted, billingAddress: { ...emptyBilling, ...wanted.billingAddress } },
		lines: lines.map((line) => shownLine(line, row)),
	}));
}

/**
 * In the order of the ids; those that have not begun, or are not of this shop, are left out. Two statements.
 * @param userId only those of this user
 */
export async function loadSubscriptions(
	sql: Sql,
	tenantId: string,
	ids: readonly string[],
	userId?: string,
): Promise<SubscriptionDetails[]> {
	if (ids.length === 0) return [];
	const rows = await sql<DetailRow[]>`
		select s.id, s.number, s.user_id, s.provider, s.provider_id, s.customer_id, s.customer_name, s.customer_mail, s.state,
			s.interval_unit, s.interval_count, s.language, s.currency, s.terms_version, s.created_at, s.started_at, s.trial_end,
			s.period_start, s.period_end, s.cancel_at, s.ended_at, s.end_reason, s.paused_at, s.pause_until, s.overdue_since, s.retry_at,
			s.failure_code, s.action_url, s.open_invoice_id, s.card, s.command, s.detached, s.for_tenant, s.tier, s.next_tier,
			s.summary is not null as has_summary, t.prices_include_tax, t.reverse_charge, t.tax_free_export, t.net::float8 as net,
			t.tax::float8 as tax, t.gross::float8 as gross, t.billing_address, t.shipping_address, t.shipping, (
				select i.amount::float8 from subscription_invoices i
				where i.tenant_id = s.tenant_id and i.provider_invoice_id = s.open_invoice_id
			) as overdue_amount, (
				select count(*)::int from subscription_invoices i where i.tenant_id = s.tenant_id and i.subscription_id = s.id
			) as payment_count, (
				select max(i.terms_version) from subscription_invoices i
				where i.tenant_id = s.tenant_id and i.subscription_id = s.id and i.state = 'paid'
			) as paid_version, (
				select max(c.received_at) from contract_cancellations c
				where c.tenant_id = s.tenant_id and c.subscription_id = s.id and c.kind = 'withdrawal'
			) as withdrawn_at, exists (
				select from contract_cancellations c
				where c.tenant_id = s.tenant_id and c.subscription_id = s.id and c.kind = 'withdrawal' and c.outcome = 'toCheck'
					and c.checked_at is null
			) as is_withdrawal_open, (
				select c.refusal from contract_cancellations c
				where c.tenant_id = s.tenant_id and c.subscription_id = s.id and c.kind = 'withdrawal'
				order by c.received_at desc limit 1
			) as withdrawal_refusal, exists (
				select from contract_cancellations c
				where c.tenant_id = s.tenant_id and c.subscription_id = s.id and c.kind = 'withdrawal' and c.outcome = 'canceled' and c.by_other
			) as is_withdrawn_by_other, ${isCanceledByOther(sql)} as is_canceled_by_other, ${wantedTerms(sql)} as wanted, ${linesOf(sql)} as lines
		from unnest(${ids}::uuid[]) with ordinality as wanted (id, rank)
		join subscriptions s on s.tenant_id = ${tenantId} and s.id = wanted.id and s.number is not null
			${userId === undefined ? sql`` : sql`and s.user_id = ${userId}`}
		join subscription_terms t on t.tenant_id = s.tenant_id and t.subscription_id = s.id and t.version = s.terms_version
		order by wanted.rank`;
	return withPictures(sql, tenantId, rows);
}
