import { describe, expect, test } from 'vitest';
import { placeBoxes } from '../../../../rules/designs/arrange/place-boxes.ts';
import type { Design, GroupElement } from '../../../../rules/designs/design.ts';
import { findPage, walkElements } from '../../../../rules/designs/editing/find-element.ts';
import {
	designWith,
	sampleDesign,
	sampleImage,
	sampleShape,
	sampleText,
	unlocked,
} from '../../../../rules/designs/sample-design.ts';
import type { DesignStore } from '../../state/design-store.ts';
import { makeStore } from '../../state/sample-store.ts';
import { alignSelection, distributeSelection, moveSelection, resizeSelection, setBox } from './arrange.ts';
import { copySelection, pasteCopied, readCopied } from './clipboard.ts';
import type { CommandContext, CommandResult } from './command.ts';
import {
	changeSelection,
	duplicateSelection,
	groupSelection,
	removeSelection,
	selectAll,
	togglePins,
	ungroupSelection,
} from './edit.ts';
import { orderSelection } from './order.ts';
import { scaleSelection, turnSelection } from './several.ts';
import { editRuns, textOfRuns } from './text-runs.ts';

const box = (x: number, y: number, width = 10_000, height = 10_000, rotation = 0) => ({
	x,
	y,
	width,
	height,
	rotation,
});
const shape = (id: string, x: number, y: number, changes: Partial<ReturnType<typeof sampleShape>> = {}) =>
	sampleShape(id, { box: box(x, y), ...changes });

const held = (lock: Partial<typeof unlocked>) => ({ ...unlocked, ...lock });

function open(design: Design, role: 'shopper' | 'template' = 'shopper') {
	const store = makeStore(design, role);
	const context = (selection: readonly string[], page = 'p1'): CommandContext => ({
		design: store.document,
		page: findPage(store.document, page),
		selection,
		role,
	});
	/** Done in the store, so that its rules are asked as well. */
	const run = (result: CommandResult): readonly string[] | string => {
		if ('refusal' in result) return result.refusal;
		const problem = store.change(result.operations);
		return problem ? `problem ${problem.code}` : (result.selection ?? []);
	};
	return { store, context, run };
}

const ids = (store: DesignStore, page = 'p1') => findPage(store.document, page).elements.map(({ id }) => id);
const boxOf = (store: DesignStore, id: string) => store.element(id)?.box;

const three = () => designWith(shape('a', 0, 0), shape('b', 30_000, 5000), shape('c', 70_000, 40_000));

