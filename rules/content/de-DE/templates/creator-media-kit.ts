// The German of en-GB/templates/creator-media-kit.ts.
import type { creatorMediaKit as base } from '../../en-GB/templates/creator-media-kit.ts';
import type { Translated } from '../../translated.ts';

export const creatorMediaKit: Translated<typeof base> = {
	sections: {
		heroSplit: {
			eyebrow: 'Mediakit',
			title: 'Werbung, die man gern ansieht',
			text: 'Seit fünf Jahren zeige ich, wie Dinge von Hand entstehen. Wer mir folgt, kauft selten, aber gut: Das ist Ihre Zielgruppe?',
			first: 'Zusammenarbeit anfragen',
		},
		text: {
			items: [
				{
					title: 'Reichweite',
					text: 'Nennen Sie Abonnenten und Aufrufe je Beitrag, mit dem Monat, aus dem die Zahlen stammen.',
				},
				{ title: 'Publikum', text: 'Alter, Länder, Interessen: drei Zahlen genügen, wenn sie stimmen.' },
				{
					title: 'Reaktionen',
					text: 'Wie viele kommentieren, speichern, klicken? Ein echtes Beispiel überzeugt am meisten.',
				},
			],
		},
		pricingTiers: {
			title: 'Formate und Preise',
			text: 'Alles wird als Werbung gekennzeichnet und vorher mit Ihnen abgestimmt.',
			items: [
				{
					name: 'Beitrag',
					text: 'Ein Bild oder eine Bilderfolge.',
					features: 'Idee, Foto und Text\nEine Korrekturschleife\nNutzung für drei Monate',
					priceText: 'ab 450 €',
					call: 'Anfragen',
				},
				{
					name: 'Video',
					text: 'Sechzig Sekunden, hochkant und quer.',
					features:
						'Drehbuch, Dreh und Schnitt\nUntertitel in zwei Sprachen\nZwei Korrekturschleifen\nNutzung für sechs Monate',
					priceText: 'ab 1.200 €',
					call: 'Anfragen',
				},
				{
					name: 'Reihe',
					text: 'Ein Thema über mehrere Wochen.',
					features: 'Gemeinsamer Plan\nBeiträge und Videos\nAuswertung am Ende',
					priceText: 'auf Anfrage',
					call: 'Anfragen',
				},
			],
		},
		quote: {
			quote:
				'Fragen Sie eine Marke, mit der es gut lief, was die Zusammenarbeit gebracht hat. Ihre Antwort gehört hierher.',
			person: 'Name der Ansprechperson',
			role: 'Marke',
		},
		faq: {
			title: 'Gut zu wissen',
			items: [
				{
					question: 'Was lehnen Sie ab?',
					answer: 'Alles, was ich selbst nicht benutzen würde. Glücksspiel, schnelle Mode und Diätprodukte immer.',
				},
				{
					question: 'Wie lange dauert es?',
					answer: 'Von der Zusage bis zur Veröffentlichung etwa drei Wochen, mit Termin, der hält.',
				},
				{
					question: 'Bekommen wir die Rohdaten?',
					answer: 'Gegen Aufpreis ja. Sagen Sie es am besten gleich bei der Anfrage.',
				},
			],
		},
		doubleCta: {
			title: 'Passen wir zusammen?',
			text: 'Schreiben Sie mir, was Sie vorhaben und bis wann.',
			first: 'Anfrage schicken',
			second: 'Wer ich bin',
		},
	},
	seo: {
		title: 'Mediakit und Preise',
		description: 'Reichweite, Publikum, Formate und Preise für Marken, die zusammenarbeiten möchten.',
	},
};
