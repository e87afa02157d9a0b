// What keeps an order from being sent, as the checkout says it.
import { type ShippedText, withArguments } from '../entry.ts';

export const checkoutProblems = {
	'checkout.problems': {
		text: 'Before you can order',
		context: 'Headline above what is in the way',
		tags: ['checkout'],
	},
	'checkout.problem.lines': {
		text: 'Not all products are in stock or available to order.',
		tags: ['checkout', 'error'],
	},
	'checkout.problem.apart': {
		text: 'Please order these items separately',
		context: 'Above items that cannot be paid together with the others',
		tags: ['checkout'],
	},
	'checkout.problem.gone': withArguments<{ name: string }>()({
		text: '“{name}” no longer exists. Please take it out of the cart.',
		tags: ['checkout', 'error'],
	}),
	'checkout.problem.notForSale': withArguments<{ name: string }>()({
		text: '“{name}” is not available for order at the moment. Put it on the watchlist or take it out.',
		tags: ['checkout', 'error'],
	}),
	'checkout.problem.noPrice': withArguments<{ name: string }>()({
		text: '“{name}” has no price at the moment. Put it on the watchlist or take it out.',
		tags: ['checkout', 'error'],
	}),
	'checkout.problem.quantity': withArguments<{ name: string }>()({
		text: '“{name}” cannot be had in this quantity. Please choose another in the cart.',
		tags: ['checkout', 'error'],
	}),
	'checkout.problem.stock': withArguments<{ name: string; available: string; count: number }>()({
		text: '{count, plural, =0 {“{name}” is out of stock at the moment. Please remove it from the cart, or keep it on your watchlist.} one {There is {available} of “{name}” left. Please reduce the quantity in the cart.} other {There are {available} of “{name}” left. Please reduce the quantity in the cart.}}',
		context: '{count} is {available} as a number',
		tags: ['checkout', 'error'],
	}),
	'checkout.problem.subscription': withArguments<{ name: string }>()({
		text: '“{name}” is paid differently from the other items, once or at another payment interval, and cannot be ordered together with them. Please take it out or order it on its own.',
		tags: ['checkout', 'error'],
	}),
	'checkout.problem.printData.missing': withArguments<{ name: string }>()({
		text: '“{name}” needs its print data before you order. Please upload and release it in the cart.',
		tags: ['checkout', 'error'],
	}),
	'checkout.problem.printData.incomplete': withArguments<{ name: string }>()({
		text: 'Some sides of the print data for “{name}” are still missing. Please upload them in the cart.',
		tags: ['checkout', 'error'],
	}),
	'checkout.problem.printData.uploading': withArguments<{ name: string }>()({
		text: 'The print data of “{name}” is being uploaded. Afterwards please check and release it in the cart.',
		tags: ['checkout', 'error'],
	}),
	'checkout.problem.printData.checking': withArguments<{ name: string }>()({
		text: 'The print data of “{name}” is being checked. Afterwards please release it in the cart.',
		tags: ['checkout', 'error'],
	}),
	'checkout.problem.printData.errors': withArguments<{ name: string }>()({
		text: 'The print data of “{name}” has errors. Please upload a corrected file in the cart.',
		tags: ['checkout', 'error'],
	}),
	'checkout.problem.printData.release': withArguments<{ name: string }>()({
		text: 'The print data of “{name}” is waiting for your release. Please check and release it in the cart.',
		tags: ['checkout', 'error'],
	}),
	'checkout.problem.printData.revoked': withArguments<{ name: string }>()({
		text: 'The specification of “{name}” has changed since you released your print data. Please check it in the cart and release it again.',
		tags: ['checkout', 'error'],
	}),
	'checkout.problem.printData.revokedErrors': withArguments<{ name: string }>()({
		text: 'The specification of “{name}” has changed since you released your print data, which no longer fits. Please upload a corrected file in the cart.',
		tags: ['checkout', 'error'],
	}),
	'checkout.problem.printData.refused': withArguments<{ name: string }>()({
		text: '“{name}” needs other print data. Please upload it in the cart.',
		tags: ['checkout', 'error'],
	}),
	'checkout.problem.printData.released': withArguments<{ name: string }>()({
		text: 'The print data of “{name}” is released now. Please reload the page to order.',
		tags: ['checkout', 'error'],
	}),
	'checkout.problem.design': withArguments<{ name: string }>()({
		text: 'The design of “{name}” has not been released. Please check and release it.',
		context: 'Before a link that leads there, or to the cart',
		tags: ['checkout', 'error'],
	}),
	'checkout.checkDesign': {
		text: 'Check and release',
		context: 'Link beside an article whose design is not released',
		tags: ['checkout'],
	},
	'checkout.problem.price': withArguments<{ name: string; before: string; now: string }>()({
		text: '“{name}” now costs {now} instead of {before}.',
		tags: ['checkout'],
	}),
	'checkout.acceptPrices': {
		text: 'Accept the new prices',
		context: 'Button below prices that have changed',
		tags: ['checkout', 'button'],
	},
	'checkout.problem.profile': withArguments<{ fields: string; count: number }>()({
		text: 'Your profile is not complete yet. {count, plural, one {This is} other {These are}} missing: {fields}.',
		context: '{fields} is a list of {count} names',
		tags: ['checkout', 'error'],
	}),
	'checkout.toProfile': { text: 'Complete the profile', context: 'Link', tags: ['checkout'] },
	'checkout.problem.terms': {
		text: 'This shop has not opened yet and does not take orders. Your cart is kept.',
		tags: ['checkout', 'error'],
	},
	'checkout.trial': {
		text: 'Trial order: your terms or your withdrawal information are still templates. Customers cannot order yet, you can. The confirmation sent to the email address given contains the templates.',
		context: 'Above the checkout, for staff of a shop that has not opened yet',
		tags: ['checkout'],
	},
	'checkout.problem.account': {
		text: 'A subscription is ordered with an account, in which you can change and cancel it. Your cart is kept.',
		context: 'To guests, before links to signing in and to creating an account',
		tags: ['checkout', 'error'],
	},
	'checkout.register': { text: 'Create an account', context: 'Link', tags: ['checkout'] },
	'checkout.problem.guest': {
		text: 'Only people with an account can order here. Please sign in; your cart comes along.',
		tags: ['checkout', 'error'],
	},
	'checkout.totalChanged': withArguments<{ before: string; now: string }>()({
		text: 'The total has changed: {now} instead of {before}. Nothing has been ordered yet. Please check it, then order again.',
		tags: ['checkout', 'error'],
	}),
	'checkout.cartChanged': {
		text: 'Your cart has changed meanwhile. Nothing has been ordered yet.',
		tags: ['checkout', 'error'],
	},
	'checkout.methodNotTaken': withArguments<{ name: string; reason: string }>()({
		text: '“{name}” could not be selected, so your previous choice still applies. {reason}',
		context: 'In the card of the shipping method, and above the button. {reason} is a whole sentence',
		tags: ['checkout', 'error'],
	}),
	'checkout.methodReplaced': withArguments<{ name: string }>()({
		text: 'The shipping method you chose is not available for this country. “{name}” is selected instead.',
		context: 'Above the shipping methods, after another country was chosen',
		tags: ['checkout', 'error'],
	}),
	'checkout.notCounted': withArguments<{ reason: string }>()({
		text: 'The total could not be recalculated for what you entered. {reason}',
		context: 'Above the button. {reason} is a whole sentence',
		tags: ['checkout', 'error'],
	}),
	'checkout.notCountedYet': {
		text: 'The total is being recalculated.',
		context: 'Above the button, after somebody has pressed it too early',
		tags: ['checkout', 'error'],
	},
	'checkout.counted': withArguments<{ total: string }>()({
		text: 'The total has been recalculated: {total}.',
		context: 'Above the button, after somebody has pressed it too early',
		tags: ['checkout', 'error'],
	}),
	'checkout.countedSame': withArguments<{ total: string }>()({
		text: 'Your details have been checked, and the total is still {total}.',
		context: 'Above the button, after somebody has pressed it too early',
		tags: ['checkout', 'error'],
	}),
	'checkout.nothingOrdered': {
		text: 'Nothing has been ordered yet.',
		context: 'Above the button, after why the total is not known yet',
		tags: ['checkout', 'error'],
	},
	'checkout.orderAgain': {
		text: 'Please check everything, then order again.',
		context: 'Above the button, at the end of what is told there',
		tags: ['checkout', 'error'],
	},
	'checkout.online': {
		text: 'You are online again. Nothing has been ordered yet. Please press “Order with obligation to pay” again.',
		context: 'Above the button, after somebody has pressed it without a connection',
		tags: ['checkout'],
	},
	'checkout.faults': withArguments<{ count: number }>()({
		text: '{count, plural, one {One entry is missing or not right.} other {# entries are missing or not right.}}',
		context: 'Above the button, after somebody has pressed it',
		tags: ['checkout', 'error'],
	}),
	'checkout.notSent': withArguments<{ reason: string }>()({
		text: '{reason} What you entered is still here.',
		context: 'Below “Error when sending the order”. {reason} is a whole sentence',
		tags: ['checkout', 'error'],
	}),
} satisfies Record<string, ShippedText>;
