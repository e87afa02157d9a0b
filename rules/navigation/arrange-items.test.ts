import { describe, expect, it } from 'vitest';
import { moveItem, placeAfterStep, placeError, removeItem, type Step } from './arrange-items.ts';
import type { ItemKind } from './menu.ts';

interface Node {
	id: string;
	kind: ItemKind;
	children: Node[];
}

const node = (id: string, ...children: Node[]): Node => ({ id, kind: 'heading', children });
const written = (items: readonly Node[]): string =>
	items.map(({ id, children }) => (children.length > 0 ? `${id}(${written(children)})` : id)).join(' ');

const menu = [node('a', node('b'), node('c', node('d'))), node('e'), node('f')];

const after = (id: string, step: Step) => {
	const place = placeAfterStep(menu, id, step);
	return place && written(moveItem(menu, id, place));
};

describe('moving an item of a menu', () => {
	it.each([
		['e', 'up', 'e a(b c(d)) f'],
		['e', 'down', 'a(b c(d)) f e'],
		['a', 'up', undefined],
		['f', 'down', undefined],
		['e', 'in', 'a(b c(d) e) f'],
		['a', 'in', undefined],
		['c', 'in', 'a(b(c(d))) e f'],
		['c', 'out', 'a(b) c(d) e f'],
		['d', 'out', 'a(b c d) e f'],
		['e', 'out', undefined],
	] as const)('leads %s %s', (id, step, expected) => {
		expect(after(id, step)).toBe(expected);
	});

	it('is refused below itself, where the menu would be too deep, and below all categories', () => {
		const [a, e] = [menu[0], menu[1]];
		if (!a || !e) throw new Error('no menu');
		expect(placeError('header', menu, a, 'd')).toBe('circle');
		expect(placeError('header', menu, a, 'e')).toBe('depth');
		expect(placeError('header', menu, e, 'c')).toBeUndefined();
		expect(placeError('footer', menu, e, 'c')).toBe('depth');
		expect(placeError('header', [...menu, { ...node('g'), kind: 'categories' as const }], e, 'g')).toBe('noChildren');
	});

	it('is not needed to take one away with all below it', () => {
		expect(written(removeItem(menu, 'c'))).toBe('a(b) e f');
	});
});
