// What visitors read of plans and their prices, beside the words of the shop.
import { type ShippedText, withArguments } from '../entry.ts';

const tags = ['pricingTiers'];

export const pricingTiers = {
	'pricingTiers.pageTitle': { text: 'Pricing', context: 'Title of the page /pricing in the browser', tags },
	'pricingTiers.pageDescription': {
		text: 'Starter, Pro and Enterprise compared: what each plan includes and what it costs a month and a year.',
		context: 'What search engines show of the page /pricing',
		tags,
	},
	'pricingTiers.billing': {
		text: 'Billing',
		context: 'Read aloud before the choice of monthly or yearly',
		tags,
	},
	'pricingTiers.monthly': { text: 'Monthly', context: 'Choice of how it is paid', tags },
	'pricingTiers.yearly': { text: 'Yearly', context: 'Choice of how it is paid', tags },
	'pricingTiers.perMonth': { text: 'per month', context: 'Below a price', tags },
	'pricingTiers.perYear': { text: 'per year', context: 'Below a price', tags },
	'pricingTiers.free': { text: 'Free', context: 'In place of a price of zero', tags },
	'pricingTiers.saves': withArguments<{ amount: string }>()({
		text: 'You save {amount} a year.',
		context: 'Below the price for a year: how much less it is than twelve months',
		tags,
	}),
	'pricingTiers.orYearly': withArguments<{ amount: string }>()({
		text: 'or {amount} a year',
		context: 'Below the price for a month: what a whole year costs',
		tags,
	}),
	'pricingTiers.recommended': {
		text: 'Recommended',
		context: 'On the plan that stands out',
		tags,
	},
} satisfies Record<string, ShippedText>;
