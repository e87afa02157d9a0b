import { describe, expect, it } from 'vitest';
import { planAddress, pricingAddress, readChosenPlan } from './chosen-plan.ts';

const read = (address: string) => readChosenPlan(new URL(address, 'https://shop.example').searchParams);

describe('a plan that was chosen on the page of prices', () => {
	it('is read again with tier and interval from where it is bought, and from the page of prices', () => {
		const chosen = { tier: 'pro', interval: 'year' } as const;
		expect(planAddress(chosen)).toBe('/admin/settings/subscription?tier=pro&interval=year');
		expect([planAddress(chosen), pricingAddress(chosen)].map(read)).toEqual([chosen, chosen]);
	});

	it('is none where tier or interval are missing, or are none that are sold', () => {
		for (const query of ['', '?tier=pro', '?interval=year', '?tier=gold&interval=year', '?tier=pro&interval=week'])
			expect(read(`/pricing${query}`)).toBeUndefined();
	});
});
