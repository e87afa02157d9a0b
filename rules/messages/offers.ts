// The pages /pricing, /roi and /roi-print of a shop that has built none of its own, and the plans that the calculators compare with.
import { ordersWords, planWords, pricingWords, printWords } from '../roi/offer-words.ts';
import { type Plan, planCost, planNames } from '../roi/plans.ts';
import type { ShippedText } from './entry.ts';

const tags = ['offers'];

const onPage = (words: { de: string; en: string }, context: string): ShippedText => ({ ...words, context, tags });

const perLine = 'What a plan includes on the page /pricing, one thing per line';
const amount = (minor: number, period: string): ShippedText => ({
	de: String(minor / 100),
	en: String(minor / 100),
	context: `What a plan costs ${period}, as a number in the currency of the shop, such as 49 or 49.50`,
	tags,
});

const planTexts = <P extends Plan>(plan: P) =>
	({
		[`offers.${plan}.name`]: {
			de: planNames[plan],
			en: planNames[plan],
			context: 'Name of a plan on the page /pricing and in the calculators',
			tags,
		},
		[`offers.${plan}.text`]: onPage(planWords[plan].text, 'Below the name of a plan on the page /pricing'),
		[`offers.${plan}.features`]: onPage(planWords[plan].features, perLine),
		[`offers.${plan}.call`]: onPage(planWords[plan].call, 'Button of a plan on the page /pricing'),
		[`offers.${plan}.monthly`]: amount(planCost(plan).month, 'a month'),
		[`offers.${plan}.yearly`]: amount(planCost(plan).year, 'a year'),
	}) as Record<`offers.${P}.${'name' | 'text' | 'features' | 'call' | 'monthly' | 'yearly'}`, ShippedText>;

export const offers = {
	'offers.pricing.title': onPage(pricingWords.title, 'Headline of the page /pricing'),
	'offers.pricing.text': onPage(pricingWords.text, 'Below the headline of the page /pricing'),
	'offers.pricing.note': onPage(pricingWords.note, 'Below the plans on the page /pricing'),
	...planTexts('starter'),
	...planTexts('pro'),
	...planTexts('enterprise'),
	'offers.orders.title': onPage(ordersWords.title, 'Headline of the page /roi'),
	'offers.orders.text': onPage(ordersWords.text, 'Below the headline of the page /roi'),
	'offers.orders.call': onPage(ordersWords.call, 'Button of the page /roi'),
	'offers.print.title': onPage(printWords.title, 'Headline of the page /roi-print'),
	'offers.print.text': onPage(printWords.text, 'Below the headline of the page /roi-print'),
	'offers.print.call': onPage(printWords.call, 'Button of the page /roi-print'),
} satisfies Record<string, ShippedText>;
