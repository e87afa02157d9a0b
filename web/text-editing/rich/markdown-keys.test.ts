import { createEditor, type Descendant, Editor, Transforms } from 'slate';
import { describe, expect, it } from 'vitest';
import { formatByKey } from './markdown-keys.ts';
import type { RichEditing } from './slate-types.ts';
import { fromSlate } from './slate-value.ts';

function write(text: string, beginning: Descendant = { type: 'paragraph', children: [{ text: '' }] }) {
	const editor = createEditor() as RichEditing;
	editor.isInline = (element) => element.type === 'link';
	editor.children = [beginning];
	Transforms.select(editor, Editor.end(editor, []));
	for (const letter of text) if (!formatByKey(editor, letter)) editor.insertText(letter);
	return fromSlate(editor.children);
}

const paragraph = (...children: object[]) => [{ type: 'paragraph', children }];

describe('keys that people know from elsewhere', () => {
	it.each([
		['- Karten', 'bulleted'],
		['* Karten', 'bulleted'],
		['1. Karten', 'numbered'],
	])('%s is a list', (typed, type) => {
		expect(write(typed)).toEqual([{ type, children: [{ type: 'item', children: [{ text: 'Karten' }] }] }]);
	});

	it.each([
		['# Karten', 'heading2'],
		['## Karten', 'heading2'],
		['### Karten', 'heading3'],
		['#### Karten', 'heading4'],
		['> Karten', 'quote'],
	])('%s is a heading, or a quote', (typed, type) => {
		expect(write(typed)).toEqual([{ type, children: [{ text: 'Karten' }] }]);
	});

	it('what stands between two stars is bold, between one or underlines italic; what comes after it is neither', () => {
		expect(write('Das ist **sehr gut** gemacht')).toEqual(
			paragraph({ text: 'Das ist ' }, { text: 'sehr gut', bold: true }, { text: ' gemacht' }),
		);
		for (const typed of ['_leise_ Worte', '*leise* Worte'])
			expect(write(typed)).toEqual(paragraph({ text: 'leise', italic: true }, { text: ' Worte' }));
		expect(write('statt ~~19 €~~ 15 €')).toEqual(
			paragraph({ text: 'statt ' }, { text: '19 €', strike: true }, { text: ' 15 €' }),
		);
	});

	it.each(['A - B', '3 * 4 * 5', '3*4*5', 'datei_name_x', '10. Januar', '2** 3**', 'a ** b **', '~5 bis ~10', 'a > b'])(
		'%s is what was typed',
		(typed) => {
			expect(write(typed)).toEqual(paragraph({ text: typed }));
		},
	);

	it('in a heading or a list nothing begins anew', () => {
		expect(write('- x', { type: 'heading2', children: [{ text: '' }] })).toEqual([
			{ type: 'heading2', children: [{ text: '- x' }] },
		]);
	});
});
