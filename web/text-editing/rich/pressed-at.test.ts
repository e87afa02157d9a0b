import { createEditor, type Descendant } from 'slate';
import { describe, expect, it } from 'vitest';
import type { RichText } from '../../../rules/pages/rich-text.ts';
import { pointOf } from './pressed-at.ts';
import type { RichEditing } from './slate-types.ts';
import { toSlate } from './slate-value.ts';

const text: RichText = [
	{ type: 'paragraph', children: [{ text: 'Eins\nzwei ' }, { text: 'drei', bold: true }] },
	{ type: 'bulleted', children: [{ type: 'item', children: [{ text: 'vier' }] }] },
	{
		type: 'quote',
		children: [{ text: '' }, { type: 'link', url: '/about', children: [{ text: 'fünf' }] }, { text: ' sechs' }],
	},
];

function pointAt(block: number, offset: number) {
	const editor = createEditor() as RichEditing;
	editor.isInline = (element) => element.type === 'link';
	editor.children = toSlate(text) as Descendant[];
	return pointOf(editor, { block, offset });
}

describe('where a shown text was pressed', () => {
	it('is the same letter in its editor, behind broken lines, in lists and in links', () => {
		expect(pointAt(0, 6)).toEqual({ path: [0, 0], offset: 6 });
		expect(pointAt(0, 12)).toEqual({ path: [0, 1], offset: 2 });
		expect(pointAt(1, 4)).toEqual({ path: [1, 0, 0], offset: 4 });
		expect(pointAt(2, 3)).toEqual({ path: [2, 1, 0], offset: 3 });
		expect(pointAt(2, 7)).toEqual({ path: [2, 2], offset: 3 });
	});

	it('is nowhere in a text that has become shorter', () => {
		expect([pointAt(1, 5), pointAt(3, 0)]).toEqual([undefined, undefined]);
	});
});
