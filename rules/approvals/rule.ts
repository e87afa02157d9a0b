// Rules that say which orders need an approval, and whose. The first rule that fits decides; a rule without conditions fits every order.

export const approvalStates = ['pending', 'returned', 'approved', 'rejected', 'expired', 'withdrawn'] as const;
export type ApprovalState = (typeof approvalStates)[number];

export const approvalDecisions = ['approved', 'rejected', 'returned', 'confirmed', 'withdrawn', 'expired'] as const;
/** `confirmed` and `withdrawn` are the buyer's, `expired` is nobody's. */
export type ApprovalDecision = (typeof approvalDecisions)[number];

/** All that are given have to fit; of a list any one. */
export interface RuleConditions {
	roleIds: readonly string[];
	/** Net, in minor units; null: any. */
	totalFrom: number | null;
	productIds: readonly string[];
	/** With what is below them. */
	categoryIds: readonly string[];
	/** Codes, in any spelling of their letters. */
	costCentres: readonly string[];
	/** Nothing of this buyer was ever placed. */
	firstOrder: boolean;
	/** A design has other elements than its template, beyond the values of its fields. */
	designChanged: boolean;
	/** A budget of the buyer's company would be exceeded. */
	overBudget: boolean;
}

export interface ApprovalStep {
	roleIds: readonly string[];
	userIds: readonly string[];
	/** The buyer's: from the company, else from the field of the profile that the rule names. */
	superior: boolean;
	/** Everyone who approves in the buyer's company. */
	company: boolean;
}

export interface ApprovalRule {
	id: string;
	name: string;
	active: boolean;
	conditions: RuleConditions;
	steps: readonly ApprovalStep[];
	/** Of the profile; holds the e-mail address or the user name of the superior. Null: the company alone knows. */
	superiorField: string | null;
	deadlineDays: number;
	/** Whether approvers may change quantities and take lines out. */
	mayChange: boolean;
}

export const noConditions: RuleConditions = {
	roleIds: [],
	totalFrom: null,
	productIds: [],
	categoryIds: [],
	costCentres: [],
	firstOrder: false,
	designChanged: false,
	overBudget: false,
};

export const emptyStep: ApprovalStep = { roleIds: [], userIds: [], superior: false, company: false };

interface OrderedItem {
	productId: string;
	/** Of which it is a variant. */
	parentId: string | null;
	/** With all above them. */
	categoryIds: readonly string[];
	designChanged: boolean;
}

export interface OrderFacts {
	/** Of the buyer. */
	roleIds: readonly string[];
	/** In minor units. */
	net: number;
	things: readonly OrderedItem[];
	/** Its code; null: none. */
	costCentre: string | null;
	firstOrder: boolean;
	overBudget: boolean;
}

const meet = (wanted: readonly string[], given: readonly string[]): boolean =>
	wanted.length === 0 || wanted.some((one) => given.includes(one));

const inLetters = (code: string): string => code.trim().toUpperCase();

export function fits(conditions: RuleConditions, facts: OrderFacts): boolean {
	const { roleIds, totalFrom, productIds, categoryIds, costCentres, firstOrder, designChanged, overBudget } =
		conditions;
	const { things, costCentre } = facts;
	return (
		meet(roleIds, facts.roleIds) &&
		(totalFrom === null || facts.net >= totalFrom) &&
		meet(
			productIds,
			things.flatMap(({ productId, parentId }) => (parentId === null ? [productId] : [productId, parentId])),
		) &&
		meet(
			categoryIds,
			things.flatMap((thing) => thing.categoryIds),
		) &&
		meet(costCentres.map(inLetters), costCentre === null ? [] : [inLetters(costCentre)]) &&
		(!firstOrder || facts.firstOrder) &&
		(!designChanged || things.some((thing) => thing.designChanged)) &&
		(!overBudget || facts.overBudget)
	);
}

/** In the order of the shop. */
export const findRule = <Rule extends Pick<ApprovalRule, 'active' | 'conditions'>>(
	rules: readonly Rule[],
	facts: OrderFacts,
): Rule | undefined => rules.find(({ active, conditions }) => active && fits(conditions, facts));

/** Where a budget wants an approval and no rule of the shop fits: those who approve in the company. */
export const budgetRule: Omit<ApprovalRule, 'id'> = {
	name: '',
	active: true,
	conditions: { ...noConditions, overBudget: true },
	steps: [{ ...emptyStep, company: true }],
	superiorField: null,
	deadlineDays: 7,
	mayChange: false,
};
