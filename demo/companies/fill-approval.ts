// The order workflow of a demo shop: a rule for its company, and an order of the buyer that waits for the approver.
import { emptyStep, noConditions } from '../../rules/approvals/rule.ts';
import { beginApproval } from '../../server/approvals/core/begin-approval.ts';
import { addRule, listRules } from '../../server/approvals/rules/save-rule.ts';
import type { Sql } from '../../server/database/connection.ts';
import { hashOrder } from '../../server/orders/core/hash-order.ts';
import { recordEvent } from '../../server/orders/core/record-event.ts';
import type { MadeOrder } from '../make-order.ts';
import type { FilledCompany } from './fill-company.ts';

/** What orders of this company wait for. */
async function addDemoRule(sql: Sql, tenantId: string, { company }: FilledCompany) {
	const { name, costCentre, totalFrom, deadlineDays } = company.approvalRule;
	const id = await addRule(sql, tenantId, {
		...{ name, active: true, deadlineDays, mayChange: true, superiorField: null },
		conditions: { ...noConditions, costCentres: [costCentre], totalFrom },
		steps: [{ ...emptyStep, superior: true, company: true }],
	});
	const [rule] = await listRules(sql, tenantId, { id });
	if (!rule) throw new Error(`there is no rule ${id}`);
	return rule;
}

/** @param orders of all that were written those that wait are taken */
export async function beginApprovals(
	sql: Sql,
	tenantId: string,
	filled: FilledCompany,
	orders: readonly MadeOrder[],
): Promise<void> {
	const rule = await addDemoRule(sql, tenantId, filled);
	const superiorId = filled.people.get('approver')?.id ?? null;
	for (const { id: orderId, userId, approval, gross, createdAt } of orders) {
		if (approval !== 'pending' || !userId) continue;
		const hash = await hashOrder(sql, tenantId, orderId);
		await beginApproval(sql, tenantId, {
			...{ orderId, rule, hash, superiorId, buyerId: userId, companyId: filled.id, due: gross, begunAt: createdAt },
		});
		const detail = { step: 'asked', rule: rule.name, steps: rule.steps.length, hash };
		await recordEvent(sql, tenantId, orderId, { actor: 'shopper', userId, kind: 'approval', detail });
	}
}
