import { describe, expect, it } from 'vitest';
import { definitions } from '../../../blocks/registry.ts';
import type { Step, StoredStep } from '../../../rules/editing/step.ts';
import { emptyPage, type Section } from '../../../rules/pages/document.ts';
import type { At, Operation } from '../../../rules/pages/operations.ts';
import { newSection } from '../../../rules/pages/sections.ts';
import { PageStore } from './page-store.ts';

const title = (id: string): Section => {
	const definition = definitions.title;
	if (!definition) throw new Error('no title');
	return { ...newSection(definition, ['de-DE']), id };
};

function open(steps: readonly StoredStep<Operation>[] = [], sections = ['a', 'b', 'c'].map(title)) {
	const sent: (Step<Operation> & { typing: string | undefined })[] = [];
	let number = 0;
	let typed: string | undefined;
	const store = new PageStore({
		document: { ...emptyPage, sections },
		steps,
		validation: { languages: ['de-DE', 'en-GB'] },
		put(step, typing) {
			// As the queue does: typing in the same text is one step.
			if (typing === undefined || typing !== typed) number += 1;
			typed = typing;
			sent.push({ ...step, typing });
			return number;
		},
	});
	return { store, sent };
}

const at: At = { section: 'a' };
const words = (text: string): Operation => ({
	do: 'text',
	at,
	field: 'title',
	language: 'de-DE',
	text: { text, source: 'human' },
});
const said = (store: PageStore) => store.section('a')?.texts.title?.['de-DE']?.text;

describe('the page that is edited', () => {
	it('tells of a change only those who show that section', () => {
		const { store } = open();
		const heard: string[] = [];
		for (const id of ['a', 'b', 'c']) store.watchSection(id, () => heard.push(id));
		store.change([words('Hallo')]);
		expect(heard).toEqual(['a']);
		const { order } = store;
		store.change([words('Hallo Welt')]);
		expect(store.order).toBe(order);
		store.change([{ do: 'move', section: 'c', before: 'a' }]);
		expect(store.order).toEqual(['c', 'a', 'b']);
		expect(heard).toEqual(['a', 'a']);
	});

	it('takes back what was typed in one go at once', () => {
		const { store, sent } = open();
		const before = said(store);
		for (const text of ['N', 'Ne', 'Neu']) store.change([words(text)], 'a title');
		expect(store.stacks.undo).toHaveLength(1);
		store.undo();
		expect(said(store)).toBe(before);
		expect(sent.at(-1)).toMatchObject({ kind: 'undo', of: -1 });
		store.redo();
		expect(said(store)).toBe('Neu');
		store.undo();
		expect(said(store)).toBe(before);
	});

	it('undoes after a reload, and calls steps by the revisions they have become', () => {
		const { store: first } = open();
		first.change([words('Neu')]);
		const { document } = first;
		const steps: StoredStep<Operation>[] = [
			{ revision: 7, kind: 'do', of: null, operations: [words('Neu')], inverses: [words('Eine Überschrift')] },
		];
		const { store, sent } = open(steps, [...document.sections]);
		expect(store.undo()).toBeDefined();
		expect(said(store)).toBe('Eine Überschrift');
		expect(sent.at(-1)).toMatchObject({ kind: 'undo', of: 7 });
		store.known(1, 8);
		store.redo();
		expect(sent.at(-1)).toMatchObject({ kind: 'redo', of: 7 });
		store.known(2, 9);
		expect(store.stacks).toEqual({ undo: [7], redo: [] });
	});

	it('does all of a step or nothing, and says what is wrong with it', () => {
		const { store, sent } = open();
		const { document } = store;
		const problem = store.change([words('x'.repeat(10)), words('x'.repeat(1000))]);
		expect(problem).toMatchObject({ fault: 'textTooLong', field: 'title' });
		expect(store.change([{ do: 'remove', section: 'nowhere' }])).toMatchObject({ fault: 'shape' });
		expect(store.document).toBe(document);
		expect(sent).toEqual([]);
	});

	it('changes nothing once another user edits the page', () => {
		const { store, sent } = open();
		store.freeze();
		expect(store.change([words('late')])).toBeDefined();
		expect(store.undo()).toBeUndefined();
		expect(sent).toEqual([]);
	});
});
