// The German of en-GB/templates/landing-service.ts.
import type { landingService as base } from '../../en-GB/templates/landing-service.ts';
import type { Translated } from '../../translated.ts';

export const landingService: Translated<typeof base> = {
	sections: {
		heroSplit: {
			eyebrow: 'Für Geschäftskunden',
			title: 'Drucksachen für alle Standorte, ein Ansprechpartner',
			text: 'Ihre Leute bestellen selbst, im Rahmen, den Sie festlegen. Logo, Farben und Schriften stimmen immer, die Rechnung kommt einmal im Monat.',
			first: 'Angebot anfordern',
			second: 'Sortiment ansehen',
		},
		text: {
			items: [
				{
					title: 'Einmal einrichten',
					text: 'Wir legen Ihre Vorlagen an und sperren, was gleich bleiben soll. Namen und Anschriften bleiben frei.',
				},
				{
					title: 'Überall bestellen',
					text: 'Jede Filiale bestellt mit eigenem Zugang. Auf Wunsch gibt die Zentrale frei, bevor gedruckt wird.',
				},
				{
					title: 'Zentral abrechnen',
					text: 'Eine Rechnung mit allen Kostenstellen, am Monatsende, auf Wunsch elektronisch.',
				},
			],
		},
		categoryTiles: { title: 'Was Unternehmen bei uns bestellen' },
		imageText: {
			title: 'Ihre Ansprechperson',
			text: 'Stellen Sie hier den Menschen vor, der ans Telefon geht: mit Foto, Namen, Durchwahl und dem Satz, den er am häufigsten sagt.\n\nWer weiß, mit wem er spricht, fragt eher.',
			first: 'Rückruf vereinbaren',
		},
		quote: {
			quote:
				'Bitten Sie einen Kunden mit mehreren Standorten um zwei Sätze: Wie war es vorher, was ist jetzt einfacher?',
			person: 'Name',
			role: 'Einkauf, Unternehmen',
		},
		faq: {
			title: 'Fragen aus dem Einkauf',
			items: [
				{
					question: 'Ab welcher Menge lohnt es sich?',
					answer:
						'Ab drei Standorten oder zwanzig Bestellungen im Jahr. Darunter ist der normale Shop der kürzere Weg.',
				},
				{
					question: 'Wie schnell sind wir startklar?',
					answer: 'Sobald uns Logo, Farben und Schriften vorliegen, dauert die Einrichtung etwa zwei Wochen.',
				},
				{
					question: 'Lässt sich unser Einkaufssystem anbinden?',
					answer: 'Fragen Sie uns nach Ihrem System. Wir sagen Ihnen ehrlich, was geht und was es kostet.',
				},
			],
		},
		doubleCta: {
			title: 'Rechnen wir es einmal durch',
			text: 'Nennen Sie uns Standorte und Drucksachen, Sie bekommen ein Angebot mit Festpreisen.',
			first: 'Angebot anfordern',
			second: 'Konto eröffnen',
		},
	},
	seo: {
		title: 'Drucksachen für Unternehmen mit mehreren Standorten',
		description: 'Ein Rahmen, viele Besteller, eine Rechnung: Drucksachen im eigenen Auftritt für jede Filiale.',
	},
};
