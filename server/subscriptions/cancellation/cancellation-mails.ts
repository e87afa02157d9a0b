// The mails about the cancellation of a contract: content, date and time, and when it ends; for the person who declared it and for the shop.
import { writeDay } from '../../../rules/dates.ts';
import type { Cancellation } from '../../../rules/subscriptions/cancellation.ts';
import { isRunning } from '../../../rules/subscriptions/machine.ts';
import type { Translate } from '../../../rules/texts/translator.ts';
import { layOutMail, type MailPart } from '../../mail/lay-out-mail.ts';
import type { MailTheme } from '../../mail/mail-theme.ts';
import { dayOf, paragraph, type Template } from '../../orders/mails/parts.ts';
import type { DecidedCancellation } from './decide-cancellation.ts';

export interface DeclaredCancellation extends Cancellation, DecidedCancellation {
	receivedAt: Date;
}

/** With the time zone, so that no one has to guess. */
const momentOf = (at: Date, { language, timeZone }: MailTheme) =>
	new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'long', timeZone }).format(at);

function contentParts(t: Translate, { language }: MailTheme, declared: DeclaredCancellation): MailPart[] {
	const { name, email, contract, kind, reason, wantedOn } = declared;
	const said = {
		...{ name, email, contract },
		kind: t(`mails.cancellation.kind.${kind}`),
		end: wantedOn ? writeDay(wantedOn, language, 'full') : t('mails.cancellation.soon'),
	};
	return [
		paragraph(t('mails.cancellation.content', said)),
		...(reason ? [paragraph(t('mails.cancellation.reason', { reason }))] : []),
	];
}

function outcomeText(t: Translate, look: MailTheme, { outcome, doubt, meant, endsAt }: DeclaredCancellation): string {
	if (doubt === 'orderedOnce') return t('mails.cancellation.orderedOnce');
	if (outcome === 'toCheck' || !meant) return t('mails.cancellation.toCheck');
	const { number } = meant;
	if (!endsAt) return t('mails.cancellation.canceledUnpaid', { number });
	const said = { number, day: dayOf(endsAt, look) };
	if (outcome === 'canceled') return t('mails.cancellation.canceled', said);
	return t(isRunning(meant) ? 'mails.cancellation.already' : 'mails.cancellation.ended', said);
}

export const cancellationReceipt: Template<DeclaredCancellation> = (t, look, declared) => {
	const said = { shop: look.shopName, moment: momentOf(declared.receivedAt, look) };
	return layOutMail(look, t('mails.cancellation.subject', { contract: declared.contract }), [
		{ kind: 'heading', text: t('mails.cancellation.heading') },
		paragraph(t('mails.cancellation.text', said)),
		...contentParts(t, look, declared),
		paragraph(outcomeText(t, look, declared)),
		paragraph(t('mails.cancellation.keep')),
	]);
};

function noticeText(t: Translate, look: MailTheme, declared: DeclaredCancellation): string {
	const { doubt, outcome, meant, endsAt } = declared;
	if (!meant)
		return t(`mails.cancellation.shop.${doubt === 'otherAddress' || doubt === 'orderedOnce' ? doubt : 'notFound'}`);
	const { number } = meant;
	if (doubt === 'extraordinary' || doubt === 'later' || doubt === 'notOurs')
		return t(`mails.cancellation.shop.${doubt}`, { number });
	if (outcome !== 'canceled') return t('mails.cancellation.shop.already', { number });
	return endsAt
		? t('mails.cancellation.shop.canceled', { number, day: dayOf(endsAt, look) })
		: t('mails.cancellation.shop.canceledUnpaid', { number });
}

/** @param declared.link to the subscription in the administration, or to what is to be checked where it is not known which */
export const shopCancellationNotice: Template<DeclaredCancellation & { link: string }> = (t, look, declared) => {
	const subject = t('mails.cancellation.shopSubject', { contract: declared.contract });
	return layOutMail(look, subject, [
		{ kind: 'heading', text: subject },
		paragraph(t('mails.cancellation.shopText', { moment: momentOf(declared.receivedAt, look) })),
		...contentParts(t, look, declared),
		paragraph(noticeText(t, look, declared)),
		{
			kind: 'button',
			text: t(declared.meant ? 'mails.cancellation.shopButton' : 'mails.cancellation.shopCheckButton'),
			href: declared.link,
		},
	]);
};
