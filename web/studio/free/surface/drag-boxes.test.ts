import { describe, expect, test } from 'vitest';
import { placeBoxes } from '../../../../rules/designs/arrange/place-boxes.ts';
import type { DesignElement, GroupElement } from '../../../../rules/designs/design.ts';
import { designWith, sampleShape, unlocked } from '../../../../rules/designs/sample-design.ts';
import { toPoints } from '../../../../rules/designs/units.ts';
import { makeElement } from '../add/new-element.ts';
import { listObjects } from '../objects/list-objects.ts';
import { findWhereabouts } from '../use-describe-position.ts';
import { caughtBy, dragMove, dragResize, dragScale, dragTurn, dragTurnAll, linesFor, type Pull } from './drag-boxes.ts';

const shape = (id: string, x: number, y: number, width = 10_000, height = 10_000) =>
	sampleShape(id, { box: { x, y, width, height, rotation: 0 } });

const pull = (dx: number, dy: number, changes: Partial<Pull> = {}): Pull => ({
	from: [0, 0],
	to: [dx, dy],
	isStrict: false,
	isLoose: false,
	tolerance: 1000,
	...changes,
});

function open(...elements: readonly DesignElement[]) {
	const design = designWith(...elements);
	const [page] = design.pages;
	if (!page) throw new Error('no page');
	const placed = placeBoxes(page.elements);
	const one = (id: string) => {
		const found = placed.get(id);
		if (!found) throw new Error(`no ${id}`);
		return found;
	};
	return { page, one, lines: (id: string) => linesFor(design, page, new Set([id]), []) };
}

describe('dragging several', () => {
	test('a corner scales all of them towards the opposite one', () => {
		const { one } = open(shape('a', 10_000, 10_000), shape('b', 30_000, 10_000, 10_000, 5000));
		const drag = dragScale([one('a'), one('b')], 'nw', pull(-30_000, 0));
		expect(drag).toMatchObject({ kind: 'scale', scale: 2 });
		expect(drag.boxes.get('a')?.to).toEqual({ x: -20_000, y: 0, width: 20_000, height: 20_000, rotation: 0 });
		expect(drag.boxes.get('b')?.to).toEqual({ x: 20_000, y: 0, width: 20_000, height: 10_000, rotation: 0 });
	});

	test('the handle above turns all of them, and finds right angles', () => {
		const { one } = open(shape('a', 10_000, 10_000), shape('b', 30_000, 10_000));
		const drag = dragTurnAll([one('a'), one('b')], pull(60_000, 15_100));
		expect(drag.boxes.get('a')?.to).toEqual({ x: 20_000, y: 0, width: 10_000, height: 10_000, rotation: 90_000 });
	});
});

describe('dragging', () => {
	test('sticks to the safe area and to the edges of others, and says to what', () => {
		const { one, lines } = open(shape('a', 20_000, 20_000), shape('b', 60_000, 33_000));
		const drag = dragMove([one('a')], pull(-15_500, 2600), lines('a'));
		expect(drag.boxes.get('a')?.to).toMatchObject({ x: 4000, y: 22_500 });
		expect(drag.lines.map(({ axis, kind }) => `${axis} ${kind}`)).toEqual(['x safe', 'y centre']);
	});

	test('sticks to nothing with Alt, and goes straight with Shift', () => {
		const { one, lines } = open(shape('a', 20_000, 20_000));
		expect(dragMove([one('a')], pull(-15_500, 100, { isLoose: true }), lines('a')).boxes.get('a')?.to).toMatchObject({
			x: 4500,
			y: 20_100,
		});
		const straight = dragMove([one('a')], pull(-15_500, 2600, { isStrict: true }), lines('a'));
		expect(straight.boxes.get('a')?.to).toMatchObject({ x: 4000, y: 20_000 });
	});

	test('a pulled edge sticks, the opposite one stays', () => {
		const { one, lines } = open(shape('a', 20_000, 20_000));
		const drag = dragResize(one('a'), 'e', pull(50_400, 0), lines('a'));
		expect(drag.boxes.get('a')?.to).toMatchObject({ x: 20_000, width: 61_000, height: 10_000 });
		const strict = dragResize(one('a'), 'se', pull(5000, 0, { isStrict: true }), lines('a'));
		expect(strict.boxes.get('a')?.to).toMatchObject({ width: 15_000, height: 15_000 });
	});

	test('a group keeps its proportions', () => {
		const group: GroupElement = {
			id: 'g',
			name: 'g',
			lock: unlocked,
			print: true,
			isPinned: false,
			kind: 'group',
			box: { x: 0, y: 0, width: 20_000, height: 10_000, rotation: 0 },
			elements: [shape('in', 0, 0)],
		};
		const { one, lines } = open(group);
		expect(dragResize(one('g'), 'se', pull(20_000, 0), lines('g')).boxes.get('g')?.to).toMatchObject({
			width: 40_000,
			height: 20_000,
		});
	});

	test('turning finds upright by itself, every angle with Alt, steps of 15° with Shift', () => {
		const { one } = open(shape('a', 20_000, 20_000));
		const turn = (dx: number, changes: Partial<Pull> = {}) =>
			dragTurn(one('a'), { ...pull(0, 0, changes), to: [25_000 + dx, 5000] }).boxes.get('a')?.to.rotation;
		expect(turn(400)).toBe(0);
		expect(turn(400, { isLoose: true })).toBe(1100);
		expect(turn(5000, { isStrict: true })).toBe(15_000);
	});

	test('a band catches what it cuts, but not the background that it is drawn over', () => {
		const { page } = open(
			shape('ground', -3000, -3000, 91_000, 61_000),
			shape('a', 5000, 5000),
			shape('b', 40_000, 5000),
		);
		expect(caughtBy({ x: 3000, y: 3000, width: 10_000, height: 15_000 }, page)).toEqual(['a']);
	});
});

test('objects are listed as they lie on each other: what covers the others first', () => {
	const { page } = open(shape('ground', 0, 0), shape('left', 5000, 5000), shape('heart', 5000, 40_000));
	expect(listObjects(page).map(({ element }) => element.id)).toEqual(['heart', 'left', 'ground']);
});

test('what lies outside of the safe area or of the page is said', () => {
	const { product } = designWith();
	const at = (x: number, y: number, width = 10_000, height = 10_000) =>
		findWhereabouts({ x, y, width, height }, product);
	expect([at(10_000, 10_000), at(1000, 10_000), at(-3000, 10_000), at(-20_000, 10_000)]).toEqual([
		'inside',
		'outsideSafe',
		'outsideTrim',
		'outsidePage',
	]);
});

test('a new element lies in the middle of the safe area, in black', () => {
	const design = designWith();
	const text = makeElement(design, { kind: 'text', text: 'Ihr Text', name: 'Text' });
	expect(text).toMatchObject({ kind: 'text', swatchId: 'black', faceId: 'regular' });
	const { x, y, width, height } = text?.box ?? { x: 0, y: 0, width: 0, height: 0 };
	expect([Math.round(x + width / 2), Math.round(y + height / 2)]).toEqual([42_500, 27_500]);
	expect(
		text?.kind === 'text' && [text.size, text.leading].map((length) => Math.round(toPoints(length) * 10) / 10),
	).toEqual([12, 16]);
	expect(makeElement({ ...design, faces: [] }, { kind: 'text', text: '', name: '' })).toBeUndefined();
});
