// Slate's nodes are those of our rich text, and no others.
import type { BaseEditor } from 'slate';
import type { ReactEditor } from 'slate-react';
import type { RichLink, RichList, RichListItem, RichParagraph, RichWords } from '../../../rules/pages/rich-text.ts';

declare module 'slate' {
	interface CustomTypes {
		Editor: BaseEditor & ReactEditor;
		Element: RichParagraph | RichList | RichListItem | RichLink;
		Text: RichWords;
	}
}

export type RichEditing = BaseEditor & ReactEditor;
