// An order begins to wait for its approval, in the transaction that writes it down. The rule is copied: a change of it concerns later orders.
import { deadlineOf, reminderAt } from '../../../rules/approvals/deadlines.ts';
import type { Sql } from '../../database/connection.ts';
import type { ChosenRule } from './choose-rule.ts';
import { sendApprovalNotice } from './send-notice.ts';

export interface NewApproval {
	orderId: string;
	rule: ChosenRule;
	/** Of what was ordered. */
	hash: string;
	buyerId: string;
	companyId: string | null;
	/** Whom the company names. */
	superiorId: string | null;
	/** What is to be paid after the last approval, in minor units. */
	due: number;
	/** Now, unless it is written down later. */
	begunAt?: Date;
}

/** Named in the buyer's profile, by the e-mail address or the user name. */
export async function findSuperior(sql: Sql, tenantId: string, buyerId: string, field: string): Promise<string | null> {
	const [superior] = await sql<{ id: string }[]>`
		select u.id from user_field_values v
		join users u on u.tenant_id = ${tenantId} and not u.guest and u.archived_at is null
			and (lower(u.email) = lower(trim(v.value)) or lower(u.username) = lower(trim(v.value)))
		where v.tenant_id = ${tenantId} and v.user_id = ${buyerId} and v.field_name = ${field} and trim(v.value) <> '' limit 1`;
	return superior?.id ?? null;
}

export async function beginApproval(sql: Sql, tenantId: string, approval: NewApproval): Promise<void> {
	const { orderId, rule, hash, buyerId, companyId, due } = approval;
	const { id, name, steps, superiorField, deadlineDays, mayChange } = rule;
	const isWanted = steps.some(({ superior }) => superior);
	const superiorId =
		approval.superiorId ??
		(isWanted && superiorField ? await findSuperior(sql, tenantId, buyerId, superiorField) : null);
	const now = approval.begunAt ?? new Date();
	const deadline = deadlineOf(now, deadlineDays);
	await sql`
		insert into order_approvals (
			tenant_id, order_id, rule, hash, buyer_id, company_id, superior_id, due, begun_at, deadline, remind_at
		) values (
			${tenantId}, ${orderId}, ${JSON.stringify({ id, name, steps, superiorField, deadlineDays, mayChange })}::text::jsonb, ${hash},
			${buyerId}, ${companyId}, ${superiorId}, ${due}, ${now}, ${deadline}, ${reminderAt(now, deadline)}
		)`;
	await sendApprovalNotice(sql, tenantId, { orderId, purpose: 'asked', revision: 1 });
}
