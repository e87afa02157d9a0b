import { describe, expect, it } from 'vitest';
import { countSlips, mayMean } from './spelling.ts';

describe('a misspelt word', () => {
	it.each([
		['karte', 'karte', 0],
		['', 'abc', 3],
		['plkate', 'plakate', 1],
		['visittenkarten', 'visitenkarten', 1],
		['flyre', 'flyer', 1],
		['tasche', 'tasse', 2],
		['grußkarte', 'gruskarte', 1],
	])('%s for %s has %i slips', (typed, meant, slips) => {
		expect(countSlips(typed, meant)).toBe(slips);
		expect(countSlips(meant, typed)).toBe(slips);
	});

	it('may mean what is written much like it, and nothing that merely begins alike', () => {
		expect(mayMean('visitenkratne', 'visitenkarten')).toBe(true);
		expect(mayMean('flyre', 'flyer')).toBe(true);
		expect(mayMean('postcard', 'posters')).toBe(false);
		expect(mayMean('wedding', 'wedinv')).toBe(false);
		expect(mayMean('tasche', 'tasse')).toBe(false);
	});
});
