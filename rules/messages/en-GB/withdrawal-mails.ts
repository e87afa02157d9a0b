// The mails about a withdrawal: the receipt for the user who has declared it, and the notice for the shop. A part of the group `mails`.
import { type ShippedText, withArguments } from '../entry.ts';

export const withdrawalMails = {
	'mails.withdrawal.subject': withArguments<{ number: string }>()({
		text: 'Receipt: withdrawal from order {number}',
		context: 'Subject',
	}),
	'mails.withdrawal.heading': {
		text: 'We have received your withdrawal',
	},
	'mails.withdrawal.text': withArguments<{ shop: string; moment: string }>()({
		text: 'On {moment} {shop} received this declaration from you:',
		context: '{moment} is a day with its time',
	}),
	'mails.withdrawal.content': withArguments<{ name: string; number: string; email: string }>()({
		text: '“I hereby withdraw from the contract for the order named above.”\nName: {name}\nOrder number: {number}\nE-mail: {email}',
	}),
	'mails.withdrawal.contractSubject': withArguments<{ number: string }>()({
		text: 'Receipt: withdrawal from contract {number}',
		context: 'Subject, of a subscription',
	}),
	'mails.withdrawal.contractContent': withArguments<{ name: string; number: string; email: string }>()({
		text: '“I hereby withdraw from the contract named above.”\nName: {name}\nContract number: {number}\nE-mail: {email}',
		context: 'Of a subscription',
	}),
	'mails.withdrawal.contractShopSubject': withArguments<{ number: string }>()({
		text: 'Withdrawal received: contract {number}',
		context: 'Subject of the mail to the shop, of a subscription',
	}),
	'mails.withdrawal.contract': {
		text: 'The number belongs to a subscription that was made with this e-mail address. It is on hold, so that nothing more is charged. Please accept the withdrawal or refuse it with a reason, and refund what is to be refunded.',
	},
	'mails.withdrawal.contractOtherAddress': {
		text: 'The number belongs to a subscription that was made with another e-mail address. It goes on until you decide. Please check who has withdrawn.',
	},
	'mails.withdrawal.noContract': {
		text: 'There is no contract with this number. Please ask.',
	},
	'mails.withdrawal.next': {
		text: 'We look into your withdrawal and get back to you. Please keep this e-mail.',
	},
	'mails.withdrawal.shopSubject': withArguments<{ number: string }>()({
		text: 'Withdrawal received: order {number}',
		context: 'Subject of the mail to the shop',
	}),
	'mails.withdrawal.shopText': withArguments<{ moment: string }>()({
		text: 'On {moment} a withdrawal was received:',
	}),
	'mails.withdrawal.matches': {
		text: 'The order exists and was placed with this e-mail address. The withdrawal is in its timeline and under “Needs attention”.',
	},
	'mails.withdrawal.otherAddress': {
		text: 'The number exists but belongs to another e-mail address. Please check who has withdrawn.',
	},
	'mails.withdrawal.shopOrders': {
		text: 'Open orders',
		context: 'Button of the mail to the shop, where it is not known which order is meant',
	},
	'mails.withdrawal.shopButton': { text: 'Check the withdrawal', context: 'Button of the mail to the shop' },
	'mails.withdrawal.noOrder': {
		text: 'There is no order with this number. Please ask.',
	},
	'mails.withdrawal.refused.subject': withArguments<{ number: string }>()({
		text: 'Your withdrawal from contract {number}',
		context: 'Subject of the mail that it was refused',
	}),
	'mails.withdrawal.refused.heading': { text: 'We cannot accept your withdrawal' },
	'mails.withdrawal.refused.text': withArguments<{ name: string; number: string; day: string }>()({
		text: 'Dear {name},\non {day} you declared your withdrawal from contract {number}. We have checked it and cannot accept it.',
	}),
	'mails.withdrawal.refused.reason': withArguments<{ reason: string }>()({
		text: 'The reason:\n{reason}',
		context: '{reason} is what the shop has written',
	}),
	'mails.withdrawal.refused.runsUntil': withArguments<{ day: string }>()({
		text: 'The subscription stays cancelled: it runs until {day}, and nothing more is collected after that. If you want to go on with it, you can reactivate it in your account until then.',
	}),
	'mails.withdrawal.refused.goesOn': { text: 'The subscription goes on as before.' },
	'mails.withdrawal.refused.ask': { text: 'If you see this differently or have questions, please contact us.' },
} satisfies Record<string, ShippedText>;
