// The German of en-GB/templates/landing-product.ts.
import type { landingProduct as base } from '../../en-GB/templates/landing-product.ts';
import type { Translated } from '../../translated.ts';

export const landingProduct: Translated<typeof base> = {
	sections: {
		hero: {
			title: 'Die Visitenkarte, die niemand wegwirft',
			text: 'Baumwollpapier, 600 Gramm, mit Farbschnitt. Man merkt es in der Hand, bevor man ein Wort gelesen hat.',
			first: 'Jetzt gestalten',
		},
		text: {
			items: [
				{
					title: 'Fühlbar schwer',
					text: 'Doppelt so dick wie eine gewöhnliche Karte, und trotzdem zehn davon in jeder Hosentasche.',
				},
				{
					title: 'Farbe am Rand',
					text: 'Zwölf Töne, von Hand aufgetragen. Im Stapel leuchten sie, einzeln sind sie ein Geheimnis.',
				},
				{
					title: 'Ohne einen Baum',
					text: 'Das Papier entsteht aus Resten der Textilindustrie und wird mit Ökostrom bedruckt.',
				},
			],
		},
		gallery: {
			items: [
				{ caption: 'Im Gegenlicht' },
				{ caption: 'Der Stapel von der Seite' },
				{ caption: 'Neben einer gewöhnlichen Karte' },
			],
		},
		singleProduct: {
			title: 'Ab 50 Stück',
			text: 'Wählen Sie hier das Produkt aus, um das es geht. Preis und Bild kommen aus Ihrem Sortiment und bleiben von selbst aktuell.',
			call: 'Zum Produkt',
		},
		quote: {
			quote:
				'Ein Satz von jemandem, der das Produkt benutzt, sagt mehr als eine Liste von Eigenschaften. Setzen Sie ihn hierher.',
			person: 'Name',
			role: 'Beruf und Ort',
		},
		faq: {
			title: 'Bevor Sie bestellen',
			items: [
				{
					question: 'Kann ich ein Muster anfassen?',
					answer: 'Wir schicken Ihnen drei Karten in verschiedenen Farben, kostenlos und ohne Verpflichtung.',
				},
				{
					question: 'Passt sie in ein Kartenetui?',
					answer: 'Ja, das Format ist das übliche. Es passen nur halb so viele hinein.',
				},
				{
					question: 'Wie lange dauert es?',
					answer: 'Acht Werktage nach Ihrer Freigabe: Die Ränder trocknen über Nacht.',
				},
			],
		},
		singleCta: {
			title: 'Der erste Eindruck liegt in Ihrer Hand',
			text: 'Gestalten Sie Ihre Karte in fünf Minuten.',
			first: 'Loslegen',
		},
	},
	seo: {
		title: 'Visitenkarten mit Farbschnitt auf Baumwollpapier',
		description: '600 Gramm, zwölf Farben am Rand, ab 50 Stück: online gestalten und als Muster anfassen.',
	},
};
