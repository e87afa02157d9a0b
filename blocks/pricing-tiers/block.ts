// Plans beside each other, with what they cost a month and a year.
import { defineBlock } from '../../rules/pages/block.ts';
import { amount, call, choice, flag, line, lines } from '../../rules/pages/fields.ts';
import { type Plan, planCost, planNames } from '../../rules/roi/plans.ts';

/** In minor units. */
const price = (initial: number) => amount(0, 100_000_000, initial);

const tier = (
	plan: Plan,
	highlighted: boolean,
	texts: Record<'text' | 'features' | 'call', { de: string; en: string }>,
) => ({
	values: {
		monthly: planCost(plan).month,
		yearly: planCost(plan).year,
		highlighted,
		call: { url: '/signup', target: '', click: 'button', colour: highlighted ? 'neutral' : 'primary' },
	},
	texts: { name: { de: planNames[plan], en: planNames[plan] }, ...texts },
});

export const block = defineBlock({
	type: 'pricingTiers',
	version: 1,
	tab: 'special',
	rank: 3,
	fields: { billing: choice(['monthly', 'yearly'], 'monthly') },
	texts: { title: line(120), text: lines(400), note: lines(300) },
	items: {
		min: 1,
		max: 4,
		fields: { monthly: price(0), yearly: price(0), highlighted: flag(), call: call() },
		texts: { name: line(60, 'required'), text: lines(200), priceText: line(40), features: lines(1500) },
	},
	words: ['pricingTiers'],
	sample: {
		texts: {
			title: { de: 'Ein Tarif, der mitwächst', en: 'A plan that grows with you' },
			text: {
				de: 'Beginnen Sie klein und wechseln Sie, wenn Ihr Geschäft größer wird. Wer jährlich zahlt, bekommt zwei Monate geschenkt.',
				en: 'Start small and move up when your business does. Pay yearly and two months are on us.',
			},
			note: { de: 'Alle Preise zuzüglich Mehrwertsteuer.', en: 'All prices plus VAT.' },
		},
		items: [
			tier('starter', false, {
				text: { de: 'Für den ersten eigenen Shop.', en: 'For your first shop.' },
				features: {
					de: 'Ein Shop in zwei Sprachen\nBis zu 10 Seiten und 1 Link-Seite\nDrucksachen online gestalten\nHilfe per E-Mail',
					en: 'One shop in two languages\nUp to 10 pages and 1 link page\nDesign prints online\nHelp by e-mail',
				},
				call: { de: 'Mit Starter beginnen', en: 'Start with Starter' },
			}),
			tier('pro', true, {
				text: { de: 'Für Druckereien, die täglich verkaufen.', en: 'For printers who sell every day.' },
				features: {
					de: 'Alles aus Starter\nBis zu 100 Seiten und 10 Link-Seiten\nEigene Domain\nPreislisten nach Kundengruppe\nMaschinelle Übersetzung\nHilfe per Telefon',
					en: 'Everything in Starter\nUp to 100 pages and 10 link pages\nYour own domain\nPrice lists by customer group\nMachine translation\nHelp by phone',
				},
				call: { de: 'Mit Pro beginnen', en: 'Start with Pro' },
			}),
			tier('enterprise', false, {
				text: { de: 'Für viele Standorte und Einkaufssysteme.', en: 'For many locations and procurement systems.' },
				features: {
					de: 'Alles aus Pro\nBeliebig viele Seiten und Link-Seiten\nAnbindung an Einkaufssysteme\nEigene Rollen und Freigaben\nFeste Ansprechperson',
					en: 'Everything in Pro\nAs many pages and link pages as you like\nConnection to procurement systems\nYour own roles and approvals\nA dedicated contact',
				},
				call: { de: 'Mit Enterprise beginnen', en: 'Start with Enterprise' },
			}),
		],
	},
});
