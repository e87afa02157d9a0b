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
	'offer.noteGross': withArguments<{ rate: string }>()({
		text: 'incl. {rate} VAT, plus shipping',
		context: 'Beside a price; the law wants it there',
		tags,
	}),
	'offer.noteNet': withArguments<{ rate: string }>()({
		text: 'plus {rate} VAT and shipping',
		context: 'Beside a price without tax; the law wants it there',
		tags,
	}),
	'offer.noteUntaxed': {
		text: 'no VAT, plus shipping',
		context: 'Beside a price that no tax is taken of',
		tags,
	},
	'offer.tableGross': {
		text: 'All prices include VAT, plus shipping.',
		context: 'Below the price table',
		tags,
	},
	'offer.tableNet': {
		text: 'All prices plus VAT and shipping.',
		context: 'Below the price table',
		tags,
	},
	'offer.tableUntaxed': {
		text: 'All prices without VAT, plus shipping.',
		context: 'Below the price table',
		tags,
	},
	'offer.saving': withArguments<{ more: string; extra: string; unit: string }>()({
		text: '{more, select, 1 {1 more pc costs} other {{more} more pcs cost}} {extra} more: {unit} per piece',
		context: 'Link to the next larger run: how many more, what they cost, the lower price of a piece',
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

	'offer.per.day': { text: 'per day', context: 'Behind the price of a subscription', tags },
	'offer.per.week': { text: 'per week', context: 'Behind the price of a subscription', tags },
	'offer.per.month': { text: 'per month', context: 'Behind the price of a subscription', tags },
	'offer.per.year': { text: 'per year', context: 'Behind the price of a subscription', tags },
	'offer.subscription': { text: 'Subscription', context: 'Above what is said of one', tags },
	'offer.renewed.day': {
		text: 'Delivered and charged daily until you cancel.',
		tags,
	},
	'offer.renewed.week': {
		text: 'Delivered and charged weekly until you cancel.',
		tags,
	},
	'offer.renewed.month': {
		text: 'Delivered and charged monthly until you cancel.',
		tags,
	},
	'offer.renewed.year': {
		text: 'Delivered and charged yearly until you cancel.',
		tags,
	},
	'offer.trial': withArguments<{ days: number }>()({
		text: 'You can try it free of charge for {days, plural, one {one day} other {# days}}; after that the price above applies.',
		context: 'Of a subscription with a trial',
		tags,
	}),
	'offer.subscriptionSoon': {
		text: 'Subscriptions can be ordered here soon.',
		context: 'Of a subscription, as long as they are not sold yet',
		tags,
	},

	'offer.stock.inStock': { text: 'In stock', context: 'Of something that is counted', tags },
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
		text: 'Your own name for it (optional)',
		context: 'Label of a field: what the shopper calls the article in cart and order',
		tags: ['product'],
	},
	'offer.itemName.hint': {
		text: 'This is what the article is called in your cart and on the order, for example “Cards for reception”.',
		context: 'Below the field',
		tags: ['product'],
	},
} satisfies Record<string, ShippedText>;
