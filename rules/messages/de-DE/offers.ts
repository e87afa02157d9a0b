// The German of en-GB/offers.ts.
import { offers as texts } from '../../content/de-DE/offers.ts';
import { type Plan, planCost, planNames } from '../../roi/plans.ts';
import type { offers as base } from '../en-GB/offers.ts';
import type { TranslationOf } from '../entry.ts';

const planTexts = <P extends Plan>(plan: P) =>
	({
		[`offers.${plan}.name`]: planNames[plan],
		[`offers.${plan}.text`]: texts[plan].text,
		[`offers.${plan}.features`]: texts[plan].features,
		[`offers.${plan}.call`]: texts[plan].call,
		[`offers.${plan}.monthly`]: String(planCost(plan).month / 100),
		[`offers.${plan}.yearly`]: String(planCost(plan).year / 100),
	}) as Record<`offers.${P}.${'name' | 'text' | 'features' | 'call' | 'monthly' | 'yearly'}`, string>;

export const offers: TranslationOf<typeof base> = {
	'offers.pricing.title': texts.pricing.title,
	'offers.pricing.text': texts.pricing.text,
	'offers.pricing.note': texts.pricing.note,
	'offers.chosen.month':
		'Sie haben {plan} gewählt, monatlich bezahlt. Gebucht wird ein Tarif in der Verwaltung eines Shops, und Ihr Konto betreut noch keinen. Schreiben Sie uns, wir richten Ihren Shop ein:',
	'offers.chosen.year':
		'Sie haben {plan} gewählt, jährlich bezahlt. Gebucht wird ein Tarif in der Verwaltung eines Shops, und Ihr Konto betreut noch keinen. Schreiben Sie uns, wir richten Ihren Shop ein:',
	...planTexts('starter'),
	...planTexts('pro'),
	...planTexts('enterprise'),
	'offers.orders.title': texts.orders.title,
	'offers.orders.text': texts.orders.text,
	'offers.orders.call': texts.orders.call,
	'offers.print.title': texts.print.title,
	'offers.print.text': texts.print.text,
	'offers.print.call': texts.print.call,
};
