// What the page of a product says of its prices: quantities, the price table, tax, subscriptions, stock.
import { type ShippedText, withArguments } from '../entry.ts';

const tags = ['product', 'price'];

export const productPrices = {
	'offer.title': { text: 'Quantity and price', context: 'Name of the part of a page', tags },
	'offer.quantity': { text: 'Quantity', context: 'Label of the field, and head of a column', tags },
	'offer.unit': {
		text: 'Price per single unit',
		context: 'Head of a column of the price table',
		tags,
	},
	'offer.total': { text: 'Total', context: 'Head of a column of the price table', tags },
	'offer.pieces': withArguments<{ quantity: string }>()({
		text: '{quantity, select, 1 {1 pc} other {{quantity} pcs}}',
		context: '{quantity} is a number that is already written',
		tags,
	}),
	'offer.fromPieces': withArguments<{ quantity: string }>()({
		text: 'from {quantity, select, 1 {1 pc} other {{quantity} pcs}}',
		context: 'In the price table: from this quantity on a piece costs as much',
		tags,
	}),
	'offer.forPieces': withArguments<{ quantity: string }>()({
		text: 'for {quantity, select, 1 {1 pc} other {{quantity} pcs}}',
		context: 'Behind a price',
		tags,
	}),
	'offer.perPiece': withArguments<{ price: string }>()({
		text: '{price} per piece',
		context: 'Below the price of a run',
		tags,
	}),
	'offer.atLeast': withArguments<{ quantity: string }>()({
		text: 'At least {quantity, select, 1 {1 pc} other {{quantity} pcs}}',
		context: 'Below the field for the quantity',
		tags,
	}),
	'offer.anyQuantity': {
		text: 'Any number of pieces is possible',
		context: 'Below the field for the quantity',
		tags,
	},
	'offer.inSteps': withArguments<{ from: string; to: string; step: string }>()({
		text: '{from} to {to} pcs in steps of {step}',
		context: 'Below the field for the quantity; three numbers that are already written',
		tags,
	}),
	'offer.calculate': {
		text: 'Show price',
		context: 'Button behind the quantity, where the page has no JavaScript',
		tags,
	},
	'offer.table': { text: 'Prices by quantity', context: 'Above the price table', tags },
	'offer.net': { text: 'Net', context: 'Before an amount without tax', tags },
	'offer.tax': withArguments<{ rate: string }>()({
		text: '{rate} VAT',
		context: 'Before the amount of the tax; {rate} is a percentage that is already written',
		tags,
	}),
	'offer.gross': { text: 'Gross', context: 'Before an amount with tax', tags },
	'offer.shippingCosts': { text: 'shipping costs', context: 'Link within a note about a price', tags },
	'offer.deliveries': {
		text: 'Delivery if ordered today',
		context: 'Above a list of shipping methods with day and price',
		tags,
	},
	'offer.shippingByWeight': {
		text: 'price by weight',
		context: 'In the place of the price of a shipping method',
		tags,
	},
	'offer.shippingNothing': { text: 'free', context: 'In the place of the price of a shipping method', tags },
	'offer.shippingFree': withArguments<{ country: string }>()({ text: 'Free delivery to {country}', tags }),
	'offer.shippingFreeFrom': withArguments<{ from: string; country: string }>()({
		text: 'Free delivery to {country} for orders of {from} or more',
		context: '{from} is an amount of money',
		tags,
	}),
	'offer.shippingMissing': withArguments<{ missing: string; country: string }>()({
		text: '{missing} more for free delivery to {country}',
		context: '{missing} is an amount of money',
		tags,
	}),
	'offer.noteGross': withArguments<{ rate: string; shipping: string }>()({
		text: 'incl. {rate} VAT, plus {shipping}',
		context: 'Beside a price; the law wants it there. {shipping} is the link “shipping costs”',
		tags,
	}),
	'offer.noteNet': withArguments<{ rate: string; shipping: string }>()({
		text: 'plus {rate} VAT and {shipping}',
		context: 'Beside a price without tax; the law wants it there. {shipping} is the link “shipping costs”',
		tags,
	}),
	'offer.noteUntaxed': withArguments<{ shipping: string }>()({
		text: 'no VAT, plus {shipping}',
		context: 'Beside a price that no tax is taken of. {shipping} is the link “shipping costs”',
		tags,
	}),
	'offer.tableGross': withArguments<{ shipping: string }>()({
		text: 'All prices include VAT, plus {shipping}.',
		context: 'Below the price table. {shipping} is the link “shipping costs”',
		tags,
	}),
	'offer.tableNet': withArguments<{ shipping: string }>()({
		text: 'All prices plus VAT and {shipping}.',
		context: 'Below the price table. {shipping} is the link “shipping costs”',
		tags,
	}),
	'offer.tableUntaxed': withArguments<{ shipping: string }>()({
		text: 'All prices without VAT, plus {shipping}.',
		context: 'Below the price table. {shipping} is the link “shipping costs”',
		tags,
	}),
	'offer.saving': withArguments<{ quantity: string; extra: string; unit: string }>()({
		text: 'Get {quantity} for only {extra} more ({unit} per piece)',
		context: 'Link to the next larger run: how many that is, what it costs more, the lower price of a piece',
		tags,
	}),
	'offer.savingCheaper': withArguments<{ quantity: string; total: string }>()({
		text: '{quantity} pcs cost only {total} altogether',
		context: 'Link to a larger run that costs no more than the chosen one',
		tags,
	}),

	'offer.fault.notWhole': withArguments<{ example: string }>()({
		text: 'Please enter a whole number, for example {example}.',
		context: 'Beside the field for the quantity',
		tags,
	}),
	'offer.fault.tooSmall': withArguments<{ quantity: string }>()({
		text: 'We produce at least {quantity, select, 1 {1 pc} other {{quantity} pcs}}.',
		context: 'Beside the field for the quantity',
		tags,
	}),
	'offer.fault.tooLarge': withArguments<{ quantity: string }>()({
		text: 'Online, at most {quantity, select, 1 {1 pc is} other {{quantity} pcs are}} possible. We are happy to quote for larger runs.',
		context: 'Beside the field for the quantity',
		tags,
	}),
	'offer.fault.notOffered': withArguments<{ quantity: string }>()({
		text: '{quantity, select, 1 {1 pc} other {{quantity} pcs}} cannot be chosen.',
		context: 'Beside the quantities; links to possible ones follow',
		tags,
	}),
	'offer.fault.stock': withArguments<{ quantity: string }>()({
		text: 'Only {quantity, select, 1 {1 piece is} other {{quantity} pieces are}} left.',
		context: 'Beside the field for the quantity',
		tags,
	}),
	'offer.fault.take': withArguments<{ quantity: string }>()({
		text: 'Choose {quantity, select, 1 {1 pc} other {{quantity} pcs}}',
		context: 'Link to a quantity that is possible',
		tags,
	}),

	'offer.subscription': { text: 'Subscription', context: 'Above what is said of one', tags },
	'offer.renewed.day': withArguments<{ count: number }>()({
		text: 'Delivered and charged {count, plural, one {daily} other {every # days}} until you cancel.',
		tags,
	}),
	'offer.renewed.week': withArguments<{ count: number }>()({
		text: 'Delivered and charged {count, plural, one {weekly} other {every # weeks}} until you cancel.',
		tags,
	}),
	'offer.renewed.month': withArguments<{ count: number }>()({
		text: 'Delivered and charged {count, plural, one {monthly} other {every # months}} until you cancel.',
		tags,
	}),
	'offer.renewed.year': withArguments<{ count: number }>()({
		text: 'Delivered and charged {count, plural, one {yearly} other {every # years}} until you cancel.',
		tags,
	}),
	'offer.trial': withArguments<{ days: number; day: string }>()({
		text: 'You try it free of charge for {days, plural, one {one day} other {# days}}, until {day} if you order today. Only then do you pay for the first time.',
		context: 'Of a subscription with a trial',
		tags,
	}),
	'offer.trialUsed': {
		text: 'You have already had the free trial: if you subscribe again, you pay with the order.',
		context: 'Of a subscription with a trial, to a customer who has had it',
		tags,
	},
	'offer.nextPayment': withArguments<{ day: string }>()({
		text: 'If you order today, the next payment is on {day}.',
		context: 'Of a subscription',
		tags,
	}),
	'offer.account': {
		text: 'A subscription needs an account, in which you can change and cancel it. Your cart is kept.',
		context: 'To guests; two links follow',
		tags,
	},
	'offer.signIn': { text: 'Sign in', context: 'Link', tags },
	'offer.register': { text: 'Create an account', context: 'Link', tags },
	'offer.inAccount': {
		text: 'You can change and cancel the subscription in your account.',
		context: 'To those who are signed in; a link follows',
		tags,
	},
	'offer.toSubscriptions': { text: 'To my subscriptions', context: 'Link', tags },
	'offer.term': {
		text: 'The subscription runs for an indefinite time. Each payment pays for exactly one delivery. You can cancel at any time until the next payment; the subscription then ends with the paid period.',
		context: 'Of a subscription',
		tags,
	},
	'offer.cancel': {
		text: 'You can do so in your account or, without signing in, by the form on the page “Cancel contracts here”.',
		context: 'Of a subscription',
		tags,
	},
	'offer.cancelLink': {
		text: 'Cancel contracts here',
		context: 'Link to the page on which contracts are cancelled',
		tags,
	},

	'offer.stock.inStock': { text: 'In stock', context: 'Of something that is counted', tags },
	'offer.stock.made': { text: 'Made for you', context: 'Of something that is made when it is ordered', tags },
	'offer.stock.low': withArguments<{ quantity: string }>()({
		text: 'Only {quantity, select, 1 {1 pc} other {{quantity} pcs}} left in stock',
		tags,
	}),
	'offer.stock.few': { text: 'Only a few left in stock', tags },
	'offer.stock.outOfStock': { text: 'Out of stock', tags },
	'offer.stock.onBackorder': {
		text: 'On backorder: you can order all the same',
		tags,
	},

	'offer.itemName.label': {
		text: 'Your reference (optional)',
		context: 'Label of a field: what the shopper calls the item in cart and order',
		tags: ['product'],
	},
	'offer.itemName.hint': {
		text: 'This is what the item is called in your cart and on the order, for example “Cards for reception”.',
		context: 'Below the field',
		tags: ['product'],
	},
} satisfies Record<string, ShippedText>;
