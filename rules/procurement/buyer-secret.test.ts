import { describe, expect, it } from 'vitest';
import { secretError, secretFrom } from './buyer.ts';

describe('the shared secret of a purchasing system', () => {
	it('has at least 16 characters that every system can hold', () => {
		expect(secretError('a b-c_d'.padEnd(16, 'x'))).toBeUndefined();
		expect(secretError('x'.repeat(15))).toBe('short');
		expect(secretError('')).toBe('short');
		for (const wrong of [`${'x'.repeat(20)}ü`, ` ${'x'.repeat(20)}`, `${'x'.repeat(20)}\n`, 'x'.repeat(301)])
			expect(secretError(wrong)).toBe('invalid');
	});

	it('is generated so that it can be used', () => {
		expect(secretError(secretFrom(Uint8Array.from({ length: 32 }, (_, index) => index * 8)))).toBeUndefined();
	});
});
