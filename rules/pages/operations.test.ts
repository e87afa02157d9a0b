// What is done can be taken back, whatever it was.
import { describe, expect, it } from 'vitest';
import { definitions } from '../../blocks/registry.ts';
import { NotApplicable } from '../editing/editing-rules.ts';
import { stacksOf } from '../editing/history.ts';
import { emptyPage, type PageDocument } from './document.ts';
import { applyAll, applyOperation, type Operation } from './operations.ts';
import { copyOf, newSection } from './sections.ts';
import { documentProblem, operationProblem } from './validate.ts';

const languages = ['de-DE', 'en-GB'];
const judging = { definitions, languages };
const title = definitions.title ?? expect.fail('there is no block for titles');

const pageOf = (count: number): PageDocument => ({
	...emptyPage,
	sections: Array.from({ length: count }, () => newSection(title, languages)),
});

/** Any operation that fits the page as it is. */
function anyOperation(document: PageDocument, [what, where, to, words]: [number, number, number, string]): Operation {
	const { sections } = document;
	const section = sections[where % Math.max(1, sections.length)];
	const before = sections[to % (sections.length + 1)]?.id ?? null;
	if (!section || what === 0) return { do: 'insert', section: newSection(title, languages), before };
	const at = { section: section.id };
	const all: Operation[] = [
		{ do: 'remove', section: section.id },
		{ do: 'move', section: section.id, before },
		{ do: 'value', at, field: 'align', value: to % 2 ? 'center' : 'start' },
		{ do: 'text', at, field: 'title', language: 'de-DE', text: { text: words, source: 'human' } },
		{ do: 'text', at, field: 'title', language: 'en-GB', text: null },
		{ do: 'layout', section: section.id, layout: { ...section.layout, ground: 'dark' } },
		{ do: 'replace', section: { ...copyOf(section), id: section.id } },
		{ do: 'seo', image: null, index: to % 2 === 0 },
		{ do: 'canonical', path: to % 2 === 0 ? '' : `/other-${to}` },
		{ do: 'seoText', field: 'title', language: 'de-DE', text: { text: words, source: 'human' } },
		{ do: 'whole', document: pageOf(to % 3) },
	];
	return all[what % all.length] ?? { do: 'remove', section: section.id };
}

/** The same numbers for the same seed. */
function numbers(seed: number): (below: number) => number {
	let state = seed + 1;
	return (below) => {
		state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
		return Math.floor((state / 2 ** 32) * below);
	};
}

describe('operations', () => {
	it('give, taken back in turn, the page as it was, and each page on the way is a right one', () => {
		for (let seed = 0; seed < 200; seed += 1) {
			const below = numbers(seed);
			const first = pageOf(below(5));
			let document = first;
			const back: Operation[] = [];
			for (let count = below(25); count > 0; count -= 1) {
				const operation = anyOperation(document, [below(20), below(10), below(10), 'ä'.repeat(below(40))]);
				expect(operationProblem(document, operation, judging)).toBeUndefined();
				const applied = applyOperation(document, operation);
				expect(documentProblem(applied.document, judging)).toBeUndefined();
				document = applied.document;
				back.unshift(applied.inverse);
			}
			expect(applyAll(document, back).document).toEqual(first);
		}
	});

	it('that speak of something that is not there change nothing', () => {
		expect(() => applyOperation(pageOf(1), { do: 'remove', section: 'nowhere' })).toThrow(NotApplicable);
		const page = pageOf(1);
		const again: Operation = { do: 'insert', section: page.sections[0] ?? newSection(title, languages), before: null };
		expect(() => applyOperation(page, again)).toThrow(NotApplicable);
	});
});

describe('the stacks of undo and redo', () => {
	it('come from the stream alone', () => {
		const step = (revision: number, kind: 'do' | 'undo' | 'redo', of: number | null = null) => ({ revision, kind, of });
		const done = [step(1, 'do'), step(2, 'do'), step(3, 'undo', 2)];
		expect(stacksOf(done)).toEqual({ undo: [1], redo: [2] });
		expect(stacksOf([...done, step(4, 'redo', 2)])).toEqual({ undo: [1, 2], redo: [] });
		expect(stacksOf([...done, step(4, 'do')])).toEqual({ undo: [1, 4], redo: [] });
	});
});
