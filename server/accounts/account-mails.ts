// The mails around an account: in the look of the shop and the language of the user.
import type { Translate } from '../../rules/texts/translator.ts';
import { layOutMail, type MailPart, type MailTemplate } from '../mail/lay-out-mail.ts';

type Template<Data> = MailTemplate<Translate, Data>;

const heading = (text: string): MailPart => ({ kind: 'heading', text });
const paragraph = (text: string): MailPart => ({ kind: 'paragraph', text });
const button = (text: string, href: string): MailPart => ({ kind: 'button', text, href });

export const codeMail: Template<{ code: string }> = (t, look, { code }) =>
	layOutMail(look, t('mails.code.subject', { shop: look.shopName }), [
		heading(t('mails.code.heading')),
		paragraph(t('mails.code.text', { shop: look.shopName })),
		heading(code),
		paragraph(t('mails.code.hint')),
	]);

export const confirmationMail: Template<{ link: string }> = (t, look, { link }) =>
	layOutMail(look, t('mails.confirmation.subject', { shop: look.shopName }), [
		heading(t('mails.confirmation.heading')),
		paragraph(t('mails.confirmation.text', { shop: look.shopName })),
		button(t('mails.confirmation.button'), link),
		paragraph(t('mails.confirmation.hint')),
	]);

export const resetMail: Template<{ link: string }> = (t, look, { link }) =>
	layOutMail(look, t('mails.reset.subject', { shop: look.shopName }), [
		heading(t('mails.reset.heading')),
		paragraph(t('mails.reset.text', { shop: look.shopName })),
		button(t('mails.reset.button'), link),
		paragraph(t('mails.reset.hint')),
	]);

export const welcomeMail: Template<{ shopAddress: string }> = (t, look, { shopAddress }) =>
	layOutMail(look, t('mails.welcome.subject', { shop: look.shopName }), [
		heading(t('mails.welcome.heading', { shop: look.shopName })),
		paragraph(t('mails.welcome.text')),
		button(t('mails.welcome.button'), shopAddress),
	]);

/** For a user whom an administrator has made an account for. */
export const invitationMail: Template<{ link: string }> = (t, look, { link }) =>
	layOutMail(look, t('mails.welcome.subject', { shop: look.shopName }), [
		heading(t('mails.welcome.heading', { shop: look.shopName })),
		paragraph(t('mails.invitation.text')),
		button(t('mails.invitation.button'), link),
		paragraph(t('mails.invitation.hint')),
	]);

interface OwnerInvitation {
	link: string;
	/** In hours. */
	validity: number;
	shopAddress: string;
	adminAddress: string;
	username: string;
	/** Email address of the operator; null: not by a person. */
	invitedBy: string | null;
}

/** For the first admin of a new shop. */
export const ownerInvitationMail: Template<OwnerInvitation> = (t, look, { link, validity, invitedBy, ...shop }) =>
	layOutMail(look, t('mails.owner.subject', { shop: look.shopName }), [
		heading(t('mails.owner.heading')),
		paragraph(
			invitedBy === null
				? t('mails.owner.text', { shop: look.shopName })
				: t('mails.owner.textBy', { shop: look.shopName, by: invitedBy }),
		),
		paragraph(t('mails.owner.shopAddress', { address: shop.shopAddress })),
		paragraph(t('mails.owner.adminAddress', { address: shop.adminAddress })),
		paragraph(t('mails.owner.username', { name: shop.username })),
		button(t('mails.owner.button'), link),
		paragraph(t('mails.owner.hint', { days: Math.floor(validity / 24) })),
	]);

/** For a user who signs up again: the response on the screen does not tell that there is an account, this mail does. */
export const knownMail: Template<{ link: string }> = (t, look, { link }) =>
	layOutMail(look, t('mails.known.subject', { shop: look.shopName }), [
		heading(t('mails.known.heading')),
		paragraph(t('mails.known.text', { shop: look.shopName })),
		button(t('mails.known.button'), link),
		paragraph(t('mails.known.hint')),
	]);
