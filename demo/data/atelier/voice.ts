// What Atelier Marlow says about itself: quiet, precise, a little old-fashioned.
import { both, type DemoVoice } from '../types.ts';

export const voice: DemoVoice = {
	slogan: both('Feine Drucksachen', 'Fine stationery'),
	heroTitle: both('Papier, das man behält', 'Paper worth keeping'),
	heroText: both(
		'Einladungen, Karten und Briefpapier aus einer kleinen Werkstatt in Lübeck. Gesetzt von Hand, gedruckt auf Baumwolle, verpackt in Seidenpapier.',
		'Invitations, cards and stationery from a small workshop in Lübeck. Set by hand, printed on cotton, wrapped in tissue.',
	),
	reasonsTitle: both('Wie wir arbeiten', 'How we work'),
	reasons: [
		{
			title: both('Erst das Papier', 'Paper first'),
			text: both(
				'Wir schicken Ihnen Muster, bevor Sie sich entscheiden. Sechs Bögen sind kostenlos.',
				'We send you samples before you decide. Six sheets are free of charge.',
			),
		},
		{
			title: both('Ein Abzug für jede Arbeit', 'A proof of every piece'),
			text: both(
				'Sie sehen jeden Satz, bevor wir drucken, und dürfen zweimal ändern.',
				'You see every setting before we print, and may change it twice.',
			),
		},
		{
			title: both('Kleine Auflagen', 'Small editions'),
			text: both(
				'Zehn Menükarten sind uns so recht wie tausend Visitenkarten.',
				'Ten menus are as welcome as a thousand business cards.',
			),
		},
	],
	address: ['Atelier Marlow', 'Hüxstraße 58', '23552 Lübeck'],
	phone: '+49 451 555 0158',
	mail: 'hello@atelier-marlow.example',
	hours: ['Tu-Fr 10:00-18:00', 'Sa 10:00-14:00'],
	openingHours: both(
		['Dienstag bis Freitag 10 bis 18 Uhr', 'Samstag 10 bis 14 Uhr und nach Vereinbarung'],
		['Tuesday to Friday, 10 am to 6 pm', 'Saturday, 10 am to 2 pm and by appointment'],
	),
};