describe('arranging', () => {
	test('elements are moved together, and one undo takes all of it back', () => {
		const { store, context, run } = open(three());
		run(moveSelection(context(['a', 'b']), 1000, -500));
		expect([boxOf(store, 'a'), boxOf(store, 'b')]).toEqual([box(1000, -500), box(31_000, 4500)]);
		store.undo();
		expect([boxOf(store, 'a'), boxOf(store, 'b')]).toEqual([box(0, 0), box(30_000, 5000)]);
	});

	test('what the template or the person holds stays while the rest moves', () => {
		const design = designWith(
			shape('a', 0, 0, { lock: held({ move: true }) }),
			shape('b', 0, 0, { isPinned: true }),
			shape('c', 0, 0),
		);
		const { store, context, run } = open(design);
		run(moveSelection(context(['a', 'b', 'c']), 1000, 0));
		expect(['a', 'b', 'c'].map((id) => boxOf(store, id)?.x)).toEqual([0, 0, 1000]);
		expect(run(moveSelection(context(['a']), 1000, 0))).toBe('locked');
		expect(run(moveSelection(context(['b']), 1000, 0))).toBe('pinned');
		expect(run(moveSelection(context([]), 1000, 0))).toBe('nothingSelected');
	});

	test('a template maker moves what is locked for shoppers', () => {
		const { store, context, run } = open(designWith(shape('a', 0, 0, { lock: held({ move: true }) })), 'template');
		run(moveSelection(context(['a']), 1000, 0));
		expect(boxOf(store, 'a')?.x).toBe(1000);
	});

	test('nothing is moved where the template allows to fill in fields alone', () => {
		const design = { ...three(), freedom: { isFree: false, families: [], ownSwatches: false } };
		const { context, run } = open(design);
		for (const refused of [
			moveSelection(context(['a']), 1, 0),
			duplicateSelection(context(['a'])),
			removeSelection(context(['a'])),
			togglePins(context(['a'])),
			orderSelection(context(['a']), 'front'),
		])
			expect(run(refused)).toBe('notFree');
	});

	test('resizing by keys keeps the corner where it is, also of a turned element', () => {
		const { store, context, run } = open(
			designWith(shape('a', 10_000, 10_000, { box: box(0, 0, 10_000, 10_000, 90_000) })),
		);
		run(resizeSelection(context(['a']), 1000, 0));
		const { width, height } = boxOf(store, 'a') ?? { width: 0, height: 0 };
		expect([width, height]).toEqual([11_000, 10_000]);
		// Turned by 90°, its left upper corner lies at the right upper one of the page's box: y stays 0, it grows downwards.
		const { y } = placeBoxes(findPage(store.document, 'p1').elements).get('a')?.box ?? { y: NaN };
		expect(y + 5000 - 5500).toBe(0);
	});

	test('an element in a turned group moves as the page sees it', () => {
		const group: GroupElement = {
			id: 'g',
			name: 'g',
			lock: unlocked,
			print: true,
			isPinned: false,
			kind: 'group',
			box: box(20_000, 20_000, 20_000, 20_000, 90_000),
			elements: [shape('in', 0, 0)],
		};
		const { store, context, run } = open(designWith(group));
		const before = placeBoxes(findPage(store.document, 'p1').elements).get('in')?.box;
		run(moveSelection(context(['in']), 3000, 1000));
		const after = placeBoxes(findPage(store.document, 'p1').elements).get('in')?.box;
		expect(after).toEqual({ ...before, x: (before?.x ?? 0) + 3000, y: (before?.y ?? 0) + 1000 });
	});

	test('a group takes along what is in it when it is resized, letters and lines included', () => {
		const text = sampleText('t', 'Hallo', { box: box(0, 0, 20_000, 5000), size: 4000, leading: 5000 });
		const line = shape('l', 0, 6000, { stroke: { swatchId: 'black', width: 200 } });
		const { store, context, run } = open(designWith(text, line));
		const [id = ''] = run(groupSelection(context(['t', 'l']), 'Gruppe')) as string[];
		run(setBox(context([id]), { width: 40_000 }));
		expect(boxOf(store, id)).toEqual(box(0, 0, 40_000, 32_000));
		expect(store.element('t')).toMatchObject({ size: 8000, leading: 10_000, box: box(0, 0, 40_000, 10_000) });
		expect(store.element('l')).toMatchObject({ stroke: { width: 400 }, box: box(0, 12_000, 20_000, 20_000) });
	});

	test('a picture is not stretched by another size: its frame shows another part of it, and none if that is held', () => {
		const picture = { box: box(0, 0, 40_000, 30_000), crop: { x: 0, y: 0, width: 1000, height: 1000 } };
		const lock = held({ content: true });
		const { store, context, run } = open(designWith(sampleImage('a', picture), sampleImage('b', { ...picture, lock })));
		run(setBox(context(['a']), { width: 20_000 }));
		expect(store.element('a')).toMatchObject({
			box: box(0, 0, 20_000, 30_000),
			crop: { x: 250, y: 0, width: 500, height: 1000 },
		});
		run(resizeSelection(context(['a']), 40_000, 0));
		expect(store.element('a')).toMatchObject({
			box: box(0, 0, 60_000, 30_000),
			crop: { x: 0, y: 167, width: 1000, height: 667 },
		});
		run(setBox(context(['b']), { width: 20_000 }));
		expect(store.element('b')).toMatchObject({ ...picture, box: box(0, 0, 20_000, 15_000) });
	});

	test('one element is aligned with the safe area, several with each other, three are distributed', () => {
		const { store, context, run } = open(three());
		run(alignSelection(context(['a']), 'right'));
		expect(boxOf(store, 'a')?.x).toBe(85_000 - 4000 - 10_000);
		store.undo();
		run(alignSelection(context(['a', 'b']), 'top'));
		expect([boxOf(store, 'a')?.y, boxOf(store, 'b')?.y]).toEqual([0, 0]);
		expect(run(distributeSelection(context(['a', 'b']), 'x'))).toBe('tooFew');
		run(distributeSelection(context(['a', 'b', 'c']), 'x'));
		expect(boxOf(store, 'b')?.x).toBe(35_000);
	});
});

