// One product from all sides.
import { asked, captioned, column, leads, plain, said } from '../planning.ts';
import type { PageTemplate } from './template.ts';

export const landingProduct: PageTemplate = {
	id: 'landingProduct',
	category: 'landingPage',
	kind: 'page',
	plan: {
		sections: [
			plain('hero', {
				values: { size: 'large', align: 'center', placement: 'below', first: leads('/products') },
				texts: {
					title: said('Die Visitenkarte, die niemand wegwirft', 'The business card that nobody throws away'),
					text: said(
						'Baumwollpapier, 600 Gramm, mit Farbschnitt. Man merkt es in der Hand, bevor man ein Wort gelesen hat.',
						'Cotton paper, 600 gsm, with coloured edges. You feel it in your hand before you have read a word.',
					),
					first: said('Jetzt gestalten', 'Start designing'),
				},
				layout: { gap: 'wide' },
			}),
			plain('text', {
				values: { align: 'center' },
				items: [
					column(
						said('Fühlbar schwer', 'You feel the weight'),
						said(
							'Doppelt so dick wie eine gewöhnliche Karte, und trotzdem zehn davon in jeder Hosentasche.',
							'Twice as thick as an ordinary card, and still ten of them fit in any pocket.',
						),
					),
					column(
						said('Farbe am Rand', 'Colour on the edge'),
						said(
							'Zwölf Töne, von Hand aufgetragen. Im Stapel leuchten sie, einzeln sind sie ein Geheimnis.',
							'Twelve shades, applied by hand. They glow in a stack and are a secret when alone.',
						),
					),
					column(
						said('Ohne einen Baum', 'Without a single tree'),
						said(
							'Das Papier entsteht aus Resten der Textilindustrie und wird mit Ökostrom bedruckt.',
							'The paper is made of leftovers from the textile industry and printed with green power.',
						),
					),
				],
				layout: { gap: 'wide', padding: 'wide' },
			}),
			plain('gallery', {
				values: { columns: '3', ratio: 'landscape' },
				items: [
					captioned('Im Gegenlicht', 'Against the light'),
					captioned('Der Stapel von der Seite', 'The stack from its side'),
					captioned('Neben einer gewöhnlichen Karte', 'Beside an ordinary card'),
				],
			}),
			plain('singleProduct', {
				values: { side: 'start', call: leads('/products') },
				texts: {
					title: said('Ab 50 Stück', 'From 50 pieces'),
					text: said(
						'Wählen Sie hier das Produkt aus, um das es geht. Preis und Bild kommen aus Ihrem Sortiment und bleiben von selbst aktuell.',
						'Choose the product here that the page is about. Price and picture come from your range and stay up to date by themselves.',
					),
					call: said('Zum Produkt', 'To the product'),
				},
				layout: { ground: 'alternate', padding: 'wide' },
			}),
			plain('quote', {
				values: { align: 'center' },
				texts: {
					quote: said(
						'Ein Satz von jemandem, der das Produkt benutzt, sagt mehr als eine Liste von Eigenschaften. Setzen Sie ihn hierher.',
						'A sentence from somebody who uses the product says more than a list of features. Put it here.',
					),
					person: said('Name', 'Name'),
					role: said('Beruf und Ort', 'Profession and place'),
				},
			}),
			plain('faq', {
				texts: { title: said('Bevor Sie bestellen', 'Before you order') },
				items: [
					asked(
						said('Kann ich ein Muster anfassen?', 'Can I touch a sample?'),
						said(
							'Wir schicken Ihnen drei Karten in verschiedenen Farben, kostenlos und ohne Verpflichtung.',
							'We send you three cards in different colours, free of charge and without obligation.',
						),
					),
					asked(
						said('Passt sie in ein Kartenetui?', 'Does it fit a card case?'),
						said(
							'Ja, das Format ist das übliche. Es passen nur halb so viele hinein.',
							'Yes, the format is the usual one. Only half as many fit in.',
						),
					),
					asked(
						said('Wie lange dauert es?', 'How long does it take?'),
						said(
							'Acht Werktage nach Ihrer Freigabe: Die Ränder trocknen über Nacht.',
							'Eight working days after your approval: the edges dry overnight.',
						),
					),
				],
			}),
			plain('singleCta', {
				values: { align: 'center', first: leads('/products', 'neutral', 'buttonAndTile') },
				texts: {
					title: said('Der erste Eindruck liegt in Ihrer Hand', 'The first impression is in your hand'),
					text: said('Gestalten Sie Ihre Karte in fünf Minuten.', 'Design your card in five minutes.'),
					first: said('Loslegen', 'Begin'),
				},
				layout: { padding: 'wide' },
			}),
		],
		seo: {
			title: said(
				'Visitenkarten mit Farbschnitt auf Baumwollpapier',
				'Business cards with coloured edges on cotton paper',
			),
			description: said(
				'600 Gramm, zwölf Farben am Rand, ab 50 Stück: online gestalten und als Muster anfassen.',
				'600 gsm, twelve edge colours, from 50 pieces: design online, and touch a sample first.',
			),
		},
	},
};
