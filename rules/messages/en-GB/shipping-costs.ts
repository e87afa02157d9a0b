// The page about what delivery costs, and what is said of that beside prices.
import { type ShippedText, withArguments } from '../entry.ts';

const tags = ['shipping'];

export const shippingCosts = {
	'shippingCosts.title': { text: 'Delivery and shipping costs', context: 'Headline and page title', tags },
	'shippingCosts.intro': {
		text: 'This is how we deliver, how long it takes after production, and what it costs. The checkout shows the cost for your order before you place it.',
		tags,
	},
	'shippingCosts.collectedOnly': { text: 'You collect your order from us. There are no shipping costs.', tags },
	'shippingCosts.countries': { text: 'Countries', context: 'Label before a list of countries', tags },
	'shippingCosts.everywhere': { text: 'All countries', tags },
	'shippingCosts.days': { text: 'Delivery time', context: 'Label', tags },
	'shippingCosts.daysCount': withArguments<{ count: number }>()({
		text: '{count, plural, =0 {on the same day} one {# working day after production} other {# working days after production}}',
		tags,
	}),
	'shippingCosts.collected': { text: 'Ready for collection after production', tags },
	'shippingCosts.price': { text: 'Price', context: 'Label', tags },
	'shippingCosts.free': { text: 'Free', context: 'In the place of a price', tags },
	'shippingCosts.freeFrom': withArguments<{ from: string }>()({
		text: 'Free for orders of {from} or more',
		context: '{from} is an amount of money',
		tags,
	}),
	'shippingCosts.freeFromCountry': withArguments<{ from: string; country: string }>()({
		text: 'Free delivery to {country} for orders of {from} or more.',
		context: '{from} is an amount of money',
		tags,
	}),
	'shippingCosts.upToWeight': withArguments<{ weight: string }>()({ text: 'up to {weight} kg', tags }),
	'shippingCosts.upToPieces': withArguments<{ pieces: string; count: number }>()({
		text: '{count, plural, one {up to {pieces} piece} other {up to {pieces} pieces}}',
		tags,
	}),
	'shippingCosts.gross': { text: 'All prices include VAT.', tags },
	'shippingCosts.net': { text: 'All prices exclude VAT.', tags },
} satisfies Record<string, ShippedText>;
