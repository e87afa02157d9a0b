// The two mails of a notice: whether the address is right, and that the product is back.
import type { Translate } from '../../../rules/texts/translator.ts';
import { layOutMail, type MailTemplate } from '../../mail/lay-out-mail.ts';

/** What a product is called may hold what a subject must not. */
const oneLine = (text: string) => text.replaceAll(/\p{Cc}+/gu, ' ').trim();

interface Confirmation {
	product: string;
	/** Where it is confirmed and given up. */
	link: string;
}

export const confirmationMail: MailTemplate<Translate, Confirmation> = (t, look, { product, link }) => {
	const name = oneLine(product);
	return layOutMail(look, t('mails.stockNotice.confirmSubject', { product: name }), [
		{ kind: 'heading', text: t('mails.stockNotice.confirmHeading') },
		{ kind: 'paragraph', text: t('mails.stockNotice.confirmText', { product: name, shop: look.shopName }) },
		{ kind: 'button', text: t('mails.stockNotice.confirmButton'), href: link },
		{ kind: 'small', text: t('mails.stockNotice.confirmHint') },
	]);
};

interface Back {
	product: string;
	page: string;
	link: string;
}

export const backInStockMail: MailTemplate<Translate, Back> = (t, look, { product, page, link }) => {
	const name = oneLine(product);
	return layOutMail(look, t('mails.stockNotice.backSubject', { product: name }), [
		{ kind: 'heading', text: t('mails.stockNotice.backHeading') },
		{ kind: 'paragraph', text: t('mails.stockNotice.backText', { product: name, shop: look.shopName }) },
		{ kind: 'button', text: t('mails.stockNotice.backButton'), href: page },
		{ kind: 'small', text: t('mails.stockNotice.backHint', { link }) },
	]);
};
