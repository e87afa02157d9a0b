// Cancelling a contract as the law wants it (§ 312k BGB): always to be found, without an account, in two steps.
import { type ShippedText, withArguments } from '../entry.ts';

const tags = ['cancellation'];

export const cancellation = {
	'cancellation.title': {
		text: 'Cancel contracts here',
		context: 'Headline and page title. The wording is prescribed by law',
		tags,
	},
	'cancellation.intro': {
		text: 'Here you can cancel a contract that runs on by itself, such as a subscription. You need no account.',
		tags,
	},
	'cancellation.inAccount': {
		text: 'If you have an account, you can also cancel your subscriptions there.',
		tags,
	},
	'cancellation.toAccount': { text: 'To my subscriptions', context: 'Link', tags },
	'cancellation.name': { text: 'Your name', context: 'Label of a field', tags },
	'cancellation.email': { text: 'E-mail address for the receipt', context: 'Label of a field', tags },
	'cancellation.emailHint': {
		text: 'Please give the address that the contract was made with: then your cancellation is carried out without further questions.',
		context: 'Below the field',
		tags,
	},
	'cancellation.contract': { text: 'Contract number or name of the contract', context: 'Label of a field', tags },
	'cancellation.contractHint': {
		text: 'The number is in our e-mails, for example V-2026-000017. The number of an order will do, too.',
		context: 'Below the field',
		tags,
	},
	'cancellation.ofOrder': withArguments<{ number: string }>()({
		text: '{number} is the number of an order. If it belongs to a subscription, we cancel that. What was ordered once does not run on and need not be cancelled; withdrawing from it is on another page.',
		tags,
	}),
	'cancellation.toWithdrawal': { text: 'Withdraw from contract', context: 'Link', tags },
	'cancellation.kind': { text: 'Kind of cancellation', context: 'Label above two choices', tags },
	'cancellation.kind.ordinary': { text: 'Ordinary, without a reason', context: 'Kind of cancellation', tags },
	'cancellation.kind.extraordinary': {
		text: 'Extraordinary, for good cause',
		context: 'Kind of cancellation',
		tags,
	},
	'cancellation.reason': { text: 'Reason', context: 'Label of a field', tags },
	'cancellation.reasonHint': {
		text: 'An extraordinary cancellation needs a reason. Briefly tell us what has happened.',
		context: 'Below the field',
		tags,
	},
	'cancellation.wantedOn': { text: 'End of the contract', context: 'Label of a field for a day', tags },
	'cancellation.wantedOnHint': {
		text: 'Leave empty to end it as soon as possible.',
		context: 'Below the field',
		tags,
	},
	'cancellation.declaration': {
		text: 'I hereby cancel the contract named above.',
		context: 'Directly above the button: what one declares by pressing it',
		tags,
	},
	'cancellation.confirm': {
		text: 'Cancel now',
		context: 'The button that declares it. The wording is prescribed by law',
		tags: ['cancellation', 'button'],
	},
	'cancellation.received': { text: 'We have received your cancellation', context: 'Headline afterwards', tags },
	'cancellation.receivedOn': { text: 'Received on', context: 'Label before a day with its time', tags },
	'cancellation.soon': { text: 'as soon as possible', context: 'When a contract is to end', tags },
	'cancellation.receipt': withArguments<{ email: string }>()({
		text: 'A receipt with content, date and time is on its way to {email}. It says when your contract ends, as far as that is known already.',
		tags,
	}),
	'cancellation.receiptPlain': {
		text: 'A receipt with content, date and time is on its way to you by e-mail. It says when your contract ends, as far as that is known already.',
		context: 'The same, where the address is not known any more',
		tags,
	},
	'cancellation.print': { text: 'Print', context: 'Button', tags: ['cancellation', 'button'] },
	'cancellation.save': { text: 'Save as text', context: 'Button', tags: ['cancellation', 'button'] },
	'cancellation.fileName': withArguments<{ day: string }>()({
		text: 'cancellation-{day}.txt',
		context: 'Name of the file that is saved: plain letters and dashes; {day} as 2026-11-18',
		tags,
	}),
	'cancellation.toShop': { text: 'To the shop', context: 'Link', tags },
	'cancellation.invalid': {
		text: 'Please check your entries: name, e-mail address and contract are needed, for an extraordinary cancellation a reason as well. The end of the contract cannot be in the past.',
		context: 'After a form was sent without JavaScript',
		tags: ['cancellation', 'error'],
	},
	'cancellation.failed': withArguments<{ reason: string }>()({
		text: 'Your cancellation has not reached us yet. {reason} You can also send it by e-mail or letter.',
		context: '{reason} is a whole sentence',
		tags: ['cancellation', 'error'],
	}),
} satisfies Record<string, ShippedText>;
