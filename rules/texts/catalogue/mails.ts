// The words of mails, and of the page on which kept ones can be read.
import { type ShippedText, withArguments } from './entry.ts';

export const mails = {
	'mails.sentBy': withArguments<{ shop: string }>()({
		de: 'Diese E-Mail kommt von {shop}.',
		en: 'This e-mail comes from {shop}.',
		context: 'Last line of every mail',
	}),
	'mails.test.subject': withArguments<{ shop: string }>()({
		de: 'So sehen die E-Mails von {shop} aus',
		en: 'This is how e-mails from {shop} look',
		context: 'Subject of the test mail',
	}),
	'mails.test.heading': {
		de: 'Ihre E-Mails sind bereit',
		en: 'Your e-mails are ready',
		context: 'Headline of the test mail',
	},
	'mails.test.text': withArguments<{ shop: string }>()({
		de: 'So sehen E-Mails aus, die {shop} verschickt: mit den Farben und Schriften Ihres Shops, lesbar auch ohne Bilder.',
		en: 'E-mails sent by {shop} look like this: in the colours and typefaces of your shop, readable even without pictures.',
		context: 'Test mail',
	}),
	'mails.test.hint': {
		de: 'Wenn Sie diese Nachricht lesen können, funktioniert der Versand. Sie müssen nichts weiter tun.',
		en: 'If you can read this message, sending works. There is nothing else you need to do.',
		context: 'Test mail',
	},
	'mails.test.button': { de: 'Zum Shop', en: 'To the shop', context: 'Button in the test mail', tags: ['button'] },
	'mails.list.title': { de: 'E-Mails', en: 'E-mails', context: 'Headline of the list of kept mails' },
	'mails.list.none': { de: 'Noch keine E-Mails.', en: 'No e-mails yet.' },
	'mails.list.back': { de: 'Alle E-Mails', en: 'All e-mails', context: 'Link from one mail to the list' },
	'mails.list.to': { de: 'An', en: 'To', context: 'Recipient of a mail' },
	'mails.list.state': { de: 'Status', en: 'State' },
	'mails.list.text': { de: 'Textfassung', en: 'Text version', context: 'The same mail without HTML' },
	'mails.state.kept': { de: 'aufbewahrt', en: 'kept', context: 'State: not sent, as no mail server is configured' },
	'mails.state.queued': { de: 'wartet', en: 'waiting', context: 'State: to be sent' },
	'mails.state.sent': { de: 'verschickt', en: 'sent', context: 'State of a mail' },
	'mails.state.failed': { de: 'fehlgeschlagen', en: 'failed', context: 'State: could not be sent' },
} satisfies Record<string, ShippedText>;
