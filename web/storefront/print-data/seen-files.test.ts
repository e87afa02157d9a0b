import { describe, expect, it } from 'vitest';
import { hasUnseen, warningsOf } from './seen-files.ts';

const file = (id: string, ...codes: string[]) => ({
	id,
	findings: codes.map((code) => ({ code, severity: 'warning' as const, page: 1, numbers: [], names: [] })),
});

describe('what was confirmed in the content release', () => {
	it('holds for the same files, also when one of them is released or removed meanwhile', () => {
		const seen = [file('front', 'rgbColour'), file('back')];
		expect(hasUnseen(seen, [file('front', 'rgbColour'), file('back')])).toBe(false);
		expect(hasUnseen(seen, [file('back')])).toBe(false);
		expect(hasUnseen(seen, [])).toBe(false);
	});

	it('does not hold for another file, nor for the same one with other warnings', () => {
		const seen = [file('front', 'rgbColour')];
		expect(hasUnseen(seen, [file('other', 'rgbColour')])).toBe(true);
		expect(hasUnseen(seen, [file('front', 'rgbColour'), file('back')])).toBe(true);
		expect(hasUnseen(seen, [file('front', 'rgbColour', 'lowResolution')])).toBe(true);
	});

	it('names each warning once', () => {
		expect(warningsOf(file('front', 'rgbColour', 'rgbColour', 'missingBleed'))).toEqual(['rgbColour', 'missingBleed']);
	});
});
