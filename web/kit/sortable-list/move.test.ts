import { describe, expect, it } from 'vitest';
import { beforeAfterDrop, beforeAfterStep, movedBefore } from './move.ts';

const ids = ['a', 'b', 'c'];

describe('moving one of a list', () => {
	it('puts it before another one, or at the end', () => {
		expect(movedBefore(ids, 'c', 'a')).toEqual(['c', 'a', 'b']);
		expect(movedBefore(ids, 'a', null)).toEqual(['b', 'c', 'a']);
		expect(movedBefore(ids, 'a', 'unknown')).toEqual(ids);
	});

	it.each([
		['b', -1, ['b', 'a', 'c']],
		['a', 1, ['b', 'a', 'c']],
		['b', 1, ['a', 'c', 'b']],
	] as const)('goes one step: %s by %i', (id, step, expected) => {
		expect(movedBefore(ids, id, beforeAfterStep(ids, id, step) ?? null)).toEqual(expected);
	});

	it('stays at the ends', () => {
		expect(beforeAfterStep(ids, 'a', -1)).toBeUndefined();
		expect(beforeAfterStep(ids, 'c', 1)).toBeUndefined();
	});

	it('is dropped before or after another one', () => {
		expect(beforeAfterDrop(ids, 'b', 'before')).toBe('b');
		expect(beforeAfterDrop(ids, 'b', 'after')).toBe('c');
		expect(beforeAfterDrop(ids, 'c', 'after')).toBeNull();
	});
});
