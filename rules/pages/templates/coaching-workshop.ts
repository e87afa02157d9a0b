// A workshop on a certain day: programme, who leads it, what it costs, how to take part.
import { asked, column, leads, plain, said } from '../planning.ts';
import type { PageTemplate } from './template.ts';

export const coachingWorkshop: PageTemplate = {
	id: 'coachingWorkshop',
	category: 'coaching',
	kind: 'page',
	plan: {
		sections: [
			plain('hero', {
				values: { size: 'medium', first: leads('/contact') },
				texts: {
					title: said('Schwierige Gespräche gut führen', 'Having difficult talks well'),
					text: said(
						'Ein Tag, zwölf Plätze, viel Übung: Sie bringen ein Gespräch mit, das Sie vor sich herschieben, und gehen mit einem Plan dafür.',
						'One day, twelve places, a lot of practice: bring a talk that you have been putting off, and leave with a plan for it.',
					),
					first: said('Platz reservieren', 'Reserve a place'),
				},
			}),
			plain('text', {
				values: { align: 'center' },
				items: [
					column(
						said('Wann', 'When'),
						said(
							'Tragen Sie hier Tag und Uhrzeit ein, mit Beginn, Pausen und Ende.',
							'Enter day and time here, with beginning, breaks and end.',
						),
					),
					column(
						said('Wo', 'Where'),
						said(
							'Anschrift, Anfahrt und ob der Raum ohne Stufen zu erreichen ist.',
							'Address, directions, and whether the room can be reached without steps.',
						),
					),
					column(
						said('Für wen', 'For whom'),
						said(
							'Für alle, die im Beruf klare Worte finden müssen. Vorwissen braucht es nicht.',
							'For everybody who has to find clear words at work. No prior knowledge is needed.',
						),
					),
				],
				layout: { ground: 'alternate' },
			}),
			plain('title', {
				texts: {
					title: said('Der Tag im Überblick', 'The day at a glance'),
					text: said(
						'Vormittags Werkzeug, nachmittags Ihr eigener Fall.',
						'Tools in the morning, your own case in the afternoon.',
					),
				},
			}),
			plain('faq', {
				values: { arrangement: 'below', openFirst: true },
				texts: { title: said('Programm', 'Programme') },
				items: [
					asked(
						said('9:00 Ankommen und Anliegen', '9:00 Arriving, and what brings us here'),
						said(
							'Wir lernen uns kennen und sammeln die Gespräche, um die es heute geht.',
							'We get to know each other and gather the talks that today is about.',
						),
					),
					asked(
						said('10:30 Vorbereiten statt improvisieren', '10:30 Preparing instead of improvising'),
						said(
							'Ziel, erster Satz, mögliche Reaktionen: ein Leitfaden auf einer Seite.',
							'Aim, first sentence, possible reactions: a guide on one page.',
						),
					),
					asked(
						said('13:00 Üben in kleinen Gruppen', '13:00 Practising in small groups'),
						said(
							'Sie führen Ihr Gespräch dreimal, bekommen Rückmeldung und feilen am Wortlaut.',
							'You have your talk three times, get feedback and polish the wording.',
						),
					),
					asked(
						said('16:00 Was nehme ich mit?', '16:00 What do I take home?'),
						said(
							'Jede und jeder legt fest, wann das Gespräch stattfindet und wer danach fragt.',
							'Everybody settles when the talk takes place and who will ask about it.',
						),
					),
				],
			}),
			plain('imageText', {
				values: { side: 'end', share: 'third', ratio: 'portrait', first: leads('/about', 'secondary') },
				texts: {
					title: said('Wer den Tag leitet', 'Who leads the day'),
					text: said(
						'Stellen Sie sich in drei Sätzen vor: Woher kommen Sie, was haben Sie selbst erlebt, warum liegt Ihnen das Thema am Herzen?\n\nEin Foto, auf dem Sie lachen, hilft mehr als jedes Zertifikat.',
						'Introduce yourself in three sentences: where do you come from, what have you been through, why is the subject close to your heart?\n\nA photo with a smile helps more than any certificate.',
					),
					first: said('Mehr über mich', 'More about me'),
				},
			}),
			plain('quote', {
				texts: {
					quote: said(
						'Bitten Sie jemanden aus dem letzten Workshop um einen ehrlichen Satz, und setzen Sie ihn hierher.',
						'Ask somebody from the last workshop for an honest sentence, and put it here.',
					),
					person: said('Name', 'Name'),
					role: said('Teilnehmerin im Frühjahr', 'Took part in spring'),
				},
			}),
			plain('doubleCta', {
				values: { first: leads('/contact'), second: leads('/faq', 'neutral') },
				texts: {
					title: said('Noch sind Plätze frei', 'There are still places'),
					text: said(
						'Mittagessen, Getränke und Unterlagen sind im Preis enthalten.',
						'Lunch, drinks and handouts are included in the price.',
					),
					first: said('Jetzt anmelden', 'Register now'),
					second: said('Häufige Fragen', 'Frequently asked questions'),
				},
				layout: { ground: 'alternate' },
			}),
		],
		seo: {
			title: said('Workshop: Schwierige Gespräche gut führen', 'Workshop: having difficult talks well'),
			description: said(
				'Ein Tag mit viel Übung in kleiner Gruppe: Programm, Ort, Leitung und Anmeldung.',
				'A day of practice in a small group: programme, place, who leads it and how to register.',
			),
		},
	},
};
