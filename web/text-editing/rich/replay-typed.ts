// Does what was typed before the editor was there.
import { Editor, type Point, Range, Transforms } from 'slate';
import type { RichEditing } from './slate-types.ts';
import type { TypedAhead } from './typed-ahead.ts';

function write(editor: RichEditing, words: string): void {
	for (const letter of words) {
		if (letter === '\n') editor.insertBreak();
		else editor.insertText(letter);
	}
}

/**
 * As if the editor had been there: "## " begins a heading here, too.
 * @param from where the text was pressed; without it at its end
 */
export function replayTyped(editor: RichEditing, typed: readonly TypedAhead[], from?: Point): void {
	Transforms.select(editor, from ?? Editor.end(editor, []));
	for (const one of typed) {
		if ('write' in one) write(editor, one.write);
		else if (one.press === 'selectAll') Transforms.select(editor, []);
		else if (one.press === 'break') editor.insertBreak();
		else if (editor.selection && Range.isExpanded(editor.selection)) editor.deleteFragment();
		else if (one.press === 'back') editor.deleteBackward('character');
		else editor.deleteForward('character');
	}
}
