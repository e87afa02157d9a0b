// The words of mails about the money of an order, and about the wish to cancel it.
import { type ShippedText, withArguments } from '../entry.ts';

const tags = ['mail'];

export const paymentMails = {
	'orderMails.paymentFailed.subject': withArguments<{ number: string }>()({
		text: 'Your payment for order {number} has failed',
		tags,
	}),
	'orderMails.paymentFailed.heading': { text: 'Your payment has failed', tags },
	'orderMails.paymentFailed.text': withArguments<{ name: string; number: string; amount: string }>()({
		text: 'Dear {name},\nyour bank has refused the direct debit of {amount} for your order {number}. Nothing was charged. The order is kept for you; please pay it in another way so that production can begin.',
		tags,
	}),
	'orderMails.paymentFailed.button': { text: 'Pay now', tags: ['mail', 'button'] },
	'orderMails.paymentReminder.subject': withArguments<{ number: string }>()({
		text: 'Your order {number} has not been paid yet',
		tags,
	}),
	'orderMails.paymentReminder.heading': { text: 'Your order has not been paid yet', tags },
	'orderMails.paymentReminder.text': withArguments<{ name: string; number: string; day: string; amount: string }>()({
		text: 'Dear {name},\nwe have not received a payment for your order {number} of {day} yet. The amount due is {amount}.',
		tags,
	}),
	'orderMails.paymentReminder.transfer': {
		text: 'Please transfer the amount to the following account:',
		context: 'Followed by the bank details',
		tags,
	},
	'orderMails.paymentReminder.online': {
		text: 'You can also pay online at once, on the page of your order.',
		tags,
	},
	'orderMails.paymentReminder.cancel': withArguments<{ day: string }>()({
		text: 'If no payment has arrived by then, we will cancel the order on {day}.',
		tags,
	}),
	'orderMails.paymentReminder.crossed': {
		text: 'If you have paid already, there is nothing to do: a transfer takes some days.',
		tags,
	},
	'orderMails.paymentReminder.button': { text: 'View and pay the order', tags: ['mail', 'button'] },
	'orderMails.cancelled.unpaid': {
		text: 'No payment has arrived for your order in spite of our reminder. If you have already transferred the money, please let us know: we will return it, or take up the order again.',
		context: 'In the mail about an order that was cancelled because it was not paid',
		tags,
	},
	'orderMails.cancelAsked.subject': withArguments<{ number: string }>()({
		text: 'Cancellation of order {number} requested',
		context: 'Subject of a mail to the shop',
		tags,
	}),
	'orderMails.cancelAsked.text': withArguments<{ number: string; name: string }>()({
		text: '{name} would like order {number} to be cancelled. Please decide whether that is still possible.',
		context: 'To the shop; {name} is the customer',
		tags,
	}),
	'orderMails.cancelReceipt.subject': withArguments<{ number: string }>()({
		text: 'We have received your cancellation request for order {number}',
		context: 'Subject of a mail to the customer',
		tags,
	}),
	'orderMails.cancelReceipt.heading': { text: 'We have received your request', tags },
	'orderMails.cancelReceipt.text': withArguments<{ name: string; number: string; moment: string }>()({
		text: 'Dear {name},\non {moment} you asked us to cancel your order {number}. We check whether that is still possible and will let you know. Until then the order stands.',
		context: 'To the customer',
		tags,
	}),
	'orderMails.cancelReceipt.reason': withArguments<{ text: string }>()({
		text: 'Your reason: {text}',
		tags,
	}),
	'orderMails.paymentReceived.subject': withArguments<{ number: string }>()({
		text: 'Your payment for order {number} has been received',
		tags,
	}),
	'orderMails.paymentReceived.heading': { text: 'Thank you for your payment', tags },
	'orderMails.paymentReceived.text': withArguments<{ name: string; number: string; amount: string }>()({
		text: 'Dear {name},\nwe have received your payment of {amount} for your order {number}. There is nothing more to pay.',
		tags,
	}),
	'orderMails.paymentReceived.begins': { text: 'Production can begin now.', tags },
	'orderMails.paymentReceived.waits': {
		text: 'Production begins as soon as all print data has been released.',
		tags,
	},
	'orderMails.cancelled.transfer': withArguments<{ amount: string }>()({
		text: 'We transfer {amount} back to you. You will receive a separate e-mail about it.',
		context: 'Of a cancelled order that was paid by bank transfer',
		tags,
	}),
	'orderMails.cancelled.bill': withArguments<{ amount: string }>()({
		text: 'You do not have to pay {amount} of your order any more. You will receive a separate e-mail about it.',
		context: 'Of a cancelled order that was not paid yet',
		tags,
	}),
	'orderMails.refund.transferHeading': { text: 'You will get money back', tags },
	'orderMails.refund.transfer': withArguments<{ name: string; number: string; amount: string }>()({
		text: 'Dear {name},\nwe transfer {amount} for your order {number} back to you. It may take a few working days until the amount arrives.',
		context: 'The order was paid by bank transfer',
		tags,
	}),
	'orderMails.refund.billSubject': withArguments<{ number: string }>()({
		text: 'Less to pay for your order {number}',
		context: 'The order is not paid yet',
		tags,
	}),
	'orderMails.refund.wholeBillHeading': { text: 'You no longer have to pay anything', tags },
	'orderMails.refund.wholeBill': withArguments<{ name: string; number: string; amount: string }>()({
		text: 'Dear {name},\nwe have taken back {amount} of the bill for your order {number}. There is nothing left to pay.',
		context: 'The order was never paid, and nothing of it is due any more',
		tags,
	}),
	'orderMails.refund.billHeading': { text: 'You pay less', tags },
	'orderMails.refund.bill': withArguments<{ name: string; number: string; amount: string }>()({
		text: 'Dear {name},\nwe credit you {amount} for your order {number}. You pay that much less.',
		context: 'The order is not paid yet',
		tags,
	}),
} as const satisfies Record<string, ShippedText>;
