// The mail about a withdrawal that the shop refuses: with its reason, and with what becomes of the contract.
import { layOutMail } from '../../mail/lay-out-mail.ts';
import { dayOf, paragraph, type Template } from '../../orders/mails/parts.ts';

export interface RefusedWithdrawal {
	name: string;
	number: string;
	receivedAt: Date;
	/** As the shop has written it. */
	reason: string;
	/** To the contract in the account; null: it was not found out which one is meant. */
	link: string | null;
	/** It is charged as before. */
	goesOn: boolean;
	/** It stays cancelled to this day. */
	runsUntil: Date | null;
}

export const refusalMail: Template<RefusedWithdrawal> = (t, look, refused) => {
	const { name, number, reason, link, goesOn, runsUntil } = refused;
	const day = dayOf(refused.receivedAt, look);
	return layOutMail(look, t('mails.withdrawal.refused.subject', { number }), [
		{ kind: 'heading', text: t('mails.withdrawal.refused.heading') },
		paragraph(t('mails.withdrawal.refused.text', { name, number, day })),
		paragraph(t('mails.withdrawal.refused.reason', { reason })),
		...(runsUntil ? [paragraph(t('mails.withdrawal.refused.runsUntil', { day: dayOf(runsUntil, look) }))] : []),
		...(goesOn ? [paragraph(t('mails.withdrawal.refused.goesOn'))] : []),
		paragraph(t('mails.withdrawal.refused.ask')),
		...(link ? [{ kind: 'button' as const, text: t('mails.subscription.view'), href: link }] : []),
	]);
};
