// Tells the owner of a draft what others have written about it. Who comments is known to nobody: a mail shows a little of it as text, and no addresses of other sites.
import type { Translate } from '../../../rules/texts/translator.ts';
import { layOutMail, type MailPart, type MailTemplate } from '../../mail/lay-out-mail.ts';

interface WrittenComment {
	author: string;
	text: string;
}

interface CommentsMail {
	/** '' where the draft has none. */
	name: string;
	comments: readonly WrittenComment[];
	link: string;
}

const mostComments = 5;
const mostLetters = 300;

/** Mail programs make links of them. */
const addresses = /(?:[a-z][a-z\d+.-]*:\/\/|www\.)\S+|\b[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\b\S*/giu;

const shorten = (text: string): string => {
	const letters = [...text.replace(addresses, '[…]')];
	return letters.length > mostLetters ? `${letters.slice(0, mostLetters).join('')} …` : letters.join('');
};

const oneLine = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ').trim();

export const commentsMail: MailTemplate<Translate, CommentsMail> = (t, look, { name, comments, link }) => {
	const count = comments.length;
	const draft = oneLine(name) || t('mails.comments.draft');
	const rest = count - mostComments;
	const written = comments.slice(0, mostComments).map(
		({ author, text }): MailPart => ({
			kind: 'paragraph',
			text: t('mails.comments.one', { author: shorten(oneLine(author)), text: shorten(text) }),
		}),
	);
	return layOutMail(look, t('mails.comments.subject', { count, draft }), [
		{ kind: 'heading', text: t('mails.comments.heading', { count }) },
		{ kind: 'paragraph', text: t('mails.comments.text', { count, draft, shop: look.shopName }) },
		...written,
		...(rest > 0 ? [{ kind: 'paragraph', text: t('mails.comments.more', { count: rest }) } as const] : []),
		{ kind: 'button', text: t('mails.comments.button'), href: link },
		{ kind: 'small', text: t('mails.comments.hint') },
	]);
};
