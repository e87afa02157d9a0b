// The mails around a subscription. The one that asks for the confirmation praises nothing: it may be read by someone who has asked for nothing.
import type { Translate } from '../../../rules/texts/translator.ts';
import { layOutMail, type MailTemplate } from '../../mail/lay-out-mail.ts';

interface Confirmation {
	/** Where it is confirmed. */
	link: string;
	/** The words that were agreed to. */
	consent: string;
}

export const confirmationMail: MailTemplate<Translate, Confirmation> = (t, look, { link, consent }) =>
	layOutMail(look, t('mails.newsletter.confirmSubject', { shop: look.shopName }), [
		{ kind: 'heading', text: t('mails.newsletter.confirmHeading') },
		{ kind: 'paragraph', text: t('mails.newsletter.confirmText', { shop: look.shopName }) },
		{ kind: 'button', text: t('mails.newsletter.confirmButton'), href: link },
		{ kind: 'small', text: t('mails.newsletter.confirmConsent', { consent }) },
		{ kind: 'small', text: t('mails.newsletter.confirmHint') },
	]);

export const subscribedAlreadyMail: MailTemplate<Translate, { link: string }> = (t, look, { link }) =>
	layOutMail(look, t('mails.newsletter.alreadySubject', { shop: look.shopName }), [
		{ kind: 'heading', text: t('mails.newsletter.alreadyHeading') },
		{ kind: 'paragraph', text: t('mails.newsletter.alreadyText', { shop: look.shopName }) },
		{ kind: 'button', text: t('mails.newsletter.alreadyButton'), href: link },
	]);
