// The German of en-GB/print-mails.ts.
import type { printMails as base } from '../en-GB/print-mails.ts';
import type { TranslationOf } from '../entry.ts';

export const printMails: TranslationOf<typeof base> = {
	'printMails.placed': 'Für diese Artikel brauchen wir noch Druckdaten von Ihnen.',
	'printMails.dayMoves':
		'Die Produktion beginnt, sobald alle Druckdaten freigegeben sind; bis dahin verschiebt sich dieser Termin entsprechend.',
	'printMails.dayMoves.payment':
		'Die Produktion beginnt, sobald Ihre Zahlung eingegangen ist; bis dahin verschiebt sich dieser Termin entsprechend.',
	'printMails.dayMoves.both':
		'Die Produktion beginnt, sobald Ihre Zahlung eingegangen ist und alle Druckdaten freigegeben sind; bis dahin verschiebt sich dieser Termin entsprechend.',
	'printMails.data': 'Daten fehlen',
	'printMails.data.text': 'Bitte laden Sie die Druckdaten hoch.',
	'printMails.sides': 'unvollständig',
	'printMails.sides.text':
		'Es {count, plural, one {fehlt} other {fehlen}} noch: {sides}. Bitte laden Sie {count, plural, one {diese Seite} other {diese Seiten}} hoch und geben Sie dann die Daten frei.',
	'printMails.newData': 'abgelehnt',
	'printMails.newData.text': 'Unser Hinweis zu Ihren Daten: {reason}',
	'printMails.newData.unreadable': 'Wir konnten die Datei nicht lesen. Bitte laden Sie eine andere hoch.',
	'printMails.corrected': 'fehlerhaft',
	'printMails.corrected.text':
		'Ihre Daten sind da, aber mit Fehlern, mit denen wir sie nicht drucken können. Bitte sehen Sie nach, was wir gefunden haben, und laden Sie eine korrigierte Datei hoch.',
	'printMails.release': 'nicht freigegeben',
	'printMails.release.text': 'Ihre Daten sind da. Bitte prüfen Sie die Vorschau und geben Sie die Daten frei.',
	'printMails.newRelease': 'zurückgegeben',
	'printMails.newRelease.text': 'Unser Hinweis zu Ihrer Gestaltung: {reason}',
	'printMails.sentBack.subject': 'Bitte prüfen Sie Ihre Gestaltung zur Bestellung {number}',
	'printMails.sentBack.heading': 'Bitte prüfen Sie Ihre Gestaltung noch einmal',
	'printMails.sentBack.text':
		'Guten Tag {name},\nwir haben uns Ihre Gestaltung für {product} aus Ihrer Bestellung {number} angesehen und können sie so nicht drucken.',
	'printMails.sentBack.button': 'Zur Bestellung',
	'printMails.sentBack.until':
		'Bitte ändern Sie die Gestaltung und geben Sie sie erneut frei. Sobald das geschehen ist, beginnen wir mit der Produktion.',
	'printMails.approved.subject': 'Wir haben Ihre Gestaltung zur Bestellung {number} freigegeben',
	'printMails.approved.heading': 'Wir haben Ihre Gestaltung für Sie freigegeben',
	'printMails.approved.text':
		'Guten Tag {name},\nwir haben Ihre Gestaltung für {product} aus Ihrer Bestellung {number} geprüft und so für Sie freigegeben, wie sie jetzt ist. Sie müssen nichts weiter tun.',
	'printMails.approved.until':
		'Sie wird nun gedruckt. Was gedruckt wird, sehen Sie in der Bestellung. Soll sie so nicht gedruckt werden, antworten Sie bitte sofort auf diese E-Mail.',
	'printMails.correctedByShop.text':
		'Guten Tag {name},\nwir haben Ihre Gestaltung für {product} aus Ihrer Bestellung {number} korrigiert. Wir drucken sie, sobald Sie die korrigierte Fassung freigegeben haben.',
	'printMails.correctedByShop.before': 'So war sie freigegeben, vor unserer Korrektur',
	'printMails.correctedByShop.until':
		'Bitte vergleichen Sie sie mit der bisher freigegebenen Fassung und geben Sie sie im Studio erneut frei; dort können Sie sie auch noch ändern. Sobald das geschehen ist, beginnen wir mit der Produktion.',
	'printMails.button': 'Zu den Druckdaten',
	'printMails.reminder.subject': 'Ihre Bestellung {number} wartet auf Druckdaten',
	'printMails.reminder.heading': 'Wir warten auf Ihre Druckdaten',
	'printMails.reminder.text':
		'Guten Tag {name},\nwir können Ihre Bestellung {number} noch nicht drucken. Diese Artikel sind noch offen:',
	'printMails.reminder.until':
		'Sobald alle Druckdaten freigegeben sind, beginnen wir mit der Produktion. Der Liefertermin verschiebt sich entsprechend.',
	'printMails.reminder.last':
		'Dies ist unsere letzte Erinnerung. Sobald alle Druckdaten freigegeben sind, beginnen wir mit der Produktion; der Liefertermin verschiebt sich entsprechend. Wenn Sie Fragen haben, melden Sie sich bitte bei uns.',
	'printMails.lateUsed.subject': 'Bitte geben Sie die neue Datei zu Ihrer Bestellung {number} frei',
	'printMails.lateUsed.heading': 'Wir brauchen noch einmal Ihre Freigabe',
	'printMails.lateUsed.text':
		'Guten Tag {name},\nIhre Datei „{file}“ für {product} aus Ihrer Bestellung {number} kam an, als schon eine andere freigegeben war. Wir verwenden jetzt die neue Datei; die bisherige wird nicht gedruckt.',
	'printMails.lateUsedSides.subject': 'Zu Ihrer Bestellung {number} fehlen noch Druckdaten',
	'printMails.lateUsedSides.heading': 'Ihre neue Datei ist da, aber es fehlt noch etwas',
	'printMails.lateUsedErrors.subject': 'Bitte korrigieren Sie die neue Datei zu Ihrer Bestellung {number}',
	'printMails.lateUsedErrors.heading': 'Ihre neue Datei hat Fehler',
	'printMails.refusal.subject': 'Wir brauchen neue Druckdaten für Ihre Bestellung {number}',
	'printMails.refusal.heading': 'Wir brauchen andere Druckdaten',
	'printMails.refusal.text':
		'Guten Tag {name},\nwir haben die Datei „{file}“ für {product} aus Ihrer Bestellung {number} geprüft und können sie so nicht drucken.',
	'printMails.refusal.several':
		'Guten Tag {name},\nwir haben die Dateien Ihrer Bestellung {number} geprüft und können diese so nicht drucken:',
	'printMails.refusal.file': '„{file}“ für {product}: {reason}',
	'printMails.refusal.until':
		'Bitte laden Sie eine korrigierte Datei hoch. Sobald sie freigegeben ist, beginnen wir mit der Produktion.',
};
