// What becomes of an order after the button: it is being processed, it has come in, or it has not.
import { type ShippedText, withArguments } from '../entry.ts';

export const checkoutReturn = {
	'checkoutReturn.title': { text: 'Your order', context: 'Page title', tags: ['checkout'] },
	'checkoutReturn.processing': {
		text: 'Your order is being processed',
		context: 'Headline while the payment is looked up',
		tags: ['checkout'],
	},
	'checkoutReturn.processingText': {
		text: 'One moment, please. Keep this page open, it continues by itself.',
		tags: ['checkout'],
	},
	'checkoutReturn.processingCard': {
		text: 'We are asking the payment provider about your payment.',
		tags: ['checkout'],
	},
	'checkoutReturn.long': {
		text: 'This is taking longer than usual',
		context: 'Headline',
		tags: ['checkout'],
	},
	'checkoutReturn.longText': {
		text: 'You can close this page: as soon as it is known what has become of your payment we will write you an e-mail. Please do not order again.',
		tags: ['checkout'],
	},
	'checkoutReturn.openPayment': {
		text: 'The payment is still open. You can complete it now.',
		tags: ['checkout'],
	},
	'checkoutReturn.pay': { text: 'Go to payment', context: 'Button', tags: ['checkout', 'button'] },
	'checkoutReturn.success': {
		text: 'Thank you for your order',
		context: 'Headline',
		tags: ['checkout'],
	},
	'checkoutReturn.earlierEntries': {
		text: 'Your order had already reached us the first time. It contains what you had entered by then; what you changed or added afterwards is not in it. Please check the order, and contact us if something has to be different.',
		context: 'On the confirmation, after a press whose answer was lost and a change since',
		tags: ['checkout'],
	},
	'checkoutReturn.restInCart': {
		text: 'What you added to the cart afterwards is still in it.',
		context: 'After the text above, where the cart is not empty',
		tags: ['checkout'],
	},
	'checkoutReturn.number': { text: 'Order number', tags: ['checkout'] },
	'checkoutReturn.total': { text: 'Total', tags: ['checkout'] },
	'checkoutReturn.payment': { text: 'Payment', tags: ['checkout'] },
	'checkoutReturn.paidByCard': { text: 'Paid by card', tags: ['checkout'] },
	'checkoutReturn.paidByPaypal': { text: 'Paid with PayPal', tags: ['checkout'] },
	'checkoutReturn.paidByKlarna': { text: 'Paid with Klarna', tags: ['checkout'] },
	'checkoutReturn.bySepaDebit': { text: 'By SEPA direct debit', tags: ['checkout'] },
	'checkoutReturn.byPrepayment': { text: 'Prepayment by bank transfer', tags: ['checkout'] },
	'checkoutReturn.nextSepaDebit': {
		text: 'The amount is collected from your account within the next few working days. Then production begins.',
		tags: ['checkout'],
	},
	'checkoutReturn.debitRefused': {
		text: 'Your bank has refused the direct debit. We keep your order; please pay it in another way. You find the ways to pay in the order.',
		context: 'In place of what comes next',
		tags: ['checkout', 'error'],
	},
	'checkoutReturn.nextPrepayment': {
		text: 'Please transfer the total; the bank details are below and in the e-mail. Production begins once the money has arrived.',
		tags: ['checkout'],
	},
	'checkoutReturn.nothingToPay': { text: 'Nothing to pay', tags: ['checkout'] },
	'checkoutReturn.delivery': { text: 'Expected delivery', tags: ['checkout'] },
	'checkoutReturn.dayAfterPayment': withArguments<{ day: string }>()({
		text: '{day} at the earliest; production begins once the payment has arrived',
		context: 'The expected day of delivery of an order that is paid before production',
		tags: ['checkout'],
	}),
	'checkoutReturn.dayAfterBoth': withArguments<{ day: string }>()({
		text: '{day} at the earliest; production begins once payment and print data have arrived',
		context: 'The expected day of delivery of an order that waits for its payment and for print data',
		tags: ['checkout'],
	}),
	'checkoutReturn.transfer': {
		text: 'How to pay your order',
		context: 'Above the bank account',
		tags: ['checkout'],
	},
	'checkoutReturn.dayMoves': withArguments<{ day: string }>()({
		text: '{day} at the earliest; later as long as print data is still to be released',
		context: 'The expected day of delivery of an order that waits for print data',
		tags: ['checkout'],
	}),
	'checkoutReturn.mail': withArguments<{ email: string }>()({
		text: 'The order confirmation is on its way to {email}.',
		tags: ['checkout'],
	}),
	'checkoutReturn.nextInvoice': {
		text: 'We start as soon as we have everything. You will get the invoice by e-mail.',
		tags: ['checkout'],
	},
	'checkoutReturn.nextCard': {
		text: 'Your payment has arrived. We start as soon as we have everything.',
		tags: ['checkout'],
	},
	'checkoutReturn.nextNone': { text: 'We start as soon as we have everything.', tags: ['checkout'] },
	'checkoutReturn.trialBegun': {
		text: 'Your subscription has begun',
		context: 'Headline after the order of a subscription with a trial period',
		tags: ['checkout'],
	},
	'checkoutReturn.contract': { text: 'Contract number', context: 'Label', tags: ['checkout'] },
	'checkoutReturn.subscription': { text: 'Subscription', context: 'Label of its price', tags: ['checkout'] },
	'checkoutReturn.perInterval': withArguments<{ price: string; per: string }>()({
		text: '{price} {per}',
		context: '{per} is as “per month”',
		tags: ['checkout'],
	}),
	'checkoutReturn.trialPrice': withArguments<{ today: string; day: string; price: string; per: string }>()({
		text: '{today} today, {price} {per} from {day}',
		context: '{per} is as “per month”',
		tags: ['checkout'],
	}),
	'checkoutReturn.nextPayment': { text: 'Next payment', context: 'Label', tags: ['checkout'] },
	'checkoutReturn.mailContract': withArguments<{ email: string }>()({
		text: 'The confirmation of your contract is on its way to {email}.',
		tags: ['checkout'],
	}),
	'checkoutReturn.nextTrial': {
		text: 'Nothing is charged today. With the end of the trial period you pay for the first time, and your first delivery is ordered.',
		tags: ['checkout'],
	},
	'checkoutReturn.cancel': {
		text: 'You can cancel at any time until the next payment: in your account or, without signing in, on the page “Cancel contracts here”.',
		context: 'Of a subscription that has begun',
		tags: ['checkout'],
	},
	'checkoutReturn.subscriptions': { text: 'To my subscriptions', context: 'Button', tags: ['checkout'] },
	'checkoutReturn.details': {
		text: 'View the order',
		context: 'Button',
		tags: ['checkout', 'button'],
	},
	'checkoutReturn.failed': {
		text: 'The order did not go through',
		context: 'Headline',
		tags: ['checkout', 'error'],
	},
	'checkoutReturn.cancelled': {
		text: 'You have cancelled the payment',
		context: 'Headline',
		tags: ['checkout'],
	},
	'checkoutReturn.expired': {
		text: 'The time for the payment has run out.',
		tags: ['checkout', 'error'],
	},
	'checkoutReturn.refused': {
		text: 'Your payment could not be processed. Please try again.',
		tags: ['checkout', 'error'],
	},
	'checkoutReturn.nothingCharged': {
		text: 'Nothing was charged. Your cart and what you entered are still here.',
		tags: ['checkout'],
	},
	'checkoutReturn.tryAgain': {
		text: 'Back to checkout',
		context: 'Button',
		tags: ['checkout', 'button'],
	},
	'checkoutReturn.refunded': {
		text: 'Your payment is being refunded',
		context: 'Headline',
		tags: ['checkout'],
	},
	'checkoutReturn.refundedText': {
		text: 'Your payment arrived after the goods had sold out. The whole amount is refunded automatically; depending on your bank this takes a few days. Nothing has been ordered.',
		tags: ['checkout'],
	},
	'checkoutReturn.unknown': {
		text: 'Payment session not found. Please try again or contact support.',
		tags: ['checkout', 'error'],
	},
	'checkoutReturn.unknownTitle': {
		text: 'We do not know this order',
		context: 'Headline',
		tags: ['checkout', 'error'],
	},
	'checkoutReturn.elsewhereTitle': {
		text: 'Please check your e-mails',
		context: 'Headline for somebody who comes back from paying into another browser',
		tags: ['checkout'],
	},
	'checkoutReturn.elsewhere': {
		text: 'We cannot show you this order in this browser, for example because you began it in another one. Your payment may have arrived all the same: please do not order again.',
		tags: ['checkout'],
	},
	'checkoutReturn.elsewhereMail': {
		text: 'The order confirmation arrives by e-mail within a few minutes. The button in it opens your order.',
		tags: ['checkout'],
	},
	'checkoutReturn.find': {
		text: 'Find your order',
		context: 'Button: to the look-up by number and e-mail address',
		tags: ['checkout', 'button'],
	},
	'checkoutReturn.notAsked': {
		text: 'The state of your order cannot be looked up right now. We keep trying.',
		tags: ['checkout', 'error'],
	},
	'checkoutReturn.waiting': {
		text: 'Your order waits for approval',
		context: 'Headline',
		tags: ['checkout'],
	},
	'checkoutReturn.waitingText': {
		text: 'We have received your order and keep its stock for you. It is placed as soon as it is approved; until then nothing is charged.',
		tags: ['checkout'],
	},
	'checkoutReturn.waitsFor': {
		text: 'Approval by',
		context: 'Before names',
		tags: ['checkout'],
	},
	'checkoutReturn.waitsForShop': {
		text: 'the shop',
		context: 'After “Approval by”',
		tags: ['checkout'],
	},
	'checkoutReturn.reason': {
		text: 'Why',
		context: 'Before the name of the rule that wants an approval, or “a budget is exceeded”',
		tags: ['checkout'],
	},
	'checkoutReturn.overBudget': {
		text: 'a budget of your company is exceeded',
		context: 'After “Why”',
		tags: ['checkout'],
	},
	'checkoutReturn.decidedBy': {
		text: 'To be decided by',
		context: 'Before a day',
		tags: ['checkout'],
	},
	'checkoutReturn.waitingDetails': {
		text: 'View status',
		context: 'Button',
		tags: ['checkout'],
	},
	'checkoutReturn.toPay': {
		text: 'Your order is approved',
		context: 'Headline',
		tags: ['checkout'],
	},
	'checkoutReturn.toPayText': {
		text: 'Now it has to be paid, so that we can produce it.',
		tags: ['checkout'],
	},
	'checkoutReturn.toPayment': {
		text: 'To the payment',
		context: 'Button',
		tags: ['checkout'],
	},
	'checkoutReturn.notApproved': {
		text: 'Your order was not placed',
		context: 'Headline',
		tags: ['checkout'],
	},
	'checkoutReturn.notApprovedText': {
		text: 'It was not approved, was taken back, or was not paid in time. Nothing was ordered and nothing charged.',
		tags: ['checkout'],
	},
	'checkoutReturn.waitingMail': withArguments<{ email: string }>()({
		text: 'We will tell you what was decided by mail to {email}.',
		tags: ['checkout'],
	}),
} satisfies Record<string, ShippedText>;
