// The German of en-GB/contact-mails.ts.
import type { contactMails as base } from '../en-GB/contact-mails.ts';
import type { TranslationOf } from '../entry.ts';

export const contactMails: TranslationOf<typeof base> = {
	'mails.contact.subject': 'Ihre Anfrage an {shop}',
	'mails.contact.heading': 'Vielen Dank für Ihre Anfrage',
	'mails.contact.text': '{shop} hat diese Anfrage von Ihnen erhalten und meldet sich per E-Mail bei Ihnen:',
	'mails.contact.notYou': 'Sie haben das nicht gesendet? Dann brauchen Sie nichts zu tun.',
	'mails.contact.topic': 'Thema',
	'mails.contact.name': 'Name',
	'mails.contact.email': 'E-Mail',
	'mails.contact.phone': 'Telefon',
	'mails.contact.company': 'Firma',
	'mails.contact.times': 'Vorgeschlagene Zeiten',
	'mails.contact.page': 'Seite',
	'mails.contact.consent': 'Zugestimmt: „{consent}“',
	'mails.contact.shopSubject': 'Neue Anfrage: {topic}',
	'mails.contact.shopText': 'Eingegangen am {moment}.',
	'mails.contact.shopButton': 'Anfrage beantworten',
	'mails.contact.replySubject': '{shop}: {topic}',
	'mails.contact.replyHeading': 'Antwort auf Ihre Anfrage',
	'mails.contact.meetingHeading': 'Ihr Termin ist bestätigt',
	'mails.contact.meeting': '{moment}, etwa {minutes} Minuten',
	'mails.contact.yourMessage': 'Sie schrieben:\n{message}',
	'mails.meetingLink.subject': 'Buchen Sie Ihren Termin mit {shop}',
	'mails.meetingLink.heading': 'Lassen Sie uns sprechen',
	'mails.meetingLink.text':
		'Sie möchten mit {shop} starten. Wählen Sie eine Zeit für ein Gespräch; darin klären wir alles Weitere.',
	'mails.meetingLink.button': 'Termin buchen',
	'mails.meetingLink.once': 'Der Link ist nur für Sie und gilt für eine Buchung. Er führt zu Calendly.',
	'mails.meetingLink.open': 'Der Link führt zu Calendly.',
};
