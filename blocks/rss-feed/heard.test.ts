import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetPosition, keepPosition, positionOf } from './heard.ts';

beforeEach(() => {
	const kept = new Map<string, string>();
	vi.stubGlobal('localStorage', {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => kept.set(key, value),
	});
});

afterEach(() => vi.unstubAllGlobals());

it('a recording goes on where someone stopped, and from the beginning once it has ended', () => {
	keepPosition('a', 61.7);
	expect(positionOf('a')).toBe(61);
	forgetPosition('a');
	expect(positionOf('a')).toBe(0);
});

it('what was hardly begun is not remembered, and of many the oldest are forgotten', () => {
	keepPosition('a', 3);
	expect(positionOf('a')).toBe(0);
	for (let index = 0; index < 25; index += 1) keepPosition(`n${index}`, 60);
	expect(positionOf('n4')).toBe(0);
	expect(positionOf('n24')).toBe(60);
});

it('nothing is remembered where the browser keeps nothing, and nothing fails', () => {
	vi.stubGlobal('localStorage', {
		getItem: () => 'broken',
		setItem: () => {
			throw new Error('full');
		},
	});
	keepPosition('a', 60);
	expect(positionOf('a')).toBe(0);
});
