// The words of a page taken out of it: for search engines, and for those who translate.
import { describe, expect, it } from 'vitest';
import type { ShownSection } from './block.ts';
import { regularLayout } from './layout.ts';
import { leavesOf, withLeaves } from './rich-leaves.ts';
import type { RichText } from './rich-text.ts';
import { plainText } from './texts.ts';
import { writeExcerpt } from './write-excerpt.ts';

const section = (texts: object, items: object[] = []): ShownSection => ({
	id: 's',
	type: 'any',
	layout: regularLayout,
	values: {},
	texts: texts as ShownSection['texts'],
	calls: {},
	items: items.map((inner) => ({ id: 'i', values: {}, texts: inner as ShownSection['texts'], calls: {} })),
});

describe('the excerpt', () => {
	it('are sentences of the first sections, plain', () => {
		const rich: RichText = [{ type: 'paragraph', children: [{ text: 'Mit ' }, { text: 'Liebe', bold: true }] }];
		expect(writeExcerpt([section({ title: 'Wir drucken' }, [{ body: rich }]), section({ title: 'Alles!' })])).toBe(
			'Wir drucken. Mit Liebe. Alles!',
		);
		expect(writeExcerpt([section({ title: '' })])).toBe('');
	});

	it('are cut between words', () => {
		const words = writeExcerpt([section({ title: 'Donaudampfschifffahrt '.repeat(20) })]);
		expect(words.length).toBeLessThanOrEqual(160);
		expect(words).toMatch(/Donaudampfschifffahrt…$/);
	});
});

describe('the leaves of rich text', () => {
	const rich: RichText = [
		{ type: 'heading2', align: 'center', children: [{ text: 'Eins' }] },
		{
			type: 'bulleted',
			children: [
				{
					type: 'item',
					children: [{ text: 'Zwei' }, { type: 'link', url: '/x', children: [{ text: 'Drei', bold: true }] }],
				},
			],
		},
	];

	it('are put back where they were, and all else stays', () => {
		expect(leavesOf(rich)).toEqual(['Eins', 'Zwei', 'Drei']);
		expect(withLeaves(rich, leavesOf(rich))).toEqual(rich);
		const other = withLeaves(rich, ['One', 'Two', 'Three']);
		expect(leavesOf(other)).toEqual(['One', 'Two', 'Three']);
		expect(JSON.stringify(other)).toBe(
			JSON.stringify(rich).replace('Eins', 'One').replace('Zwei', 'Two').replace('Drei', 'Three'),
		);
	});
});

describe('plain text', () => {
	it('are also taken of a text that is marked for those who correct it, which is an object and no formatted text', () => {
		const marked = new String('Kontakt') as unknown as string;
		expect(`${plainText(marked)}`).toBe('Kontakt');
	});
});
