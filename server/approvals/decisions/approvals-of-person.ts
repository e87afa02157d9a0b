// What a user has waiting and has decided. Decisions stay without the name of who made them.
import type { PersonPart } from '../../accounts/person-part.ts';
import type { Sql } from '../../database/connection.ts';
import { giveUpUnapproved } from '../../orders/checkout/finish-order.ts';
import { lockOrder } from '../../orders/core/lock-order.ts';
import { closeApproval } from '../core/close-approval.ts';

/** What they have ordered and nobody has approved yet is not ordered any more. */
async function withdrawAll(sql: Sql, tenantId: string, userId: string): Promise<void> {
	const open = await sql<{ orderId: string }[]>`
		select order_id from order_approvals
		where tenant_id = ${tenantId} and buyer_id = ${userId} and state in ('pending', 'returned') order by order_id`;
	for (const { orderId } of open) {
		await lockOrder(sql, tenantId, orderId, 'exclusive');
		if (await closeApproval(sql, tenantId, orderId, { state: 'withdrawn', userId }))
			await giveUpUnapproved(sql, tenantId, orderId, 'approvalWithdrawn');
	}
}

export const approvalsOfPerson: PersonPart = {
	name: 'approvals',
	tables: ['order_approvals', 'order_approval_steps', 'approval_substitutes'],
	exportPart: (sql, tenantId, { id }) => sql`
		select 'decision' as kind, s.order_id, s.decision, s.reason, s.at, null::date as first_day, null::date as last_day
		from order_approval_steps s where s.tenant_id = ${tenantId} and s.user_id = ${id}
		union all
		select 'approval', a.order_id, a.state, '', a.begun_at, null, null
		from order_approvals a where a.tenant_id = ${tenantId} and a.buyer_id = ${id}
		union all
		select case when u.user_id = ${id} then 'substitute' else 'substituteFor' end, null, null, '', u.created_at, u.first_day, u.last_day
		from approval_substitutes u where u.tenant_id = ${tenantId} and ${id} in (u.user_id, u.substitute_id)
		order by at`,
	async erasePart(sql, tenantId, { id }) {
		await withdrawAll(sql, tenantId, id);
		await sql`update order_approvals set buyer_id = null where tenant_id = ${tenantId} and buyer_id = ${id}`;
		await sql`update order_approvals set superior_id = null where tenant_id = ${tenantId} and superior_id = ${id}`;
		await sql`update order_approval_steps set user_id = null where tenant_id = ${tenantId} and user_id = ${id}`;
		await sql`update order_approval_steps set on_behalf_of = null where tenant_id = ${tenantId} and on_behalf_of = ${id}`;
		await sql`delete from approval_substitutes where tenant_id = ${tenantId} and ${id} in (user_id, substitute_id)`;
		// Rules name people by their id: who is gone is asked no more.
		await sql`
			update approval_rules r set steps = (
					select jsonb_agg(s.step || jsonb_build_object('userIds', coalesce((
						select jsonb_agg(u.id) from jsonb_array_elements_text(s.step -> 'userIds') u (id) where u.id <> ${id}
					), '[]')) order by s.at)
					from jsonb_array_elements(r.steps) with ordinality s (step, at)
				), revision = r.revision + 1
			where r.tenant_id = ${tenantId} and r.steps::text like ${`%${id}%`}`;
	},
};
