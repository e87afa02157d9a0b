// What the page of a product says of its prices: quantities, the price table, tax, subscriptions, stock.
import { type ShippedText, withArguments } from './entry.ts';

const tags = ['product', 'price'];

export const productPrices = {
	'offer.title': { de: 'Auflage und Preis', en: 'Quantity and price', context: 'Name of the part of a page', tags },
	'offer.quantity': { de: 'Auflage', en: 'Quantity', context: 'Label of the field, and head of a column', tags },
	'offer.unit': {
		de: 'Preis pro Stück',
		en: 'Price per single unit',
		context: 'Head of a column of the price table',
		tags,
	},
	'offer.total': { de: 'Gesamt', en: 'Total', context: 'Head of a column of the price table', tags },
	'offer.pieces': withArguments<{ quantity: string }>()({
		de: '{quantity} Stück',
		en: '{quantity, select, 1 {1 pc} other {{quantity} pcs}}',
		context: '{quantity} is a number that is already written',
		tags,
	}),
	'offer.fromPieces': withArguments<{ quantity: string }>()({
		de: 'ab {quantity} Stück',
		en: 'from {quantity, select, 1 {1 pc} other {{quantity} pcs}}',
		context: 'In the price table: from this quantity on a piece costs as much',
		tags,
	}),
	'offer.forPieces': withArguments<{ quantity: string }>()({
		de: 'für {quantity} Stück',
		en: 'for {quantity, select, 1 {1 pc} other {{quantity} pcs}}',
		context: 'Behind a price',
		tags,
	}),
	'offer.perPiece': withArguments<{ price: string }>()({
		de: '{price} pro Stück',
		en: '{price} per piece',
		context: 'Below the price of a run',
		tags,
	}),
	'offer.atLeast': withArguments<{ quantity: string }>()({
		de: 'Mindestens {quantity} Stück',
		en: 'At least {quantity, select, 1 {1 pc} other {{quantity} pcs}}',
		context: 'Below the field for the quantity',
		tags,
	}),
	'offer.anyQuantity': {
		de: 'Jede Stückzahl ist möglich',
		en: 'Any number of pieces is possible',
		context: 'Below the field for the quantity',
		tags,
	},
	'offer.inSteps': withArguments<{ from: string; to: string; step: string }>()({
		de: '{from} bis {to} Stück in Schritten von {step}',
		en: '{from} to {to} pcs in steps of {step}',
		context: 'Below the field for the quantity; three numbers that are already written',
		tags,
	}),
	'offer.calculate': {
		de: 'Preis zeigen',
		en: 'Show price',
		context: 'Button behind the quantity, where the page has no JavaScript',
		tags,
	},
	'offer.table': { de: 'Preise nach Auflage', en: 'Prices by quantity', context: 'Above the price table', tags },
	'offer.net': { de: 'Netto', en: 'Net', context: 'Before an amount without tax', tags },
	'offer.tax': withArguments<{ rate: string }>()({
		de: '{rate} MwSt.',
		en: '{rate} VAT',
		context: 'Before the amount of the tax; {rate} is a percentage that is already written',
		tags,
	}),
	'offer.gross': { de: 'Brutto', en: 'Gross', context: 'Before an amount with tax', tags },
	'offer.noteGross': withArguments<{ rate: string }>()({
		de: 'inkl. {rate} MwSt., zzgl. Versand',
		en: 'incl. {rate} VAT, plus shipping',
		context: 'Beside a price; the law wants it there',
		tags,
	}),
	'offer.noteNet': withArguments<{ rate: string }>()({
		de: 'zzgl. {rate} MwSt. und Versand',
		en: 'plus {rate} VAT and shipping',
		context: 'Beside a price without tax; the law wants it there',
		tags,
	}),
	'offer.noteUntaxed': {
		de: 'ohne MwSt., zzgl. Versand',
		en: 'no VAT, plus shipping',
		context: 'Beside a price that no tax is taken of',
		tags,
	},
	'offer.tableGross': {
		de: 'Alle Preise inkl. MwSt., zzgl. Versand.',
		en: 'All prices include VAT, plus shipping.',
		context: 'Below the price table',
		tags,
	},
	'offer.tableNet': {
		de: 'Alle Preise zzgl. MwSt. und Versand.',
		en: 'All prices plus VAT and shipping.',
		context: 'Below the price table',
		tags,
	},
	'offer.tableUntaxed': {
		de: 'Alle Preise ohne MwSt., zzgl. Versand.',
		en: 'All prices without VAT, plus shipping.',
		context: 'Below the price table',
		tags,
	},
	'offer.saving': withArguments<{ more: string; extra: string; unit: string }>()({
		de: '{more, select, 1 {1 Stück mehr kostet} other {{more} Stück mehr kosten}} {extra} mehr: {unit} pro Stück',
		en: '{more, select, 1 {1 more pc costs} other {{more} more pcs cost}} {extra} more: {unit} per piece',
		context: 'Link to the next larger run: how many more, what they cost, the lower price of a piece',
		tags,
	}),
	'offer.savingCheaper': withArguments<{ quantity: string; total: string }>()({
		de: '{quantity} Stück kosten zusammen nur {total}',
		en: '{quantity} pcs cost only {total} altogether',
		context: 'Link to a larger run that costs no more than the chosen one',
		tags,
	}),

	'offer.fault.notWhole': withArguments<{ example: string }>()({
		de: 'Bitte geben Sie eine ganze Zahl ein, zum Beispiel {example}.',
		en: 'Please enter a whole number, for example {example}.',
		context: 'Beside the field for the quantity',
		tags,
	}),
	'offer.fault.tooSmall': withArguments<{ quantity: string }>()({
		de: 'Wir fertigen mindestens {quantity} Stück.',
		en: 'We produce at least {quantity, select, 1 {1 pc} other {{quantity} pcs}}.',
		context: 'Beside the field for the quantity',
		tags,
	}),
	'offer.fault.tooLarge': withArguments<{ quantity: string }>()({
		de: 'Online {quantity, select, 1 {ist höchstens 1 Stück} other {sind höchstens {quantity} Stück}} möglich. Größere Auflagen rechnen wir Ihnen gern aus.',
		en: 'Online, at most {quantity, select, 1 {1 pc is} other {{quantity} pcs are}} possible. We are happy to quote for larger runs.',
		context: 'Beside the field for the quantity',
		tags,
	}),
	'offer.fault.notOffered': withArguments<{ quantity: string }>()({
		de: '{quantity, select, 1 {1 Stück ist} other {{quantity} Stück sind}} nicht wählbar.',
		en: '{quantity, select, 1 {1 pc} other {{quantity} pcs}} cannot be chosen.',
		context: 'Beside the quantities; links to possible ones follow',
		tags,
	}),
	'offer.fault.stock': withArguments<{ quantity: string }>()({
		de: 'Davon {quantity, select, 1 {ist nur noch 1 Stück} other {sind nur noch {quantity} Stück}} da.',
		en: 'Only {quantity, select, 1 {1 piece is} other {{quantity} pieces are}} left.',
		context: 'Beside the field for the quantity',
		tags,
	}),
	'offer.fault.take': withArguments<{ quantity: string }>()({
		de: '{quantity} Stück wählen',
		en: 'Choose {quantity, select, 1 {1 pc} other {{quantity} pcs}}',
		context: 'Link to a quantity that is possible',
		tags,
	}),

	'offer.per.day': { de: 'pro Tag', en: 'per day', context: 'Behind the price of a subscription', tags },
	'offer.per.week': { de: 'pro Woche', en: 'per week', context: 'Behind the price of a subscription', tags },
	'offer.per.month': { de: 'pro Monat', en: 'per month', context: 'Behind the price of a subscription', tags },
	'offer.per.year': { de: 'pro Jahr', en: 'per year', context: 'Behind the price of a subscription', tags },
	'offer.subscription': { de: 'Abonnement', en: 'Subscription', context: 'Above what is said of one', tags },
	'offer.renewed.day': {
		de: 'Lieferung und Zahlung erfolgen täglich, bis Sie kündigen.',
		en: 'Delivered and charged daily until you cancel.',
		tags,
	},
	'offer.renewed.week': {
		de: 'Lieferung und Zahlung erfolgen wöchentlich, bis Sie kündigen.',
		en: 'Delivered and charged weekly until you cancel.',
		tags,
	},
	'offer.renewed.month': {
		de: 'Lieferung und Zahlung erfolgen monatlich, bis Sie kündigen.',
		en: 'Delivered and charged monthly until you cancel.',
		tags,
	},
	'offer.renewed.year': {
		de: 'Lieferung und Zahlung erfolgen jährlich, bis Sie kündigen.',
		en: 'Delivered and charged yearly until you cancel.',
		tags,
	},
	'offer.trial': withArguments<{ days: number }>()({
		de: 'Sie können {days, plural, one {einen Tag} other {# Tage}} lang kostenlos testen; danach gilt der genannte Preis.',
		en: 'You can try it free of charge for {days, plural, one {one day} other {# days}}; after that the price above applies.',
		context: 'Of a subscription with a trial',
		tags,
	}),
	'offer.subscriptionSoon': {
		de: 'Abonnements können Sie in Kürze hier bestellen.',
		en: 'Subscriptions can be ordered here soon.',
		context: 'Of a subscription, as long as they are not sold yet',
		tags,
	},

	'offer.stock.inStock': { de: 'Auf Lager', en: 'In stock', context: 'Of something that is counted', tags },
	'offer.stock.low': withArguments<{ quantity: string }>()({
		de: 'Nur noch {quantity} Stück auf Lager',
		en: 'Only {quantity, select, 1 {1 pc} other {{quantity} pcs}} left in stock',
		tags,
	}),
	'offer.stock.few': { de: 'Nur noch wenige auf Lager', en: 'Only a few left in stock', tags },
	'offer.stock.outOfStock': { de: 'Nicht auf Lager', en: 'Out of stock', tags },
	'offer.stock.onBackorder': {
		de: 'Wird nachbestellt: Sie können trotzdem bestellen',
		en: 'On backorder: you can order all the same',
		tags,
	},

	'offer.itemName.label': {
		de: 'Eigene Bezeichnung (freiwillig)',
		en: 'Your own name for it (optional)',
		context: 'Label of a field: what the shopper calls the article in cart and order',
		tags: ['product'],
	},
	'offer.itemName.hint': {
		de: 'So heißt der Artikel in Ihrem Warenkorb und auf der Bestellung, zum Beispiel „Karten Empfang“.',
		en: 'This is what the article is called in your cart and on the order, for example “Cards for reception”.',
		context: 'Below the field',
		tags: ['product'],
	},
} satisfies Record<string, ShippedText>;
