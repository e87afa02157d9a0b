// The contract that an order belongs to, as its mail speaks of it.
import { formatDate } from '../../../rules/formats.ts';
import { nextPayment, type SubscriptionState } from '../../../rules/subscriptions/machine.ts';
import type { Sql } from '../../database/connection.ts';

export interface MailedContract {
	id: string;
	number: string;
	/** A plan: the shop that pays it. */
	forTenant: string | null;
	/** The order was made by a payment after the first one. */
	isRenewal: boolean;
	/** It was made by the first payment, at the end of a trial. */
	isAfterTrial: boolean;
	/** That was paid for; null: nothing was. */
	period: { from: Date; to: Date } | null;
	/** Null: none follows. */
	nextPayment: Date | null;
	/** Of the next payment. */
	gross: number;
}

/** As the line of an order is called that pays for the rest of a period. */
export const daysOfPeriod = ({ from, to }: { from: Date; to: Date }, language: string, timeZone: string): string =>
	[from, to].map((day) => formatDate(day, language, timeZone)).join(' – ');

interface Row {
	id: string;
	number: string;
	forTenant: string | null;
	isRenewal: boolean;
	isAfterTrial: boolean;
	periodFrom: Date | null;
	periodTo: Date | null;
	state: SubscriptionState;
	trialEnd: Date | null;
	periodEnd: Date | null;
	cancelAt: Date | null;
	gross: number;
}

/** @returns undefined for an order that was paid once */
export async function findContract(sql: Sql, tenantId: string, orderId: string): Promise<MailedContract | undefined> {
	const [row] = await sql<Row[]>`
		select s.id, s.number, s.for_tenant, s.state, s.trial_end, s.period_end, s.cancel_at, t.gross::float8 as gross,
			coalesce(i.kind = 'renewal', false) as is_renewal,
			coalesce(i.kind = 'first' and s.trial_end is not null, false) as is_after_trial, i.period_start as period_from, i.period_end as period_to
		from orders o
		join subscriptions s on s.tenant_id = ${tenantId} and s.id = o.subscription_id and s.number is not null
		join subscription_terms t on t.tenant_id = ${tenantId} and t.subscription_id = s.id and t.version = s.terms_version
		left join subscription_invoices i on i.tenant_id = ${tenantId} and i.order_id = o.id
		where o.tenant_id = ${tenantId} and o.id = ${orderId}`;
	if (!row) return undefined;
	const { id, number, forTenant, isRenewal, isAfterTrial, periodFrom, periodTo, gross } = row;
	const period = periodFrom && periodTo && { from: periodFrom, to: periodTo };
	return { id, number, forTenant, isRenewal, isAfterTrial, period, gross, nextPayment: nextPayment(row) };
}
