// The German of en-GB/templates/shop-front.ts.
import type { shopFront as base } from '../../en-GB/templates/shop-front.ts';
import type { Translated } from '../../translated.ts';

export const shopFront: Translated<typeof base> = {
	sections: {
		hero: {
			title: 'Gedruckt, wie Sie es sich vorstellen',
			text: 'Wählen, gestalten, bestellen: Ihre Drucksachen sind in wenigen Minuten fertig gestaltet und in wenigen Tagen bei Ihnen.',
			first: 'Alle Produkte ansehen',
			second: 'Beraten lassen',
		},
		categoryTiles: { title: 'Was brauchen Sie heute?' },
		productGrid: { title: 'Neu bei uns', call: 'Mehr entdecken' },
		text: {
			items: [
				{
					title: 'Geprüft, bevor gedruckt wird',
					text: 'Jede Datei sieht ein Mensch an. Passt etwas nicht, melden wir uns, bevor es Geld kostet.',
				},
				{
					title: 'Der Preis steht fest',
					text: 'Papier, Druck, Steuern und Versand sehen Sie vor dem Bezahlen. Danach kommt nichts dazu.',
				},
				{
					title: 'Nachbestellen mit einem Klick',
					text: 'Ihre Gestaltung bleibt gespeichert. Die nächste Auflage ist in einer Minute bestellt.',
				},
			],
		},
		imageText: {
			title: 'Die Werkstatt dahinter',
			text: 'Zeigen Sie, wo und von wem gedruckt wird. Ein Foto aus dem Alltag ist besser als jedes Archivbild.\n\nZwei Absätze genügen: wie es angefangen hat, und was Sie heute anders machen als andere.',
			first: 'Über uns',
		},
		faq: {
			title: 'Kurz beantwortet',
			text: 'Ihre Frage fehlt? Schreiben Sie uns.',
			items: [
				{
					question: 'Wann ist meine Bestellung da?',
					answer: 'Der Liefertag steht auf jeder Produktseite und gilt ab der Freigabe Ihrer Daten.',
				},
				{
					question: 'Kann ich vorher ein Muster bekommen?',
					answer: 'Ja, sagen Sie uns, welches Papier Sie interessiert.',
				},
				{
					question: 'Wie kann ich bezahlen?',
					answer: 'Die Zahlungsarten sehen Sie an der Kasse, bevor Sie etwas eingeben müssen.',
				},
			],
		},
		singleCta: {
			title: 'Womit fangen wir an?',
			text: 'Visitenkarte, Flyer oder Plakat: Alles beginnt mit einem Klick.',
			first: 'Zu den Produkten',
		},
	},
	seo: {
		title: 'Drucksachen online gestalten und bestellen',
		description: 'Visitenkarten, Flyer, Plakate und mehr: online gestaltet, von Menschen geprüft, pünktlich geliefert.',
	},
};
