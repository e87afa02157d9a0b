import { createEditor, type Descendant, type Point } from 'slate';
import { describe, expect, it } from 'vitest';
import { formatByKey } from './markdown-keys.ts';
import { replayTyped } from './replay-typed.ts';
import type { RichEditing } from './slate-types.ts';
import { fromSlate } from './slate-value.ts';
import { type TypedAhead, typedBy } from './typed-ahead.ts';

const key = (name: string, held: { ctrlKey?: boolean; altKey?: boolean; altGraph?: boolean } = {}) =>
	typedBy({
		key: name,
		ctrlKey: held.ctrlKey ?? false,
		metaKey: false,
		altKey: held.altKey ?? false,
		getModifierState: (modifier) => modifier === 'AltGraph' && held.altGraph === true,
	});

function replayed(keys: readonly (TypedAhead | undefined)[], from?: Point) {
	const editor = createEditor() as RichEditing;
	const { insertText } = editor;
	editor.insertText = (text) => {
		if (!formatByKey(editor, text)) insertText(text);
	};
	editor.children = [{ type: 'paragraph', children: [{ text: 'Alt' }] }] satisfies Descendant[];
	replayTyped(
		editor,
		keys.filter((one) => one !== undefined),
		from,
	);
	return fromSlate(editor.children);
}

describe('what is typed before the editor is there', () => {
	it('stands at the end of the text, letter by letter', () => {
		expect(replayed([...' und ABC'].map((letter) => key(letter)))).toEqual([
			{ type: 'paragraph', children: [{ text: 'Alt und ABC' }] },
		]);
	});

	it('stands where the text was pressed', () => {
		const from = { path: [0, 0], offset: 1 };
		expect(replayed([key('b')], from)).toEqual([{ type: 'paragraph', children: [{ text: 'Ablt' }] }]);
	});

	it('replaces everything after Control+A and Delete, and begins headings and paragraphs', () => {
		const typed = [key('a', { ctrlKey: true }), key('Delete'), ...[...'## Titel'].map((letter) => key(letter))];
		expect(replayed([...typed, key('x'), key('Backspace')])).toEqual([
			{ type: 'heading2', children: [{ text: 'Titel' }] },
		]);
		expect(replayed([key('Enter'), { write: 'eins\nzwei' }])).toHaveLength(3);
	});

	it('is no shortcut and no key that writes nothing, but a letter that AltGr writes', () => {
		expect(key('s', { ctrlKey: true })).toBeUndefined();
		expect(key('Tab')).toBeUndefined();
		expect(key('ArrowLeft')).toBeUndefined();
		expect(key('@', { ctrlKey: true, altKey: true, altGraph: true })).toEqual({ write: '@' });
	});
});
