// How many pages a shop may have, by what it pays for.
import type { PageKind } from './block.ts';

export const tiers = ['starter', 'pro', 'enterprise'] as const;
export type Tier = (typeof tiers)[number];

/** Null: as many as it likes. */
export const pagesOfTier: Readonly<Record<Tier, Readonly<Record<PageKind, number | null>>>> = {
	starter: { page: 10, link: 1 },
	pro: { page: 100, link: 10 },
	enterprise: { page: null, link: null },
};

export const isTier = (name: string): name is Tier => tiers.some((tier) => tier === name);

export const isFull = (tier: Tier, kind: PageKind, used: number): boolean => {
	const most = pagesOfTier[tier][kind];
	return most !== null && used >= most;
};
