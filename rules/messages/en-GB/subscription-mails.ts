// The words of mails about subscriptions: to their customers, and to the shop. A part of the group `mails`.
import { type ShippedText, withArguments } from '../entry.ts';

const tags = ['mail', 'subscription'];
const button = { tags: [...tags, 'button'] };

export const subscriptionMails = {
	'mails.subscription.interval.day': withArguments<{ count: number }>()({
		text: '{count, plural, one {daily} other {every # days}}',
		tags,
	}),
	'mails.subscription.interval.week': withArguments<{ count: number }>()({
		text: '{count, plural, one {weekly} other {every # weeks}}',
		tags,
	}),
	'mails.subscription.interval.month': withArguments<{ count: number }>()({
		text: '{count, plural, one {monthly} other {every # months}}',
		tags,
	}),
	'mails.subscription.interval.year': withArguments<{ count: number }>()({
		text: '{count, plural, one {yearly} other {every # years}}',
		tags,
	}),
	'mails.subscription.view': { text: 'View subscription', ...button },
	'mails.subscription.cancelHere': withArguments<{ page: string }>()({
		text: 'Cancel contracts here: {page}',
		context: 'Below every mail about a running subscription; {page} is a web address',
		tags,
	}),
	'mails.subscription.begun.subject': withArguments<{ number: string; shop: string }>()({
		text: 'Your subscription {number} at {shop}',
		tags,
	}),
	'mails.subscription.begun.heading': { text: 'Your subscription begins', tags },
	'mails.subscription.begun.text': withArguments<{ name: string; number: string; day: string; interval: string }>()({
		text: 'Dear {name},\nthank you for your subscription {number}, concluded on {day}. This is what you receive {interval}:',
		context: '{interval} is a word such as monthly or every 2 weeks',
		tags,
	}),
	'mails.subscription.begun.trial': withArguments<{ day: string; amount: string }>()({
		text: 'Your trial period is free of charge and lasts until {day}. If you have not cancelled by then, we collect {amount} from your card on that day for the first time.',
		tags,
	}),
	'mails.subscription.begun.next': withArguments<{ day: string; amount: string }>()({
		text: 'The next payment of {amount} is due on {day}.',
		tags,
	}),
	'mails.subscription.begun.cancel': {
		text: 'You can cancel at any time until the next payment, also during a trial period; the subscription then ends with the current period. You can do so with the links below, signed in or not.',
		tags,
	},
	'mails.subscription.begun.shopSubject': withArguments<{ number: string }>()({
		text: 'New subscription with a trial period: {number}',
		context: 'Subject of the mail to the shop',
		tags,
	}),
	'mails.subscription.begun.shopText': withArguments<{
		name: string;
		mail: string;
		number: string;
		day: string;
		amount: string;
	}>()({
		text: '{name} ({mail}) has concluded subscription {number}. The trial period lasts until {day}: on that day {amount} is collected for the first time, and the first order comes.',
		tags,
	}),
	'mails.subscription.lacking': withArguments<{ names: string }>()({
		text: 'Released print data for the next delivery is still missing: {names}. Please upload and release it so that we can deliver on time.',
		context: '{names} are products with their quantities',
		tags,
	}),
	'mails.subscription.lackingButton': { text: 'Add print data', ...button },
	'mails.subscription.begun.attached': {
		text: 'The summary of your contract is attached as PDF. Please keep it.',
		tags,
	},
	'mails.subscription.trialEnds.subject': withArguments<{ number: string; day: string }>()({
		text: 'Your trial period ends on {day}: subscription {number}',
		tags,
	}),
	'mails.subscription.trialEnds.heading': { text: 'Your trial period is about to end', tags },
	'mails.subscription.trialEnds.text': withArguments<{ name: string; number: string; day: string; amount: string }>()({
		text: 'Dear {name},\nthe trial period of your subscription {number} ends on {day}. On that day the first paid period begins, and we collect {amount} from your card.',
		tags,
	}),
	'mails.subscription.trialEnds.cancel': {
		text: 'If you do not want to continue, cancel by then: nothing is collected, and there is nothing else you need to do.',
		tags,
	},
	'mails.subscription.failed.subject': withArguments<{ number: string }>()({
		text: 'Payment not possible: subscription {number}',
		tags,
	}),
	'mails.subscription.failed.heading': { text: 'We could not collect your payment', tags },
	'mails.subscription.failed.text': withArguments<{ name: string; number: string; amount: string }>()({
		text: 'Dear {name},\nwe tried to collect {amount} for your subscription {number} from your card, but your bank has not carried out the payment.',
		tags,
	}),
	'mails.subscription.failed.retry': withArguments<{ day: string }>()({
		text: 'We try again on {day}. If your card has expired or been replaced, please enter the new one before that.',
		tags,
	}),
	'mails.subscription.failed.last': {
		text: 'We do not try again by ourselves. If the amount stays unpaid, the subscription ends.',
		tags,
	},
	'mails.subscription.failed.mend': {
		text: 'With the button you can change the card and pay at once. We go on as soon as the payment has been received.',
		tags,
	},
	'mails.subscription.failed.button': { text: 'Change card and pay', ...button },
	'mails.subscription.action.subject': withArguments<{ number: string }>()({
		text: 'Please authorise your payment: subscription {number}',
		tags,
	}),
	'mails.subscription.action.heading': { text: 'Your bank asks for your approval', tags },
	'mails.subscription.action.text': withArguments<{ name: string; number: string; amount: string }>()({
		text: 'Dear {name},\nfor the payment of {amount} for your subscription {number} your bank wants you to confirm that it was you. This takes a moment.',
		tags,
	}),
	'mails.subscription.action.hint': {
		text: 'The button leads to the secure page of our payment provider. We go on as soon as the payment has been received.',
		tags,
	},
	'mails.subscription.action.button': { text: 'Authorise payment', ...button },
	'mails.subscription.canceled.subject': withArguments<{ number: string }>()({
		text: 'Cancellation confirmed: subscription {number}',
		tags,
	}),
	'mails.subscription.canceled.heading': { text: 'Your subscription is cancelled', tags },
	'mails.subscription.canceled.text': withArguments<{ name: string; number: string; day: string }>()({
		text: 'Dear {name},\nyour subscription {number} is cancelled. It runs until {day}; after that nothing is collected or delivered any more.',
		tags,
	}),
	'mails.subscription.canceled.trial': withArguments<{ name: string; number: string; day: string }>()({
		text: 'Dear {name},\nyour subscription {number} is cancelled within the trial period. The trial lasts until {day} and then ends by itself: nothing is collected and nothing is delivered.',
		tags,
	}),
	'mails.subscription.canceled.keep': withArguments<{ day: string }>()({
		text: 'Is it to go on after all? Until {day} you can reactivate it in your account.',
		tags,
	}),
	'mails.subscription.canceled.byOther': {
		text: 'We received a cancellation of this contract and have carried it out. It was not declared under your e-mail address. If it was not from you, please contact us.',
		tags,
	},
	'mails.subscription.canceled.button': { text: 'Reactivate subscription', ...button },
	'mails.subscription.canceled.shopSubject': withArguments<{ number: string }>()({
		text: 'Subscription cancelled: {number}',
		context: 'Subject of the mail to the shop',
		tags,
	}),
	'mails.subscription.canceled.shopText': withArguments<{ name: string; mail: string; number: string; day: string }>()({
		text: '{name} ({mail}) has cancelled subscription {number}. It runs until {day}.',
		tags,
	}),
	'mails.subscription.canceled.shopTrial': withArguments<{
		name: string;
		mail: string;
		number: string;
		day: string;
	}>()({
		text: '{name} ({mail}) has cancelled subscription {number} within the trial period, which lasts until {day}. Nothing is collected.',
		tags,
	}),
	'mails.subscription.canceled.shopButton': { text: 'Open subscription', ...button },
	'mails.subscription.withdrawn.subject': withArguments<{ number: string }>()({
		text: 'Your withdrawal: nothing more is collected for subscription {number}',
		tags,
	}),
	'mails.subscription.withdrawn.heading': { text: 'Nothing more is collected', tags },
	'mails.subscription.withdrawn.text': withArguments<{ name: string; number: string }>()({
		text: 'Dear {name},\nyou have withdrawn from subscription {number}. We have stopped it, so that no further payment is collected.',
		tags,
	}),
	'mails.subscription.withdrawn.next': {
		text: 'We are now checking your withdrawal and will write to you about it. You need not do anything.',
		tags,
	},
	'mails.subscription.ended.subject': withArguments<{ number: string }>()({
		text: 'Your subscription {number} has ended',
		tags,
	}),
	'mails.subscription.ended.heading': { text: 'Your subscription has ended', tags },
	'mails.subscription.ended.text': withArguments<{ name: string; number: string; day: string }>()({
		text: 'Dear {name},\nyour subscription {number} ended on {day}. Nothing is collected or delivered any more.',
		tags,
	}),
	'mails.subscription.ended.payment': {
		text: 'It ended because we could not collect the last payment from your card.',
		tags,
	},
	'mails.subscription.ended.customer': { text: 'It ended because you cancelled it.', tags },
	'mails.subscription.ended.staff': {
		text: 'It ended because we cancelled it. If you have any questions, please contact us.',
		tags,
	},
	'mails.subscription.ended.canceledByOther': {
		text: 'It ended because we received a cancellation of this contract. It was not declared under your e-mail address. If it was not from you, please contact us.',
		tags,
	},
	'mails.subscription.ended.dropped': withArguments<{ amount: string }>()({
		text: 'The last period was not paid. The open payment of {amount} is dropped: it is not collected any more, and nothing is delivered for it.',
		tags,
	}),
	'mails.subscription.ended.shopUnpaid': withArguments<{ name: string; mail: string; number: string }>()({
		text: '{name} ({mail}) has cancelled subscription {number}. Its last payment was overdue, so it has ended at once.',
		tags,
	}),
	'mails.subscription.ended.withdrawnSubject': withArguments<{ number: string }>()({
		text: 'Your withdrawal: subscription {number} has ended',
		tags,
	}),
	'mails.subscription.ended.withdrawal': {
		text: 'It ended because you have withdrawn from the contract. If you have made a payment that is to be refunded, you receive a separate e-mail about it.',
		tags,
	},
	'mails.subscription.ended.withdrawalByOther': {
		text: 'It ended because we received a withdrawal from this contract. It was not declared under your e-mail address. If it was not from you, please contact us.',
		tags,
	},
	'mails.subscription.ended.kept': { text: 'Your orders and invoices stay in your account.', tags },
	'mails.subscription.ended.again': {
		text: 'Your orders and invoices stay in your account. You are welcome to subscribe again at any time.',
		tags,
	},
	'mails.subscription.ended.button': { text: 'To the shop', ...button },
	'mails.subscription.paused.subject': withArguments<{ number: string }>()({
		text: 'Your subscription {number} is paused',
		tags,
	}),
	'mails.subscription.paused.heading': { text: 'Your subscription is paused', tags },
	'mails.subscription.paused.text': withArguments<{ name: string; number: string }>()({
		text: 'Dear {name},\nyour subscription {number} is paused. Until it goes on, nothing is collected or delivered.',
		tags,
	}),
	'mails.subscription.paused.until': withArguments<{ day: string }>()({
		text: 'It goes on by itself on {day}.',
		tags,
	}),
	'mails.subscription.paused.open': { text: 'We let you know by e-mail as soon as it goes on.', tags },
	'mails.subscription.resumed.subject': withArguments<{ number: string }>()({
		text: 'The pause of your subscription {number} is over',
		tags,
	}),
	'mails.subscription.resumed.heading': { text: 'The pause is over', tags },
	'mails.subscription.resumed.text': withArguments<{ name: string; number: string }>()({
		text: 'Dear {name},\nyour subscription {number} is no longer paused: it goes on from now.',
		tags,
	}),
	'mails.subscription.resumed.next': withArguments<{ day: string; amount: string }>()({
		text: 'The next payment of {amount} is due on {day}.',
		tags,
	}),
	'mails.subscription.reactivated.subject': withArguments<{ number: string }>()({
		text: 'Your subscription {number} goes on',
		tags,
	}),
	'mails.subscription.reactivated.heading': { text: 'Your subscription goes on', tags },
	'mails.subscription.reactivated.text': withArguments<{ name: string; number: string; day: string; amount: string }>()(
		{
			text: 'Dear {name},\nyour subscription {number} has been reactivated; the cancellation no longer applies. The next payment of {amount} is due on {day}.',
			tags,
		},
	),
	'mails.subscription.reactivated.shopSubject': withArguments<{ number: string }>()({
		text: 'Subscription reactivated: {number}',
		context: 'Subject of the mail to the shop',
		tags,
	}),
	'mails.subscription.reactivated.shopText': withArguments<{
		name: string;
		mail: string;
		number: string;
		day: string;
	}>()({
		text: '{name} ({mail}) has taken back the cancellation of subscription {number}. It goes on; the next payment is due on {day}.',
		tags,
	}),
	'mails.subscription.changed.subject': withArguments<{ number: string }>()({
		text: 'Your subscription {number} has been changed',
		tags,
	}),
	'mails.subscription.changed.heading': { text: 'Your subscription has been changed', tags },
	'mails.subscription.changed.text': withArguments<{ name: string; number: string; day: string; interval: string }>()({
		text: 'Dear {name},\nyour subscription {number} has been changed. From the next payment on {day} you receive {interval}:',
		context: '{interval} is a word such as monthly or every 2 weeks',
		tags,
	}),
	'mails.subscription.changed.hint': {
		text: 'You did not make this change? Then please let us know.',
		tags,
	},
	'mails.subscription.cardChanged.subject': withArguments<{ number: string }>()({
		text: 'New card for your subscription {number}',
		tags,
	}),
	'mails.subscription.cardChanged.heading': { text: 'Your new card is stored', tags },
	'mails.subscription.cardChanged.text': withArguments<{ name: string; number: string; card: string }>()({
		text: 'Dear {name},\nfrom now on we collect the payments for your subscription {number} from this card: {card}.',
		context: '{card} is a brand with the last digits, such as Visa •••• 4242',
		tags,
	}),
	'mails.subscription.cardChanged.subjectOfAll': withArguments<{ count: number }>()({
		text: 'New card for your {count} subscriptions',
		context: 'There are at least two',
		tags,
	}),
	'mails.subscription.cardChanged.textOfAll': withArguments<{ name: string; card: string }>()({
		text: 'Dear {name},\nfrom now on we collect the payments for these subscriptions from this card: {card}.',
		context:
			'A list of contract numbers with products follows; {card} is a brand with the last digits, such as Visa •••• 4242',
		tags,
	}),
	'mails.subscription.viewAll': { text: 'View subscriptions', context: 'Button', tags },
	'mails.subscription.cardChanged.hint': {
		text: 'You did not change your card? Then please let us know.',
		tags,
	},
	'mails.subscription.plan.amount': withArguments<{ gross: string; net: string }>()({
		text: '{gross} ({net} without VAT)',
		context: 'An amount within a sentence',
		tags,
	}),
	'mails.subscription.plan.begun.text': withArguments<{
		name: string;
		number: string;
		day: string;
		interval: string;
	}>()({
		text: 'Dear {name},\nthank you for your subscription {number}, concluded on {day}. This tier of your shop is paid {interval}:',
		context: '{interval} is a word such as monthly or yearly',
		tags,
	}),
	'mails.subscription.plan.canceled.text': withArguments<{ name: string; number: string; day: string }>()({
		text: 'Dear {name},\nyour subscription {number} is cancelled. Your shop keeps its tier until {day}; after that nothing is collected any more, and the shop has the tier Starter.',
		tags,
	}),
	'mails.subscription.plan.canceled.trial': withArguments<{ name: string; number: string; day: string }>()({
		text: 'Dear {name},\nyour subscription {number} is cancelled within the trial period. Your shop keeps its tier until the trial ends on {day}; nothing is collected, and after that the shop has the tier Starter.',
		tags,
	}),
	'mails.subscription.plan.canceled.keep': withArguments<{ day: string }>()({
		text: 'Is it to go on after all? Until {day} you can reactivate it in the settings of your shop.',
		tags,
	}),
	'mails.subscription.plan.ended.text': withArguments<{ name: string; number: string; day: string }>()({
		text: 'Dear {name},\nyour subscription {number} ended on {day}. Nothing is collected any more. Your shop stays open with the tier Starter.',
		tags,
	}),
	'mails.subscription.plan.ended.kept': { text: 'Your invoices stay in the settings of your shop.', tags },
	'mails.subscription.plan.ended.again': {
		text: 'Your invoices stay in the settings of your shop, where you can choose a tier again at any time.',
		tags,
	},
	'mails.subscription.plan.paused.text': withArguments<{ name: string; number: string }>()({
		text: 'Dear {name},\nyour subscription {number} is paused. Until it goes on, nothing is collected.',
		tags,
	}),
	'mails.subscription.plan.changed.text': withArguments<{
		name: string;
		number: string;
		day: string;
		interval: string;
	}>()({
		text: 'Dear {name},\nyour subscription {number} has been changed. Your shop keeps its present tier until {day}. From the payment on that day this holds, and is paid {interval}:',
		context: '{interval} is a word such as monthly or yearly',
		tags,
	}),
	'mails.subscription.plan.changed.now': withArguments<{
		name: string;
		number: string;
		day: string;
		interval: string;
	}>()({
		text: 'Dear {name},\nyour subscription {number} has been changed: the new tier holds at once. From the next payment on {day} it is paid {interval}:',
		context: '{interval} is a word such as monthly or yearly',
		tags,
	}),
} satisfies Record<string, ShippedText>;
