import { describe, expect, it } from 'vitest';
import type { DraftOrders, OrderLine } from './draft-orders.ts';
import { isOnlyOrdered } from './only-ordered.ts';

const proofOf = (itemId: string | null, ...states: OrderLine['state'][]) => ({
	...{ itemId, access: 'owner' as DraftOrders['access'] },
	orderLines: states.map((state) => ({ state }) as OrderLine),
});

describe('a design that is ordered', () => {
	it('goes on as a copy, as a release of it would lead nowhere', () => {
		expect(isOnlyOrdered(proofOf(null, 'released'))).toBe(true);
		expect(isOnlyOrdered(proofOf(null, 'printed'))).toBe(true);
	});

	it('is released where it is in the cart again, was sent back, or was never ordered', () => {
		expect(isOnlyOrdered(proofOf('line', 'released'))).toBe(false);
		expect(isOnlyOrdered(proofOf(null, 'released', 'refused'))).toBe(false);
		expect(isOnlyOrdered(proofOf(null))).toBe(false);
	});
});
