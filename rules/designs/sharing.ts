// Sharing a draft by link: how many links and comments there may be, and what a comment is.

export const sharingLimits = {
	/** Links of one design. */
	links: 20,
	/** Comments of one design, replies among them. */
	comments: 200,
	/** Characters of the name that a visitor gives. */
	author: 80,
	/** Characters of a comment. */
	text: 2000,
} as const;

/** For how many days a link is valid; the first is what it is without a choice. */
export const linkDays = [30, 7, 90] as const;

export interface CommentDraft {
	author: string;
	text: string;
}

/** In one line. */
const tidyAuthor = (author: string): string => author.replace(/\s+/g, ' ').trim();

/** With line breaks as they were typed, and no more than one empty line at once. */
export const tidyComment = (text: string): string =>
	text
		.replace(/\r\n?/g, '\n')
		.replace(/\n{3,}/g, '\n\n')
		.trim();

export const tidyDraft = ({ author, text }: CommentDraft): CommentDraft => ({
	author: tidyAuthor(author),
	text: tidyComment(text),
});

const lengthOf = (text: string): number => [...text].length;

/** Letters that are seen: nothing that controls a terminal, or turns the direction of what follows. */
const hidden = /(?![\n\t])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u;

const isFit = (text: string, longest: number): boolean =>
	text !== '' && lengthOf(text) <= longest && text.isWellFormed() && !hidden.test(text);

export const isFitComment = (text: string): boolean => isFit(text, sharingLimits.text);

/** @param draft tidied @returns the first field that is wrong */
export function wrongCommentField({ author, text }: CommentDraft): keyof CommentDraft | undefined {
	if (!isFit(author, sharingLimits.author)) return 'author';
	return isFitComment(text) ? undefined : 'text';
}
