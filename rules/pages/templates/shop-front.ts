// The way into a whole shop.
import { asked, column, leads, plain, said } from '../planning.ts';
import type { PageTemplate } from './template.ts';

export const shopFront: PageTemplate = {
	id: 'shopFront',
	category: 'eCommerce',
	kind: 'page',
	plan: {
		sections: [
			plain('hero', {
				values: { size: 'large', placement: 'behind', first: leads('/products'), second: leads('/contact', 'neutral') },
				texts: {
					title: said('Gedruckt, wie Sie es sich vorstellen', 'Printed the way you imagine it'),
					text: said(
						'Wählen, gestalten, bestellen: Ihre Drucksachen sind in wenigen Minuten fertig gestaltet und in wenigen Tagen bei Ihnen.',
						'Choose, design, order: your prints are designed in minutes and with you in a few days.',
					),
					first: said('Alle Produkte ansehen', 'See all products'),
					second: said('Beraten lassen', 'Ask for advice'),
				},
			}),
			plain('categoryTiles', { texts: { title: said('Was brauchen Sie heute?', 'What do you need today?') } }),
			plain('productGrid', {
				values: { mode: 'newest', count: 8, columns: '4', call: leads('/products', 'neutral') },
				texts: {
					title: said('Neu bei uns', 'New in the shop'),
					call: said('Mehr entdecken', 'Discover more'),
				},
			}),
			plain('text', {
				items: [
					column(
						said('Geprüft, bevor gedruckt wird', 'Checked before it is printed'),
						said(
							'Jede Datei sieht ein Mensch an. Passt etwas nicht, melden wir uns, bevor es Geld kostet.',
							'A person looks at every file. If something is wrong, we get in touch before it costs money.',
						),
					),
					column(
						said('Der Preis steht fest', 'The price is the price'),
						said(
							'Papier, Druck, Steuern und Versand sehen Sie vor dem Bezahlen. Danach kommt nichts dazu.',
							'You see paper, printing, taxes and delivery before you pay. Nothing is added afterwards.',
						),
					),
					column(
						said('Nachbestellen mit einem Klick', 'Reorder with one click'),
						said(
							'Ihre Gestaltung bleibt gespeichert. Die nächste Auflage ist in einer Minute bestellt.',
							'Your design stays with us. The next run is ordered within a minute.',
						),
					),
				],
				layout: { ground: 'alternate', padding: 'wide' },
			}),
			plain('imageText', {
				values: { side: 'end', first: leads('/about', 'secondary') },
				texts: {
					title: said('Die Werkstatt dahinter', 'The workshop behind it'),
					text: said(
						'Zeigen Sie, wo und von wem gedruckt wird. Ein Foto aus dem Alltag ist besser als jedes Archivbild.\n\nZwei Absätze genügen: wie es angefangen hat, und was Sie heute anders machen als andere.',
						'Show where things are printed and by whom. A photo of an ordinary day beats any stock picture.\n\nTwo paragraphs are enough: how it began, and what you do differently from others today.',
					),
					first: said('Über uns', 'About us'),
				},
			}),
			plain('faq', {
				texts: {
					title: said('Kurz beantwortet', 'Answered in brief'),
					text: said('Ihre Frage fehlt? Schreiben Sie uns.', 'Is yours missing? Write to us.'),
				},
				items: [
					asked(
						said('Wann ist meine Bestellung da?', 'When will my order arrive?'),
						said(
							'Der Liefertag steht auf jeder Produktseite und gilt ab der Freigabe Ihrer Daten.',
							'The day of delivery is on every product page and counts from the approval of your files.',
						),
					),
					asked(
						said('Kann ich vorher ein Muster bekommen?', 'Can I have a sample first?'),
						said(
							'Ja, sagen Sie uns, welches Papier Sie interessiert.',
							'Yes, tell us which paper you are interested in.',
						),
					),
					asked(
						said('Wie kann ich bezahlen?', 'How can I pay?'),
						said(
							'Die Zahlungsarten sehen Sie an der Kasse, bevor Sie etwas eingeben müssen.',
							'You see the ways to pay at the checkout, before you have to enter anything.',
						),
					),
				],
			}),
			plain('singleCta', {
				values: { first: leads('/products', 'neutral', 'buttonAndTile') },
				texts: {
					title: said('Womit fangen wir an?', 'What shall we start with?'),
					text: said(
						'Visitenkarte, Flyer oder Plakat: Alles beginnt mit einem Klick.',
						'Business card, flyer or poster: everything begins with a click.',
					),
					first: said('Zu den Produkten', 'To the products'),
				},
			}),
		],
		seo: {
			title: said('Drucksachen online gestalten und bestellen', 'Design and order print online'),
			description: said(
				'Visitenkarten, Flyer, Plakate und mehr: online gestaltet, von Menschen geprüft, pünktlich geliefert.',
				'Business cards, flyers, posters and more: designed online, checked by people, delivered on time.',
			),
		},
	},
};
