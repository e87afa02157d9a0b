import { describe, expect, it } from 'vitest';
import { canonicalJson } from './canonical.ts';
import { sampleDesign } from './sample-design.ts';

describe('canonical JSON', () => {
	it('does not depend on the order of keys', () => {
		expect(canonicalJson({ b: [1, { d: 'ä', c: null }], a: true })).toBe('{"a":true,"b":[1,{"c":null,"d":"ä"}]}');
		const design = sampleDesign();
		const reversed = Object.fromEntries(Object.entries(design).reverse());
		expect(canonicalJson(reversed)).toBe(canonicalJson(design));
	});

	it('says what JSON says', () => {
		const design = sampleDesign();
		expect(JSON.parse(canonicalJson(design))).toEqual(design);
		expect(canonicalJson({ a: undefined, b: -0 })).toBe('{"b":0}');
	});

	it('refuses what JSON cannot say', () => {
		for (const value of [Number.NaN, [undefined], undefined, () => 0, 1n]) expect(() => canonicalJson(value)).toThrow();
	});
});
