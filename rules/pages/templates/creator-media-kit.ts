// What brands want to know before they work with somebody who is followed.
import { asked, column, leads, plain, said } from '../planning.ts';
import type { PageTemplate } from './template.ts';

const format = (
	priceText: [string, string],
	texts: Record<'name' | 'text' | 'features', ReturnType<typeof said>>,
	highlighted = false,
) => ({
	values: { highlighted, call: leads('/contact', highlighted ? 'neutral' : 'primary') },
	texts: { ...texts, priceText: said(...priceText), call: said('Anfragen', 'Get in touch') },
});

export const creatorMediaKit: PageTemplate = {
	id: 'creatorMediaKit',
	category: 'contentCreator',
	kind: 'page',
	plan: {
		sections: [
			plain('heroSplit', {
				values: { side: 'start', first: leads('/contact') },
				texts: {
					eyebrow: said('Mediakit', 'Media kit'),
					title: said('Zusammenarbeiten, die man gern ansieht', 'Partnerships that people like to watch'),
					text: said(
						'Seit fünf Jahren zeige ich, wie Dinge von Hand entstehen. Wer mir folgt, kauft selten, aber gut: Das ist Ihre Zielgruppe?',
						'For five years I have shown how things are made by hand. Those who follow me buy rarely, but well: is that your audience?',
					),
					first: said('Zusammenarbeit anfragen', 'Ask about a partnership'),
				},
			}),
			plain('text', {
				values: { align: 'center', background: 'glassy' },
				items: [
					column(
						said('Reichweite', 'Reach'),
						said(
							'Nennen Sie Abonnenten und Aufrufe je Beitrag, mit dem Monat, aus dem die Zahlen stammen.',
							'Name followers and views for each post, with the month that the figures are from.',
						),
					),
					column(
						said('Publikum', 'Audience'),
						said(
							'Alter, Länder, Interessen: drei Zahlen genügen, wenn sie stimmen.',
							'Age, countries, interests: three figures are enough if they are right.',
						),
					),
					column(
						said('Reaktionen', 'Response'),
						said(
							'Wie viele kommentieren, speichern, klicken? Ein echtes Beispiel überzeugt am meisten.',
							'How many comment, save, click? A real example convinces most.',
						),
					),
				],
			}),
			plain('pricingTiers', {
				texts: {
					title: said('Formate und Preise', 'Formats and prices'),
					text: said(
						'Alles wird als Werbung gekennzeichnet und vorher mit Ihnen abgestimmt.',
						'Everything is marked as advertising and agreed with you beforehand.',
					),
				},
				items: [
					format(['ab 450 €', 'from €450'], {
						name: said('Beitrag', 'Post'),
						text: said('Ein Bild oder eine Bilderfolge.', 'A picture or a series of pictures.'),
						features: said(
							'Idee, Foto und Text\nEine Korrekturschleife\nNutzung für drei Monate',
							'Idea, photo and text\nOne round of changes\nUsage for three months',
						),
					}),
					format(
						['ab 1.200 €', 'from €1,200'],
						{
							name: said('Video', 'Video'),
							text: said('Sechzig Sekunden, hochkant und quer.', 'Sixty seconds, upright and wide.'),
							features: said(
								'Drehbuch, Dreh und Schnitt\nUntertitel in zwei Sprachen\nZwei Korrekturschleifen\nNutzung für sechs Monate',
								'Script, shooting and editing\nSubtitles in two languages\nTwo rounds of changes\nUsage for six months',
							),
						},
						true,
					),
					format(['auf Anfrage', 'on request'], {
						name: said('Reihe', 'Series'),
						text: said('Ein Thema über mehrere Wochen.', 'One subject over several weeks.'),
						features: said(
							'Gemeinsamer Plan\nBeiträge und Videos\nAuswertung am Ende',
							'A plan made together\nPosts and videos\nA report at the end',
						),
					}),
				],
			}),
			plain('quote', {
				values: { background: 'glassyBorder' },
				texts: {
					quote: said(
						'Fragen Sie eine Marke, mit der es gut lief, was die Zusammenarbeit gebracht hat. Ihre Antwort gehört hierher.',
						'Ask a brand that you worked well with what came out of it. Their answer belongs here.',
					),
					person: said('Name der Ansprechperson', 'Name of your contact'),
					role: said('Marke', 'Brand'),
				},
			}),
			plain('faq', {
				texts: { title: said('Gut zu wissen', 'Good to know') },
				items: [
					asked(
						said('Was lehnen Sie ab?', 'What do you turn down?'),
						said(
							'Alles, was ich selbst nicht benutzen würde. Glücksspiel, schnelle Mode und Diätprodukte immer.',
							'Whatever I would not use myself. Gambling, fast fashion and diet products always.',
						),
					),
					asked(
						said('Wie lange dauert es?', 'How long does it take?'),
						said(
							'Von der Zusage bis zur Veröffentlichung etwa drei Wochen, mit Termin, der hält.',
							'About three weeks from the agreement to publication, on a date that holds.',
						),
					),
					asked(
						said('Bekommen wir die Rohdaten?', 'Do we get the raw files?'),
						said(
							'Gegen Aufpreis ja. Sagen Sie es am besten gleich bei der Anfrage.',
							'Yes, at an extra charge. It is best to say so when you ask.',
						),
					),
				],
			}),
			plain('doubleCta', {
				values: { first: leads('/contact'), second: leads('/about', 'neutral') },
				texts: {
					title: said('Passen wir zusammen?', 'Are we a match?'),
					text: said('Schreiben Sie mir, was Sie vorhaben und bis wann.', 'Tell me what you plan and by when.'),
					first: said('Anfrage schicken', 'Send a request'),
					second: said('Wer ich bin', 'Who I am'),
				},
			}),
		],
		seo: {
			title: said('Mediakit und Preise', 'Media kit and prices'),
			description: said(
				'Reichweite, Publikum, Formate und Preise für Marken, die zusammenarbeiten möchten.',
				'Reach, audience, formats and prices for brands that want to work together.',
			),
		},
	},
};
