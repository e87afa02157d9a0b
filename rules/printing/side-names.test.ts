import { describe, expect, it } from 'vitest';
import { translatorOf } from '../texts/compile-messages.ts';
import { shippedMessages } from '../texts/shipped-messages.ts';
import { describeSide, readSide } from './side-names.ts';

describe('the sides of a product', () => {
	it.each(['en-GB', 'de-DE'] as const)('are read in the words in which they are shown: %s', (language) => {
		const t = translatorOf(language, shippedMessages(['printData'], [language]));
		for (const key of ['front', 'back', 'inside', 'outside', 'cover', 'page1', 'page48']) {
			expect(describeSide(t, key)).not.toBe(key);
			expect(readSide(t, describeSide(t, key))).toBe(key);
			expect(readSide(t, describeSide(t, key).toUpperCase())).toBe(key);
			expect(readSide(t, key)).toBe(key);
		}
		expect(readSide(t, 'flap2')).toBe('flap2');
	});
});