describe('several at once', () => {
	const text = sampleText('t', 'Zeile', { box: box(20_000, 10_000, 20_000, 5000), size: 4000, leading: 5000 });

	test('grow together, with type and outlines, and keep their places in what lies around them', () => {
		const path = sampleShape('p', { box: box(10_000, 20_000), shape: 'path', path: 'M0 0L10000 0L10000 10000Z' });
		const { store, context, run } = open(designWith(text, path));
		run(scaleSelection(context(['t', 'p']), 2));
		expect(boxOf(store, 'p')).toEqual(box(10_000, 30_000, 20_000, 20_000));
		expect(boxOf(store, 't')).toEqual(box(30_000, 10_000, 40_000, 10_000));
		expect(store.element('t')).toMatchObject({ size: 8000, leading: 10_000 });
		expect(store.element('p')).toMatchObject({ path: 'M0 0L20000 0L20000 20000Z' });
		store.undo();
		expect(store.element('p')).toEqual(path);
	});

	test('turn about their common centre', () => {
		const { store, context, run } = open(designWith(shape('a', 10_000, 10_000), shape('b', 30_000, 10_000)));
		run(turnSelection(context(['a', 'b']), 90_000));
		expect(boxOf(store, 'a')).toEqual(box(20_000, 0, 10_000, 10_000, 90_000));
		expect(boxOf(store, 'b')).toEqual(box(20_000, 20_000, 10_000, 10_000, 90_000));
	});

	test('what the template locks stays, and its type too where only its size may change', () => {
		const locked = shape('a', 10_000, 10_000, { lock: held({ resize: true }) });
		const styled = { ...text, lock: held({ style: true }) };
		const { store, context, run } = open(designWith(locked, styled));
		run(scaleSelection(context(['a', 't']), 2));
		expect(boxOf(store, 'a')).toEqual(locked.box);
		expect(store.element('t')).toMatchObject({ size: 4000, box: { width: 40_000 } });
	});
});

describe('order', () => {
	test('selected elements go one step together, all the way, and say when they are there', () => {
		const { store, context, run } = open(designWith(...['a', 'b', 'c', 'd'].map((id) => shape(id, 0, 0))));
		run(orderSelection(context(['a', 'b']), 'forward'));
		expect(ids(store)).toEqual(['c', 'a', 'b', 'd']);
		run(orderSelection(context(['a', 'd']), 'backward'));
		expect(ids(store)).toEqual(['a', 'c', 'd', 'b']);
		run(orderSelection(context(['a', 'c']), 'front'));
		expect(ids(store)).toEqual(['d', 'b', 'a', 'c']);
		run(orderSelection(context(['c', 'b']), 'back'));
		expect(ids(store)).toEqual(['b', 'c', 'd', 'a']);
		expect(run(orderSelection(context(['a']), 'front'))).toBe('atEnd');
	});
});

describe('editing', () => {
	test('a copy lies three millimetres beside, directly over the original, with ids of its own also in groups', () => {
		const { store, context, run } = open(three());
		const [group = ''] = run(groupSelection(context(['a', 'b']), 'Gruppe')) as string[];
		const [copy = ''] = run(duplicateSelection(context([group]))) as string[];
		expect(ids(store)).toEqual([group, copy, 'c']);
		expect(boxOf(store, copy)).toEqual({ ...boxOf(store, group), x: 3000, y: 3000 });
		const all = [...walkElements(findPage(store.document, 'p1').elements)].map(({ id }) => id);
		expect(new Set(all).size).toBe(all.length);
	});

	test('a copy of what the template holds is the own of the person', () => {
		const { store, context, run } = open(designWith(shape('a', 0, 0, { lock: held({ style: true, remove: true }) })));
		const [copy = ''] = run(duplicateSelection(context(['a']))) as string[];
		expect(store.element(copy)?.lock).toEqual(unlocked);
		expect(run(removeSelection(context(['a'])))).toBe('locked');
		expect(run(removeSelection(context([copy])))).toEqual([]);
	});

	test('what is grouped and ungrouped again lies where it lay, in the same order', () => {
		const design = designWith(
			shape('a', 0, 0),
			shape('b', 30_000, 5000, { box: box(30_000, 5000, 8000, 4000, 30_000) }),
			shape('c', 0, 0),
		);
		const { store, context, run } = open(design);
		const before = findPage(store.document, 'p1').elements;
		const [group = ''] = run(groupSelection(context(['a', 'b']), 'Gruppe')) as string[];
		expect(ids(store)).toEqual([group, 'c']);
		expect(run(ungroupSelection(context([group])))).toEqual(['a', 'b']);
		expect(findPage(store.document, 'p1').elements).toEqual(before);
		expect(run(ungroupSelection(context(['a'])))).toBe('noGroup');
		expect(run(groupSelection(context(['a']), 'Gruppe'))).toBe('tooFew');
	});

	test('grouping does not free what the template holds', () => {
		const { context, run } = open(designWith(shape('a', 0, 0, { lock: held({ style: true }) }), shape('b', 0, 0)));
		expect(run(groupSelection(context(['a', 'b']), 'Gruppe'))).toBe('locked');
	});

	test('what lies in a group is taken out of it before it is removed or ordered', () => {
		const { context, run } = open(three());
		run(groupSelection(context(['a', 'b']), 'Gruppe'));
		expect(run(removeSelection(context(['a'])))).toBe('inGroup');
		expect(run(orderSelection(context(['a']), 'front'))).toBe('inGroup');
	});

	test('pinned elements can only be unpinned, and are not selected with all', () => {
		const { store, context, run } = open(three());
		run(togglePins(context(['a'])));
		expect(store.element('a')?.isPinned).toBe(true);
		expect(run(removeSelection(context(['a'])))).toBe('pinned');
		expect(run(changeSelection(context(['a']), 'style', () => ({ fillId: 'blue' })))).toBe('pinned');
		expect(selectAll(context([]))).toEqual(['b', 'c']);
		run(togglePins(context(['a', 'b'])));
		expect(['a', 'b'].map((id) => store.element(id)?.isPinned)).toEqual([false, false]);
	});
});

