// The mails about the cancellation of a contract on the public page: the receipt, and the notice for the shop. A part of the group `mails`.
import { type ShippedText, withArguments } from '../entry.ts';

const tags = ['mail', 'cancellation'];

export const cancellationMails = {
	'mails.cancellation.subject': withArguments<{ contract: string }>()({
		text: 'Receipt: cancellation of contract {contract}',
		context: 'Subject',
		tags,
	}),
	'mails.cancellation.heading': { text: 'We have received your cancellation', tags },
	'mails.cancellation.text': withArguments<{ shop: string; moment: string }>()({
		text: 'On {moment} {shop} received this declaration from you:',
		context: '{moment} is a day with its time',
		tags,
	}),
	'mails.cancellation.content': withArguments<{
		name: string;
		email: string;
		contract: string;
		kind: string;
		end: string;
	}>()({
		text: '“I hereby cancel the contract named here.”\nName: {name}\nE-mail: {email}\nContract: {contract}\nKind of cancellation: {kind}\nEnd of the contract: {end}',
		tags,
	}),
	'mails.cancellation.reason': withArguments<{ reason: string }>()({ text: 'Reason:\n{reason}', tags }),
	'mails.cancellation.kind.ordinary': { text: 'ordinary', tags },
	'mails.cancellation.kind.extraordinary': { text: 'extraordinary, for good cause', tags },
	'mails.cancellation.soon': { text: 'as soon as possible', tags },
	'mails.cancellation.canceled': withArguments<{ number: string; day: string }>()({
		text: 'Your contract {number} ends on {day}. Nothing more is collected; what you have paid for already is still delivered.',
		tags,
	}),
	'mails.cancellation.canceledUnpaid': withArguments<{ number: string }>()({
		text: 'Your contract {number} ends at once, as the period that has begun is not paid. You do not owe the open payment any more: nothing is collected, and nothing more is delivered.',
		context: 'Where a payment is overdue',
		tags,
	}),
	'mails.cancellation.already': withArguments<{ number: string; day: string }>()({
		text: 'Your contract {number} was cancelled before and ends on {day}.',
		tags,
	}),
	'mails.cancellation.ended': withArguments<{ number: string; day: string }>()({
		text: 'Your contract {number} has ended already, on {day}.',
		tags,
	}),
	'mails.cancellation.orderedOnce': {
		text: 'The number belongs to an order that was placed once. It does not run on, and nothing more is collected. If you mean a subscription, please give us its number, for example V-2026-000017.',
		tags,
	},
	'mails.cancellation.toCheck': {
		text: 'We look into your cancellation and confirm to you when the contract ends.',
		tags,
	},
	'mails.cancellation.keep': { text: 'Please keep this e-mail.', tags },
	'mails.cancellation.shopSubject': withArguments<{ contract: string }>()({
		text: 'Cancellation received: contract {contract}',
		context: 'Subject of the mail to the shop',
		tags,
	}),
	'mails.cancellation.shopText': withArguments<{ moment: string }>()({
		text: 'On {moment} the cancellation of a contract was received:',
		tags,
	}),
	'mails.cancellation.shop.canceled': withArguments<{ number: string; day: string }>()({
		text: 'Number and e-mail address belong to subscription {number}. It is cancelled and ends on {day}. There is nothing you need to do.',
		tags,
	}),
	'mails.cancellation.shop.canceledUnpaid': withArguments<{ number: string }>()({
		text: 'Number and e-mail address belong to subscription {number}. Its last payment is overdue, so it ends at once: the open payment is dropped, and nothing is to be delivered for it. There is nothing you need to do.',
		tags,
	}),
	'mails.cancellation.shop.already': withArguments<{ number: string }>()({
		text: 'Subscription {number} was cancelled or had ended before. There is nothing you need to do.',
		tags,
	}),
	'mails.cancellation.shop.extraordinary': withArguments<{ number: string }>()({
		text: 'Number and e-mail address belong to subscription {number}. It runs on: please check the reason, and end the subscription if it applies.',
		tags,
	}),
	'mails.cancellation.shop.later': withArguments<{ number: string }>()({
		text: 'Number and e-mail address belong to subscription {number}. The day is after the period that is paid, so it runs on: please cancel it in time.',
		tags,
	}),
	'mails.cancellation.shop.otherAddress': {
		text: 'The contract exists but was made with another e-mail address, so it runs on. Please check who has cancelled.',
		tags,
	},
	'mails.cancellation.shop.orderedOnce': {
		text: 'The number belongs to an order that was placed once, with this e-mail address. Please check whether the customer means something else, and confirm to them when the contract ends.',
		tags,
	},
	'mails.cancellation.shop.notFound': {
		text: 'There is no contract with this number. Please check what is meant, and confirm to the customer when the contract ends.',
		tags,
	},
	'mails.cancellation.shop.notOurs': withArguments<{ number: string }>()({
		text: 'Subscription {number} was imported and has not been taken over at the payment provider. Please end it there.',
		tags,
	}),
	'mails.cancellation.shopButton': { text: 'Open subscription', tags: [...tags, 'button'] },
	'mails.cancellation.shopCheckButton': { text: 'Open cancellations to check', tags: [...tags, 'button'] },
} satisfies Record<string, ShippedText>;
