// A campaign for an occasion: what fits it, until when to order, what people ask.
import { asked, column, leads, plain, said } from '../planning.ts';
import type { PageTemplate } from './template.ts';

export const seasonSale: PageTemplate = {
	id: 'seasonSale',
	category: 'eCommerce',
	kind: 'page',
	plan: {
		sections: [
			plain('heroSplit', {
				values: { size: 'large', first: leads('/products') },
				texts: {
					eyebrow: said('Nur für kurze Zeit', 'For a short time only'),
					title: said('Post, die im Winter warm macht', 'Post that warms a winter'),
					text: said(
						'Karten, Kalender und kleine Geschenke mit Ihren eigenen Bildern. Wer früh bestellt, schreibt in Ruhe.',
						'Cards, calendars and small gifts with your own pictures. Order early and write at your ease.',
					),
					first: said('Zur Winterauswahl', 'To the winter selection'),
				},
			}),
			plain('text', {
				values: { background: 'glassyBorder', align: 'center' },
				items: [
					column(
						said('Früh dran', 'Early'),
						said(
							'Nennen Sie den Tag, bis zu dem der günstigste Preis gilt.',
							'Name the day until which the best price holds.',
						),
					),
					column(
						said('Rechtzeitig', 'In time'),
						said(
							'Nennen Sie den letzten Bestelltag mit normalem Versand.',
							'Name the last day to order with standard delivery.',
						),
					),
					column(
						said('Gerade noch', 'Just in time'),
						said(
							'Nennen Sie den letzten Tag für den Expressversand, und was er kostet.',
							'Name the last day for express delivery, and what it costs.',
						),
					),
				],
			}),
			plain('productGrid', {
				values: { mode: 'random', count: 8, columns: '4', call: leads('/products', 'neutral') },
				texts: {
					title: said('Beliebt in dieser Zeit', 'Popular at this time of year'),
					call: said('Die ganze Auswahl', 'The whole selection'),
				},
			}),
			plain('imageText', {
				values: { side: 'start', ratio: 'square' },
				texts: {
					title: said('Eine Karte, vier Ideen', 'One card, four ideas'),
					text: said(
						'Das Familienfoto vom Sommer. Die Zeichnung der Kinder. Ein Rezept für den ersten Advent. Oder einfach eine leere Seite für Ihre Handschrift.\n\nAlle Karten kommen mit passenden Umschlägen.',
						'The family photo from summer. The drawing by the children. A recipe for a cold Sunday. Or simply an empty page for your handwriting.\n\nAll cards come with matching envelopes.',
					),
				},
			}),
			plain('singleProduct', {
				values: { side: 'end', call: leads('/products') },
				texts: {
					title: said('Unser Vorschlag', 'Our suggestion'),
					text: said(
						'Wählen Sie hier ein Produkt aus und sagen Sie in zwei Sätzen, für wen es das richtige Geschenk ist.',
						'Choose a product here and say in two sentences for whom it is the right gift.',
					),
					call: said('Jetzt gestalten', 'Start designing'),
				},
			}),
			plain('faq', {
				values: { openFirst: false },
				texts: { title: said('Bestellen und schenken', 'Ordering and giving') },
				items: [
					asked(
						said('Kann ich direkt an Beschenkte liefern lassen?', 'Can you deliver straight to the recipient?'),
						said(
							'Ja. Geben Sie an der Kasse eine andere Lieferanschrift an; die Rechnung kommt zu Ihnen.',
							'Yes. Enter another delivery address at the checkout; the invoice comes to you.',
						),
					),
					asked(
						said('Sind Umschläge dabei?', 'Are envelopes included?'),
						said(
							'Zu jeder Karte gehört einer. Weitere Farben wählen Sie auf der Produktseite.',
							'One comes with every card. You choose other colours on the product page.',
						),
					),
					asked(
						said('Was, wenn etwas zu spät kommt?', 'What if something comes too late?'),
						said(
							'Dann rufen Sie uns an. Wir finden eine Lösung oder erstatten den Preis.',
							'Call us. We find a solution or refund the price.',
						),
					),
				],
			}),
			plain('singleCta', {
				values: { first: leads('/products', 'neutral', 'buttonAndTile') },
				texts: {
					title: said('Wem schreiben Sie dieses Jahr?', 'Whom will you write to this year?'),
					text: said(
						'Fangen Sie mit dem Bild an, der Rest geht schnell.',
						'Begin with the picture, the rest is quick.',
					),
					first: said('Karte gestalten', 'Design a card'),
				},
				layout: { padding: 'wide' },
			}),
		],
		seo: {
			title: said('Karten und Geschenke für den Winter', 'Cards and gifts for winter'),
			description: said(
				'Karten, Kalender und Geschenke mit eigenen Bildern: Auswahl, Bestellfristen und Antworten.',
				'Cards, calendars and gifts with your own pictures: selection, order deadlines and answers.',
			),
		},
	},
};
