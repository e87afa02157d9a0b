// The German of en-GB/company-mails.ts.
import type { companyMails as base } from '../en-GB/company-mails.ts';
import type { TranslationOf } from '../entry.ts';

export const companyMails: TranslationOf<typeof base> = {
	'mails.companyInvitation.subject': '{company} lädt Sie zum gemeinsamen Einkauf bei {shop} ein',
	'mails.companyInvitation.heading': 'Ihre Einladung zu {company}',
	'mails.companyInvitation.text': '{company} möchte, dass Sie Drucksachen bei {shop} bestellen.',
	'mails.companyInvitation.textBy': '{by} hat Sie eingeladen, für {company} bei {shop} zu bestellen.',
	'mails.companyInvitation.buyer': 'Sie können für das Unternehmen bestellen, mit seinen Adressen und Kostenstellen.',
	'mails.companyInvitation.approver': 'Sie können für das Unternehmen bestellen und Bestellungen anderer freigeben.',
	'mails.companyInvitation.companyAdmin':
		'Sie können bestellen, andere einladen sowie Kostenstellen, Adressen und Budgets verwalten.',
	'mails.companyInvitation.button': 'Einladung annehmen',
	'mails.companyInvitation.hint':
		'Der Link gilt {days} Tage und kann einmal benutzt werden. Wenn Sie diese E-Mail nicht erwartet haben, können Sie sie ignorieren.',
};
