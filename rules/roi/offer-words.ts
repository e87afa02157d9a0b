// What the pages /pricing, /roi and /roi-print say as they ship: the samples of their blocks, and texts of the store that a translator
// corrects and a shop overrides.
import type { Plan } from './plans.ts';

interface Words {
	de: string;
	en: string;
}

export const pricingWords = {
	title: { de: 'Ein Tarif, der mitwächst', en: 'A plan that grows with you' },
	text: {
		de: 'Beginnen Sie klein und wechseln Sie, wenn Ihr Geschäft größer wird. Wer jährlich zahlt, bekommt zwei Monate geschenkt.',
		en: 'Start small and move up when your business does. Pay yearly and two months are on us.',
	},
	note: { de: 'Alle Preise zuzüglich Mehrwertsteuer.', en: 'All prices plus VAT.' },
} satisfies Record<string, Words>;

export const planWords: Record<Plan, Record<'text' | 'features' | 'call', Words>> = {
	starter: {
		text: { de: 'Für den ersten eigenen Shop.', en: 'For your first shop.' },
		features: {
			de: 'Ein Shop in zwei Sprachen\nBis zu 10 Seiten und 1 Link-Seite\nDrucksachen online gestalten\nHilfe per E-Mail',
			en: 'One shop in two languages\nUp to 10 pages and 1 link page\nDesign prints online\nHelp by e-mail',
		},
		call: { de: 'Mit Starter beginnen', en: 'Start with Starter' },
	},
	pro: {
		text: { de: 'Für Druckereien, die täglich verkaufen.', en: 'For printers who sell every day.' },
		features: {
			de: 'Alles aus Starter\nBis zu 100 Seiten und 10 Link-Seiten\nEigene Domain\nPreislisten nach Kundengruppe\nMaschinelle Übersetzung\nHilfe per Telefon',
			en: 'Everything in Starter\nUp to 100 pages and 10 link pages\nYour own domain\nPrice lists by customer group\nMachine translation\nHelp by phone',
		},
		call: { de: 'Mit Pro beginnen', en: 'Start with Pro' },
	},
	enterprise: {
		text: { de: 'Für viele Standorte und Einkaufssysteme.', en: 'For many locations and procurement systems.' },
		features: {
			de: 'Alles aus Pro\nBeliebig viele Seiten und Link-Seiten\nAnbindung an Einkaufssysteme\nEigene Rollen und Freigaben\nFeste Ansprechperson',
			en: 'Everything in Pro\nAs many pages and link pages as you like\nConnection to procurement systems\nYour own roles and approvals\nA dedicated contact',
		},
		call: { de: 'Mit Enterprise beginnen', en: 'Start with Enterprise' },
	},
};

export const ordersWords = {
	title: { de: 'Was sparen Sie mit einem eigenen Shop?', en: 'What would your own shop save you?' },
	text: {
		de: 'Bestellungen per E-Mail kosten Zeit, Missverständnisse kosten Geld. Tragen Sie Ihre Zahlen ein und sehen Sie, was ein Shop daran ändert.',
		en: 'Orders by e-mail take time, misunderstandings cost money. Enter your figures and see what a shop would change.',
	},
	call: { de: 'Tarife ansehen', en: 'See the plans' },
} satisfies Record<string, Words>;

export const printWords = {
	title: { de: 'Was sparen Sie als Druckerei?', en: 'What would you save as a printer?' },
	text: {
		de: 'Korrekturabzüge von Hand, PDFs hin und her, ein Zahlendreher kurz vor dem Druck: Rechnen Sie aus, was davon wegfällt, wenn Ihre Kunden selbst gestalten.',
		en: 'Proofs by hand, PDFs back and forth, swapped digits just before printing: work out what disappears when your clients design for themselves.',
	},
	call: { de: 'Tarife ansehen', en: 'See the plans' },
} satisfies Record<string, Words>;
