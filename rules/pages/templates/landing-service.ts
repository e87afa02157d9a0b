// A standing offer for companies.
import { asked, column, leads, plain, said } from '../planning.ts';
import type { PageTemplate } from './template.ts';

export const landingService: PageTemplate = {
	id: 'landingService',
	category: 'landingPage',
	kind: 'page',
	plan: {
		sections: [
			plain('heroSplit', {
				values: { first: leads('/contact'), second: leads('/products', 'neutral') },
				texts: {
					eyebrow: said('Für Geschäftskunden', 'For business customers'),
					title: said('Drucksachen für alle Standorte, ein Ansprechpartner', 'Print for every location, one contact'),
					text: said(
						'Ihre Leute bestellen selbst, im Rahmen, den Sie festlegen. Logo, Farben und Schriften stimmen immer, die Rechnung kommt einmal im Monat.',
						'Your people order for themselves, within the limits you set. Logo, colours and typefaces are always right, and there is one invoice a month.',
					),
					first: said('Angebot anfordern', 'Request a quote'),
					second: said('Sortiment ansehen', 'See the range'),
				},
				layout: { gap: 'wide' },
			}),
			plain('text', {
				values: { background: 'glassyBorder' },
				items: [
					column(
						said('Einmal einrichten', 'Set up once'),
						said(
							'Wir legen Ihre Vorlagen an und sperren, was gleich bleiben soll. Namen und Anschriften bleiben frei.',
							'We set up your templates and lock what must stay the same. Names and addresses remain open.',
						),
					),
					column(
						said('Überall bestellen', 'Order anywhere'),
						said(
							'Jede Filiale bestellt mit eigenem Zugang. Auf Wunsch gibt die Zentrale frei, bevor gedruckt wird.',
							'Every branch orders with its own log-in. If you like, head office approves before anything is printed.',
						),
					),
					column(
						said('Zentral abrechnen', 'Settle centrally'),
						said(
							'Eine Rechnung mit allen Kostenstellen, am Monatsende, auf Wunsch elektronisch.',
							'One invoice with all cost centres, at the end of the month, electronic if you like.',
						),
					),
				],
				layout: { padding: 'wide' },
			}),
			plain('categoryTiles', {
				texts: { title: said('Was Unternehmen bei uns bestellen', 'What companies order from us') },
			}),
			plain('imageText', {
				values: { side: 'end', share: 'third', ratio: 'portrait', first: leads('/contact', 'secondary') },
				texts: {
					title: said('Ihre Ansprechperson', 'Your contact'),
					text: said(
						'Stellen Sie hier den Menschen vor, der ans Telefon geht: mit Foto, Namen, Durchwahl und dem Satz, den er am häufigsten sagt.\n\nWer weiß, mit wem er spricht, fragt eher.',
						'Introduce the person here who answers the phone: with a photo, a name, a number and the sentence they say most often.\n\nPeople who know whom they talk to are quicker to ask.',
					),
					first: said('Rückruf vereinbaren', 'Arrange a call'),
				},
			}),
			plain('quote', {
				values: { background: 'glassy' },
				texts: {
					quote: said(
						'Bitten Sie einen Kunden mit mehreren Standorten um zwei Sätze: Wie war es vorher, was ist jetzt einfacher?',
						'Ask a customer with several locations for two sentences: what was it like before, and what is easier now?',
					),
					person: said('Name', 'Name'),
					role: said('Einkauf, Unternehmen', 'Purchasing, company'),
				},
			}),
			plain('faq', {
				texts: { title: said('Fragen aus dem Einkauf', 'Questions from purchasing') },
				items: [
					asked(
						said('Ab welcher Menge lohnt es sich?', 'From what volume is it worthwhile?'),
						said(
							'Ab drei Standorten oder zwanzig Bestellungen im Jahr. Darunter ist der normale Shop der kürzere Weg.',
							'From three locations or twenty orders a year. Below that, the ordinary shop is the shorter way.',
						),
					),
					asked(
						said('Wie schnell sind wir startklar?', 'How soon can we start?'),
						said(
							'Sobald uns Logo, Farben und Schriften vorliegen, dauert die Einrichtung etwa zwei Wochen.',
							'Once we have your logo, colours and typefaces, setting up takes about two weeks.',
						),
					),
					asked(
						said('Lässt sich unser Einkaufssystem anbinden?', 'Can you connect to our procurement system?'),
						said(
							'Fragen Sie uns nach Ihrem System. Wir sagen Ihnen ehrlich, was geht und was es kostet.',
							'Ask us about your system. We tell you honestly what is possible and what it costs.',
						),
					),
				],
			}),
			plain('doubleCta', {
				values: { first: leads('/contact'), second: leads('/signup', 'neutral') },
				texts: {
					title: said('Rechnen wir es einmal durch', 'Let us do the sums'),
					text: said(
						'Nennen Sie uns Standorte und Drucksachen, Sie bekommen ein Angebot mit Festpreisen.',
						'Tell us your locations and print items, and you get a quote with fixed prices.',
					),
					first: said('Angebot anfordern', 'Request a quote'),
					second: said('Konto eröffnen', 'Open an account'),
				},
				layout: { ground: 'alternate', padding: 'wide' },
			}),
		],
		seo: {
			title: said('Drucksachen für Unternehmen mit mehreren Standorten', 'Print for companies with several locations'),
			description: said(
				'Ein Rahmen, viele Besteller, eine Rechnung: Drucksachen im eigenen Auftritt für jede Filiale.',
				'One frame, many who order, one invoice: print in your own look for every branch.',
			),
		},
	},
};
