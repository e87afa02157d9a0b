// Whatever is sent as an operation: it is validated without an accident, and what passes leaves a right page.
import { describe, expect, it } from 'vitest';
import { definitions } from '../../blocks/registry.ts';
import { NotApplicable } from '../editing/editing-rules.ts';
import { isStorable } from '../editing/storable.ts';
import type { BlockDefinition, Definitions } from './block.ts';
import { emptyPage, newPartId, type PageDocument, type Section } from './document.ts';
import { amount, call, choice, flag, line, link, picture, products, rich } from './fields.ts';
import { regularLayout } from './layout.ts';
import { isOperation } from './operation-shape.ts';
import { applyOperation, type Operation } from './operations.ts';
import { newSection } from './sections.ts';
import { documentProblem, operationProblem } from './validate.ts';

const everything: BlockDefinition = {
	type: 'everything',
	version: 1,
	tab: 'special',
	rank: 1,
	fields: {
		mode: choice(['a', 'b'], 'a'),
		on: flag(),
		many: amount(0, 9, 3),
		image: picture(),
		to: link(),
		button: call(),
		some: products(),
	},
	texts: { title: line(20), body: rich(50) },
	items: { min: 0, max: 4, fields: { image: picture() }, texts: { name: line(10) } },
	sample: {
		texts: { title: { de: 'Titel', en: 'Title' }, body: { de: 'Text', en: 'Text' } },
		items: [{ texts: { name: { de: 'x', en: 'y' } } }],
	},
};
const all: Definitions = { ...definitions, everything };
const languages = ['de-DE', 'en-GB'];
const judging = { definitions: all, languages };

function numbers(seed: number): (below: number) => number {
	let state = seed + 1;
	return (below) => {
		state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
		return Math.floor((state / 2 ** 32) * below);
	};
}

const odd: unknown[] = [
	null,
	undefined,
	0,
	-1,
	1e9,
	'',
	'x',
	'__proto__',
	'constructor',
	'a\0b',
	'\ud800',
	true,
	[],
	{},
	[null],
	[[]],
	{ id: null },
	{ text: 'x', source: 'human' },
	{ url: 'javascript:alert(1)', target: '' },
	JSON.parse('{"__proto__":{"polluted":true}}'),
];

/** The same with one thing in it put out of place: another value, a further key, or something missing. */
function spoilt(value: unknown, below: (count: number) => number): unknown {
	const any = odd[below(odd.length)];
	if (typeof value !== 'object' || value === null || below(6) === 0) return any;
	if (Array.isArray(value)) {
		if (value.length === 0 || below(4) === 0) return [...value, any];
		const place = below(value.length);
		return value.with(place, spoilt(value[place], below));
	}
	const entries = Object.entries(value);
	const [key = 'x'] = entries[below(Math.max(1, entries.length))] ?? [];
	if (below(8) === 0) return { ...value, [String(odd[5 + below(4)])]: any };
	if (below(8) === 0) return Object.fromEntries(entries.filter(([name]) => name !== key));
	return { ...value, [key]: spoilt((value as Record<string, unknown>)[key], below) };
}

/** Changing it, or something in it, fails. */
function frozen<T>(value: T): T {
	if (typeof value === 'object' && value !== null) Object.values(value).forEach(frozen);
	return Object.freeze(value);
}

const sample = (): Section => newSection(everything, languages);

function operations(document: PageDocument): Operation[] {
	const [section = sample()] = document.sections;
	const at = { section: section.id };
	const item = section.items[0]?.id ?? 'x';
	const text = { text: 'neu', source: 'human' } as const;
	return [
		{ do: 'insert', section: sample(), before: section.id },
		{ do: 'replace', section: { ...sample(), id: section.id } },
		{ do: 'layout', section: section.id, layout: { ...regularLayout, anchor: 'hier' } },
		{ do: 'value', at, field: 'to', value: { url: '/x', target: '' } },
		{ do: 'text', at: { ...at, item }, field: 'name', language: 'de-DE', text },
		{
			do: 'text',
			at,
			field: 'body',
			language: 'de-DE',
			text: { ...text, text: [{ type: 'paragraph', children: [{ text: 'x' }] }] },
		},
		{
			do: 'insertItem',
			section: section.id,
			item: { id: newPartId(), values: { image: null }, texts: {} },
			before: item,
		},
		{ do: 'moveItem', section: section.id, item, before: null },
		{ do: 'removeItem', section: section.id, item },
		{ do: 'seo', image: null, index: true },
		{ do: 'seoText', field: 'title', language: 'de-DE', text },
		{
			do: 'whole',
			document: { ...emptyPage, sections: [{ ...sample(), layout: { ...regularLayout, anchor: 'da' } }, sample()] },
		},
	];
}

describe('what is sent as an operation', () => {
	it('is validated without an accident, and what passes leaves a right page: 20,000 spoilt ones', () => {
		let passed = 0;
		const document: PageDocument = frozen({ ...emptyPage, sections: [sample(), sample()] });
		const right = frozen(operations(document));
		for (let seed = 0; seed < 20_000; seed += 1) {
			const below = numbers(seed);
			const sent = spoilt(right[below(right.length)], below);
			if (!isOperation(sent) || operationProblem(document, sent, judging) || !isStorable(sent)) continue;
			try {
				const after = applyOperation(document, sent);
				expect(documentProblem(after.document, judging)).toBeUndefined();
				expect(operationProblem(after.document, after.inverse, judging)).toBeUndefined();
				expect(applyOperation(after.document, after.inverse).document).toEqual(document);
				passed += 1;
			} catch (error) {
				if (!(error instanceof NotApplicable)) throw error;
			}
		}
		expect(passed).toBeGreaterThan(100);
		expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
	});

	it.each([
		['nothing', null],
		['no part', 'x'],
		['a further key', { id: 'i', values: { image: null }, texts: {}, evil: 1 }],
		['no texts', { id: 'i', values: { image: null } }],
	])('with an item that is %s is refused, wherever it stands', (_name, item) => {
		const section = { ...sample(), items: [item] } as unknown as Section;
		const document: PageDocument = { ...emptyPage, sections: [sample()] };
		expect(operationProblem(document, { do: 'insert', section, before: null }, judging)).toBeDefined();
		expect(documentProblem({ ...document, sections: [section] }, judging)).toBeDefined();
	});

	it('unspoilt passes', () => {
		const document: PageDocument = { ...emptyPage, sections: [sample(), sample()] };
		for (const operation of operations(document)) {
			expect(isOperation(operation)).toBe(true);
			expect(operationProblem(document, operation, judging)).toBeUndefined();
		}
	});
});
