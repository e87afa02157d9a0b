// Withdrawing from a contract, as the law wants it: always to be found, without an account, in two steps.
import { type ShippedText, withArguments } from './entry.ts';

export const withdrawal = {
	'withdrawal.title': {
		de: 'Vertrag widerrufen',
		en: 'Withdraw from contract',
		context: 'Headline and page title. The wording is prescribed by law',
		tags: ['withdrawal'],
	},
	'withdrawal.intro': {
		de: 'Hier können Sie als Verbraucher einen Vertrag mit uns widerrufen, den Sie in diesem Shop geschlossen haben. Ein Grund ist nicht nötig.',
		en: 'Here, as a consumer, you can withdraw from a contract that you have made with us in this shop. You need not give a reason.',
		tags: ['withdrawal'],
	},
	'withdrawal.personalised': {
		de: 'Für Waren, die nach Ihren Vorgaben angefertigt wurden, gibt es in der Regel kein Widerrufsrecht. Ihre Erklärung erreicht uns in jedem Fall.',
		en: 'As a rule there is no right of withdrawal for goods made to your specification. Your declaration reaches us in any case.',
		tags: ['withdrawal'],
	},
	'withdrawal.name': { de: 'Ihr Name', en: 'Your name', context: 'Label of a field', tags: ['withdrawal'] },
	'withdrawal.orderNumber': {
		de: 'Bestellnummer',
		en: 'Order number',
		context: 'Label of a field',
		tags: ['withdrawal'],
	},
	'withdrawal.orderNumberHint': {
		de: 'Sie steht in der Bestellbestätigung, zum Beispiel 2026-000123.',
		en: 'It is in the order confirmation, for example 2026-000123.',
		context: 'Below the field',
		tags: ['withdrawal'],
	},
	'withdrawal.email': {
		de: 'E-Mail-Adresse für die Eingangsbestätigung',
		en: 'E-mail address for the receipt',
		context: 'Label of a field',
		tags: ['withdrawal'],
	},
	'withdrawal.declaration': {
		de: 'Hiermit widerrufe ich den Vertrag über die genannte Bestellung.',
		en: 'I hereby withdraw from the contract for the order named above.',
		context: 'Directly above the button: what one declares by pressing it',
		tags: ['withdrawal'],
	},
	'withdrawal.confirm': {
		de: 'Widerruf bestätigen',
		en: 'Confirm withdrawal',
		context: 'The button that declares it. The wording is prescribed by law',
		tags: ['withdrawal', 'button'],
	},
	'withdrawal.received': {
		de: 'Ihr Widerruf ist bei uns eingegangen',
		en: 'We have received your withdrawal',
		context: 'Headline afterwards',
		tags: ['withdrawal'],
	},
	'withdrawal.receivedAt': withArguments<{ moment: string; number: string; name: string }>()({
		de: 'Eingegangen am {moment}: {name} widerruft den Vertrag über die Bestellung {number}.',
		en: 'Received on {moment}: {name} withdraws from the contract for order {number}.',
		context: '{moment} is a day with its time',
		tags: ['withdrawal'],
	}),
	'withdrawal.receipt': withArguments<{ email: string }>()({
		de: 'Eine Eingangsbestätigung mit Inhalt, Datum und Uhrzeit ist unterwegs an {email}.',
		en: 'A receipt with content, date and time is on its way to {email}.',
		tags: ['withdrawal'],
	}),
	'withdrawal.receiptPlain': {
		de: 'Eine Eingangsbestätigung mit Inhalt, Datum und Uhrzeit ist per E-Mail unterwegs zu Ihnen.',
		en: 'A receipt with content, date and time is on its way to you by e-mail.',
		context: 'The same, where the address is not known any more',
		tags: ['withdrawal'],
	},
	'withdrawal.next': {
		de: 'Wir prüfen Ihren Widerruf und melden uns bei Ihnen.',
		en: 'We look into your withdrawal and get back to you.',
		tags: ['withdrawal'],
	},
	'withdrawal.toShop': { de: 'Zum Shop', en: 'To the shop', context: 'Button', tags: ['withdrawal', 'button'] },
	'withdrawal.invalid': {
		de: 'Bitte füllen Sie alle drei Felder aus; die E-Mail-Adresse muss vollständig sein.',
		en: 'Please fill in all three fields; the e-mail address must be complete.',
		context: 'After a form was sent without JavaScript',
		tags: ['withdrawal', 'error'],
	},
	'withdrawal.failed': withArguments<{ reason: string }>()({
		de: 'Ihr Widerruf ist noch nicht bei uns. {reason} Sie können ihn uns auch per E-Mail oder Brief schicken.',
		en: 'Your withdrawal has not reached us yet. {reason} You can also send it by e-mail or letter.',
		context: '{reason} is a whole sentence',
		tags: ['withdrawal', 'error'],
	}),
} satisfies Record<string, ShippedText>;
