// What customers read about the card of a subscription, and about a payment that is overdue.
import { type ShippedText, withArguments } from '../entry.ts';

const tags = ['subscription'];

export const ownSubscriptionCard = {
	'ownSubscription.card': { text: 'Card', context: 'Headline', tags },
	'ownSubscription.cardNumber': withArguments<{ brand: string; last4: string }>()({
		text: '{brand} ending in {last4}',
		context: 'The card it is paid with',
		tags,
	}),
	'ownSubscription.cardExpires': withArguments<{ month: string }>()({
		text: 'Valid until {month}',
		context: 'The card it is paid with, month as 12/2027',
		tags,
	}),
	'ownSubscription.noCard': {
		text: 'The card is stored at the payment provider.',
		context: 'In place of the card',
		tags,
	},
	'ownSubscription.changeCard': { text: 'Change card', context: 'Button', tags },
	'ownSubscription.changeCardHint': {
		text: 'You enter the new card on the page of the payment provider and then come back here.',
		context: 'Below the button',
		tags,
	},
	'ownSubscription.cardFor': { text: 'Which subscriptions is the new card for?', context: 'Label of the choice', tags },
	'ownSubscription.cardForThis': withArguments<{ number: string; name: string }>()({
		text: 'Only this one: {number}, {name}',
		context: 'Choice; {name} is a product',
		tags,
	}),
	'ownSubscription.cardForThisHint': {
		text: 'Your other subscriptions keep the card that they are paid with now.',
		context: 'Below the choice of one subscription',
		tags,
	},
	'ownSubscription.cardForAll': withArguments<{ count: number }>()({
		text: 'All my running subscriptions ({count})',
		context: 'Choice; there are at least two',
		tags,
	}),
	'ownSubscription.cardForAllHint': {
		text: 'The new card is then used for all of these. An overdue payment is collected from it at once:',
		context: 'Above the list of all subscriptions',
		tags,
	},
	'ownSubscription.toCardPage': {
		text: 'Go on to the card',
		context: 'Button: opens the page of the payment provider',
		tags,
	},
	'ownSubscription.cardTaking': { text: 'The new card is being taken over …', context: 'After coming back', tags },
	'ownSubscription.cardChanged': {
		text: 'Card successfully changed. It is used from the next payment on.',
		context: 'It worked',
		tags,
	},
	'ownSubscription.cardHealed': {
		text: 'Card successfully changed and the overdue payment made. Thank you!',
		context: 'It worked',
		tags,
	},
	'ownSubscription.cardUnchanged': {
		text: 'No new card was stored. The one shown here is used as before.',
		context: 'After coming back',
		tags,
	},
	'ownSubscription.overdueTitle': { text: 'Payment overdue', context: 'Headline of a notice', tags },
	'ownSubscription.overdueText': withArguments<{ amount: string; day: string }>()({
		text: '{amount} could not be charged on {day}.',
		context: 'Notice',
		tags,
	}),
	'ownSubscription.overdueRetry': withArguments<{ day: string }>()({
		text: 'We try again on {day}. So that the delivery is not delayed, please settle it now.',
		context: 'Notice',
		tags,
	}),
	'ownSubscription.overdueLast': {
		text: 'We do not try again by ourselves. Please settle it now, as otherwise the subscription ends and nothing more is delivered.',
		context: 'Notice',
		tags,
	},
	'ownSubscription.overdueAuthorise': {
		text: 'Your bank asks you to authorise the payment. We produce your delivery as soon as that is done.',
		context: 'Notice',
		tags,
	},
	'ownSubscription.overdueByCard': {
		text: 'To do so, store another card: the open amount is collected from it at once.',
		context: 'Notice',
		tags,
	},
	'ownSubscription.changeCardAndPay': { text: 'Change card and pay', context: 'Button', tags },
	'ownSubscription.authorise': { text: 'Authorise payment', context: 'Button', tags },
	'ownSubscription.payNow': { text: 'Pay now', context: 'Button', tags },
	'ownSubscription.paid': { text: 'Payment successful. Thank you!', context: 'It worked', tags },
	'ownSubscription.notPaid': {
		text: 'The bank has declined the payment again. Please use another card.',
		context: 'It failed',
		tags,
	},
} as const satisfies Record<string, ShippedText>;
