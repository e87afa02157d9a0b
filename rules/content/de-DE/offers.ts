// The German of en-GB/offers.ts.
import type { offers as base } from '../en-GB/offers.ts';
import type { Translated } from '../translated.ts';

export const offers: Translated<typeof base> = {
	pricing: {
		title: 'Ein Tarif, der mitwächst',
		text: 'Beginnen Sie klein und wechseln Sie, wenn Ihr Geschäft größer wird. Wer jährlich zahlt, bekommt zwei Monate geschenkt.',
		note: 'Alle Preise zuzüglich Mehrwertsteuer.',
	},
	starter: {
		text: 'Für den ersten eigenen Shop.',
		features:
			'Ein Shop in zwei Sprachen\nBis zu 10 Seiten und 1 Linkseite\nDrucksachen online gestalten\nHilfe per E-Mail',
		call: 'Mit Starter beginnen',
	},
	pro: {
		text: 'Für Druckereien, die täglich verkaufen.',
		features:
			'Alles aus Starter\nBis zu 100 Seiten und 10 Linkseiten\nEigene Domain\nPreislisten nach Kundengruppe\nMaschinelle Übersetzung\nHilfe per Telefon',
		call: 'Mit Pro beginnen',
	},
	enterprise: {
		text: 'Für viele Standorte und Einkaufssysteme.',
		features:
			'Alles aus Pro\nBeliebig viele Seiten und Linkseiten\nAnbindung an Einkaufssysteme\nEigene Rollen und Freigaben\nFeste Ansprechperson',
		call: 'Mit Enterprise beginnen',
	},
	orders: {
		title: 'Was sparen Sie mit einem eigenen Shop?',
		text: 'Bestellungen per E-Mail kosten Zeit, Missverständnisse kosten Geld. Tragen Sie Ihre Zahlen ein und sehen Sie, was ein Shop daran ändert.',
		call: 'Tarife ansehen',
	},
	print: {
		title: 'Was sparen Sie als Druckerei?',
		text: 'Korrekturabzüge von Hand, PDFs hin und her, ein Zahlendreher kurz vor dem Druck: Rechnen Sie aus, was davon wegfällt, wenn Ihre Kunden selbst gestalten.',
		call: 'Tarife ansehen',
	},
};
