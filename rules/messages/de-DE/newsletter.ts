// The German of en-GB/newsletter.ts.
import type { newsletter as base } from '../en-GB/newsletter.ts';
import type { TranslationOf } from '../entry.ts';

export const newsletter: TranslationOf<typeof base> = {
	'newsletter.title': 'Newsletter',
	'newsletter.intro': 'Neues über Produkte, Papiere und Angebote, ab und zu per E-Mail.',
	'newsletter.failed': 'Der Newsletter ist nicht abonniert. {reason}',
	'newsletter.error': 'Ein Fehler ist aufgetreten. Bitte versuchen Sie es noch einmal.',
	'newsletter.invalid': 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
	'newsletter.off': 'Dieser Shop hat derzeit keinen Newsletter.',
	'newsletter.sentTitle': 'Bitte sehen Sie in Ihr Postfach',
	'newsletter.sent':
		'Wir haben eine E-Mail an {email} geschickt. Erst wenn Sie dem Link darin folgen, erhalten Sie den Newsletter.',
	'newsletter.sentPlain':
		'Wir haben Ihnen eine E-Mail geschickt. Erst wenn Sie dem Link darin folgen, erhalten Sie den Newsletter.',
	'newsletter.sentHint':
		'Nichts angekommen? Bitte sehen Sie im Spam-Ordner nach oder versuchen Sie es in einigen Minuten noch einmal. Der Link gilt sieben Tage.',
	'newsletter.doneTitle': 'Newsletter abonniert',
	'newsletter.done': 'Ab jetzt erhält {email} unseren Newsletter.',
	'newsletterConfirmation.title': 'Newsletter bestätigen',
	'newsletter.confirmText': 'Nur noch ein Klick, dann erhält {email} unseren Newsletter.',
	'newsletter.confirm': 'Newsletter bestätigen',
	'newsletter.goneTitle': 'Dieser Link gilt nicht mehr',
	'newsletter.goneConfirm':
		'Links zur Bestätigung gelten sieben Tage, und nur der neueste zählt. Bitte abonnieren Sie den Newsletter noch einmal.',
	'newsletter.goneEnd': 'Die Adresse steht nicht mehr in unserer Liste: An sie wird kein Newsletter verschickt.',
	'newsletter.again': 'Zum Newsletter',
	'newsletterEnd.title': 'Ihr Newsletter',
	'newsletter.endText': '{email} erhält unseren Newsletter.',
	'newsletter.waiting': '{email} ist noch nicht bestätigt und erhält nichts.',
	'newsletter.end': 'Newsletter abbestellen',
	'newsletter.endedTitle': 'Newsletter abbestellt',
	'newsletter.ended': 'Wir schreiben {email} nicht mehr an. E-Mails zu Ihren Bestellungen sind davon nicht betroffen.',
	'newsletter.language': 'Sprache des Newsletters',
	'newsletter.save': 'Auswahl speichern',
	'newsletter.preferences': 'Was möchten Sie erhalten?',
	'newsletter.topics': 'Themen',
	'newsletter.topicsHint': 'Ohne Auswahl erhalten Sie alles.',
	'newsletter.measured': 'Es darf gezählt werden, welche Newsletter ich öffne und welchen Links darin ich folge.',
	'newsletter.measuredHint': 'Das ist freiwillig und lässt sich hier jederzeit widerrufen.',
	'newsletter.saved': 'Ihre Auswahl ist gespeichert.',
	'newsletter.toShop': 'Zum Shop',
};
