// The mails around a contact request. The confirmation quotes nothing of what was typed unless the address is proved: anyone can type an address,
// and nobody may write to others in the name of a shop.
import type { Translate } from '../../rules/texts/translator.ts';
import { layOutMail, type MailPart, type MailTemplate } from '../mail/lay-out-mail.ts';
import type { MailTheme } from '../mail/mail-theme.ts';

export interface RequestContent {
	topic: string;
	name: string;
	email: string;
	phone: string;
	company: string;
	message: string;
	choiceLabel: string;
	choice: string;
	consent: string;
	page: string;
	times: readonly Date[];
}

interface Notice {
	request: RequestContent;
	at: Date;
	/** Where staff replies. */
	link: string;
}

/** With the time zone, so that no one has to guess. */
const momentOf = (at: Date, { language, timeZone }: MailTheme) =>
	new Intl.DateTimeFormat(language, {
		...{ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' },
		...{ timeZone, timeZoneName: 'short' },
	} as Intl.DateTimeFormatOptions).format(at);

const timesOf = (times: readonly Date[], look: MailTheme) => times.map((at) => momentOf(at, look)).join('\n');

export const confirmationMail: MailTemplate<Translate, { request: RequestContent; isProved: boolean }> = (
	t,
	look,
	{ request, isProved },
) => {
	const { topic, message, times } = request;
	const rows = [
		...(topic ? [{ label: t('mails.contact.topic'), value: topic }] : []),
		...times.map((at) => ({ label: t('mails.contact.times'), value: momentOf(at, look) })),
	];
	return layOutMail(look, t('mails.contact.subject', { shop: look.shopName }), [
		{ kind: 'heading', text: t('mails.contact.heading') },
		{ kind: 'paragraph', text: t('mails.contact.text', { shop: look.shopName }) },
		{ kind: 'rows', rows },
		...(isProved && message ? [{ kind: 'paragraph', text: message } as const] : []),
		{ kind: 'small', text: t('mails.contact.notYou') },
	]);
};

export const shopNoticeMail: MailTemplate<Translate, Notice> = (t, look, { request, at, link }) => {
	const { topic, name, email, phone, company, message, choiceLabel, choice, consent, page, times } = request;
	const lines = [
		[t('mails.contact.name'), name],
		[t('mails.contact.email'), email],
		[t('mails.contact.phone'), phone],
		[t('mails.contact.company'), company],
		[choiceLabel, choice],
		[t('mails.contact.times'), timesOf(times, look)],
		[t('mails.contact.page'), page],
	].filter(([, value]) => value !== '');
	const said: MailPart[] = [
		...(message ? [{ kind: 'paragraph', text: message } as const] : []),
		...(consent ? [{ kind: 'small', text: t('mails.contact.consent', { consent }) } as const] : []),
	];
	const subject = t('mails.contact.shopSubject', { topic: topic || name || email });
	return layOutMail(look, subject, [
		{ kind: 'heading', text: subject },
		{ kind: 'paragraph', text: t('mails.contact.shopText', { moment: momentOf(at, look) }) },
		{ kind: 'paragraph', text: lines.map(([label, value]) => `${label}: ${value}`).join('\n') },
		...said,
		{ kind: 'button', text: t('mails.contact.shopButton'), href: link },
	]);
};

interface Reply {
	topic: string;
	text: string;
	meetingAt: Date | null;
	minutes: number;
	message: string;
}

export const replyMail: MailTemplate<Translate, Reply> = (t, look, { topic, text, meetingAt, minutes, message }) =>
	layOutMail(
		look,
		t('mails.contact.replySubject', { shop: look.shopName, topic: topic || t('mails.contact.replyHeading') }),
		[
			{ kind: 'heading', text: t(meetingAt ? 'mails.contact.meetingHeading' : 'mails.contact.replyHeading') },
			...(meetingAt
				? [
						{
							kind: 'paragraph',
							text: t('mails.contact.meeting', { moment: momentOf(meetingAt, look), minutes }),
						} as const,
					]
				: []),
			...(text ? [{ kind: 'paragraph', text } as const] : []),
			...(message ? [{ kind: 'small', text: t('mails.contact.yourMessage', { message }) } as const] : []),
		],
	);

interface MeetingLink {
	link: string;
	kind: 'singleUse' | 'open' | 'page';
}

export const meetingLinkMail: MailTemplate<Translate, MeetingLink> = (t, look, { link, kind }) =>
	layOutMail(look, t('mails.meetingLink.subject', { shop: look.shopName }), [
		{ kind: 'heading', text: t('mails.meetingLink.heading') },
		{ kind: 'paragraph', text: t('mails.meetingLink.text', { shop: look.shopName }) },
		{ kind: 'button', text: t('mails.meetingLink.button'), href: link },
		...(kind === 'page'
			? []
			: [
					{
						kind: 'small',
						text: t(kind === 'singleUse' ? 'mails.meetingLink.once' : 'mails.meetingLink.open'),
					} as const,
				]),
		{ kind: 'small', text: t('mails.contact.notYou') },
	]);
