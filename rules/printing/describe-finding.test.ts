import { describe, expect, it } from 'vitest';
import { translatorOf } from '../texts/compile-messages.ts';
import { shippedMessages } from '../texts/shipped-messages.ts';
import { describeFinding } from './describe-finding.ts';

const t = translatorOf('en-GB', shippedMessages(['printFindings'], ['en-GB']));
const blurred = (severity: 'error' | 'warning') => ({
	...{ code: 'lowResolution' as const, severity, page: 1, elementId: null, names: [], box: null },
	numbers: { ppi: 96, least: 200 },
});

describe('the advice about a low resolution', () => {
	it('is to place the picture smaller where it lies on a page, and not where it is the page', () => {
		for (const severity of ['error', 'warning'] as const) {
			expect(describeFinding(t, blurred(severity)).advice).toContain('smaller');
			expect(describeFinding(t, blurred(severity), true).advice).toBe('Use a picture with more pixels.');
		}
	});
});

describe('a low resolution', () => {
	it('is told as less than one where it would be none at all', () => {
		const told = (ppi: number) => describeFinding(t, { ...blurred('error'), numbers: { ppi, least: 200 } }).problem;
		expect(told(0)).toContain('has less than 1 ppi');
		expect(told(96)).toContain('has 96 ppi');
	});
});
