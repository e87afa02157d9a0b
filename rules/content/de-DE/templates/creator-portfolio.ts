// The German of en-GB/templates/creator-portfolio.ts.
import type { creatorPortfolio as base } from '../../en-GB/templates/creator-portfolio.ts';
import type { Translated } from '../../translated.ts';

export const creatorPortfolio: Translated<typeof base> = {
	sections: {
		hero: {
			title: 'Bilder, die eine Geschichte erzählen',
			text: 'Fotografie, Film und Text für Menschen, die etwas zu sagen haben. Zu Hause in Ihrer Stadt, unterwegs überall.',
			first: 'Projekt anfragen',
		},
		fancyTitle: { eyebrow: 'Ausgewählte Arbeiten', title: 'Sechs Projekte, auf die ich stolz bin' },
		gallery: {
			items: [
				{ caption: 'Porträts für einen Familienbetrieb' },
				{ caption: 'Reportage von der Werkbank' },
				{ caption: 'Kurzfilm zum Jubiläum' },
				{ caption: 'Bildreihe für ein Kochbuch' },
				{ caption: 'Plakate für ein Theater' },
				{ caption: 'Ein Jahr im selben Wald' },
			],
		},
		imageText: {
			title: 'Hinter der Kamera',
			text: 'Wer sind Sie, und wie arbeiten Sie? Erzählen Sie von dem Auftrag, der alles ins Rollen gebracht hat.\n\nNennen Sie ruhig, was Sie nicht machen: Das spart allen Zeit.',
			first: 'Mein Weg',
		},
		text: {
			items: [
				{
					title: 'Ein Tag',
					text: 'Acht Stunden vor Ort, vierzig bearbeitete Bilder, Nutzung für Website und soziale Netzwerke.',
				},
				{ title: 'Eine Serie', text: 'Mehrere Termine zu einem Thema, gemeinsam geplant, in einem Stil erzählt.' },
				{ title: 'Ein Film', text: 'Zwei Minuten, die bleiben: Idee, Dreh, Schnitt, Untertitel in zwei Sprachen.' },
			],
		},
		productGrid: { title: 'Drucke für Ihre Wand', call: 'Alle Drucke ansehen' },
		singleCta: {
			title: 'Haben Sie eine Idee?',
			text: 'Schreiben Sie mir drei Sätze dazu. Innerhalb von zwei Tagen bekommen Sie eine Antwort und einen Preis.',
			first: 'Schreiben Sie mir',
		},
	},
	seo: {
		title: 'Portfolio: Fotografie, Film und Text',
		description: 'Ausgewählte Arbeiten, Leistungen und der kürzeste Weg zu einem gemeinsamen Projekt.',
	},
};
