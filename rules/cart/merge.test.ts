import { describe, expect, it } from 'vitest';
import { seenOfBoth } from './merge.ts';

describe('lines of a cart that become one', () => {
	it('are taken to have been shown at the price of both, where each was shown as it is', () =>
		expect(
			seenOfBoth(2190, [
				{ seen: 1790, now: 1790 },
				{ seen: 1790, now: 1790 },
			]),
		).toBe(2190));

	it('still show by how much one of them has become cheaper, and never the better price of more as a reduction', () =>
		expect(
			seenOfBoth(2190, [
				{ seen: 1990, now: 1790 },
				{ seen: 1790, now: 1790 },
			]),
		).toBe(2390));

	it('still show by how much one of them has become dearer', () =>
		expect(
			seenOfBoth(240, [
				{ seen: 100, now: 120 },
				{ seen: 120, now: 120 },
			]),
		).toBe(220));

	it('without a price before show no change', () =>
		expect(
			seenOfBoth(500, [
				{ seen: null, now: undefined },
				{ seen: 300, now: 300 },
			]),
		).toBe(500));
});
