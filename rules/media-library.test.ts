import { describe, expect, it } from 'vitest';
import { findMoveError, freeName, readFolderName, wayTo } from './media-library.ts';

const folders = [
	{ id: 'a', parentId: null },
	{ id: 'b', parentId: 'a' },
	{ id: 'c', parentId: 'b' },
	{ id: 'x', parentId: null },
];

describe('the way to a folder', () => {
	it('begins at the top', () => expect(wayTo(folders, 'c').map(({ id }) => id)).toEqual(['a', 'b', 'c']));

	it('ends where a circle would begin again', () => {
		const circle = [
			{ id: 'a', parentId: 'b' },
			{ id: 'b', parentId: 'a' },
		];
		expect(wayTo(circle, 'a')).toHaveLength(2);
		expect(findMoveError(circle, 'new', 'a')).toBeUndefined();
	});

	it('to nowhere is none', () => expect([wayTo(folders, null), wayTo(folders, 'z')]).toEqual([[], []]));
});

describe('a folder', () => {
	it.each([
		['a', 'a', 'inside'],
		['a', 'c', 'inside'],
		['a', 'x', undefined],
		['c', null, undefined],
	])('%s may be moved to %s: %s', (id, parent, fault) => expect(findMoveError(folders, id, parent)).toBe(fault));

	it('is at most six deep, with everything in it', () => {
		const chain = Array.from({ length: 4 }, (_, index) => ({
			id: `${index}`,
			parentId: index ? `${index - 1}` : null,
		}));
		expect(findMoveError([...folders, ...chain], 'a', '2')).toBeUndefined();
		expect(findMoveError([...folders, ...chain], 'a', '3')).toBe('deep');
	});

	it('has a name without signs of a path', () => {
		expect(readFolderName('  Print  media ')).toBe('Print media');
		expect(['', ' ', 'a/b', 'a\\b', '<', 'x'.repeat(101)].map(readFolderName)).toEqual(Array(6).fill(undefined));
	});

	it('whose name is taken gets a number', () => {
		expect(freeName('Print', ['print', 'PRINT (2)'])).toBe('Print (3)');
		expect(freeName('x'.repeat(100), ['x'.repeat(100)])).toHaveLength(100);
	});
});
