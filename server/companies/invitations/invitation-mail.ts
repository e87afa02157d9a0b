// The mail that invites into a company.
import type { CompanyRole } from '../../../rules/companies/roles.ts';
import type { Translate } from '../../../rules/texts/translator.ts';
import { layOutMail, type MailTemplate } from '../../mail/lay-out-mail.ts';

interface InvitationData {
	company: string;
	role: CompanyRole;
	/** Null: not by a person of the company. */
	invitedBy: string | null;
	days: number;
	link: string;
}

/** A name may hold what a subject must not. */
const oneLine = (text: string) => text.replaceAll(/\p{Cc}+/gu, ' ').trim();

export const companyInvitationMail: MailTemplate<Translate, InvitationData> = (t, theme, data) => {
	const { company: name, role, invitedBy, days, link } = data;
	const [company, shop] = [oneLine(name), theme.shopName];
	return layOutMail(theme, t('mails.companyInvitation.subject', { company, shop }), [
		{ kind: 'heading', text: t('mails.companyInvitation.heading', { company }) },
		{
			kind: 'paragraph',
			text: invitedBy
				? t('mails.companyInvitation.textBy', { company, shop, by: oneLine(invitedBy) })
				: t('mails.companyInvitation.text', { company, shop }),
		},
		{ kind: 'paragraph', text: t(`mails.companyInvitation.${role}`) },
		{ kind: 'button', text: t('mails.companyInvitation.button'), href: link },
		{ kind: 'small', text: t('mails.companyInvitation.hint', { days }) },
	]);
};
