// What a user has subscribed to, and what they have done to subscriptions as one of the shop.
import type { PersonPart } from '../../accounts/person-part.ts';
import type { Sql } from '../../database/connection.ts';
import { sendJob } from '../../jobs/send-job.ts';

export const forgetJobName = 'subscriptions.forget';

/** The provider ends what runs, and forgets who they are. */
async function sendForgetting(sql: Sql, tenantId: string, userId: string): Promise<void> {
	const known = await sql<{ id: string }[]>`
		update subscriptions set command_reason = 'erased'
		where tenant_id = ${tenantId} and user_id = ${userId} and customer_id is not null and not detached
		returning id`;
	for (const { id } of known) await sendJob(sql, tenantId, forgetJobName, { subscriptionId: id });
}

export const subscriptionsOfPerson: PersonPart = {
	name: 'subscriptions',
	tables: [
		'subscriptions',
		'subscription_lines',
		'subscription_terms',
		'subscription_events',
		'subscription_mails',
		'contract_cancellations',
	],
	exportPart: (sql, tenantId, { id, email }) => sql`
		select 'subscription' as kind, s.number, s.state, s.interval_unit, s.interval_count, s.customer_name, s.customer_mail, s.created_at,
			s.started_at, s.trial_end, s.cancel_at, s.ended_at, (
				select jsonb_agg(jsonb_build_object('version', t.version, 'gross', t.gross, 'billingAddress', t.billing_address,
					'shippingAddress', t.shipping_address, 'createdAt', t.created_at) order by t.version)
				from subscription_terms t where t.tenant_id = ${tenantId} and t.subscription_id = s.id
			) as terms, (
				select jsonb_agg(jsonb_build_object('code', l.code, 'name', l.name, 'itemName', l.item_name) order by l.position)
				from subscription_lines l where l.tenant_id = ${tenantId} and l.subscription_id = s.id
			) as lines
		from subscriptions s where s.tenant_id = ${tenantId} and s.user_id = ${id}
		union all
		select 'cancellation', c.contract, c.outcome, c.kind, null, c.name, c.email, c.received_at, null, null, c.wanted_on, null, null,
			jsonb_strip_nulls(jsonb_build_object('reason', c.reason, 'refusal', c.refusal))
		from contract_cancellations c where c.tenant_id = ${tenantId} and lower(c.email) = ${email}
		order by created_at`,
	/** Contracts that have begun are kept with the orders they have made; nothing in them leads to the person. */
	async erasePart(sql, tenantId, { id, email }) {
		await sendForgetting(sql, tenantId, id);
		await sql`
			delete from subscriptions where tenant_id = ${tenantId} and user_id = ${id} and state in ('opening', 'abandoned')`;
		await sql`
			update subscription_terms t set billing_address = '{}', shipping_address = null
			from subscriptions s
			where s.tenant_id = ${tenantId} and s.user_id = ${id} and t.tenant_id = ${tenantId} and t.subscription_id = s.id`;
		await sql`
			delete from subscription_mails m using subscriptions s
			where s.tenant_id = ${tenantId} and s.user_id = ${id} and m.tenant_id = ${tenantId} and m.subscription_id = s.id
				and m.recipient = lower(s.customer_mail)`;
		await sql`
			update subscriptions set user_id = null, customer_name = '', customer_mail = '', card = null, action_url = null, summary = null,
				summary_pdf = null, updated_at = now()
			where tenant_id = ${tenantId} and user_id = ${id}`;
		await sql`update subscriptions set command_by = null where tenant_id = ${tenantId} and command_by = ${id}`;
		await sql`update subscription_terms set created_by = null where tenant_id = ${tenantId} and created_by = ${id}`;
		await sql`update subscription_events set user_id = null where tenant_id = ${tenantId} and user_id = ${id}`;
		await sql`
			update contract_cancellations set checked_by = null where tenant_id = ${tenantId} and checked_by = ${id}`;
		await sql`
			update contract_cancellations set name = '', email = '', reason = '',
				refusal = case when refusal is not null then '' end
			where tenant_id = ${tenantId} and lower(email) = ${email}`;
	},
};
