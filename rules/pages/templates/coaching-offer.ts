// One-to-one coaching: whom it helps, how it goes, what it costs, and the first step.
import { asked, column, leads, plain, said } from '../planning.ts';
import type { PageTemplate } from './template.ts';

const tier = (
	[monthly, yearly, highlighted]: [number, number, boolean],
	texts: Record<'name' | 'text' | 'features', ReturnType<typeof said>>,
) => ({
	values: { monthly, yearly, highlighted, call: leads('/contact', highlighted ? 'neutral' : 'primary') },
	texts: { ...texts, call: said('Erstgespräch vereinbaren', 'Arrange a first talk') },
});

export const coachingOffer: PageTemplate = {
	id: 'coachingOffer',
	category: 'coaching',
	kind: 'page',
	plan: {
		sections: [
			plain('heroSplit', {
				values: { first: leads('/contact'), second: leads('/about', 'neutral') },
				texts: {
					eyebrow: said('Coaching für Führungskräfte', 'Coaching for people who lead'),
					title: said('Klarer entscheiden, ruhiger führen', 'Decide with clarity, lead with calm'),
					text: said(
						'Ein neues Team, ein Konflikt, ein Wechsel: Gemeinsam sortieren wir, was gerade zählt, und Sie gehen mit einem nächsten Schritt aus jedem Gespräch.',
						'A new team, a conflict, a change: together we sort out what matters now, and you leave each session with a next step.',
					),
					first: said('Kostenloses Erstgespräch', 'First talk, free of charge'),
					second: said('Über mich', 'About me'),
				},
			}),
			plain('text', {
				values: { background: 'glassyBorder' },
				items: [
					column(
						said('Sie führen zum ersten Mal', 'You lead for the first time'),
						said(
							'Gestern Kollegin, heute Chefin. Wir klären Ihre Rolle, Ihre Erwartungen und die Gespräche, die jetzt anstehen.',
							'A colleague yesterday, the boss today. We clarify your role, your expectations and the talks that are due.',
						),
					),
					column(
						said('Sie stecken fest', 'You are stuck'),
						said(
							'Dieselbe Diskussion seit Monaten? Ein Blick von außen zeigt, was Sie selbst verändern können.',
							'The same discussion for months? A view from outside shows what you can change yourself.',
						),
					),
					column(
						said('Sie wollen weiter', 'You want to move on'),
						said(
							'Bleiben, wechseln oder gründen: Sie treffen die Entscheidung, ich stelle die Fragen, die sonst niemand stellt.',
							'Stay, move on or start your own: you decide, I ask the questions that nobody else does.',
						),
					),
				],
			}),
			plain('fancyTitle', {
				texts: {
					eyebrow: said('So arbeiten wir', 'How we work'),
					title: said('Drei Schritte, kein Geheimnis', 'Three steps, no secret'),
					text: said(
						'Ein Erstgespräch von 30 Minuten, ein gemeinsames Ziel, dann alle zwei Wochen eine Sitzung: vor Ort oder per Video.',
						'A first talk of 30 minutes, a shared goal, then a session every two weeks: in person or by video.',
					),
				},
			}),
			plain('pricingTiers', {
				texts: {
					title: said('Was es kostet', 'What it costs'),
					text: said(
						'Sie zahlen monatlich und hören auf, wann Sie möchten. Im Jahr sind zwei Monate geschenkt.',
						'You pay by the month and stop whenever you like. By the year, two months are free.',
					),
					note: said('Alle Preise zuzüglich Mehrwertsteuer.', 'All prices plus VAT.'),
				},
				items: [
					tier([19_000, 190_000, false], {
						name: said('Impuls', 'Impulse'),
						text: said('Für eine Frage, die Sie nicht loslässt.', 'For a question that does not let go.'),
						features: said(
							'Eine Sitzung von 60 Minuten im Monat\nProtokoll mit Ihren nächsten Schritten',
							'One session of 60 minutes a month\nNotes with your next steps',
						),
					}),
					tier([34_000, 340_000, true], {
						name: said('Begleitung', 'Companion'),
						text: said('Für eine Zeit, in der sich viel bewegt.', 'For a time when much is moving.'),
						features: said(
							'Zwei Sitzungen von 60 Minuten im Monat\nFragen per E-Mail zwischendurch\nProtokoll mit Ihren nächsten Schritten',
							'Two sessions of 60 minutes a month\nQuestions by e-mail in between\nNotes with your next steps',
						),
					}),
				],
			}),
			plain('quote', {
				values: { background: 'glassy' },
				texts: {
					quote: said(
						'Hier steht ein Satz von jemandem, mit dem Sie gearbeitet haben: was vorher schwierig war und was danach anders ging.',
						'Put a sentence here from somebody you have worked with: what was difficult before, and what went differently afterwards.',
					),
					person: said('Name Ihrer Kundin', 'Name of your client'),
					role: said('Aufgabe und Unternehmen', 'Role and company'),
				},
			}),
			plain('faq', {
				texts: { title: said('Was viele vorher fragen', 'What many ask beforehand') },
				items: [
					asked(
						said('Woran merke ich, dass Coaching hilft?', 'How do I notice that coaching helps?'),
						said(
							'Zu Beginn legen wir fest, woran Sie es merken würden. Nach der dritten Sitzung prüfen wir das gemeinsam.',
							'At the start we agree on how you would notice. After the third session we check that together.',
						),
					),
					asked(
						said('Bleibt alles unter uns?', 'Does everything stay between us?'),
						said(
							'Ja. Auch wenn Ihr Arbeitgeber zahlt, erfährt er von mir nur, dass die Termine stattgefunden haben.',
							'Yes. Even if your employer pays, all I say is that the sessions took place.',
						),
					),
					asked(
						said('Wie sage ich einen Termin ab?', 'How do I cancel a session?'),
						said(
							'Bis 24 Stunden vorher per E-Mail, ohne Kosten. Danach berechne ich die Hälfte.',
							'By e-mail up to 24 hours before, at no cost. After that I charge half.',
						),
					),
				],
			}),
			plain('singleCta', {
				values: { first: leads('/contact', 'neutral', 'buttonAndTile') },
				texts: {
					title: said('Erzählen Sie mir, worum es geht', 'Tell me what it is about'),
					text: said(
						'30 Minuten am Telefon, kostenlos. Danach wissen wir beide, ob es passt.',
						'30 minutes on the phone, free of charge. Afterwards we both know whether it fits.',
					),
					first: said('Termin anfragen', 'Ask for a date'),
				},
			}),
		],
		seo: {
			title: said('Coaching für Führungskräfte', 'Coaching for people who lead'),
			description: said(
				'Einzelcoaching vor Ort oder per Video: Ablauf, Preise und der Weg zum kostenlosen Erstgespräch.',
				'One-to-one coaching in person or by video: how it works, what it costs and how to arrange a free first talk.',
			),
		},
	},
};