describe('clipboard', () => {
	test('elements arrive on another page where they were, and beside themselves on the same one', () => {
		const { store, context, run } = open(sampleDesign());
		const text = copySelection(context(['name'])) ?? '';
		const [there = ''] = run(pasteCopied(context([], 'p2'), text)) as string[];
		expect(store.pageOf(there)).toBe('p2');
		expect(boxOf(store, there)).toEqual(boxOf(store, 'name'));
		const [here = ''] = run(pasteCopied(context([]), text)) as string[];
		expect(boxOf(store, here)?.x).toBe((boxOf(store, 'name')?.x ?? 0) + 3000);
		// The field goes along where there is one.
		expect(store.element(here)).toMatchObject({ runs: [{ text: '{{name}}' }] });
	});

	test('another draft gets the swatches and faces that it lacks, and fields as what they said', () => {
		const source = open(sampleDesign());
		const text = copySelection(source.context(['name', 'ground'])) ?? '';
		const blank: Design = {
			...sampleDesign({ fields: [], values: {}, pages: [{ id: 'p1', name: 'front', elements: [] }] }),
			swatches: sampleDesign().swatches.slice(0, 2),
			faces: sampleDesign().faces.slice(0, 1),
		};
		const { store, context, run } = open(blank);
		const pasted = pasteCopied(context([]), text);
		expect('faces' in pasted && pasted.faces.map(({ weight }) => weight)).toEqual([700]);
		const [ground = '', name = ''] = run(pasted) as string[];
		expect(store.element(name)).toMatchObject({ runs: [{ text: 'Anna Schäfer' }] });
		const { fillId } = store.element(ground) as ReturnType<typeof sampleShape>;
		expect(store.document.swatches.find(({ id }) => id === fillId)?.cmyk).toEqual([5, 8, 20, 0]);
	});

	test('a template that allows no own colours and families lends its own', () => {
		const text = copySelection(open(sampleDesign()).context(['name', 'ground'])) ?? '';
		const design: Design = {
			...sampleDesign({ pages: [{ id: 'p1', name: 'front', elements: [] }] }),
			swatches: sampleDesign().swatches.slice(0, 1),
			faces: sampleDesign().faces.slice(0, 1),
			freedom: { isFree: true, families: ['Inter'], ownSwatches: false },
		};
		const { store, context, run } = open(design);
		const [ground = '', name = ''] = run(pasteCopied(context([]), text)) as string[];
		expect([store.element(ground), store.element(name)]).toMatchObject([{ fillId: 'black' }, { faceId: 'regular' }]);
		expect([store.document.swatches.length, store.document.faces.length]).toEqual([1, 1]);
	});

	test('what is none of ours, or no element, is refused', () => {
		const { context } = open(sampleDesign());
		const text = copySelection(context(['name'])) ?? '';
		expect(readCopied(text)?.elements.length).toBe(1);
		for (const other of [
			'',
			'Hallo',
			'{}',
			text.replace('"kind":"text"', '"kind":"script"'),
			text.replace('"x":8000', '"x":"8"'),
		])
			expect(pasteCopied(context([]), other)).toEqual({ refusal: 'notCopied' });
	});
});

describe('typing', () => {
	const run = (text: string, faceId: string | null = null) => ({ text, faceId, swatchId: null });
	const runs = [run('Anna '), run('Schäfer', 'bold'), run('\nBerlin')];
	test.each([
		['Anna Maria Schäfer\nBerlin', ['Anna Maria ', 'Schäfer', '\nBerlin']],
		['Anna Schäfers\nBerlin', ['Anna ', 'Schäfers', '\nBerlin']],
		['Anna\nBerlin', ['Anna', '\nBerlin']],
		['A', ['A']],
		['', ['']],
	])('%j keeps the faces of what stays', (after, texts) => {
		const edited = editRuns(runs, after);
		expect(edited.map(({ text }) => text)).toEqual(texts);
		expect(textOfRuns(edited)).toBe(after);
	});

	test('an empty text takes what is typed', () => {
		expect(editRuns([run('')], 'Hallo')).toEqual([run('Hallo')]);
		expect(editRuns([], 'Hallo')).toEqual([run('Hallo')]);
	});
});
