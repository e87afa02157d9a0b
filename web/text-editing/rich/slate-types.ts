// Slate's nodes are those of our rich text, and no others.
import type { BaseEditor } from 'slate';
import type { ReactEditor } from 'slate-react';
import type { RichLeaf, RichLink, RichList, RichListItem, RichParagraph } from '../../../rules/pages/rich-text.ts';

declare module 'slate' {
	interface CustomTypes {
		Editor: BaseEditor & ReactEditor;
		Element: RichParagraph | RichList | RichListItem | RichLink;
		/** `chosen` is how words look while a link is made of them; it is never stored. */
		Text: RichLeaf & { chosen?: true };
	}
}

export type RichEditing = BaseEditor & ReactEditor;
