// "Who would approve this?": what the rules say of an order that nobody has made.
import { loadUser } from '../../accounts/subject.ts';
import { findMembership } from '../../companies/core/find-membership.ts';
import type { Sql } from '../../database/connection.ts';
import { refuseField } from '../../failure.ts';
import { type ChosenRule, chooseRule, queryRules } from '../core/choose-rule.ts';
import { imagineApprovers } from '../core/imagine-approvers.ts';

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
	/** Codes of those that are open to the buyer: what is named beside them no order of theirs can name. */
	costCentres: string[];
}

export async function simulateApproval(sql: Sql, tenantId: string, order: ImaginedOrder): Promise<Simulation> {
	const buyer = await loadUser(sql, tenantId, order.buyerId);
	if (!buyer || buyer.guest) throw refuseField('buyerId');
	const [rules, membership, products] = await Promise.all([
		queryRules(sql, tenantId).execute(),
		findMembership(sql, tenantId, buyer.id),
		sql<{ id: string; parentId: string | null }[]>`
			select id, parent_id from products where tenant_id = ${tenantId} and id = any(${[...order.productIds]}::uuid[])`.execute(),
	]);
	const lines = products.map(({ id, parentId }) => ({ productId: id, parentId, releaseId: null }));
	const { net, costCentre, overBudget } = order;
	const rule = await chooseRule(sql, tenantId, rules, { buyer, net, lines, costCentre, overBudget });
	const costCentres = (membership?.costCentres ?? []).map(({ code }) => code);
	if (!rule) return { rule: null, steps: [], costCentres };
	const asked = await imagineApprovers(sql, tenantId, rule, {
		id: buyer.id,
		companyId: membership?.companyId ?? null,
		superiorId: membership?.superiorId ?? null,
	});
	return { rule, steps: asked.map((names) => ({ names })), costCentres };
}
