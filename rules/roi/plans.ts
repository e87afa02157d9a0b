// What the plans of the platform cost: on the page of prices, and where savings are compared with them.

export const plans = ['starter', 'pro', 'enterprise'] as const;
export type Plan = (typeof plans)[number];

export const planNames: Record<Plan, string> = { starter: 'Starter', pro: 'Pro', enterprise: 'Enterprise' };

/** A year is paid as ten months. */
const monthsPaid = 10;

const monthly: Record<Plan, number> = { starter: 49_00, pro: 149_00, enterprise: 499_00 };

/** In minor units. */
export const planCost = (plan: Plan): { month: number; year: number } => ({
	month: monthly[plan],
	year: monthly[plan] * monthsPaid,
});
