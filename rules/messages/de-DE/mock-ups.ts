// The German of en-GB/mock-ups.ts.
import type { mockUps as base } from '../en-GB/mock-ups.ts';
import type { TranslationOf } from '../entry.ts';

export const mockUps: TranslationOf<typeof base> = {
	'mockUps.view': 'Ansicht',
	'mockUps.pages': 'Seiten',
	'mockUps.product': 'Am Produkt',
	'mockUps.turnOver': 'Umdrehen',
	'mockUps.straight': 'Gerade ansehen',
	'mockUps.nextPage': 'Nächste Seite',
	'mockUps.previousPage': 'Vorherige Seite',
	'mockUps.turn': 'Produkt drehen',
	'mockUps.help': 'Zum Drehen ziehen oder die Pfeiltasten benutzen.',
	'mockUps.blank': 'unbedruckte Seite',
	'mockUps.angle': '{angle}°, {side}',
	'mockUps.scene.card': 'Ihre Gestaltung als Karte auf einem Schreibtisch',
	'mockUps.scene.paper': 'Ihre Gestaltung als Blatt auf einem Schreibtisch',
	'mockUps.scene.invitation': 'Ihre Gestaltung als Karte auf Leinen',
	'mockUps.scene.poster': 'Ihre Gestaltung als Plakat an einer Wand',
	'mockUps.scene.calendar': 'Ihre Gestaltung als Kalender an einer Wand',
	'mockUps.scene.sticker': 'Ihre Gestaltung als Aufkleber auf einem Laptop',
};
