// "Who would approve this?": what the rules say of an order that nobody has made.
import { loadUser } from '../../accounts/subject.ts';
import { findNames } from '../../accounts/users/find-names.ts';
import { findMembership } from '../../companies/core/find-membership.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { findSuperior } from '../core/begin-approval.ts';
import { type ChosenRule, chooseRule, queryRules } from '../core/choose-rule.ts';

export interface ImaginedOrder {
	buyerId: string;
	/** In minor units. */
	net: number;
	productIds: readonly string[];
	costCentre: string | null;
	overBudget: boolean;
}

export interface SimulatedStep {
	/** Of the step; nobody: those of the shop who may change orders. */
	names: string[];
}

export interface Simulation {
	/** Null: it needs no approval. */
	rule: ChosenRule | null;
	steps: SimulatedStep[];
}

interface Asked {
	step: number;
	userId: string;
}

export async function simulateApproval(sql: Sql, tenantId: string, order: ImaginedOrder): Promise<Simulation> {
	const buyer = await loadUser(sql, tenantId, order.buyerId);
	if (!buyer || buyer.guest) throw new Refused('VALIDATION', 'buyerId');
	const [rules, membership, products] = await Promise.all([
		queryRules(sql, tenantId).execute(),
		findMembership(sql, tenantId, buyer.id),
		sql<{ id: string; parentId: string | null }[]>`
			select id, parent_id from products where tenant_id = ${tenantId} and id = any(${[...order.productIds]}::uuid[])`.execute(),
	]);
	const lines = products.map(({ id, parentId }) => ({ productId: id, parentId, releaseId: null }));
	const { net, costCentre, overBudget } = order;
	const rule = await chooseRule(sql, tenantId, rules, { buyer, net, lines, costCentre, overBudget });
	if (!rule) return { rule: null, steps: [] };
	const field = rule.superiorField;
	const superiorId = membership?.superiorId ?? (field ? await findSuperior(sql, tenantId, buyer.id, field) : null);
	const asked = await sql<Asked[]>`
		select s.at::int - 1 as step, u.id as user_id
		from jsonb_array_elements(${JSON.stringify(rule.steps)}::text::jsonb) with ordinality s (step, at)
		join users u on u.tenant_id = ${tenantId} and u.archived_at is null and not u.guest and not u.technical and u.id <> ${buyer.id} and (
			s.step -> 'userIds' ? u.id::text
			or ((s.step ->> 'superior')::boolean and u.id = ${superiorId}::uuid)
			or exists (
				select from user_roles h where h.tenant_id = ${tenantId} and h.user_id = u.id and s.step -> 'roleIds' ? h.role_id::text
			)
			or ((s.step ->> 'company')::boolean and exists (
				select from company_members m
				where m.tenant_id = ${tenantId} and m.user_id = u.id and m.company_id = ${membership?.companyId ?? null}::uuid
					and m.role in ('approver', 'companyAdmin')
			))
		)
		order by 1, 2 limit 600`;
	const names = await findNames(
		sql,
		tenantId,
		asked.map(({ userId }) => userId),
	);
	const steps = rule.steps.map((_step, index) => ({
		names: asked.flatMap(({ step, userId }) => (step === index ? (names.get(userId) ?? []) : [])),
	}));
	return { rule, steps };
}
