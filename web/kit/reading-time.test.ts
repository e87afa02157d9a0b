import { describe, expect, it } from 'vitest';
import { readingTime } from './reading-time.ts';

describe('a short message', () => {
	it('stays two seconds for a few words', () => {
		expect(readingTime('Page saved')).toBe(2000);
		expect(readingTime('Einstellungen gespeichert')).toBe(2000);
	});

	it('stays longer the longer it takes to read, but not for ever', () => {
		const sentence = 'The refund has begun. The provider tells us when the money is on its way.';
		expect(readingTime(sentence)).toBeGreaterThan(4500);
		expect(readingTime(`${sentence} ${sentence}`)).toBeGreaterThan(readingTime(sentence));
		expect(readingTime(sentence.repeat(20))).toBe(12_000);
	});
});
