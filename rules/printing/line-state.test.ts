import { describe, expect, it } from 'vitest';
import { findLineState } from './line-state.ts';

const sides = [{ name: 'front' }, { name: 'back' }];

describe('the state of a line', () => {
	it('is missing without data, and while a side has none', () => {
		expect(findLineState(sides, [])).toBe('missing');
		expect(findLineState(sides, [{ side: 'front', state: 'released' }])).toBe('missing');
	});

	it('is that of the one file with all pages', () => {
		expect(findLineState(sides, [{ side: null, state: 'findings' }])).toBe('findings');
	});

	it('is that of its least advanced side, and a refused one comes first', () => {
		const front = { side: 'front', state: 'released' } as const;
		expect(findLineState(sides, [front, { side: 'back', state: 'uploaded' }])).toBe('uploaded');
		expect(findLineState(sides, [front, { side: 'back', state: 'released' }])).toBe('released');
		expect(findLineState(sides, [{ side: 'back', state: 'refused' }])).toBe('refused');
	});

	it('takes no account of data for a side that the product does not have', () => {
		expect(findLineState([{ name: 'front' }], [{ side: 'back', state: 'released' }])).toBe('missing');
	});
});
