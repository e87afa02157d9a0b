// Tells the shop that something runs out: what, how many are left, and where that is changed.
import type { Translate } from '../../rules/texts/translator.ts';
import { layOutMail, type MailTemplate } from '../mail/lay-out-mail.ts';

interface Warning {
	product: string;
	/** '' where it has none. */
	code: string;
	available: number;
	level: number;
	link: string;
}

/** What a product is called may hold what a subject must not. */
const oneLine = (text: string) => text.replaceAll(/\p{Cc}+/gu, ' ').trim();

export const stockWarningMail: MailTemplate<Translate, Warning> = (
	t,
	look,
	{ product, code, available, level, link },
) => {
	const name = oneLine(product) || code;
	return layOutMail(look, t('mails.stock.subject', { product: name }), [
		{ kind: 'heading', text: t('mails.stock.heading') },
		{ kind: 'paragraph', text: t('mails.stock.text', { product: name, shop: look.shopName }) },
		{
			kind: 'paragraph',
			text: [
				...(code ? [t('mails.stock.code', { code })] : []),
				t('mails.stock.available', { available }),
				t('mails.stock.level', { level }),
			].join('\n'),
		},
		{ kind: 'button', text: t('mails.stock.button'), href: link },
		{ kind: 'paragraph', text: t('mails.stock.hint') },
	]);
};
