// The German of en-GB/withdrawal-mails.ts.
import type { withdrawalMails as base } from '../en-GB/withdrawal-mails.ts';
import type { TranslationOf } from '../entry.ts';

export const withdrawalMails: TranslationOf<typeof base> = {
	'mails.withdrawal.subject': 'Eingangsbestätigung: Widerruf zur Bestellung {number}',
	'mails.withdrawal.heading': 'Ihr Widerruf ist bei uns eingegangen',
	'mails.withdrawal.text': 'Am {moment} hat {shop} diese Erklärung von Ihnen erhalten:',
	'mails.withdrawal.content':
		'„Hiermit widerrufe ich den Vertrag über die genannte Bestellung.“\nName: {name}\nBestellnummer: {number}\nE-Mail: {email}',
	'mails.withdrawal.next': 'Wir prüfen Ihren Widerruf und melden uns bei Ihnen. Bitte heben Sie diese E-Mail auf.',
	'mails.withdrawal.shopSubject': 'Widerruf eingegangen: Bestellung {number}',
	'mails.withdrawal.shopText': 'Am {moment} ist ein Widerruf eingegangen:',
	'mails.withdrawal.matches':
		'Die Bestellung gibt es, und sie wurde mit dieser E-Mail-Adresse aufgegeben. Der Widerruf steht in ihrem Verlauf.',
	'mails.withdrawal.otherAddress':
		'Die Bestellung gibt es, sie wurde aber mit einer anderen E-Mail-Adresse aufgegeben. Bitte prüfen Sie, wer widerrufen hat.',
	'mails.withdrawal.noOrder': 'Zu dieser Nummer gibt es keine Bestellung. Bitte fragen Sie nach.',
};
