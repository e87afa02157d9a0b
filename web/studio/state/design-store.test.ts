import { describe, expect, it } from 'vitest';
import type { Design } from '../../../rules/designs/design.ts';
import type { DesignOperation } from '../../../rules/designs/editing/design-operation.ts';
import { sampleDesign, sampleText, unlocked } from '../../../rules/designs/sample-design.ts';
import type { Step, StoredStep } from '../../../rules/editing/step.ts';
import { DesignStore } from './design-store.ts';

function open(document: Design = sampleDesign(), steps: readonly StoredStep<DesignOperation>[] = []) {
	const sent: Step<DesignOperation>[] = [];
	let number = 0;
	let typed: string | undefined;
	const store = new DesignStore({
		document,
		steps,
		role: 'shopper',
		put(step, typing) {
			// As the queue does: what is typed under one name is one step.
			if (typing === undefined || typing !== typed) number += 1;
			typed = typing;
			sent.push(step);
			return number;
		},
	});
	return { store, sent };
}

const box = (x: number) => ({ x, y: 0, width: 50_000, height: 8000, rotation: 0 });
const moveName = (x: number): DesignOperation => ({
	do: 'change',
	page: 'p1',
	element: 'name',
	changes: { box: box(x) },
});

describe('the design that is edited', () => {
	it('names the faces that undo and redo may bring back', () => {
		const face = { id: 'light', family: 'Inter', weight: 300, italic: false, sha256: '2'.repeat(64) };
		const before = sampleDesign({ faces: [...sampleDesign().faces, face] });
		const step = (operation: DesignOperation, inverse: DesignOperation): StoredStep<DesignOperation> => ({
			...{ revision: 1, kind: 'do', of: null, operations: [operation], inverses: [inverse] },
		});
		const whole = step({ do: 'whole', design: sampleDesign() }, { do: 'whole', design: before });
		expect(open(sampleDesign(), [whole]).store.formerFaces).toContainEqual(face);
		const added = step({ do: 'face', face }, { do: 'removeFace', face: 'light' });
		expect(open(sampleDesign(), [added]).store.formerFaces).toEqual([face]);
		expect(open().store.formerFaces).toEqual([]);
	});

	it('notifies of a change only those who show that element, its page, or that field', () => {
		const { store } = open();
		const heard: string[] = [];
		for (const id of ['name', 'ground', 'portrait']) store.watchElement(id, () => heard.push(id));
		for (const id of ['p1', 'p2']) store.watchPage(id, () => heard.push(id));
		for (const key of ['name', 'phone']) store.watchValue(key, () => heard.push(`value ${key}`));
		expect(store.change([moveName(1000)])).toBeUndefined();
		expect(heard.splice(0)).toEqual(['name', 'p1']);
		expect(store.change([{ do: 'value', key: 'phone', value: '1' }])).toBeUndefined();
		// A value may be printed on any page.
		expect(heard.splice(0)).toEqual(['value phone', ...store.pages]);
	});

	it('keeps lists the same as long as they hold the same', () => {
		const { store } = open();
		const { pages } = store;
		store.select(['name']);
		const { selection } = store;
		store.change([moveName(1000)]);
		store.select(['name', 'name', 'nowhere']);
		expect(store.pages).toBe(pages);
		expect(store.selection).toBe(selection);
	});

	it('no longer selects what is gone, and tells those who showed it', () => {
		const { store } = open();
		const heard: string[] = [];
		store.select(['name', 'portrait']);
		store.watchElement('portrait', () => heard.push('portrait'));
		store.change([{ do: 'remove', page: 'p1', element: 'portrait' }]);
		expect(store.selection).toEqual(['name']);
		expect(heard).toEqual(['portrait']);
		expect(store.element('portrait')).toBeUndefined();
		store.undo();
		expect(store.pageOf('portrait')).toBe('p1');
	});

	it('takes back a whole drag at once, also where its later moves changed more than the first', () => {
		const { store, sent } = open();
		const { document } = store;
		store.change([moveName(1000)], 'drag');
		store.change([moveName(2000), { do: 'value', key: 'name', value: 'Eva' }], 'drag');
		store.change([moveName(3000)], 'drag');
		expect(store.stacks.undo).toHaveLength(1);
		const moved = store.document;
		store.undo();
		expect(store.document).toEqual(document);
		expect(sent.at(-1)).toMatchObject({ kind: 'undo', of: -1 });
		store.redo();
		expect(store.document).toEqual(moved);
	});

	it('does all of a step or nothing, and says what is wrong with it', () => {
		const locked = sampleDesign();
		const pages = locked.pages.map((page) => ({
			...page,
			elements: page.elements.map((element) => ({ ...element, lock: { ...unlocked, move: true } })),
		}));
		const { store, sent } = open({ ...locked, pages });
		const { document } = store;
		const problem = store.change([{ do: 'value', key: 'name', value: 'Eva' }, moveName(1000)]);
		expect(problem).toEqual({ code: 'locked' });
		expect(store.change([{ do: 'remove', page: 'p9', element: 'name' }])).toEqual({ code: 'missing' });
		expect(store.document).toBe(document);
		expect(sent).toEqual([]);
	});

	it('undoes what a shopper may not do by hand: the layout that was chosen', () => {
		const { pages } = sampleDesign();
		const layouts = [
			{ id: 'left', labels: {}, pages },
			{
				id: 'right',
				labels: {},
				pages: pages.map((page) => ({ ...page, elements: [sampleText(`name-${page.id}`, 'x')] })),
			},
		];
		const { store } = open(sampleDesign({ layouts, layoutId: 'left' }));
		const { document } = store;
		expect(store.change([{ do: 'pages', pages, layoutId: 'left' }])).toEqual({ code: 'locked' });
		expect(store.change([{ do: 'layout', layout: 'right' }])).toBeUndefined();
		expect(store.undo()).toBeDefined();
		expect(store.document).toEqual(document);
	});

	it('changes nothing once it is only shown', () => {
		const { store, sent } = open();
		store.freeze();
		expect(store.change([moveName(1000)])).toBeDefined();
		expect(sent).toEqual([]);
	});
});
