// The German of en-GB/contract-documents.ts.
import type { contractDocuments as base } from '../en-GB/contract-documents.ts';
import type { TranslationOf } from '../entry.ts';

export const contractDocuments: TranslationOf<typeof base> = {
	'documents.contractSummary': 'Vertragszusammenfassung',
	'documents.contractSummary.number': 'Vertragsnummer',
	'documents.contractSummary.date': 'Geschlossen am',
	'documents.contractSummary.intro':
		'Vielen Dank für Ihr Abonnement. Hier steht, was wir vereinbart haben. Mit jeder Zahlung liefern wir:',
	'documents.contractSummary.total': 'Gesamtbetrag jeder Zahlung',
	'documents.contract.interval': 'Zahlungsintervall',
	'documents.contract.trialEndsOn': 'Probezeitraum bis',
	'documents.contract.firstPaymentOn': 'Erste Zahlung',
	'documents.contract.nextPaymentOn': 'Nächste Zahlung',
	'documents.interval.day': '{count, plural, one {täglich} other {alle # Tage}}',
	'documents.interval.week': '{count, plural, one {wöchentlich} other {alle # Wochen}}',
	'documents.interval.month': '{count, plural, one {monatlich} other {alle # Monate}}',
	'documents.interval.year': '{count, plural, one {jährlich} other {alle # Jahre}}',
	'documents.contract.payment': 'Zahlung und Lieferung',
	'documents.contract.paymentText':
		'Zahlung und Lieferung erfolgen {interval}, das erste Mal am Tag der ersten Zahlung. Jedes Mal werden {total} einschließlich Steuern und Versand von Ihrer Karte abgebucht; die Rechnung kommt per E-Mail.',
	'documents.contract.trial': 'Probezeitraum',
	'documents.contract.trialText':
		'Der Probezeitraum ist kostenlos und dauert bis zum {day}. Wenn Sie bis dahin nicht gekündigt haben, wird an diesem Tag zum ersten Mal abgebucht.',
	'documents.contract.term': 'Laufzeit',
	'documents.contract.termText':
		'Der Vertrag läuft auf unbestimmte Zeit. Mit jeder Zahlung ist genau eine Lieferung bezahlt. Sie können jederzeit bis zur nächsten Zahlung kündigen; der Vertrag endet dann mit dem bezahlten Zeitraum.',
	'documents.contract.cancel': 'So kündigen Sie',
	'documents.contract.cancelText':
		'Sie können jederzeit bis zur nächsten Zahlung kündigen, auch in einem Probezeitraum: in Ihrem Konto unter {account} oder ohne Anmeldung unter {page}.',
	'documents.contract.cancelByMail': 'Es genügt auch eine E-Mail an {mail}.',
	'documents.contract.withdrawal': 'Widerrufsrecht',
	'documents.contract.withdrawal.none':
		'Verbraucher haben das gesetzliche Recht, diesen Vertrag innerhalb von 14 Tagen ohne Angabe von Gründen zu widerrufen. Näheres steht in der Widerrufsbelehrung des Shops.',
	'documents.contract.withdrawal.some':
		'Für Waren, die nach Ihren Vorgaben angefertigt werden, gibt es kein Widerrufsrecht (§ 312g Abs. 2 Nr. 1 BGB). Für die übrigen Waren haben Verbraucher das gesetzliche Recht, innerhalb von 14 Tagen ohne Angabe von Gründen zu widerrufen. Näheres steht in der Widerrufsbelehrung des Shops.',
	'documents.contract.withdrawal.all':
		'Es gibt kein Widerrufsrecht, da die Waren nach Ihren Vorgaben angefertigt werden (§ 312g Abs. 2 Nr. 1 BGB). Kündigen können Sie trotzdem.',
};
