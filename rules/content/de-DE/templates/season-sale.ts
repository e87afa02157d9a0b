// The German of en-GB/templates/season-sale.ts.
import type { seasonSale as base } from '../../en-GB/templates/season-sale.ts';
import type { Translated } from '../../translated.ts';

export const seasonSale: Translated<typeof base> = {
	sections: {
		heroSplit: {
			eyebrow: 'Nur für kurze Zeit',
			title: 'Post, die im Winter warm macht',
			text: 'Karten, Kalender und kleine Geschenke mit Ihren eigenen Bildern. Wer früh bestellt, schreibt in Ruhe.',
			first: 'Zur Winterauswahl',
		},
		text: {
			items: [
				{ title: 'Früh dran', text: 'Nennen Sie den Tag, bis zu dem der günstigste Preis gilt.' },
				{ title: 'Rechtzeitig', text: 'Nennen Sie den letzten Bestelltag mit normalem Versand.' },
				{ title: 'Gerade noch', text: 'Nennen Sie den letzten Tag für den Expressversand, und was er kostet.' },
			],
		},
		productGrid: { title: 'Beliebt in dieser Zeit', call: 'Die ganze Auswahl' },
		imageText: {
			title: 'Eine Karte, vier Ideen',
			text: 'Das Familienfoto vom Sommer. Die Zeichnung der Kinder. Ein Rezept für den ersten Advent. Oder einfach eine leere Seite für Ihre Handschrift.\n\nAlle Karten kommen mit passenden Umschlägen.',
		},
		singleProduct: {
			title: 'Unser Vorschlag',
			text: 'Wählen Sie hier ein Produkt aus und sagen Sie in zwei Sätzen, für wen es das richtige Geschenk ist.',
			call: 'Jetzt gestalten',
		},
		faq: {
			title: 'Bestellen und schenken',
			items: [
				{
					question: 'Kann ich direkt an Beschenkte liefern lassen?',
					answer: 'Ja. Geben Sie an der Kasse eine andere Lieferanschrift an; die Rechnung kommt zu Ihnen.',
				},
				{
					question: 'Sind Umschläge dabei?',
					answer: 'Zu jeder Karte gehört einer. Weitere Farben wählen Sie auf der Produktseite.',
				},
				{
					question: 'Was, wenn etwas zu spät kommt?',
					answer: 'Dann rufen Sie uns an. Wir finden eine Lösung oder erstatten den Preis.',
				},
			],
		},
		singleCta: {
			title: 'Wem schreiben Sie dieses Jahr?',
			text: 'Fangen Sie mit dem Bild an, der Rest geht schnell.',
			first: 'Karte gestalten',
		},
	},
	seo: {
		title: 'Karten und Geschenke für den Winter',
		description: 'Karten, Kalender und Geschenke mit eigenen Bildern: Auswahl, Bestellfristen und Antworten.',
	},
};
