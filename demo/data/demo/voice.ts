// What Druckwerk Nord says about itself: matter-of-fact, friendly, without adjectives it would have to prove.
import { both, type DemoVoice } from '../types.ts';

export const voice: DemoVoice = {
	slogan: both('Druck aus dem Norden', 'Print from the north'),
	heroTitle: both('Gut gedruckt. Pünktlich da.', 'Well printed. Right on time.'),
	heroText: both(
		'Von der Visitenkarte bis zum Bauzaunbanner: Sie wählen Papier und Auflage, wir prüfen Ihre Daten und drucken in Flensburg.',
		'From business cards to fence banners: you choose paper and run, we check your files and print in Flensburg.',
	),
	reasonsTitle: both('Warum Druckwerk Nord', 'Why Druckwerk Nord'),
	reasons: [
		{
			title: both('Ein Mensch prüft Ihre Daten', 'A person checks your files'),
			text: both(
				'Beschnitt, Auflösung, Schriften: Passt etwas nicht, rufen wir an, bevor gedruckt wird. Das kostet nichts extra.',
				'Bleed, resolution, fonts: if something is wrong, we call before we print. There is no charge for it.',
			),
		},
		{
			title: both('Ein Preis, der bleibt', 'A price that stays'),
			text: both(
				'Die Mehrwertsteuer ist enthalten, ab 49 € auch der Versand in Deutschland. Was Sie im Warenkorb sehen, steht später auf der Rechnung.',
				'VAT is included, and from €49 so is delivery within Germany. What you see in the cart is what the invoice says.',
			),
		},
		{
			title: both('Gedruckt an einem Ort', 'Printed in one place'),
			text: both(
				'Vorstufe, Druck und Buchbinderei sitzen unter einem Dach. Deshalb wissen wir jederzeit, wo Ihr Auftrag liegt.',
				'Prepress, print and bindery share one roof. So we always know where your order is.',
			),
		},
	],
	address: ['Druckwerk Nord GmbH', 'Am Ballastkai 21', '24937 Flensburg'],
	phone: '+49 461 555 0100',
	mail: 'moin@druckwerk-nord.example',
	hours: ['Mo-Th 08:00-17:00', 'Fr 08:00-15:00'],
	openingHours: both(
		['Montag bis Donnerstag 8 bis 17 Uhr', 'Freitag 8 bis 15 Uhr'],
		['Monday to Thursday, 8 am to 5 pm', 'Friday, 8 am to 3 pm'],
	),
};
