import { describe, expect, it } from 'vitest';
import { aboveOf, inTreeOrder, isLinkTarget, levelOf, narrowedTo, openToAt, placeError } from './category-tree.ts';

const at = (id: string, parentId: string | null, roleIds: string[] = []) => ({ id, parentId, roleIds });
/** a > b > c > d, and e beside a */
const tree = [at('a', null, ['x', 'y']), at('e', null), at('b', 'a'), at('c', 'b', ['y', 'z']), at('d', 'c')];

describe('the tree of categories', () => {
	it('knows what stands above, and how deep that is', () => {
		expect(aboveOf(tree, 'd').map(({ id }) => id)).toEqual(['a', 'b', 'c']);
		expect(levelOf(tree, 'd')).toBe(4);
		expect(aboveOf(tree, 'a')).toEqual([]);
	});

	it('ends at a circle', () => {
		expect(aboveOf([at('a', 'b'), at('b', 'a')], 'a').map(({ id }) => id)).toEqual(['a', 'b']);
	});

	it.each([
		['a', 'a', 'circle'],
		['a', 'd', 'circle'],
		['e', 'd', 'depth'],
		[undefined, 'd', 'depth'],
		[undefined, 'c', undefined],
		['a', 'e', 'depth'],
		['b', 'e', undefined],
		['b', null, undefined],
		['d', 'a', undefined],
	] as const)('says whether %s may stand below %s: %s', (id, parentId, fault) => {
		expect(placeError(tree, id, parentId)).toBe(fault);
	});

	it('lists each before what stands below it', () => {
		expect(inTreeOrder(tree).map(({ id, level }) => `${id}${level}`)).toEqual(['a1', 'b2', 'c3', 'd4', 'e1']);
	});
});

describe('access', () => {
	it('is narrowed by roles, and by none not at all', () => {
		expect(narrowedTo(null, [])).toBeNull();
		expect(narrowedTo(null, ['x'])).toEqual(['x']);
		expect(narrowedTo(['x'], [])).toEqual(['x']);
		expect(narrowedTo(['x', 'y'], ['y', 'z'])).toEqual(['y']);
		expect(narrowedTo(['x'], ['z'])).toEqual([]);
	});

	it('is what all above leave of it', () => {
		expect(openToAt(tree, 'c', [])).toEqual(['y']);
		expect(openToAt(tree, 'c', ['x'])).toEqual([]);
		expect(openToAt(tree, 'e', ['x'])).toEqual(['x']);
		expect(openToAt(tree, null, [])).toBeNull();
	});
});

describe('the window of a link', () => {
	it.each([
		['', true],
		['_blank', true],
		['shop-2', true],
		['_self', false],
		['_TOP', false],
		['a b', false],
		['"><script>', false],
		['x'.repeat(61), false],
	])('%s: %s', (name, right) => {
		expect(isLinkTarget(name)).toBe(right);
	});
});
