// What visitors read of plans and their prices, beside the words of the shop.
import { type ShippedText, withArguments } from './entry.ts';

const tags = ['pricingTiers'];

export const pricingTiers = {
	'pricingTiers.pageTitle': { de: 'Preise', en: 'Pricing', context: 'Title of the page /pricing in the browser', tags },
	'pricingTiers.pageDescription': {
		de: 'Starter, Pro und Enterprise im Vergleich: was jeder Tarif enthält und was er im Monat und im Jahr kostet.',
		en: 'Starter, Pro and Enterprise compared: what each plan includes and what it costs a month and a year.',
		context: 'What search engines show of the page /pricing',
		tags,
	},
	'pricingTiers.billing': {
		de: 'Zahlungsweise',
		en: 'Billing',
		context: 'Read aloud before the choice of monthly or yearly',
		tags,
	},
	'pricingTiers.monthly': { de: 'Monatlich', en: 'Monthly', context: 'Choice of how it is paid', tags },
	'pricingTiers.yearly': { de: 'Jährlich', en: 'Yearly', context: 'Choice of how it is paid', tags },
	'pricingTiers.perMonth': { de: 'pro Monat', en: 'per month', context: 'Below a price', tags },
	'pricingTiers.perYear': { de: 'pro Jahr', en: 'per year', context: 'Below a price', tags },
	'pricingTiers.free': { de: 'Kostenlos', en: 'Free', context: 'In place of a price of zero', tags },
	'pricingTiers.saves': withArguments<{ amount: string }>()({
		de: 'Sie sparen {amount} im Jahr.',
		en: 'You save {amount} a year.',
		context: 'Below the price for a year: how much less it is than twelve months',
		tags,
	}),
	'pricingTiers.orYearly': withArguments<{ amount: string }>()({
		de: 'oder {amount} im Jahr',
		en: 'or {amount} a year',
		context: 'Below the price for a month: what a whole year costs',
		tags,
	}),
	'pricingTiers.recommended': {
		de: 'Unsere Empfehlung',
		en: 'Recommended',
		context: 'On the plan that stands out',
		tags,
	},
} satisfies Record<string, ShippedText>;
