// The mail that shows how mails of a shop look.
import type { Translate } from '../../rules/texts/translator.ts';
import { layOutMail, type MailTemplate } from './lay-out-mail.ts';

export const testMail: MailTemplate<Translate, { shopAddress: string }> = (texts, look, { shopAddress }) =>
	layOutMail(look, texts('mails.test.subject', { shop: look.shopName }), [
		{ kind: 'heading', text: texts('mails.test.heading') },
		{ kind: 'paragraph', text: texts('mails.test.text', { shop: look.shopName }) },
		{ kind: 'paragraph', text: texts('mails.test.hint') },
		{ kind: 'button', text: texts('mails.test.button'), href: shopAddress },
	]);
