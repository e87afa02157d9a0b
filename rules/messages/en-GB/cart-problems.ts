// What stands in the way of ordering a line of the cart, and what can be done about it.
import { type ShippedText, withArguments } from '../entry.ts';

const tags = ['cart'];

export const cartProblems = {
	'cartPage.warning': {
		text: 'Not all products are in stock or available to order',
		context: 'Above the cart',
		tags,
	},
	'cartPage.warningText': {
		text: 'The note next to each affected product tells you what to do.',
		context: 'Below the warning above the cart',
		tags,
	},
	'cartPage.apart.title': {
		text: 'Please order these items separately',
		context: 'Above a cart with items that cannot be paid together',
		tags,
	},
	'cartPage.apart.text': withArguments<{ first: string; others: string }>()({
		text: 'What is paid once, and subscriptions with different intervals or trial periods, cannot be paid in one order. Order first: {first}. After that: {others}.',
		context: 'Names of items, each with how it is paid',
		tags,
	}),
	'cartPage.apart.move': withArguments<{ count: number }>()({
		text: '{count, plural, one {Keep the other item on the watchlist until then} other {Keep the other # items on the watchlist until then}}',
		context: 'Button',
		tags,
	}),
	'cartPage.apart.once': { text: 'paid once', context: 'How an item is paid, in brackets behind its name', tags },
	'cartPage.pricesChanged': withArguments<{ count: number }>()({
		text: '{count, plural, one {The price of one item has changed.} other {The prices of # items have changed.}}',
		context: 'Above the cart',
		tags,
	}),
	'cartPage.acceptAll': { text: 'Accept new prices', context: 'Button', tags },
	'cartPage.priceChanged': withArguments<{ before: string; now: string }>()({
		text: 'The price has changed: it was {before} and is now {now}.',
		context: 'Beside a line of the cart; two prices',
		tags,
	}),
	'cartPage.priceFell': withArguments<{ before: string; now: string }>()({
		text: 'The price has gone down: it was {before} and is now {now}.',
		context: 'Beside a line of the cart; two prices',
		tags,
	}),
	'cartPage.accept': { text: 'Accept new price', context: 'Button', tags },
	'cartPage.lineGone': {
		text: 'This line is no longer there; it may have been removed in another window.',
		context: 'Beside a line of the cart, after what could not be changed',
		tags,
	},
	'cartPage.problem.gone': {
		text: 'This item no longer exists. Please remove it.',
		context: 'Beside a line of the cart',
		tags,
	},
	'cartPage.problem.notForSale': {
		text: 'This item is unavailable for order at the moment. Remove it, or keep it on your watchlist for later.',
		context: 'Beside a line of the cart',
		tags,
	},
	'cartPage.problem.noPrice': {
		text: 'There is no price for this item at the moment. Ask us about it, or remove it.',
		context: 'Beside a line of the cart',
		tags,
	},
	'cartPage.problem.quantity': {
		text: 'We no longer offer this quantity. Please choose another one.',
		context: 'Beside a line of the cart',
		tags,
	},
	'cartPage.problem.stock': withArguments<{ quantity: string }>()({
		text: 'Only {quantity, select, 1 {1 piece is} other {{quantity} pieces are}} left. Please choose a smaller quantity.',
		context: 'Beside a line of the cart',
		tags,
	}),
	'cartPage.problem.share': withArguments<{ quantity: string; count: number }>()({
		text: '{count, plural, =0 {You have already ordered as much of it as is possible without an account. Sign in or contact us if you need more.} one {Without an account you can order at most {quantity} piece of it at the moment. Sign in or contact us if you need more.} other {Without an account you can order at most {quantity} pieces of it at the moment. Sign in or contact us if you need more.}}',
		context: 'Beside a line of the cart, for guests who want much of what is in stock',
		tags,
	}),
	'cartPage.problem.soldOut': {
		text: 'This item is out of stock at the moment. Remove it, or keep it on your watchlist for later.',
		context: 'Beside a line of the cart',
		tags,
	},
	'cartPage.problem.subscription': {
		text: 'This item is paid differently from the others: once, or at another payment interval. Please remove it or order it on its own.',
		context: 'Beside a line of the cart',
		tags,
	},

	'cartPage.problem.printData': {
		text: 'This item needs its print data, checked and released by you, before you order.',
		context: 'Beside a line of the cart',
		tags,
	},
	'cartPage.problem.design': {
		text: 'This design has not been released yet. Please check and release it.',
		context: 'Beside a line of the cart whose design was changed since, above a button that leads there',
		tags,
	},
	'cartPage.problem.designMissing': {
		text: 'This item is printed from your own design. Please customise it first.',
		context: 'Beside a line without a design, above a link to the page of the product',
		tags,
	},
	'cartPage.checkDesign': {
		text: 'Check and release',
		context: 'Button beside a line with a design that is not released',
		tags,
	},
	'cartPage.toProduct': { text: 'To the product', context: 'Button beside a line that has no design yet', tags },
	'cartPage.watch.gone': {
		text: 'This item no longer exists.',
		context: 'Beside an entry of the watchlist',
		tags,
	},
	'cartPage.watch.notForSale': {
		text: 'The item cannot be ordered like this. Its page shows what there is of it.',
		context: 'Beside an entry of the watchlist',
		tags,
	},
	'cartPage.watch.noPrice': {
		text: 'There is no price for this item at the moment.',
		context: 'Beside an entry of the watchlist',
		tags,
	},
} satisfies Record<string, ShippedText>;
