// What customers read in the list of their subscriptions: status, interval, days.
import { type ShippedText, withArguments } from '../entry.ts';

const tags = ['subscription'];

export const ownSubscriptions = {
	'ownSubscriptions.status.active': { text: 'Active', context: 'Status of a subscription', tags },
	'ownSubscriptions.status.canceled': { text: 'Canceled', context: 'Status of a subscription', tags },
	'ownSubscriptions.status.withdrawing': {
		text: 'Withdrawal received',
		context: 'In place of the status, while the shop checks it',
		tags,
	},
	'ownSubscriptions.status.withdrawn': {
		text: 'Withdrawn',
		context: 'In place of the status, of a contract that its customer has withdrawn from',
		tags,
	},
	'ownSubscriptions.overdue': { text: 'Payment overdue', context: 'Beside the status', tags },
	'ownSubscriptions.paused': { text: 'Paused', context: 'Beside the status', tags },
	'ownSubscriptions.inTrial': withArguments<{ day: string }>()({
		text: 'in trial until {day}',
		context: 'Beside the status',
		tags,
	}),
	'ownSubscriptions.every.day': withArguments<{ count: number }>()({
		text: '{count, plural, one {daily} other {every # days}}',
		context: 'Payment interval, also behind a price',
		tags,
	}),
	'ownSubscriptions.every.week': withArguments<{ count: number }>()({
		text: '{count, plural, one {weekly} other {every # weeks}}',
		context: 'Payment interval, also behind a price',
		tags,
	}),
	'ownSubscriptions.every.month': withArguments<{ count: number }>()({
		text: '{count, plural, one {monthly} other {every # months}}',
		context: 'Payment interval, also behind a price',
		tags,
	}),
	'ownSubscriptions.every.year': withArguments<{ count: number }>()({
		text: '{count, plural, one {yearly} other {every # years}}',
		context: 'Payment interval, also behind a price',
		tags,
	}),
	'ownSubscriptions.nextPayment': withArguments<{ day: string }>()({
		text: 'Next payment on {day}',
		context: 'In the list',
		tags,
	}),
	'ownSubscriptions.pausedUntil': withArguments<{ day: string }>()({
		text: 'Paused until {day}',
		context: 'In the list, before the next payment',
		tags,
	}),
	'ownSubscriptions.pausedOpen': {
		text: 'No payment until it is resumed',
		context: 'In the list, of one that is paused without a day',
		tags,
	},
	'ownSubscriptions.inclTax': { text: 'incl. VAT', context: 'Behind the price', tags },
	'ownSubscriptions.netPrice': withArguments<{ net: string }>()({
		text: 'incl. VAT, {net} net',
		context: 'Behind the price, in a shop with net prices',
		tags,
	}),
	'ownSubscriptions.runsUntil': withArguments<{ day: string }>()({
		text: 'Runs until {day}',
		context: 'In the list, of one that is canceled',
		tags,
	}),
	'ownSubscriptions.endedOn': withArguments<{ day: string }>()({
		text: 'Ended on {day}',
		context: 'In the list',
		tags,
	}),
	'ownSubscriptions.number': withArguments<{ number: string }>()({
		text: 'Contract number {number}',
		context: 'Below the name of the product',
		tags,
	}),
	'ownSubscriptions.moreProducts': withArguments<{ count: number }>()({
		text: '{count, plural, one {and 1 more product} other {and # more products}}',
		context: 'Behind the name of the first product',
		tags,
	}),
	'ownSubscriptions.pieces': withArguments<{ count: number; quantity: string }>()({
		text: '{count, plural, one {1 piece} other {{quantity} pieces}}',
		context: 'What is delivered each time',
		tags,
	}),
	'ownSubscriptions.manage': { text: 'View and manage', context: 'Link in the list', tags },
	'ownSubscriptions.manageOf': withArguments<{ number: string }>()({
		text: 'View and manage subscription {number}',
		context: 'The same link, read aloud',
		tags,
	}),
	'ownSubscriptions.none': { text: 'No subscriptions yet', context: 'In place of an empty list', tags },
	'ownSubscriptions.noneText': {
		text: 'Have what you print again and again delivered regularly: order once, and everything else happens by itself. You can cancel at any time.',
		context: 'In place of an empty list',
		tags,
	},
	'ownSubscriptions.toProducts': { text: 'Browse products', context: 'Button in place of an empty list', tags },
	'ownSubscriptions.showMore': { text: 'Show more', context: 'Button below the list', tags },
} as const satisfies Record<string, ShippedText>;
