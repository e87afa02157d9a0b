// The German of en-GB/cancellation.ts.
import type { cancellation as base } from '../en-GB/cancellation.ts';
import type { TranslationOf } from '../entry.ts';

export const cancellation: TranslationOf<typeof base> = {
	'cancellation.title': 'Verträge hier kündigen',
	'cancellation.intro':
		'Hier können Sie einen Vertrag kündigen, der von selbst weiterläuft, etwa ein Abonnement. Ein Konto brauchen Sie dafür nicht.',
	'cancellation.inAccount': 'Wenn Sie ein Konto haben, können Sie Ihre Abonnements auch dort kündigen.',
	'cancellation.toAccount': 'Zu meinen Abonnements',
	'cancellation.name': 'Ihr Name',
	'cancellation.email': 'E-Mail-Adresse für die Eingangsbestätigung',
	'cancellation.emailHint':
		'Bitte nennen Sie die Adresse, mit der Sie den Vertrag geschlossen haben: Dann wird Ihre Kündigung ohne Rückfrage ausgeführt.',
	'cancellation.contract': 'Vertragsnummer oder Bezeichnung des Vertrags',
	'cancellation.contractHint':
		'Die Nummer steht in unseren E-Mails, zum Beispiel V-2026-000017. Auch die Nummer einer Bestellung genügt.',
	'cancellation.ofOrder':
		'{number} ist die Nummer einer Bestellung. Gehört sie zu einem Abonnement, kündigen wir dieses. Eine einmalige Bestellung läuft nicht weiter und muss nicht gekündigt werden; widerrufen können Sie sie auf einer anderen Seite.',
	'cancellation.toWithdrawal': 'Vertrag widerrufen',
	'cancellation.kind': 'Art der Kündigung',
	'cancellation.kind.ordinary': 'Ordentlich, ohne Angabe eines Grundes',
	'cancellation.kind.extraordinary': 'Außerordentlich, aus wichtigem Grund',
	'cancellation.reason': 'Grund',
	'cancellation.reasonHint':
		'Eine außerordentliche Kündigung braucht einen Grund. Schreiben Sie uns kurz, was vorgefallen ist.',
	'cancellation.wantedOn': 'Ende des Vertrags',
	'cancellation.wantedOnHint': 'Leer lassen, wenn er so bald wie möglich enden soll.',
	'cancellation.declaration': 'Hiermit kündige ich den genannten Vertrag.',
	'cancellation.confirm': 'Jetzt kündigen',
	'cancellation.received': 'Ihre Kündigung ist bei uns eingegangen',
	'cancellation.receivedOn': 'Eingegangen am',
	'cancellation.soon': 'so bald wie möglich',
	'cancellation.receipt':
		'Eine Eingangsbestätigung mit Inhalt, Datum und Uhrzeit ist unterwegs an {email}. Darin steht, wann Ihr Vertrag endet, soweit das schon feststeht.',
	'cancellation.receiptPlain':
		'Eine Eingangsbestätigung mit Inhalt, Datum und Uhrzeit ist per E-Mail unterwegs zu Ihnen. Darin steht, wann Ihr Vertrag endet, soweit das schon feststeht.',
	'cancellation.print': 'Drucken',
	'cancellation.save': 'Als Text speichern',
	'cancellation.fileName': 'kuendigung-{day}.txt',
	'cancellation.toShop': 'Zum Shop',
	'cancellation.invalid':
		'Bitte prüfen Sie Ihre Eingaben: Name, E-Mail-Adresse und Vertrag sind nötig, bei einer außerordentlichen Kündigung auch ein Grund. Das Ende des Vertrags darf nicht in der Vergangenheit liegen.',
	'cancellation.failed':
		'Ihre Kündigung ist noch nicht bei uns. {reason} Sie können sie uns auch per E-Mail oder Brief schicken.',
};
