// The mails about a withdrawal: the receipt for whoever has declared it, and the notice for the shop. A part of the group `mails`.
import { type ShippedText, withArguments } from './entry.ts';

export const withdrawalMails = {
	'mails.withdrawal.subject': withArguments<{ number: string }>()({
		de: 'Eingangsbestätigung: Widerruf zur Bestellung {number}',
		en: 'Receipt: withdrawal from order {number}',
		context: 'Subject',
	}),
	'mails.withdrawal.heading': {
		de: 'Ihr Widerruf ist bei uns eingegangen',
		en: 'We have received your withdrawal',
	},
	'mails.withdrawal.text': withArguments<{ shop: string; moment: string }>()({
		de: 'Am {moment} hat {shop} diese Erklärung von Ihnen erhalten:',
		en: 'On {moment} {shop} received this declaration from you:',
		context: '{moment} is a day with its time',
	}),
	'mails.withdrawal.content': withArguments<{ name: string; number: string; email: string }>()({
		de: '„Hiermit widerrufe ich den Vertrag über die genannte Bestellung.“\nName: {name}\nBestellnummer: {number}\nE-Mail: {email}',
		en: '“I hereby withdraw from the contract for the order named above.”\nName: {name}\nOrder number: {number}\nE-mail: {email}',
	}),
	'mails.withdrawal.next': {
		de: 'Wir prüfen Ihren Widerruf und melden uns bei Ihnen. Bitte heben Sie diese E-Mail auf.',
		en: 'We look into your withdrawal and get back to you. Please keep this e-mail.',
	},
	'mails.withdrawal.shopSubject': withArguments<{ number: string }>()({
		de: 'Widerruf eingegangen: Bestellung {number}',
		en: 'Withdrawal received: order {number}',
		context: 'Subject of the mail to the shop',
	}),
	'mails.withdrawal.shopText': withArguments<{ moment: string }>()({
		de: 'Am {moment} ist ein Widerruf eingegangen:',
		en: 'On {moment} a withdrawal was received:',
	}),
	'mails.withdrawal.matches': {
		de: 'Die Bestellung gibt es, und sie wurde mit dieser E-Mail-Adresse aufgegeben. Der Widerruf steht in ihrem Verlauf.',
		en: 'The order exists and was placed with this e-mail address. The withdrawal is in its timeline.',
	},
	'mails.withdrawal.otherAddress': {
		de: 'Die Bestellung gibt es, sie wurde aber mit einer anderen E-Mail-Adresse aufgegeben. Bitte prüfen Sie, wer widerrufen hat.',
		en: 'The order exists but was placed with another e-mail address. Please check who has withdrawn.',
	},
	'mails.withdrawal.noOrder': {
		de: 'Zu dieser Nummer gibt es keine Bestellung. Bitte fragen Sie nach.',
		en: 'There is no order with this number. Please ask.',
	},
} satisfies Record<string, ShippedText>;
