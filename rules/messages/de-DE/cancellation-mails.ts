// The German of en-GB/cancellation-mails.ts.
import type { cancellationMails as base } from '../en-GB/cancellation-mails.ts';
import type { TranslationOf } from '../entry.ts';

export const cancellationMails: TranslationOf<typeof base> = {
	'mails.cancellation.subject': 'Eingangsbestätigung: Kündigung des Vertrags {contract}',
	'mails.cancellation.heading': 'Ihre Kündigung ist bei uns eingegangen',
	'mails.cancellation.text': 'Am {moment} hat {shop} diese Erklärung von Ihnen erhalten:',
	'mails.cancellation.content':
		'„Hiermit kündige ich den genannten Vertrag.“\nName: {name}\nE-Mail: {email}\nVertrag: {contract}\nArt der Kündigung: {kind}\nEnde des Vertrags: {end}',
	'mails.cancellation.reason': 'Grund:\n{reason}',
	'mails.cancellation.kind.ordinary': 'ordentlich',
	'mails.cancellation.kind.extraordinary': 'außerordentlich, aus wichtigem Grund',
	'mails.cancellation.soon': 'so bald wie möglich',
	'mails.cancellation.canceled':
		'Ihr Vertrag {number} endet am {day}. Es wird nichts mehr abgebucht; was Sie schon bezahlt haben, erhalten Sie noch.',
	'mails.cancellation.canceledUnpaid':
		'Ihr Vertrag {number} endet sofort, denn der begonnene Zeitraum ist nicht bezahlt. Die offene Zahlung entfällt: Es wird nichts mehr abgebucht und nichts mehr geliefert.',
	'mails.cancellation.already': 'Ihr Vertrag {number} war bereits gekündigt und endet am {day}.',
	'mails.cancellation.ended': 'Ihr Vertrag {number} ist bereits seit dem {day} beendet.',
	'mails.cancellation.orderedOnce':
		'Die Nummer gehört zu einer einmaligen Bestellung. Sie läuft nicht weiter, und es wird nichts weiter abgebucht. Falls Sie ein Abonnement meinen, nennen Sie uns bitte dessen Nummer, zum Beispiel V-2026-000017.',
	'mails.cancellation.toCheck': 'Wir prüfen Ihre Kündigung und bestätigen Ihnen, wann der Vertrag endet.',
	'mails.cancellation.keep': 'Bitte heben Sie diese E-Mail auf.',
	'mails.cancellation.shopSubject': 'Kündigung eingegangen: Vertrag {contract}',
	'mails.cancellation.shopText': 'Am {moment} ist die Kündigung eines Vertrags eingegangen:',
	'mails.cancellation.shop.canceled':
		'Nummer und E-Mail-Adresse gehören zum Abonnement {number}. Es ist gekündigt und endet am {day}. Sie brauchen nichts zu tun.',
	'mails.cancellation.shop.canceledUnpaid':
		'Nummer und E-Mail-Adresse gehören zum Abonnement {number}. Seine letzte Zahlung ist überfällig, deshalb endet es sofort: Die offene Zahlung entfällt, und dafür ist nichts zu liefern. Sie müssen nichts tun.',
	'mails.cancellation.shop.already':
		'Das Abonnement {number} war bereits gekündigt oder beendet. Sie brauchen nichts zu tun.',
	'mails.cancellation.shop.extraordinary':
		'Nummer und E-Mail-Adresse gehören zum Abonnement {number}. Es läuft weiter: Bitte prüfen Sie den Grund und beenden Sie das Abonnement, wenn er zutrifft.',
	'mails.cancellation.shop.later':
		'Nummer und E-Mail-Adresse gehören zum Abonnement {number}. Der Tag liegt nach dem bezahlten Zeitraum, deshalb läuft es weiter: Bitte kündigen Sie es rechtzeitig.',
	'mails.cancellation.shop.otherAddress':
		'Den Vertrag gibt es, er wurde aber mit einer anderen E-Mail-Adresse geschlossen und läuft deshalb weiter. Bitte prüfen Sie, wer gekündigt hat.',
	'mails.cancellation.shop.orderedOnce':
		'Die Nummer gehört zu einer einmaligen Bestellung, die mit dieser E-Mail-Adresse aufgegeben wurde. Bitte prüfen Sie, ob der Kunde etwas anderes meint, und bestätigen Sie ihm, wann der Vertrag endet.',
	'mails.cancellation.shop.notFound':
		'Zu dieser Nummer gibt es keinen Vertrag. Bitte prüfen Sie, was gemeint ist, und bestätigen Sie dem Kunden, wann der Vertrag endet.',
	'mails.cancellation.shop.notOurs':
		'Das Abonnement {number} wurde importiert und beim Zahlungsanbieter noch nicht übernommen. Bitte beenden Sie es dort.',
	'mails.cancellation.shopButton': 'Abonnement öffnen',
	'mails.cancellation.shopCheckButton': 'Zu prüfende Kündigungen öffnen',
};
