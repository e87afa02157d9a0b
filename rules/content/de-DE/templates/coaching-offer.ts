// The German of en-GB/templates/coaching-offer.ts.
import type { coachingOffer as base } from '../../en-GB/templates/coaching-offer.ts';
import type { Translated } from '../../translated.ts';

export const coachingOffer: Translated<typeof base> = {
	sections: {
		heroSplit: {
			eyebrow: 'Coaching für Führungskräfte',
			title: 'Klarer entscheiden, ruhiger führen',
			text: 'Ein neues Team, ein Konflikt, ein Wechsel: Gemeinsam sortieren wir, was gerade zählt, und Sie gehen mit einem nächsten Schritt aus jedem Gespräch.',
			first: 'Kostenloses Erstgespräch',
			second: 'Über mich',
		},
		text: {
			items: [
				{
					title: 'Sie führen zum ersten Mal',
					text: 'Gestern Kollegin, heute Chefin. Wir klären Ihre Rolle, Ihre Erwartungen und die Gespräche, die jetzt anstehen.',
				},
				{
					title: 'Sie stecken fest',
					text: 'Dieselbe Diskussion seit Monaten? Ein Blick von außen zeigt, was Sie selbst verändern können.',
				},
				{
					title: 'Sie wollen weiter',
					text: 'Bleiben, wechseln oder gründen: Sie treffen die Entscheidung, ich stelle die Fragen, die sonst niemand stellt.',
				},
			],
		},
		fancyTitle: {
			eyebrow: 'So arbeiten wir',
			title: 'Drei Schritte, kein Geheimnis',
			text: 'Ein Erstgespräch von 30 Minuten, ein gemeinsames Ziel, dann alle zwei Wochen eine Sitzung: vor Ort oder per Video.',
		},
		pricingTiers: {
			title: 'Was es kostet',
			text: 'Sie zahlen monatlich und hören auf, wann Sie möchten. Im Jahr sind zwei Monate geschenkt.',
			note: 'Alle Preise zuzüglich Mehrwertsteuer.',
			items: [
				{
					name: 'Impuls',
					text: 'Für eine Frage, die Sie nicht loslässt.',
					features: 'Eine Sitzung von 60 Minuten im Monat\nProtokoll mit Ihren nächsten Schritten',
					call: 'Erstgespräch vereinbaren',
				},
				{
					name: 'Begleitung',
					text: 'Für eine Zeit, in der sich viel bewegt.',
					features:
						'Zwei Sitzungen von 60 Minuten im Monat\nFragen per E-Mail zwischendurch\nProtokoll mit Ihren nächsten Schritten',
					call: 'Erstgespräch vereinbaren',
				},
			],
		},
		quote: {
			quote:
				'Hier steht ein Satz von jemandem, mit dem Sie gearbeitet haben: was vorher schwierig war und was danach anders ging.',
			person: 'Name Ihrer Kundin',
			role: 'Aufgabe und Unternehmen',
		},
		faq: {
			title: 'Was viele vorher fragen',
			items: [
				{
					question: 'Woran merke ich, dass Coaching hilft?',
					answer:
						'Zu Beginn legen wir fest, woran Sie es merken würden. Nach der dritten Sitzung prüfen wir das gemeinsam.',
				},
				{
					question: 'Bleibt alles unter uns?',
					answer: 'Ja. Auch wenn Ihr Arbeitgeber zahlt, erfährt er von mir nur, dass die Termine stattgefunden haben.',
				},
				{
					question: 'Wie sage ich einen Termin ab?',
					answer: 'Bis 24 Stunden vorher per E-Mail, ohne Kosten. Danach berechne ich die Hälfte.',
				},
			],
		},
		singleCta: {
			title: 'Erzählen Sie mir, worum es geht',
			text: '30 Minuten am Telefon, kostenlos. Danach wissen wir beide, ob es passt.',
			first: 'Termin anfragen',
		},
	},
	seo: {
		title: 'Coaching für Führungskräfte',
		description: 'Einzelcoaching vor Ort oder per Video: Ablauf, Preise und der Weg zum kostenlosen Erstgespräch.',
	},
};
