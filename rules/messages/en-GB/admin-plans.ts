// The tab Subscription of a shop: what it pays the platform for.
import { type ShippedText, withArguments } from '../entry.ts';

const admin = (text: string): ShippedText => ({ text, tags: ['admin'] });
const failure = (text: string): ShippedText => ({ text, tags: ['admin', 'error'] });
const tags = ['admin'];

export const adminPlans = {
	'plans.title': { text: 'Subscription', context: 'Tab of the settings: what the shop pays the platform for', tags },
	'plans.product.month': withArguments<{ tier: string }>()({
		text: 'Tier {tier}, paid monthly',
		context: 'Name of the product that shops pay for',
		tags,
	}),
	'plans.product.year': withArguments<{ tier: string }>()({
		text: 'Tier {tier}, paid yearly',
		context: 'Name of the product that shops pay for',
		tags,
	}),
	'plans.sellerNone': admin(
		'The operator of the platform manages the tier of this shop. If you need another one, please contact them.',
	),
	'plans.sellerOwn': admin(
		'This shop sells the tiers to the other shops of the platform. Its own tier is set by the operator.',
	),
	'plans.closed': admin('Tiers cannot be chosen at the moment. Please try again later.'),
	'plans.noOffers': admin('No tier has a price yet. Please contact the operator of the platform.'),
	'plans.setByOperator': admin(
		'The operator of the platform has set another tier than the one you pay for. It stays until your subscription changes.',
	),
	'plans.current': { text: 'Your subscription', context: 'Heading', tags },
	'plans.former': { text: 'Your former subscription', context: 'Heading: it has ended', tags },
	'plans.none': admin('You have no subscription yet. Choose a tier to pay for it.'),
	'plans.status.active': { text: 'Active', context: 'State of the subscription', tags },
	'plans.status.canceled': { text: 'Canceled', context: 'State of the subscription', tags },
	'plans.number': admin('Contract'),
	'plans.price': admin('Price'),
	'plans.nextPrice': withArguments<{ price: string; day: string }>()({
		text: '{price} from {day}',
		context: 'Below the price of the tier that runs; {price} is as “€49.00 a month”',
		tags,
	}),
	'plans.interval': admin('Payment interval'),
	'plans.month': { text: 'Monthly', context: 'How often it is paid', tags },
	'plans.year': { text: 'Yearly', context: 'How often it is paid', tags },
	'plans.startedAt': admin('Begun'),
	'plans.trialEnd': admin('Trial period until'),
	'plans.nextPayment': admin('Next payment'),
	'plans.endsAt': admin('Ends'),
	'plans.endedAt': admin('Ended'),
	'plans.card': admin('Card'),
	'plans.cardText': withArguments<{ brand: string; last4: string; month: string; year: string }>()({
		text: '{brand} ending in {last4}, valid until {month}/{year}',
		tags,
	}),
	'plans.noCard': { text: 'Not known yet', context: 'In place of the card', tags },
	'plans.overdue': admin(
		'The last payment has failed. It is tried again in the next days; please change the card if it is no longer valid.',
	),
	'plans.pending': admin('Your last change is being carried out at the payment provider.'),
	'plans.applying': admin('Your shop gets the tier that you have paid for in a few seconds.'),
	'plans.paused': admin('Paused by the seller: nothing is charged until it is resumed. You keep your tier.'),
	'plans.pausedUntil': withArguments<{ day: string }>()({
		text: 'Paused by the seller: nothing is charged until {day}. You keep your tier.',
		tags,
	}),
	'plans.nextTier': withArguments<{ tier: string; day: string }>()({
		text: 'From {day} on the tier is {tier}.',
		tags,
	}),
	'plans.runsOut': withArguments<{ day: string }>()({
		text: 'Cancelled: your tier stays as it is until {day}. After that it is Starter; pages beyond its quota are kept, but you can create no new ones.',
		tags,
	}),
	'plans.hasEnded': withArguments<{ day: string }>()({
		text: 'Your subscription ended on {day}. Everything you have created is still there. Choose a tier to go on.',
		tags,
	}),
	'plans.tiers': { text: 'Tiers', context: 'Heading above the tiers to choose from', tags },
	'plans.pages': withArguments<{ pages: number }>()({
		text: '{pages, plural, =0 {Any number of pages} one {# page} other {# pages}}',
		tags,
	}),
	'plans.links': withArguments<{ links: number }>()({
		text: '{links, plural, =0 {Any number of link pages} one {# link page} other {# link pages}}',
		tags,
	}),
	'plans.perMonth': withArguments<{ amount: string }>()({ text: '{amount} a month', tags }),
	'plans.perYear': withArguments<{ amount: string }>()({ text: '{amount} a year', tags }),
	'plans.inclTax': withArguments<{ net: string }>()({
		text: 'incl. VAT, {net} net',
		context: 'Below a price with tax',
		tags,
	}),
	'plans.bothPrices': withArguments<{ charged: string; note: string }>()({
		text: '{charged} ({note})',
		context: 'As “€58.31 a month (incl. VAT, €49.00 net)”',
		tags,
	}),
	'plans.trial': withArguments<{ days: number }>()({
		text: '{days, plural, one {# day} other {# days}} free at first',
		tags,
	}),
	'plans.yoursNext': { text: 'Your next tier', context: 'In place of the button of the tier that follows', tags },
	'plans.yours': { text: 'Your tier', context: 'In place of the button of the tier that is paid', tags },
	'plans.tiersCanceled': withArguments<{ day: string }>()({
		text: 'Your subscription is cancelled and ends on {day}. To change the tier, reactivate it above; once it has ended you can choose anew.',
		tags,
	}),
	'plans.choose': withArguments<{ tier: string }>()({ text: 'Choose {tier}', context: 'Button', tags }),
	'plans.changeTo': withArguments<{ tier: string }>()({
		text: 'Change to {tier}',
		context: 'Button of another tier than the one that is paid',
		tags,
	}),
	'plans.cancel': { text: 'Cancel subscription', context: 'Button', tags: ['admin', 'button'] },
	'plans.cancelAsk': { text: 'Cancel the subscription?', tags },
	'plans.cancelText': withArguments<{ day: string }>()({
		text: 'Your tier stays as it is until {day}; nothing more is charged. After that it is Starter: what you have created is kept, but you can create no new pages beyond its quota. You can take the cancellation back until then.',
		tags,
	}),
	'plans.cancelUnpaidText': admin(
		'The period that has begun is not paid, so the subscription ends at once: the open payment is dropped, and nothing more is charged. The tier becomes Starter: what you have created is kept, but you can create no new pages beyond its quota.',
	),
	'plans.cancelDone': admin('Subscription cancelled'),
	'plans.cancelFailed': admin('Error cancelling the subscription'),
	'plans.reactivate': { text: 'Reactivate', context: 'Button: takes the cancellation back', tags: ['admin', 'button'] },
	'plans.reactivateAsk': admin('Reactivate the subscription?'),
	'plans.reactivateText': withArguments<{ price: string; day: string }>()({
		text: 'The cancellation is taken back. Your card is charged next on {day}: {price}.',
		tags,
	}),
	'plans.reactivatePaused': withArguments<{ price: string }>()({
		text: 'The cancellation is taken back. The subscription stays paused. Once it is resumed, your card is charged again: {price}.',
		tags,
	}),
	'plans.reactivateNext': withArguments<{ price: string; tier: string; day: string }>()({
		text: 'The cancellation is taken back, and the tier changes to {tier} on {day} as chosen. Your card is charged next on that day: {price}.',
		tags,
	}),
	'plans.reactivateDone': admin('Subscription reactivated'),
	'plans.reactivateFailed': admin('Error reactivating the subscription'),
	'plans.changeCard': { text: 'Change card', context: 'Button', tags: ['admin', 'button'] },
	'plans.cardFailed': admin('The page for the card could not be opened'),
	'plans.cardDone': admin('Card changed'),
	'plans.cardSame': admin('The card is the same as before'),
	'plans.cardTakeFailed': admin('Error changing the card'),
	'plans.keepTier': withArguments<{ tier: string }>()({
		text: 'Stay with {tier}',
		context: 'Button: takes the change to a smaller tier back',
		tags,
	}),
	'plans.changeAsk': withArguments<{ tier: string }>()({ text: 'Change to the tier {tier}?', tags }),
	'plans.keepAsk': withArguments<{ tier: string }>()({ text: 'Stay with the tier {tier}?', tags }),
	'plans.upgradeText': withArguments<{ price: string; sum: string; day: string }>()({
		text: 'The tier changes at once. For the rest of the running period, until {day}, about {sum} more is charged to your card now; after that you pay {price}.',
		tags,
	}),
	'plans.upgradeTrialText': withArguments<{ day: string; price: string }>()({
		text: 'The tier changes at once. Nothing is charged until {day}; after that you pay {price}.',
		tags,
	}),
	'plans.downgradeText': withArguments<{ day: string; price: string }>()({
		text: 'The tier changes with the next period, on {day}. From then on you pay {price}.',
		tags,
	}),
	'plans.keepText': withArguments<{ price: string }>()({
		text: 'The change to a smaller tier is taken back. You go on paying {price}.',
		tags,
	}),
	'plans.changeDone': admin('Tier changed'),
	'plans.changeFailed': admin('Error changing the tier'),
	'plans.doesNotFit': withArguments<{ tier: string }>()({
		text: 'Your shop has more than {tier} allows:',
		context: 'Above numbers of pages and link pages',
		tags,
	}),
	'plans.orderTitle': withArguments<{ tier: string }>()({
		text: 'Order the tier {tier}',
		context: 'Heading of a dialog',
		tags,
	}),
	'plans.firstPaymentOn': withArguments<{ amount: string; day: string }>()({
		text: 'The first payment of {amount} is on {day}.',
		context: 'After a free trial',
		tags,
	}),
	'plans.firstPaymentNow': withArguments<{ amount: string; day: string }>()({
		text: 'The first payment of {amount} is today, the next one on {day}.',
		tags,
	}),
	'plans.orderMonth': admin(
		'The subscription runs for an indefinite time. Each payment covers one month. You can cancel at any time until the next payment; the subscription then ends with the paid month. It is paid by card.',
	),
	'plans.orderYear': admin(
		'The subscription runs for an indefinite time. Each payment covers one year. You can cancel at any time until the next payment; the subscription then ends with the paid year. It is paid by card.',
	),
	'plans.orderTrial': withArguments<{ days: number }>()({
		text: '{days, plural, one {The first day is} other {The first # days are}} free; if you cancel before they end, nothing is charged.',
		tags,
	}),
	'plans.billing': { text: 'Billing address', context: 'Heading', tags },
	'plans.soldBy': withArguments<{ shop: string }>()({ text: 'You order from {shop}.', tags }),
	'plans.sellerLink': { text: 'Terms and contact of the shop', context: 'Link', tags },
	'plans.accept': withArguments<{ shop: string }>()({
		text: 'I agree to the terms of {shop}.',
		context: 'Checkbox',
		tags,
	}),
	'plans.mustAccept': failure('Please agree to the terms.'),
	'plans.faulty': failure('Please check the marked fields.'),
	'plans.dueToday': withArguments<{ amount: string }>()({
		text: 'Due today: {amount}',
		context: 'Beside the button that orders',
		tags,
	}),
	'plans.order': {
		text: 'Order with obligation to pay',
		context: 'Button; the words are prescribed by law',
		tags: ['admin', 'button'],
	},
	'plans.orderFailed': admin('The tier could not be ordered'),
	'plans.noPage': failure('The payment page is not available at the moment. Please try again.'),
	'plans.processing': admin('Your payment is being processed. This takes a moment.'),
	'plans.placed': admin('Thank you. Your subscription has begun; your tier is set within a minute.'),
	'plans.failed': admin('The payment was not made. Your tier stays as it is; you can choose again.'),
	'plans.refunded': admin('Your payment came too late and is refunded. Please choose again.'),
	'plans.settleFailed': admin('The payment could not be checked'),
	'plans.invoices': { text: 'Payments', context: 'Heading above what has been paid', tags },
	'plans.paidAt': admin('Paid on'),
	'plans.period': admin('Period'),
	'plans.amount': admin('Amount'),
	'plans.document.invoice': withArguments<{ number: string }>()({
		text: 'Invoice {number}',
		context: 'Link to the PDF',
		tags,
	}),
	'plans.document.creditNote': withArguments<{ number: string }>()({
		text: 'Credit note {number}',
		context: 'Link to the PDF',
		tags,
	}),
	'plans.xrechnung': { text: 'Download XRechnung', context: 'Link to the XML of an invoice', tags },
	'plans.noInvoice': {
		text: 'The invoice has not been issued yet. It comes by e-mail and is then here as well.',
		context: 'Below a payment, in place of the link to its invoice',
		tags,
	},
	'plans.excess.pages': withArguments<{ used: number; most: number }>()({
		text: '{used, plural, one {# page} other {# pages}}, allowed: {most, number}',
		tags,
	}),
	'plans.excess.linkPages': withArguments<{ used: number; most: number }>()({
		text: '{used, plural, one {# link page} other {# link pages}}, allowed: {most, number}',
		tags,
	}),
	'planErrors.sellerTaken': failure('Another shop already sells the tiers. Take that from it first.'),
	'planErrors.sellerBusy': failure(
		'Other shops still pay this shop for their tiers. Their subscriptions must end first.',
	),
	'planErrors.unavailable': failure('This tier cannot be chosen at the moment.'),
	'planErrors.tooSmall': failure('The shop has more pages or link pages than this tier allows. Delete some first.'),
	'planErrors.tooSmallBy': withArguments<{ numbers: string }>()({
		text: 'The shop has more than this tier allows: {numbers}. Delete some first.',
		context: 'What programs are told that call the API',
		tags: ['admin', 'error'],
	}),
	'planErrors.running': failure('This shop already has a subscription.'),
	'planErrors.unpaid': failure(
		'The card was not charged, and the tier stays as it is. Please change the card and try again.',
	),
	'planErrors.unanswered': failure('The payment provider cannot be reached at the moment. Please try again.'),
	'planErrors.state': failure('The subscription is not in a state in which this can be done.'),
} satisfies Record<string, ShippedText>;
