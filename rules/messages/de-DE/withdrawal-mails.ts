// The German of en-GB/withdrawal-mails.ts.
import type { withdrawalMails as base } from '../en-GB/withdrawal-mails.ts';
import type { TranslationOf } from '../entry.ts';

export const withdrawalMails: TranslationOf<typeof base> = {
	'mails.withdrawal.subject': 'Eingangsbestätigung: Widerruf zur Bestellung {number}',
	'mails.withdrawal.heading': 'Ihr Widerruf ist bei uns eingegangen',
	'mails.withdrawal.text': 'Am {moment} hat {shop} diese Erklärung von Ihnen erhalten:',
	'mails.withdrawal.content':
		'„Hiermit widerrufe ich den Vertrag über die genannte Bestellung.“\nName: {name}\nBestellnummer: {number}\nE-Mail: {email}',
	'mails.withdrawal.contractSubject': 'Eingangsbestätigung: Widerruf des Vertrags {number}',
	'mails.withdrawal.contractContent':
		'„Hiermit widerrufe ich den genannten Vertrag.“\nName: {name}\nVertragsnummer: {number}\nE-Mail: {email}',
	'mails.withdrawal.contractShopSubject': 'Widerruf eingegangen: Vertrag {number}',
	'mails.withdrawal.contract':
		'Die Nummer gehört zu einem Abonnement, das mit dieser E-Mail-Adresse geschlossen wurde. Es ist angehalten, damit nichts mehr abgebucht wird. Bitte nehmen Sie den Widerruf an oder lehnen Sie ihn mit einer Begründung ab, und erstatten Sie, was zu erstatten ist.',
	'mails.withdrawal.contractOtherAddress':
		'Die Nummer gehört zu einem Abonnement, das mit einer anderen E-Mail-Adresse geschlossen wurde. Es läuft weiter, bis Sie entscheiden. Bitte prüfen Sie, wer widerrufen hat.',
	'mails.withdrawal.noContract': 'Zu dieser Nummer gibt es keinen Vertrag. Bitte fragen Sie nach.',
	'mails.withdrawal.next': 'Wir prüfen Ihren Widerruf und melden uns bei Ihnen. Bitte heben Sie diese E-Mail auf.',
	'mails.withdrawal.shopSubject': 'Widerruf eingegangen: Bestellung {number}',
	'mails.withdrawal.shopText': 'Am {moment} ist ein Widerruf eingegangen:',
	'mails.withdrawal.matches':
		'Die Bestellung gibt es, und sie wurde mit dieser E-Mail-Adresse aufgegeben. Der Widerruf steht in ihrem Verlauf und unter „Braucht Ihre Aufmerksamkeit“.',
	'mails.withdrawal.otherAddress':
		'Die Nummer gibt es, sie gehört aber zu einer anderen E-Mail-Adresse. Bitte prüfen Sie, wer widerrufen hat.',
	'mails.withdrawal.shopButton': 'Widerruf prüfen',
	'mails.withdrawal.shopOrders': 'Bestellungen öffnen',
	'mails.withdrawal.noOrder': 'Zu dieser Nummer gibt es keine Bestellung. Bitte fragen Sie nach.',
	'mails.withdrawal.refused.subject': 'Ihr Widerruf des Vertrags {number}',
	'mails.withdrawal.refused.heading': 'Wir können Ihren Widerruf nicht annehmen',
	'mails.withdrawal.refused.text':
		'Guten Tag {name},\nSie haben am {day} den Widerruf des Vertrags {number} erklärt. Wir haben ihn geprüft und können ihn nicht annehmen.',
	'mails.withdrawal.refused.reason': 'Die Begründung:\n{reason}',
	'mails.withdrawal.refused.runsUntil':
		'Das Abonnement bleibt gekündigt: Es läuft noch bis zum {day}, danach wird nichts mehr abgebucht. Wenn Sie es fortsetzen möchten, können Sie es bis dahin in Ihrem Konto reaktivieren.',
	'mails.withdrawal.refused.goesOn': 'Das Abonnement läuft weiter wie bisher.',
	'mails.withdrawal.refused.ask': 'Wenn Sie das anders sehen oder Fragen haben, wenden Sie sich bitte an uns.',
};
