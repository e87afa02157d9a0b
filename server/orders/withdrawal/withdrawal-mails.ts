// The mails about a withdrawal: content, date and time, for the person who declared it and for the shop.

import type { Translate } from '../../../rules/texts/translator.ts';
import { plainNumber, type Withdrawal } from '../../../rules/withdrawal/withdrawal.ts';
import { layOutMail, type MailTemplate } from '../../mail/lay-out-mail.ts';
import type { MailTheme } from '../../mail/mail-theme.ts';

export interface Received extends Withdrawal {
	receivedAt: Date;
	/** Whether the number is that of a subscription. */
	isContract: boolean;
	found: 'matches' | 'otherAddress' | 'noOrder' | 'contract' | 'contractOtherAddress' | 'noContract';
	/** To where the shop decides, or finds out what is meant. */
	link: string;
}

/** With the time zone, so that no one has to guess. */
const momentOf = (at: Date, { language, timeZone }: MailTheme) =>
	new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'long', timeZone }).format(at);

const contentOf = ({ isContract }: Received) =>
	isContract ? 'mails.withdrawal.contractContent' : 'mails.withdrawal.content';

export const receiptMail: MailTemplate<Translate, Received> = (t, look, received) => {
	const { name, orderNumber: number, email, receivedAt, isContract } = received;
	const moment = momentOf(receivedAt, look);
	const subject = isContract ? 'mails.withdrawal.contractSubject' : 'mails.withdrawal.subject';
	return layOutMail(look, t(subject, { number: plainNumber(number) }), [
		{ kind: 'heading', text: t('mails.withdrawal.heading') },
		{ kind: 'paragraph', text: t('mails.withdrawal.text', { shop: look.shopName, moment }) },
		{ kind: 'paragraph', text: t(contentOf(received), { name, number, email }) },
		{ kind: 'paragraph', text: t('mails.withdrawal.next') },
	]);
};

export const shopNoticeMail: MailTemplate<Translate, Received> = (t, look, received) => {
	const { name, orderNumber: number, email, receivedAt, isContract, found, link } = received;
	const moment = momentOf(receivedAt, look);
	const subject = t(isContract ? 'mails.withdrawal.contractShopSubject' : 'mails.withdrawal.shopSubject', {
		number: plainNumber(number),
	});
	return layOutMail(look, subject, [
		{ kind: 'heading', text: subject },
		{ kind: 'paragraph', text: t('mails.withdrawal.shopText', { moment }) },
		{ kind: 'paragraph', text: t(contentOf(received), { name, number, email }) },
		{ kind: 'paragraph', text: t(`mails.withdrawal.${found}`) },
		{
			kind: 'button',
			text: t(found === 'noOrder' ? 'mails.withdrawal.shopOrders' : 'mails.withdrawal.shopButton'),
			href: link,
		},
	]);
};
