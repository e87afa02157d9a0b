// For whom an order is made: what a company wants of its members, a cost centre and its budgets, and which rule of the shop wants an approval first.
import type { ApprovalRule } from '../../../rules/approvals/rule.ts';
import type { User } from '../../accounts/subject.ts';
import { type ChosenRule, chooseRule, queryRules, type RuledOrder } from '../../approvals/core/choose-rule.ts';
import { holdBudgets } from '../../companies/core/budgets.ts';
import { findMembership, type Membership } from '../../companies/core/find-membership.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';

export interface BuyingTerms {
	membership: Membership | undefined;
	costCentre: Membership['costCentres'][number] | null;
	/** Of the shop, in their order. */
	rules: readonly ApprovalRule[];
}

export const buysAlone: BuyingTerms = { membership: undefined, costCentre: null, rules: [] };

/**
 * Guests are in no company, and come back to no approval: rules are about those who have an account.
 * @param costCentreId the one that was named; the only one there is needs no naming
 */
export async function findBuyingTerms(
	sql: Sql,
	tenantId: string,
	buyer: Pick<User, 'id' | 'guest'>,
	costCentreId: string | null | undefined,
): Promise<BuyingTerms> {
	if (buyer.guest) return buysAlone;
	const [membership, rules] = await Promise.all([
		findMembership(sql, tenantId, buyer.id),
		queryRules(sql, tenantId).execute(),
	]);
	const open = membership?.costCentres ?? [];
	const [only] = open.length === 1 ? open : [];
	const costCentre = open.find(({ id }) => id === costCentreId) ?? (costCentreId ? undefined : only) ?? null;
	return { membership, costCentre, rules };
}

/** As the order keeps it. */
export const companyOf = ({ membership, costCentre }: BuyingTerms) =>
	membership ? { id: membership.companyId, costCentre } : null;

/** Where a company has cost centres, an order of its members names one of them. */
export function refuseCostCentre({ membership, costCentre }: BuyingTerms, named: string | null | undefined): void {
	const isMissing = costCentre === null && (membership?.costCentres.length ?? 0) > 0;
	if (isMissing || (named && costCentre?.id !== named)) throw new Refused('COST_CENTRE_INVALID');
}

interface Bought {
	/** In minor units. */
	net: number;
	/** Of the shop. */
	day: string;
}

/** Holds the budgets until the transaction ends. @returns whether one of them would be exceeded */
export async function holdAgainstBudgets(
	sql: Sql,
	tenantId: string,
	{ membership, costCentre }: BuyingTerms,
	{ net, day }: Bought,
): Promise<boolean> {
	if (!membership) return false;
	const { companyId } = membership;
	const answer = await holdBudgets(sql, tenantId, { companyId, costCentreId: costCentre?.id ?? null, net, day });
	if (answer.state === 'refused') throw new Refused('BUDGET_EXCEEDED', undefined, { ...answer.budget });
	return answer.state === 'needsApproval';
}

interface Approved extends Pick<RuledOrder, 'buyer' | 'lines' | 'net'> {
	overBudget: boolean;
}

/** @returns undefined where it needs no approval */
export const findApprovalRule = (
	sql: Sql,
	tenantId: string,
	{ rules, costCentre }: BuyingTerms,
	order: Approved,
): Promise<ChosenRule | undefined> =>
	chooseRule(sql, tenantId, rules, { ...order, costCentre: costCentre?.code ?? null });
