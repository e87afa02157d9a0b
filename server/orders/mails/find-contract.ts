// The contract that an order belongs to, as its mail speaks of it.
import { nextPayment, type SubscriptionState } from '../../../rules/subscriptions/machine.ts';
import type { Sql } from '../../database/connection.ts';

export interface MailedContract {
	id: string;
	number: string;
	/** A plan: the shop that pays it. */
	forTenant: string | null;
	/** The order was made by a payment after the first one. */
	isRenewal: boolean;
	/** Null: none follows. */
	nextPayment: Date | null;
	/** Of the next payment. */
	gross: number;
}

interface Row {
	id: string;
	number: string;
	forTenant: string | null;
	isRenewal: boolean;
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
			coalesce(i.kind = 'renewal', false) as is_renewal
		from orders o
		join subscriptions s on s.tenant_id = ${tenantId} and s.id = o.subscription_id and s.number is not null
		join subscription_terms t on t.tenant_id = ${tenantId} and t.subscription_id = s.id and t.version = s.terms_version
		left join subscription_invoices i on i.tenant_id = ${tenantId} and i.order_id = o.id
		where o.tenant_id = ${tenantId} and o.id = ${orderId}`;
	if (!row) return undefined;
	const { id, number, forTenant, isRenewal, gross } = row;
	return { id, number, forTenant, isRenewal, gross, nextPayment: nextPayment(row) };
}
