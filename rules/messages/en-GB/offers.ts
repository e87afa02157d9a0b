// The pages /pricing, /roi and /roi-print of a shop that has built none of its own, and the plans that the calculators compare with.
import { offers as texts } from '../../content/en-GB/offers.ts';
import { type Plan, planCost, planNames } from '../../roi/plans.ts';
import { type ShippedText, withArguments } from '../entry.ts';

const tags = ['offers'];

const onPage = (text: string, context: string): ShippedText => ({ text, context, tags });

const perLine = 'What a plan includes on the page /pricing, one thing per line';
const amount = (minor: number, period: string): ShippedText => ({
	text: String(minor / 100),
	context: `What a plan costs ${period}, as a number in the currency of the shop, such as 49 or 49.50`,
	tags,
});

const planTexts = <P extends Plan>(plan: P) =>
	({
		[`offers.${plan}.name`]: {
			text: planNames[plan],
			context: 'Name of a plan on the page /pricing and in the calculators',
			tags,
		},
		[`offers.${plan}.text`]: onPage(texts[plan].text, 'Below the name of a plan on the page /pricing'),
		[`offers.${plan}.features`]: onPage(texts[plan].features, perLine),
		[`offers.${plan}.call`]: onPage(texts[plan].call, 'Button of a plan on the page /pricing'),
		[`offers.${plan}.monthly`]: amount(planCost(plan).month, 'a month'),
		[`offers.${plan}.yearly`]: amount(planCost(plan).year, 'a year'),
	}) as Record<`offers.${P}.${'name' | 'text' | 'features' | 'call' | 'monthly' | 'yearly'}`, ShippedText>;

export const offers = {
	'offers.pricing.title': onPage(texts.pricing.title, 'Headline of the page /pricing'),
	'offers.pricing.text': onPage(texts.pricing.text, 'Below the headline of the page /pricing'),
	'offers.pricing.note': onPage(texts.pricing.note, 'Below the plans on the page /pricing'),
	'offers.chosen.month': withArguments<{ plan: string }>()({
		text: 'You have chosen {plan}, paid monthly. A plan is bought in the administration of a shop, and your account looks after none yet. Write to us, and we set up your shop:',
		context: 'On the page /pricing, to who has signed in for a plan but looks after no shop. An email address follows.',
		tags,
	}),
	'offers.chosen.year': withArguments<{ plan: string }>()({
		text: 'You have chosen {plan}, paid yearly. A plan is bought in the administration of a shop, and your account looks after none yet. Write to us, and we set up your shop:',
		context: 'The same as the one before for a plan that is paid by the year',
		tags,
	}),
	...planTexts('starter'),
	...planTexts('pro'),
	...planTexts('enterprise'),
	'offers.orders.title': onPage(texts.orders.title, 'Headline of the page /roi'),
	'offers.orders.text': onPage(texts.orders.text, 'Below the headline of the page /roi'),
	'offers.orders.call': onPage(texts.orders.call, 'Button of the page /roi'),
	'offers.print.title': onPage(texts.print.title, 'Headline of the page /roi-print'),
	'offers.print.text': onPage(texts.print.text, 'Below the headline of the page /roi-print'),
	'offers.print.call': onPage(texts.print.call, 'Button of the page /roi-print'),
} satisfies Record<string, ShippedText>;
