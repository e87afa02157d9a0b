// The German of en-GB/mails.ts.
import type { mails as base } from '../en-GB/mails.ts';
import type { TranslationOf } from '../entry.ts';
import { approvalMails } from './approval-mails.ts';
import { cancellationMails } from './cancellation-mails.ts';
import { companyMails } from './company-mails.ts';
import { contactMails } from './contact-mails.ts';
import { subscriptionMails } from './subscription-mails.ts';
import { withdrawalMails } from './withdrawal-mails.ts';

export const mails: TranslationOf<typeof base> = {
	...approvalMails,
	...withdrawalMails,
	...cancellationMails,
	...companyMails,
	...contactMails,
	...subscriptionMails,
	'mails.sentBy': 'Diese E-Mail kommt von {shop}.',
	'mails.sender.phone': 'Tel. {phone}',
	'mails.sender.management': 'Geschäftsführung: {names}',
	'mails.sender.vatId': 'USt-IdNr. {number}',
	'mails.sender.taxNumber': 'Steuernummer {number}',
	'mails.test.subject': 'So sehen die E-Mails von {shop} aus',
	'mails.test.heading': 'Ihre E-Mails sind bereit',
	'mails.test.text':
		'So sehen E-Mails aus, die {shop} verschickt: mit den Farben und Schriften Ihres Shops, lesbar auch ohne Bilder.',
	'mails.test.hint': 'Wenn Sie diese Nachricht lesen können, funktioniert der Versand. Sie müssen nichts weiter tun.',
	'mails.test.button': 'Zum Shop',
	'mails.code.subject': 'Ihr Anmeldecode für {shop}',
	'mails.code.heading': 'Ihr Anmeldecode',
	'mails.code.text': 'Mit diesem Code schließen Sie die Anmeldung bei {shop} ab. Er gilt 10 Minuten.',
	'mails.code.hint': 'Sie wollten sich nicht anmelden? Dann kennt jemand Ihr Passwort. Bitte ändern Sie es.',
	'mails.confirmation.subject': 'Bitte bestätigen Sie Ihre E-Mail-Adresse bei {shop}',
	'mails.confirmation.heading': 'Nur noch ein Schritt',
	'mails.confirmation.text':
		'Vielen Dank für Ihre Registrierung bei {shop}. Bitte bestätigen Sie, dass diese E-Mail-Adresse Ihnen gehört.',
	'mails.confirmation.button': 'E-Mail-Adresse bestätigen',
	'mails.confirmation.hint': 'Der Link gilt 3 Tage. Wenn Sie sich nicht registriert haben, müssen Sie nichts tun.',
	'mails.reset.subject': 'Neues Passwort für {shop}',
	'mails.reset.heading': 'Neues Passwort vergeben',
	'mails.reset.text': 'Für Ihr Konto bei {shop} wurde ein neues Passwort angefordert.',
	'mails.reset.button': 'Neues Passwort vergeben',
	'mails.reset.hint':
		'Der Link gilt eine Stunde und kann einmal benutzt werden. Wenn Sie kein neues Passwort möchten, müssen Sie nichts tun.',
	'mails.welcome.subject': 'Willkommen bei {shop}',
	'mails.welcome.heading': 'Willkommen bei {shop}',
	'mails.welcome.text':
		'Ihr Konto ist eingerichtet. Ab jetzt finden Sie Ihre Bestellungen, Entwürfe und Ihre Merkliste an einem Ort.',
	'mails.welcome.button': 'Zum Shop',
	'mails.invitation.text': 'Für Sie wurde ein Konto eingerichtet. Bitte vergeben Sie ein Passwort, um sich anzumelden.',
	'mails.invitation.button': 'Passwort vergeben',
	'mails.invitation.hint': 'Der Link gilt 3 Tage und kann einmal benutzt werden.',
	'mails.owner.subject': 'Ihr Shop ist da: {shop}',
	'mails.owner.heading': 'Ihr Shop ist da',
	'mails.owner.text':
		'Der Shop {shop} wurde für Sie angelegt. Sie führen ihn: Sie richten ihn ein, fügen Ihre Produkte hinzu und bestimmen, wer darin arbeitet.',
	'mails.owner.textBy':
		'{by} hat den Shop {shop} für Sie angelegt. Sie führen ihn: Sie richten ihn ein, fügen Ihre Produkte hinzu und bestimmen, wer darin arbeitet.',
	'mails.owner.shopAddress': 'Adresse Ihres Shops:\n{address}',
	'mails.owner.adminAddress': 'Administration:\n{address}',
	'mails.owner.username': 'Ihr Benutzername (Ihre E-Mail-Adresse geht ebenso):\n{name}',
	'mails.owner.button': 'Passwort vergeben und beginnen',
	'mails.owner.hint':
		'Der Link gilt {days, plural, one {einen Tag} other {# Tage}} und kann einmal benutzt werden. Danach fordern Sie auf der Anmeldeseite Ihres Shops über „Passwort vergessen?“ einen neuen an.',
	'mails.known.subject': 'Ihr Konto bei {shop}',
	'mails.known.heading': 'Sie haben bereits ein Konto',
	'mails.known.text':
		'Mit dieser E-Mail-Adresse gibt es bei {shop} schon ein Konto. Wenn Sie Ihr Passwort nicht mehr wissen, vergeben Sie hier ein neues.',
	'mails.known.button': 'Neues Passwort vergeben',
	'mails.known.hint': 'Der Link gilt eine Stunde. Wenn Sie sich nicht registrieren wollten, müssen Sie nichts tun.',
	'mails.stock.subject': 'Bestand wird knapp: {product}',
	'mails.stock.heading': 'Ein Bestand wird knapp',
	'mails.stock.text': '„{product}“ bei {shop} hat seine Warnschwelle erreicht.',
	'mails.stock.code': 'Artikelnummer: {code}',
	'mails.stock.available': 'Verfügbar: {available, number}',
	'mails.stock.level': 'Warnschwelle: {level, number}',
	'mails.stock.button': 'Bestand ansehen',
	'mails.stock.hint':
		'Sie erhalten diese E-Mail einmal, bis der Bestand wieder über der Warnschwelle liegt. Wer sie bekommt, steht in den Einstellungen des Shops.',
	'mails.newsletter.confirmSubject': 'Bitte bestätigen: Newsletter von {shop}',
	'mails.newsletter.confirmHeading': 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
	'mails.newsletter.confirmText':
		'Diese Adresse wurde für den Newsletter von {shop} eingetragen. Wenn Sie das waren, bestätigen Sie sie bitte; bis dahin erhalten Sie nichts.',
	'mails.newsletter.confirmButton': 'Newsletter bestätigen',
	'mails.newsletter.confirmConsent': 'Dem wurde zugestimmt: „{consent}“',
	'mails.newsletter.confirmHint':
		'Falls Sie das nicht angefordert haben, müssen Sie nichts tun: Ohne Ihre Bestätigung löschen wir die Adresse nach sieben Tagen.',
	'mails.newsletter.alreadySubject': 'Sie erhalten den Newsletter von {shop} bereits',
	'mails.newsletter.alreadyHeading': 'Sie erhalten den Newsletter bereits',
	'mails.newsletter.alreadyText':
		'Diese Adresse wurde für den Newsletter von {shop} eingetragen. Sie steht schon in der Liste, es ist also nichts zu tun.',
	'mails.newsletter.alreadyButton': 'Sprache ändern oder abbestellen',
	'mails.newsletter.endText': 'Sie erhalten diese E-Mail, weil Sie den Newsletter von {shop} abonniert haben.',
	'mails.newsletter.end': 'Themen ändern oder abmelden',
	'mails.newsletter.fromPrice': 'ab {price}',
	'mails.stockNotice.confirmSubject': 'Bitte bestätigen: Benachrichtigung zu {product}',
	'mails.stockNotice.confirmHeading': 'Sollen wir Ihnen Bescheid geben?',
	'mails.stockNotice.confirmText':
		'„{product}“ ist bei {shop} zurzeit ausverkauft. Bitte bestätigen Sie, dass wir Ihnen einmal schreiben dürfen, sobald das Produkt wieder lieferbar ist.',
	'mails.stockNotice.confirmButton': 'Bestätigen oder ablehnen',
	'mails.stockNotice.confirmHint':
		'Falls Sie das nicht angefordert haben, müssen Sie nichts tun: Ohne Ihre Bestätigung löschen wir Ihre Adresse nach sieben Tagen.',
	'mails.stockNotice.backSubject': 'Wieder lieferbar: {product}',
	'mails.stockNotice.backHeading': 'Wieder lieferbar',
	'mails.stockNotice.backText':
		'„{product}“ können Sie bei {shop} wieder bestellen. Reservieren können wir das Produkt nicht: Wer zuerst bestellt, bekommt es.',
	'mails.stockNotice.backButton': 'Produkt ansehen',
	'mails.stockNotice.backHint':
		'Das war die einzige E-Mail, um die Sie gebeten hatten. Damit ist Ihre Adresse aus der Liste gelöscht; hier können Sie das prüfen oder sich abmelden: {link}',
	'mails.comments.subject': '{count, plural, one {Ein neuer Kommentar} other {# neue Kommentare}} zu {draft}',
	'mails.comments.draft': 'Ihrem Entwurf',
	'mails.comments.heading':
		'{count, plural, one {Neuer Kommentar zu Ihrem Entwurf} other {Neue Kommentare zu Ihrem Entwurf}}',
	'mails.comments.text':
		'{count, plural, one {Es gibt einen neuen Kommentar} other {Es gibt # neue Kommentare}} zu {draft}, bei {shop} per Link geteilt:',
	'mails.comments.one': '{author}:\n{text}',
	'mails.comments.more':
		'{count, plural, one {Ein weiterer Kommentar steht im Studio.} other {# weitere Kommentare stehen im Studio.}}',
	'mails.comments.button': 'Kommentare ansehen',
	'mails.comments.hint':
		'Kommentieren kann jeder, der den Link hat, unter beliebigem Namen. Sie erhalten diese E-Mail, weil Sie das beim Erstellen des Links gewünscht haben; sie endet, wenn Sie den Link widerrufen.',
	'mails.list.title': 'E-Mails',
	'mails.list.none': 'Noch keine E-Mails.',
	'mails.list.back': 'Alle E-Mails',
	'mails.list.to': 'An',
	'mails.list.state': 'Status',
	'mails.list.text': 'Textfassung',
	'mails.state.kept': 'nicht versendet (kein Mailserver)',
	'mails.state.queued': 'wartet',
	'mails.state.sent': 'verschickt',
	'mails.state.failed': 'fehlgeschlagen',
};
