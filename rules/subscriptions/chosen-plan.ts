// The plan that somebody has chosen on the page of prices, kept in the address on their way through sign-up and log-in to where it is bought.
import { type Tier, tiers } from '../pages/tiers.ts';
import { type PlanInterval, planIntervals } from './plans.ts';

export interface ChosenPlan {
	tier: Tier;
	interval: PlanInterval;
}

/** @returns undefined unless both are named and known */
export function readChosenPlan(query: URLSearchParams): ChosenPlan | undefined {
	const tier = tiers.find((one) => one === query.get('tier'));
	const interval = planIntervals.find((one) => one === query.get('interval'));
	return tier && interval ? { tier, interval } : undefined;
}

const addressAt =
	(path: string) =>
	({ tier, interval }: ChosenPlan): string =>
		`${path}?${new URLSearchParams({ tier, interval })}`;

/** Where who looks after a shop buys it. */
export const planAddress = addressAt('/admin/settings/subscription');

/** Where who looks after none reads how to get there. */
export const pricingAddress = addressAt('/pricing');
