// A subscription as it is billed: held until the end of the transaction, with what is known of the provider's invoices.
import type { Sql } from '../../database/connection.ts';
import type { Rows } from '../../database/rows.generated.ts';

export type Contract = Pick<
	Rows['subscriptions'],
	| 'id'
	| 'number'
	| 'userId'
	| 'provider'
	| 'providerId'
	| 'customerId'
	| 'state'
	| 'intervalUnit'
	| 'intervalCount'
	| 'language'
	| 'currency'
	| 'termsVersion'
	| 'trialEnd'
	| 'periodEnd'
	| 'cancelAt'
	| 'pausedAt'
	| 'overdueSince'
	| 'openInvoiceId'
	| 'actionUrl'
	| 'failureCode'
	| 'command'
	| 'commandId'
	| 'commandUntil'
	| 'commandReason'
	| 'applied'
	| 'providerCommand'
	| 'forTenant'
	| 'cardChoice'
> & { card: object | null; known: Readonly<Record<string, { state: string; attempts: number }>> };

/** Whoever applies what the provider says waits here for the others. */
export async function holdContract(sql: Sql, tenantId: string, id: string): Promise<Contract | undefined> {
	const [, [contract]] = await Promise.all([
		sql`select from subscriptions where tenant_id = ${tenantId} and id = ${id} for update`.execute(),
		sql<Contract[]>`
			select s.id, s.number, s.user_id, s.provider, s.provider_id, s.customer_id, s.state, s.interval_unit, s.interval_count, s.language,
				s.currency, s.terms_version, s.trial_end, s.period_end, s.cancel_at, s.paused_at,
				s.overdue_since, s.open_invoice_id, s.action_url, s.failure_code, s.command, s.command_id, s.command_until,
				s.command_reason, s.applied, s.provider_command, s.for_tenant, s.card_choice, s.card, coalesce((
					select jsonb_object_agg(i.provider_invoice_id, jsonb_build_object('state', i.state, 'attempts', i.attempts))
					from subscription_invoices i where i.tenant_id = ${tenantId} and i.subscription_id = s.id
				), '{}') as known
			from subscriptions s where s.tenant_id = ${tenantId} and s.id = ${id} and not s.detached`.execute(),
	]);
	return contract;
}
