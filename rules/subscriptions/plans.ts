// The plans that shops pay the platform for: the products that stand for them, and what keeps a shop from a smaller one. The screens of owners and
// operators say the same as the server.
import { pagesOfTier, type Tier, tiers } from '../pages/tiers.ts';

export const planIntervals = ['month', 'year'] as const;
export type PlanInterval = (typeof planIntervals)[number];

/** Of the product in the shop that sells plans: PLAN-PRO-MONTH. */
export const planCode = (tier: Tier, interval: PlanInterval): string => `PLAN-${tier}-${interval}`.toUpperCase();

/** Of all of them. They are in no list and need no picture: what is said of the other products does not concern them. */
export const planCodes: readonly string[] = tiers.flatMap((tier) =>
	planIntervals.map((interval) => planCode(tier, interval)),
);

/** A larger one begins at once, a smaller one with the next period. */
export const isUpgrade = (from: Tier, to: Tier): boolean => tiers.indexOf(to) > tiers.indexOf(from);

interface Period {
	interval: PlanInterval;
	/** When the next one begins. */
	end: Date;
}

/** What a larger plan costs more for the rest of a running period, as the provider charges it at that moment. */
export function differenceFor({ interval, end }: Period, difference: number, now: Date): number {
	const begin = new Date(end);
	if (interval === 'year') begin.setUTCFullYear(begin.getUTCFullYear() - 1);
	else begin.setUTCMonth(begin.getUTCMonth() - 1);
	const left = (end.getTime() - now.getTime()) / (end.getTime() - begin.getTime());
	return Math.round(difference * Math.min(Math.max(left, 0), 1));
}

interface PageCounts {
	pages: number;
	linkPages: number;
}

interface Excess {
	kind: 'pages' | 'linkPages';
	used: number;
	most: number;
}

/** What a shop has more of than a tier allows. */
export function excessOf({ pages, linkPages }: PageCounts, tier: Tier): Excess[] {
	const { page, link } = pagesOfTier[tier];
	const compared = [
		{ kind: 'pages' as const, used: pages, most: page },
		{ kind: 'linkPages' as const, used: linkPages, most: link },
	];
	return compared.flatMap(({ kind, used, most }) => (most !== null && used > most ? [{ kind, used, most }] : []));
}
