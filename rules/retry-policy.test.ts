import { describe, expect, it } from 'vitest';
import { isTransientCode, pauseBefore } from './retry-policy.ts';

describe('a call that was refused', () => {
	it.each(['BUSY', 'UNAVAILABLE', 'TOO_SLOW', 'STILL_WORKING'])('with %s is sent again by itself', (code) => {
		expect(isTransientCode(code)).toBe(true);
	});

	it('for another reason is not', () => {
		for (const code of ['VALIDATION', 'INTERNAL', 'TOO_MANY_REQUESTS', 'RESULT_UNREAD', 'TRANSLATION_BUSY', undefined])
			expect(isTransientCode(code)).toBe(false);
	});

	it('is sent again as late as the shop asks for, later each time, and never at a fixed moment', () => {
		for (let time = 0; time < 50; time++) {
			expect(pauseBefore(1, 3)).toBeGreaterThanOrEqual(2250);
			expect(pauseBefore(1, 0)).toBeLessThanOrEqual(625);
			expect(pauseBefore(3, 0)).toBeGreaterThanOrEqual(1500);
			expect(pauseBefore(3, 60)).toBeLessThanOrEqual(18_750);
		}
		expect(pauseBefore(2, 0)).not.toBe(pauseBefore(2, 0));
	});
});
