// Finding an order without an account: by its number and the e-mail address it was ordered with.
import { type ShippedText, withArguments } from './entry.ts';

const tags = ['order'];

export const orderLookUp = {
	'orderLookUp.title': { de: 'Bestellung finden', en: 'Find your order', context: 'Headline and page title', tags },
	'orderLookUp.intro': {
		de: 'Haben Sie als Gast bestellt? Nennen Sie uns Bestellnummer und E-Mail-Adresse. Wir senden Ihnen einen Link, mit dem Sie Ihre Bestellung und alle Belege öffnen.',
		en: 'Did you order as a guest? Tell us the order number and the e-mail address. We send you a link that opens your order with all its documents.',
		context: 'Below the headline',
		tags,
	},
	'orderLookUp.orderNumber': { de: 'Bestellnummer', en: 'Order number', context: 'Label of a field', tags },
	'orderLookUp.orderNumberHint': {
		de: 'Sie steht in der Bestellbestätigung, zum Beispiel 2026-000123.',
		en: 'It is in the order confirmation, for example 2026-000123.',
		context: 'Below the field',
		tags,
	},
	'orderLookUp.email': {
		de: 'E-Mail-Adresse, mit der Sie bestellt haben',
		en: 'E-mail address you ordered with',
		context: 'Label of a field',
		tags,
	},
	'orderLookUp.send': { de: 'Link senden', en: 'Send link', context: 'Button', tags: ['order', 'button'] },
	'orderLookUp.sent': {
		de: 'Sehen Sie in Ihre E-Mails',
		en: 'Check your e-mails',
		context: 'Headline afterwards',
		tags,
	},
	'orderLookUp.sentText': {
		de: 'Wenn es zu diesen Angaben eine Bestellung gibt, ist der Link in wenigen Minuten bei Ihnen. Sehen Sie auch im Spam-Ordner nach.',
		en: 'If there is an order with these details, the link will reach you in a few minutes. Please look in your spam folder, too.',
		context: 'The same whether or not there is such an order',
		tags,
	},
	'orderLookUp.again': { de: 'Andere Angaben eingeben', en: 'Enter other details', context: 'Link', tags },
	'orderLookUp.account': {
		de: 'Mit einem Kundenkonto sehen Sie alle Ihre Bestellungen nach der Anmeldung.',
		en: 'With a customer account you see all your orders after signing in.',
		context: 'Below the form, before a link to sign in',
		tags,
	},
	'orderLookUp.signIn': { de: 'Anmelden', en: 'Sign in', context: 'Link', tags },
	'orderLookUp.expired': {
		de: 'Dieser Link gilt nicht mehr. Fordern Sie hier einen neuen an.',
		en: 'This link is no longer valid. Ask for a new one here.',
		context: 'For a link from a mail that has run out, or is not complete',
		tags: ['order', 'error'],
	},
	'orderLookUp.invalid': {
		de: 'Bitte prüfen Sie Bestellnummer und E-Mail-Adresse.',
		en: 'Please check the order number and the e-mail address.',
		tags: ['order', 'error'],
	},
	'orderLookUp.failed': withArguments<{ reason: string }>()({
		de: 'Der Link konnte nicht angefordert werden. {reason}',
		en: 'The link could not be requested. {reason}',
		context: '{reason} is a whole sentence',
		tags: ['order', 'error'],
	}),
} satisfies Record<string, ShippedText>;
