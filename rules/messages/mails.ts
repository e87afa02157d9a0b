// The words of mails, and of the page on which kept ones can be read.
import { type ShippedText, withArguments } from './entry.ts';
import { withdrawalMails } from './withdrawal-mails.ts';

export const mails = {
	...withdrawalMails,
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
	'mails.code.subject': withArguments<{ shop: string }>()({
		de: 'Ihr Anmeldecode für {shop}',
		en: 'Your login code for {shop}',
		context: 'Subject; the code itself stands in the mail',
	}),
	'mails.code.heading': { de: 'Ihr Anmeldecode', en: 'Your login code' },
	'mails.code.text': withArguments<{ shop: string }>()({
		de: 'Mit diesem Code schließen Sie die Anmeldung bei {shop} ab. Er gilt 10 Minuten.',
		en: 'Use this code to complete your login at {shop}. It is valid for 10 minutes.',
	}),
	'mails.code.hint': {
		de: 'Sie wollten sich nicht anmelden? Dann kennt jemand Ihr Passwort. Bitte ändern Sie es.',
		en: 'You did not try to log in? Then somebody knows your password. Please change it.',
	},
	'mails.confirmation.subject': withArguments<{ shop: string }>()({
		de: 'Bitte bestätigen Sie Ihre E-Mail-Adresse bei {shop}',
		en: 'Please confirm your e-mail address at {shop}',
	}),
	'mails.confirmation.heading': { de: 'Nur noch ein Schritt', en: 'One more step' },
	'mails.confirmation.text': withArguments<{ shop: string }>()({
		de: 'Vielen Dank für Ihre Registrierung bei {shop}. Bitte bestätigen Sie, dass diese E-Mail-Adresse Ihnen gehört.',
		en: 'Thank you for registering at {shop}. Please confirm that this e-mail address is yours.',
	}),
	'mails.confirmation.button': { de: 'E-Mail-Adresse bestätigen', en: 'Confirm e-mail address', tags: ['button'] },
	'mails.confirmation.hint': {
		de: 'Der Link gilt 3 Tage. Wenn Sie sich nicht registriert haben, müssen Sie nichts tun.',
		en: 'The link is valid for 3 days. If you have not registered, there is nothing you need to do.',
	},
	'mails.reset.subject': withArguments<{ shop: string }>()({
		de: 'Neues Passwort für {shop}',
		en: 'New password for {shop}',
	}),
	'mails.reset.heading': { de: 'Neues Passwort vergeben', en: 'Choose a new password' },
	'mails.reset.text': withArguments<{ shop: string }>()({
		de: 'Für Ihr Konto bei {shop} wurde ein neues Passwort angefordert.',
		en: 'A new password has been requested for your account at {shop}.',
	}),
	'mails.reset.button': { de: 'Neues Passwort vergeben', en: 'Choose a new password', tags: ['button'] },
	'mails.reset.hint': {
		de: 'Der Link gilt eine Stunde und kann einmal benutzt werden. Wenn Sie kein neues Passwort möchten, müssen Sie nichts tun.',
		en: 'The link is valid for one hour and can be used once. If you do not want a new password, there is nothing you need to do.',
	},
	'mails.welcome.subject': withArguments<{ shop: string }>()({
		de: 'Willkommen bei {shop}',
		en: 'Welcome to {shop}',
	}),
	'mails.welcome.heading': withArguments<{ shop: string }>()({
		de: 'Willkommen bei {shop}',
		en: 'Welcome to {shop}',
	}),
	'mails.welcome.text': {
		de: 'Ihr Konto ist eingerichtet. Ab jetzt finden Sie Ihre Bestellungen, Entwürfe und Ihre Merkliste an einem Ort.',
		en: 'Your account is ready. From now on you will find your orders, drafts and watchlist in one place.',
	},
	'mails.welcome.button': { de: 'Zum Shop', en: 'To the shop', tags: ['button'] },
	'mails.invitation.text': {
		de: 'Für Sie wurde ein Konto eingerichtet. Bitte vergeben Sie ein Passwort, um sich anzumelden.',
		en: 'An account has been set up for you. Please choose a password to log in.',
	},
	'mails.invitation.button': { de: 'Passwort vergeben', en: 'Choose a password', tags: ['button'] },
	'mails.invitation.hint': {
		de: 'Der Link gilt 3 Tage und kann einmal benutzt werden.',
		en: 'The link is valid for 3 days and can be used once.',
	},
	'mails.known.subject': withArguments<{ shop: string }>()({
		de: 'Ihr Konto bei {shop}',
		en: 'Your account at {shop}',
	}),
	'mails.known.heading': { de: 'Sie haben bereits ein Konto', en: 'You already have an account' },
	'mails.known.text': withArguments<{ shop: string }>()({
		de: 'Mit dieser E-Mail-Adresse gibt es bei {shop} schon ein Konto. Wenn Sie Ihr Passwort nicht mehr wissen, vergeben Sie hier ein neues.',
		en: 'There is already an account with this e-mail address at {shop}. If you no longer know your password, choose a new one here.',
	}),
	'mails.known.button': { de: 'Neues Passwort vergeben', en: 'Choose a new password', tags: ['button'] },
	'mails.known.hint': {
		de: 'Der Link gilt eine Stunde. Wenn Sie sich nicht registrieren wollten, müssen Sie nichts tun.',
		en: 'The link is valid for one hour. If you did not want to register, there is nothing you need to do.',
	},
	'mails.stock.subject': withArguments<{ product: string }>()({
		de: 'Bestand wird knapp: {product}',
		en: 'Stock is running low: {product}',
	}),
	'mails.stock.heading': { de: 'Ein Bestand wird knapp', en: 'Stock is running low' },
	'mails.stock.text': withArguments<{ product: string; shop: string }>()({
		de: '„{product}“ bei {shop} hat seine Warnschwelle erreicht.',
		en: '“{product}” at {shop} has reached its warning level.',
	}),
	'mails.stock.code': withArguments<{ code: string }>()({ de: 'Artikelnummer: {code}', en: 'Code: {code}' }),
	'mails.stock.available': withArguments<{ available: number }>()({
		de: 'Verfügbar: {available, number}',
		en: 'Available: {available, number}',
	}),
	'mails.stock.level': withArguments<{ level: number }>()({
		de: 'Warnschwelle: {level, number}',
		en: 'Warning level: {level, number}',
	}),
	'mails.stock.button': { de: 'Bestand ansehen', en: 'View stock', tags: ['button'] },
	'mails.stock.hint': {
		de: 'Sie erhalten diese E-Mail einmal, bis der Bestand wieder über der Warnschwelle liegt. Wer sie bekommt, steht in den Einstellungen des Shops.',
		en: 'You get this e-mail once, until the stock is above the warning level again. Who gets it is set in the settings of the shop.',
	},
	'mails.list.title': { de: 'E-Mails', en: 'E-mails', context: 'Headline of the list of kept mails' },
	'mails.list.none': { de: 'Noch keine E-Mails.', en: 'No e-mails yet.' },
	'mails.list.back': { de: 'Alle E-Mails', en: 'All e-mails', context: 'Link from one mail to the list' },
	'mails.list.to': { de: 'An', en: 'To', context: 'Recipient of a mail' },
	'mails.list.state': { de: 'Status', en: 'State' },
	'mails.list.text': { de: 'Textfassung', en: 'Text version', context: 'The same mail without HTML' },
	'mails.state.kept': {
		de: 'nicht versendet (kein Mailserver)',
		en: 'not sent (no mail server)',
		context: 'State: not sent, as no mail server is configured',
	},
	'mails.state.queued': { de: 'wartet', en: 'waiting', context: 'State: to be sent' },
	'mails.state.sent': { de: 'verschickt', en: 'sent', context: 'State of a mail' },
	'mails.state.failed': { de: 'fehlgeschlagen', en: 'failed', context: 'State: could not be sent' },
} satisfies Record<string, ShippedText>;
