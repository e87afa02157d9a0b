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
	'withdrawal.orderNumber': 'Bestellnummer',
	'withdrawal.orderNumberHint': 'Sie steht in der Bestellbestätigung, zum Beispiel 2026-000123.',
	'withdrawal.email': 'E-Mail-Adresse für die Eingangsbestätigung',
	'withdrawal.declaration': 'Hiermit widerrufe ich den Vertrag über die genannte Bestellung.',
	'withdrawal.confirm': 'Widerruf bestätigen',
	'withdrawal.received': 'Ihr Widerruf ist bei uns eingegangen',
	'withdrawal.receivedAt': 'Eingegangen am {moment}: {name} widerruft den Vertrag über die Bestellung {number}.',
	'withdrawal.receipt': 'Eine Eingangsbestätigung mit Inhalt, Datum und Uhrzeit ist unterwegs an {email}.',
	'withdrawal.receiptPlain':
		'Eine Eingangsbestätigung mit Inhalt, Datum und Uhrzeit ist per E-Mail unterwegs zu Ihnen.',
	'withdrawal.next': 'Wir prüfen Ihren Widerruf und melden uns bei Ihnen.',
	'withdrawal.toShop': 'Zum Shop',
	'withdrawal.invalid': 'Bitte füllen Sie alle drei Felder aus; die E-Mail-Adresse muss vollständig sein.',
	'withdrawal.failed':
		'Ihr Widerruf ist noch nicht bei uns. {reason} Sie können ihn uns auch per E-Mail oder Brief schicken.',
};
