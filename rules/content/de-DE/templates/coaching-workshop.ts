// The German of en-GB/templates/coaching-workshop.ts.
import type { coachingWorkshop as base } from '../../en-GB/templates/coaching-workshop.ts';
import type { Translated } from '../../translated.ts';

export const coachingWorkshop: Translated<typeof base> = {
	sections: {
		hero: {
			title: 'Schwierige Gespräche gut führen',
			text: 'Ein Tag, zwölf Plätze, viel Übung: Sie bringen ein Gespräch mit, das Sie vor sich herschieben, und gehen mit einem Plan dafür.',
			first: 'Platz reservieren',
		},
		text: {
			items: [
				{ title: 'Wann', text: 'Tragen Sie hier Tag und Uhrzeit ein, mit Beginn, Pausen und Ende.' },
				{ title: 'Wo', text: 'Anschrift, Anfahrt und ob der Raum ohne Stufen zu erreichen ist.' },
				{ title: 'Für wen', text: 'Für alle, die im Beruf klare Worte finden müssen. Vorwissen braucht es nicht.' },
			],
		},
		title: { title: 'Der Tag im Überblick', text: 'Vormittags Werkzeug, nachmittags Ihr eigener Fall.' },
		faq: {
			title: 'Programm',
			items: [
				{
					question: '9:00 Ankommen und Anliegen',
					answer: 'Wir lernen uns kennen und sammeln die Gespräche, um die es heute geht.',
				},
				{
					question: '10:30 Vorbereiten statt improvisieren',
					answer: 'Ziel, erster Satz, mögliche Reaktionen: ein Leitfaden auf einer Seite.',
				},
				{
					question: '13:00 Üben in kleinen Gruppen',
					answer: 'Sie führen Ihr Gespräch dreimal, bekommen Rückmeldung und feilen am Wortlaut.',
				},
				{
					question: '16:00 Was nehme ich mit?',
					answer: 'Jede und jeder legt fest, wann das Gespräch stattfindet und wer danach fragt.',
				},
			],
		},
		imageText: {
			title: 'Wer den Tag leitet',
			text: 'Stellen Sie sich in drei Sätzen vor: Woher kommen Sie, was haben Sie selbst erlebt, warum liegt Ihnen das Thema am Herzen?\n\nEin Foto, auf dem Sie lachen, hilft mehr als jedes Zertifikat.',
			first: 'Mehr über mich',
		},
		quote: {
			quote: 'Bitten Sie jemanden aus dem letzten Workshop um einen ehrlichen Satz, und setzen Sie ihn hierher.',
			person: 'Name',
			role: 'Teilnehmerin im Frühjahr',
		},
		doubleCta: {
			title: 'Noch sind Plätze frei',
			text: 'Mittagessen, Getränke und Unterlagen sind im Preis enthalten.',
			first: 'Jetzt anmelden',
			second: 'Häufige Fragen',
		},
	},
	seo: {
		title: 'Workshop: Schwierige Gespräche gut führen',
		description: 'Ein Tag mit viel Übung in kleiner Gruppe: Programm, Ort, Leitung und Anmeldung.',
	},
};
