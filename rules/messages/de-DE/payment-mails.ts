// The German of en-GB/payment-mails.ts.
import type { paymentMails as base } from '../en-GB/payment-mails.ts';
import type { TranslationOf } from '../entry.ts';

export const paymentMails: TranslationOf<typeof base> = {
	'orderMails.paymentFailed.subject': 'Ihre Zahlung zur Bestellung {number} ist fehlgeschlagen',
	'orderMails.paymentFailed.heading': 'Ihre Zahlung ist fehlgeschlagen',
	'orderMails.paymentFailed.text':
		'Guten Tag {name},\nIhre Bank hat die Lastschrift über {amount} zu Ihrer Bestellung {number} abgelehnt. Es wurde nichts abgebucht. Wir halten die Bestellung für Sie bereit; bitte bezahlen Sie sie auf anderem Weg, damit die Produktion beginnen kann.',
	'orderMails.paymentFailed.button': 'Jetzt bezahlen',
	'orderMails.paymentReminder.subject': 'Ihre Bestellung {number} ist noch nicht bezahlt',
	'orderMails.paymentReminder.heading': 'Ihre Bestellung ist noch nicht bezahlt',
	'orderMails.paymentReminder.text':
		'Guten Tag {name},\nfür Ihre Bestellung {number} vom {day} ist noch keine Zahlung bei uns eingegangen. Offen sind {amount}.',
	'orderMails.paymentReminder.transfer': 'Bitte überweisen Sie den Betrag auf das folgende Konto:',
	'orderMails.paymentReminder.online': 'Auf der Seite Ihrer Bestellung können Sie auch sofort online bezahlen.',
	'orderMails.paymentReminder.cancel': 'Ist bis dahin kein Geld eingegangen, stornieren wir die Bestellung am {day}.',
	'orderMails.paymentReminder.crossed':
		'Wenn Sie schon bezahlt haben, brauchen Sie nichts zu tun: Eine Überweisung ist einige Tage unterwegs.',
	'orderMails.paymentReminder.button': 'Bestellung ansehen und bezahlen',
	'orderMails.cancelled.unpaid':
		'Für Ihre Bestellung ist trotz unserer Erinnerung keine Zahlung eingegangen. Wenn Sie das Geld schon überwiesen haben, geben Sie uns bitte Bescheid: Wir erstatten es oder nehmen die Bestellung neu auf.',
	'orderMails.cancelAsked.subject': 'Stornierung der Bestellung {number} gewünscht',
	'orderMails.cancelAsked.text':
		'{name} möchte die Bestellung {number} stornieren. Bitte entscheiden Sie, ob das noch möglich ist.',
	'orderMails.cancelReceipt.subject': 'Ihr Stornierungswunsch zur Bestellung {number} ist eingegangen',
	'orderMails.cancelReceipt.heading': 'Ihr Stornierungswunsch ist eingegangen',
	'orderMails.cancelReceipt.text':
		'Guten Tag {name},\nam {moment} haben Sie uns gebeten, Ihre Bestellung {number} zu stornieren. Wir prüfen, ob das noch möglich ist, und geben Ihnen Bescheid. Bis dahin bleibt die Bestellung bestehen.',
	'orderMails.cancelReceipt.reason': 'Ihr Grund: {text}',
	'orderMails.paymentReceived.subject': 'Ihre Zahlung zur Bestellung {number} ist eingegangen',
	'orderMails.paymentReceived.heading': 'Vielen Dank für Ihre Zahlung',
	'orderMails.paymentReceived.text':
		'Guten Tag {name},\nIhre Zahlung von {amount} zu Ihrer Bestellung {number} ist bei uns eingegangen. Es ist nichts mehr zu zahlen.',
	'orderMails.paymentReceived.begins': 'Die Produktion kann jetzt beginnen.',
	'orderMails.paymentReceived.waits': 'Die Produktion beginnt, sobald alle Druckdaten freigegeben sind.',
	'orderMails.cancelled.transfer': 'Wir überweisen Ihnen {amount} zurück. Darüber erhalten Sie eine gesonderte E-Mail.',
	'orderMails.cancelled.bill':
		'{amount} Ihrer Bestellung müssen Sie nicht mehr bezahlen. Darüber erhalten Sie eine gesonderte E-Mail.',
	'orderMails.refund.transferHeading': 'Sie erhalten Geld zurück',
	'orderMails.refund.transfer':
		'Guten Tag {name},\nzu Ihrer Bestellung {number} überweisen wir Ihnen {amount} zurück. Bis der Betrag ankommt, kann es einige Werktage dauern.',
	'orderMails.refund.billSubject': 'Weniger zu zahlen für Ihre Bestellung {number}',
	'orderMails.refund.wholeBillHeading': 'Sie müssen nichts mehr bezahlen',
	'orderMails.refund.wholeBill':
		'Guten Tag {name},\nvon der Forderung zu Ihrer Bestellung {number} haben wir {amount} zurückgenommen. Damit ist nichts mehr offen.',
	'orderMails.refund.billHeading': 'Sie zahlen weniger',
	'orderMails.refund.bill':
		'Guten Tag {name},\nzu Ihrer Bestellung {number} schreiben wir Ihnen {amount} gut. Sie zahlen entsprechend weniger.',
};
