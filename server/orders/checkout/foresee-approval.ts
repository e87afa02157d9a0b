// What the checkout says before the button: for which cost centres a member of a company may order, whether a budget refuses the cart, and whose approval
// the order would wait for. Nothing is locked: the order itself decides anew.
import type { User } from '../../accounts/subject.ts';
import { imagineApprovers } from '../../approvals/core/imagine-approvers.ts';
import { shopDay } from '../../calendar/today.ts';
import { loadLines } from '../../cart/load-lines.ts';
import { type BudgetResult, type ExceededBudget, foreseeBudgets } from '../../companies/core/budgets.ts';
import type { Membership } from '../../companies/core/find-membership.ts';
import type { Sql } from '../../database/connection.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { spokenLanguage } from '../../tenants/spoken-language.ts';
import { type BuyingTerms, findApprovalRule, findBuyingTerms } from './buying-terms.ts';

export interface ForeseenApproval {
	/** Empty: a budget asks for it, not a rule of the shop. */
	ruleName: string;
	/** Of the first step; nobody: those of the shop. */
	waitsFor: string[];
}

export interface ForeseenTerms {
	companyName: string | null;
	costCentres: Membership['costCentres'];
	/** The one that the order would count for. */
	costCentreId: string | null;
	/** The budget that would be exceeded; null: none. */
	budget: ExceededBudget | null;
	/** Whether the order is refused because of that. */
	isRefused: boolean;
	/** Null: it needs none, or it is not known yet for which cost centre it is. */
	approval: ForeseenApproval | null;
}

export interface ForeseenCart {
	/** In minor units. */
	net: number;
	costCentreId: string | null;
}

async function foreseeBudget(
	sql: Sql,
	tenant: Tenant,
	{ membership, costCentre }: BuyingTerms,
	net: number,
): Promise<BudgetResult> {
	if (!membership) return { state: 'within' };
	const order = { companyId: membership.companyId, costCentreId: costCentre?.id ?? null, net, day: shopDay(tenant) };
	return foreseeBudgets(sql, tenant.id, order, membership.overBudget);
}

async function foreseeApproval(
	sql: Sql,
	tenant: Tenant,
	buyer: User,
	buying: BuyingTerms,
	order: { net: number; overBudget: boolean },
): Promise<ForeseenApproval | null> {
	if (buying.rules.length === 0 && !order.overBudget) return null;
	const language = spokenLanguage(tenant, buyer.language);
	const lines = await loadLines(sql, { tenant, user: buyer, language, day: shopDay(tenant) });
	const rule = await findApprovalRule(sql, tenant.id, buying, { buyer, lines, ...order });
	if (!rule) return null;
	const { membership } = buying;
	const [waitsFor = []] = await imagineApprovers(sql, tenant.id, rule, {
		id: buyer.id,
		companyId: membership?.companyId ?? null,
		superiorId: membership?.superiorId ?? null,
	});
	return { ruleName: rule.name, waitsFor };
}

export async function foreseeTerms(
	sql: Sql,
	tenant: Tenant,
	buyer: User,
	{ net, costCentreId }: ForeseenCart,
): Promise<ForeseenTerms> {
	const buying = await findBuyingTerms(sql, tenant.id, buyer, costCentreId);
	const { membership, costCentre } = buying;
	const costCentres = membership?.costCentres ?? [];
	const named = {
		companyName: membership?.companyName ?? null,
		costCentres,
		costCentreId: costCentre?.id ?? null,
	};
	if (costCentres.length > 0 && !costCentre) return { ...named, budget: null, isRefused: false, approval: null };
	const result = await foreseeBudget(sql, tenant, buying, net);
	const isRefused = result.state === 'refused';
	const overBudget = result.state === 'needsApproval';
	return {
		...named,
		budget: result.state === 'within' ? null : result.budget,
		isRefused,
		approval: isRefused ? null : await foreseeApproval(sql, tenant, buyer, buying, { net, overBudget }),
	};
}
