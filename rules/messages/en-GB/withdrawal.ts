// Withdrawing from a contract, as the law wants it: always to be found, without an account, in two steps.
import { type ShippedText, withArguments } from '../entry.ts';

export const withdrawal = {
	'withdrawal.title': {
		text: 'Withdraw from contract',
		context: 'Headline and page title. The wording is prescribed by law',
		tags: ['withdrawal'],
	},
	'withdrawal.intro': {
		text: 'Here, as a consumer, you can withdraw from a contract that you have made with us in this shop. You need not give a reason.',
		tags: ['withdrawal'],
	},
	'withdrawal.personalised': {
		text: 'As a rule there is no right of withdrawal for goods made to your specification. Your declaration reaches us in any case.',
		tags: ['withdrawal'],
	},
	'withdrawal.name': { text: 'Your name', context: 'Label of a field', tags: ['withdrawal'] },
	'withdrawal.orderNumber': {
		text: 'Order number or contract number',
		context: 'Label of a field',
		tags: ['withdrawal'],
	},
	'withdrawal.orderNumberHint': {
		text: 'It is in the order confirmation, for example 2026-000123, or V-2026-000017 of a subscription.',
		context: 'Below the field',
		tags: ['withdrawal'],
	},
	'withdrawal.email': {
		text: 'E-mail address for the receipt',
		context: 'Label of a field',
		tags: ['withdrawal'],
	},
	'withdrawal.declaration': {
		text: 'I hereby withdraw from the contract with the number above.',
		context: 'Directly above the button: what one declares by pressing it',
		tags: ['withdrawal'],
	},
	'withdrawal.confirm': {
		text: 'Confirm withdrawal',
		context: 'The button that declares it. The wording is prescribed by law',
		tags: ['withdrawal', 'button'],
	},
	'withdrawal.received': {
		text: 'We have received your withdrawal',
		context: 'Headline afterwards',
		tags: ['withdrawal'],
	},
	'withdrawal.receivedAt': withArguments<{ moment: string; number: string; name: string }>()({
		text: 'Received on {moment}: {name} withdraws from the contract for order {number}.',
		context: '{moment} is a day with its time',
		tags: ['withdrawal'],
	}),
	'withdrawal.contractReceivedAt': withArguments<{ moment: string; number: string; name: string }>()({
		text: 'Received on {moment}: {name} withdraws from contract {number}.',
		context: 'Of a subscription; {moment} is a day with its time',
		tags: ['withdrawal'],
	}),
	'withdrawal.ofContract': withArguments<{ number: string }>()({
		text: '{number} is the number of a subscription. Your withdrawal concerns the whole contract. If you only want no further deliveries, cancel it instead: that is possible at any time until the next payment.',
		tags: ['withdrawal'],
	}),
	'withdrawal.toCancellation': { text: 'Cancel contracts here', context: 'Link', tags: ['withdrawal'] },
	'withdrawal.receipt': withArguments<{ email: string }>()({
		text: 'A receipt with content, date and time is on its way to {email}.',
		tags: ['withdrawal'],
	}),
	'withdrawal.receiptPlain': {
		text: 'A receipt with content, date and time is on its way to you by e-mail.',
		context: 'The same, where the address is not known any more',
		tags: ['withdrawal'],
	},
	'withdrawal.next': {
		text: 'We look into your withdrawal and get back to you.',
		tags: ['withdrawal'],
	},
	'withdrawal.toShop': { text: 'To the shop', context: 'Button', tags: ['withdrawal', 'button'] },
	'withdrawal.invalid': {
		text: 'Please fill in all three fields; the e-mail address must be complete.',
		context: 'After a form was sent without JavaScript',
		tags: ['withdrawal', 'error'],
	},
	'withdrawal.failed': withArguments<{ reason: string }>()({
		text: 'Your withdrawal has not reached us yet. {reason} You can also send it by e-mail or letter.',
		context: '{reason} is a whole sentence',
		tags: ['withdrawal', 'error'],
	}),
} satisfies Record<string, ShippedText>;
