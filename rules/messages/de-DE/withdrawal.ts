// The German of en-GB/withdrawal.ts.
import type { withdrawal as base } from '../en-GB/withdrawal.ts';
import type { TranslationOf } from '../entry.ts';

export const withdrawal: TranslationOf<typeof base> = {
	'withdrawal.title': 'Vertrag widerrufen',
	'withdrawal.intro':
		'Hier können Sie als Verbraucher einen Vertrag mit uns widerrufen, den Sie in diesem Shop geschlossen haben. Ein Grund ist nicht nötig.',
	'withdrawal.personalised':
		'Für Waren, die nach Ihren Vorgaben angefertigt wurden, gibt es in der Regel kein Widerrufsrecht. Ihre Erklärung erreicht uns in jedem Fall.',
	'withdrawal.name': 'Ihr Name',
	'withdrawal.orderNumber': 'Bestellnummer oder Vertragsnummer',
	'withdrawal.orderNumberHint':
		'Sie steht in der Bestellbestätigung, zum Beispiel 2026-000123, bei einem Abonnement V-2026-000017.',
	'withdrawal.email': 'E-Mail-Adresse für die Eingangsbestätigung',
	'withdrawal.declaration': 'Hiermit widerrufe ich den Vertrag mit der genannten Nummer.',
	'withdrawal.confirm': 'Widerruf bestätigen',
	'withdrawal.received': 'Ihr Widerruf ist bei uns eingegangen',
	'withdrawal.receivedAt': 'Eingegangen am {moment}: {name} widerruft den Vertrag über die Bestellung {number}.',
	'withdrawal.contractReceivedAt': 'Eingegangen am {moment}: {name} widerruft den Vertrag {number}.',
	'withdrawal.ofContract':
		'{number} ist die Nummer eines Abonnements. Ihr Widerruf betrifft den ganzen Vertrag. Wenn Sie nur keine weiteren Lieferungen mehr möchten, kündigen Sie ihn stattdessen: Das geht jederzeit bis zur nächsten Zahlung.',
	'withdrawal.toCancellation': 'Verträge hier kündigen',
	'withdrawal.receipt': 'Eine Eingangsbestätigung mit Inhalt, Datum und Uhrzeit ist unterwegs an {email}.',
	'withdrawal.receiptPlain':
		'Eine Eingangsbestätigung mit Inhalt, Datum und Uhrzeit ist per E-Mail unterwegs zu Ihnen.',
	'withdrawal.next': 'Wir prüfen Ihren Widerruf und melden uns bei Ihnen.',
	'withdrawal.toShop': 'Zum Shop',
	'withdrawal.invalid': 'Bitte füllen Sie alle drei Felder aus; die E-Mail-Adresse muss vollständig sein.',
	'withdrawal.failed':
		'Ihr Widerruf ist noch nicht bei uns. {reason} Sie können ihn uns auch per E-Mail oder Brief schicken.',
};
