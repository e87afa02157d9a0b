// Somebody who makes things shows them and is found by those who need some.
import { captioned, column, leads, plain, said } from '../planning.ts';
import type { PageTemplate } from './template.ts';

export const creatorPortfolio: PageTemplate = {
	id: 'creatorPortfolio',
	category: 'contentCreator',
	kind: 'page',
	plan: {
		sections: [
			plain('hero', {
				values: { size: 'large', placement: 'behind', first: leads('/contact') },
				texts: {
					title: said('Bilder, die eine Geschichte erzählen', 'Pictures that tell a story'),
					text: said(
						'Fotografie, Film und Text für Menschen, die etwas zu sagen haben. Zu Hause in Ihrer Stadt, unterwegs überall.',
						'Photography, film and writing for people who have something to say. At home in your town, on the road everywhere.',
					),
					first: said('Projekt anfragen', 'Ask about a project'),
				},
			}),
			plain('fancyTitle', {
				texts: {
					eyebrow: said('Ausgewählte Arbeiten', 'Selected work'),
					title: said('Sechs Projekte, auf die ich stolz bin', 'Six projects that I am proud of'),
				},
			}),
			plain('gallery', {
				values: { columns: '3', ratio: 'square' },
				items: [
					captioned('Porträts für einen Familienbetrieb', 'Portraits for a family business'),
					captioned('Reportage von der Werkbank', 'A report from the workbench'),
					captioned('Kurzfilm zum Jubiläum', 'A short film for an anniversary'),
					captioned('Bildreihe für ein Kochbuch', 'A series for a cookery book'),
					captioned('Plakate für ein Theater', 'Posters for a theatre'),
					captioned('Ein Jahr im selben Wald', 'A year in the same forest'),
				],
			}),
			plain('imageText', {
				values: { side: 'start', first: leads('/about', 'secondary') },
				texts: {
					title: said('Hinter der Kamera', 'Behind the camera'),
					text: said(
						'Wer sind Sie, und wie arbeiten Sie? Erzählen Sie von dem Auftrag, der alles ins Rollen gebracht hat.\n\nNennen Sie ruhig, was Sie nicht machen: Das spart allen Zeit.',
						'Who are you, and how do you work? Tell of the commission that set everything going.\n\nFeel free to name what you do not do: it saves everybody time.',
					),
					first: said('Mein Weg', 'My story'),
				},
			}),
			plain('text', {
				values: { background: 'glassyBorder' },
				items: [
					column(
						said('Ein Tag', 'One day'),
						said(
							'Acht Stunden vor Ort, vierzig bearbeitete Bilder, Nutzung für Website und soziale Netzwerke.',
							'Eight hours on site, forty finished pictures, usage for website and social media.',
						),
					),
					column(
						said('Eine Serie', 'A series'),
						said(
							'Mehrere Termine zu einem Thema, gemeinsam geplant, in einem Stil erzählt.',
							'Several dates on one subject, planned together and told in one style.',
						),
					),
					column(
						said('Ein Film', 'A film'),
						said(
							'Zwei Minuten, die bleiben: Idee, Dreh, Schnitt, Untertitel in zwei Sprachen.',
							'Two minutes that stay: idea, shooting, editing, subtitles in two languages.',
						),
					),
				],
			}),
			plain('productGrid', {
				values: { mode: 'newest', count: 4, columns: '4', call: leads('/products', 'neutral') },
				texts: {
					title: said('Drucke für Ihre Wand', 'Prints for your wall'),
					call: said('Alle Drucke ansehen', 'See all prints'),
				},
			}),
			plain('singleCta', {
				values: { first: leads('/contact', 'neutral', 'buttonAndTile') },
				texts: {
					title: said('Haben Sie eine Idee?', 'Do you have an idea?'),
					text: said(
						'Schreiben Sie mir drei Sätze dazu. Innerhalb von zwei Tagen bekommen Sie eine Antwort und einen Preis.',
						'Write me three sentences about it. Within two days you have an answer and a price.',
					),
					first: said('Schreiben Sie mir', 'Write to me'),
				},
			}),
		],
		seo: {
			title: said('Portfolio: Fotografie, Film und Text', 'Portfolio: photography, film and writing'),
			description: said(
				'Ausgewählte Arbeiten, Leistungen und der kürzeste Weg zu einem gemeinsamen Projekt.',
				'Selected work, services and the shortest way to a project together.',
			),
		},
	},
};
