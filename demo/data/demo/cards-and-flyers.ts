// Business cards, flyers and postcards of Druckwerk Nord.
import { inCategory } from '../product.ts';
import type { DemoProduct } from '../types.ts';
import {
	architekten,
	baeckerei,
	duenenhof,
	fischerei,
	gaertnerei,
	hafenfest,
	kaikante,
	konzert,
	messe,
	raeder,
	segelschule,
	stadtfuehrung,
} from './brands.ts';

const card = inCategory('visitenkarten');
const flyer = inCategory('flyer');

export const cardsAndFlyers: DemoProduct[] = [
	card(
		'visitenkarten-classic',
		1490,
		{ kind: 'cards', brand: kaikante, title: [] },
		{
			name: 'Visitenkarten Classic',
			text: 'Visitenkarten im Format 85 × 55 mm auf 350 g/m² Bilderdruck matt, beidseitig vierfarbig gedruckt. Auflagen von 100 bis 5.000 Stück. Die Standardproduktion dauert drei Arbeitstage.',
		},
		{
			name: 'Business cards Classic',
			text: 'Business cards, 85 × 55 mm, on 350 gsm matt coated board, printed in full colour on both sides. Runs from 100 to 5,000 cards. Standard production takes three working days.',
		},
	),
	card(
		'visitenkarten-naturpapier',
		2190,
		{ kind: 'cards', brand: gaertnerei, title: [] },
		{
			name: 'Visitenkarten Naturpapier',
			text: 'Ungestrichenes Naturpapier mit 300 g/m², das sich weich anfühlt und gut beschreiben lässt. Format 85 × 55 mm, beidseitig bedruckt. Farben stehen auf dieser Oberfläche etwas ruhiger als auf Bilderdruck.',
		},
		{
			name: 'Business cards, uncoated',
			text: 'Uncoated 300 gsm paper that feels soft and takes a pen well. 85 × 55 mm, printed on both sides. Colours look a little calmer on this surface than on coated board.',
		},
	),
	card(
		'visitenkarten-quadratisch',
		1990,
		{ kind: 'cards', brand: segelschule, title: [], size: [65, 65] },
		{
			name: 'Visitenkarten quadratisch',
			text: 'Quadratische Karten mit 65 × 65 mm auf 350 g/m² Bilderdruck matt. Beide Seiten werden vierfarbig gedruckt. Ab 100 Stück, auf Wunsch mit matter Folie auf einer Seite.',
		},
		{
			name: 'Square business cards',
			text: 'Square cards, 65 × 65 mm, on 350 gsm matt coated board. Both sides are printed in full colour. From 100 cards, with matt lamination on one side if you wish.',
		},
	),
	card(
		'visitenkarten-runde-ecken',
		2290,
		{ kind: 'roundedCards', brand: raeder, title: [] },
		{
			name: 'Visitenkarten mit runden Ecken',
			text: 'Alle vier Ecken werden mit einem Radius von 5 mm gestanzt. Format 85 × 55 mm, 350 g/m² mit matter Folie auf beiden Seiten. So bleiben die Karten auch im Portemonnaie lange glatt.',
		},
		{
			name: 'Business cards, rounded corners',
			text: 'All four corners are punched with a radius of 5 mm. 85 × 55 mm, 350 gsm, matt laminated on both sides. The cards stay smooth in a wallet for a long time.',
		},
	),
	card(
		'visitenkarten-farbkern',
		3990,
		{ kind: 'colourCoreCards', brand: architekten, title: [] },
		{
			name: 'Visitenkarten mit Farbkern',
			text: 'Zwei Kartonlagen umschließen einen farbigen Kern, zusammen 700 g/m². Der Kern ist in Blau oder Rot lieferbar und an der Kante zu sehen. Ab 50 Stück, Produktion in fünf Arbeitstagen.',
		},
		{
			name: 'Business cards with colour core',
			text: 'Two layers of board enclose a coloured core, 700 gsm in total. The core comes in blue or red and shows at the edge. From 50 cards, produced within five working days.',
		},
	),
	card(
		'klappvisitenkarten',
		2990,
		{ kind: 'foldedCards', brand: baeckerei, title: [] },
		{
			name: 'Klappvisitenkarten',
			text: 'Offen 170 × 55 mm, gefalzt 85 × 55 mm, damit Platz für Öffnungszeiten oder einen Lageplan bleibt. 300 g/m² Bilderdruck, gerillt und einmal gefalzt. Auflagen von 100 bis 2.500 Stück.',
		},
		{
			name: 'Folded business cards',
			text: '170 × 55 mm open, 85 × 55 mm folded, which leaves room for opening hours or a map. 300 gsm coated board, creased and folded once. Runs from 100 to 2,500 cards.',
		},
	),

	flyer(
		'flyer-din-a6',
		1890,
		{
			kind: 'flyer',
			brand: raeder,
			title: ['Frühjahrs-', 'Inspektion'],
			lines: ['Rad bringen, morgen abholen', '59 Euro, Kleinteile inklusive', 'Montag bis Samstag ab 8 Uhr'],
			size: [105, 148],
		},
		{
			name: 'Flyer DIN A6',
			text: 'Handzettel im Format 105 × 148 mm, auf 135 g/m² Bilderdruck oder Recyclingpapier. Ein- oder beidseitig vierfarbig. Ab 100 Stück; große Auflagen drucken wir im Offset.',
		},
		{
			name: 'A6 flyers',
			text: 'Handbills, 105 × 148 mm, on 135 gsm coated or recycled paper. Full colour on one or both sides. From 100 flyers; long runs are printed offset.',
		},
	),
	flyer(
		'flyer-din-a5',
		2490,
		{ kind: 'typeFlyer', brand: hafenfest, title: ['Hafen', 'fest'], lines: ['12. bis 14. Juni', 'Eintritt frei'] },
		{
			name: 'Flyer DIN A5',
			text: 'Das Format 148 × 210 mm bietet Platz für ein Programm oder ein Angebot mit Bild. Gedruckt auf 135 oder 170 g/m² Bilderdruck, matt oder glänzend. Auflagen von 100 bis 25.000 Stück.',
		},
		{
			name: 'A5 flyers',
			text: 'At 148 × 210 mm there is room for a programme or an offer with a picture. Printed on 135 or 170 gsm coated paper, matt or gloss. Runs from 100 to 25,000 flyers.',
		},
	),
	flyer(
		'flyer-din-lang',
		2190,
		{
			kind: 'flyer',
			brand: stadtfuehrung,
			title: ['Geschichten', 'hinter Giebeln'],
			lines: ['Täglich um 11 und 15 Uhr', 'Treffpunkt Südermarkt', '12 Euro, Kinder frei'],
			size: [99, 210],
		},
		{
			name: 'Flyer DIN lang',
			text: 'Das schmale Format 99 × 210 mm passt in Prospektständer und in jeden Briefumschlag DIN lang. Auf 135 oder 250 g/m² Bilderdruck, beidseitig vierfarbig. Ab 100 Stück.',
		},
		{
			name: 'DL flyers',
			text: 'The narrow 99 × 210 mm format fits leaflet stands and every DL envelope. On 135 or 250 gsm coated paper, full colour on both sides. From 100 flyers.',
		},
	),
	flyer(
		'flyer-din-a4',
		3290,
		{
			kind: 'flyer',
			brand: konzert,
			title: ['Donnerstag', 'ist Konzert'],
			lines: ['Programm Oktober bis Mai', 'Einlass 19 Uhr, Beginn 20 Uhr', 'Karten an der Abendkasse'],
			size: [210, 297],
		},
		{
			name: 'Flyer DIN A4',
			text: 'Ungefalzte Blätter mit 210 × 297 mm, zum Beispiel für Aushänge, Preislisten und Datenblätter. 135 g/m² Bilderdruck oder 115 g/m² Recyclingpapier. Auf Wunsch gelocht.',
		},
		{
			name: 'A4 flyers',
			text: 'Flat sheets, 210 × 297 mm, for notices, price lists or data sheets. 135 gsm coated or 115 gsm recycled paper. Drilled on request.',
		},
	),
	flyer(
		'flyer-quadratisch',
		2590,
		{
			kind: 'typeFlyer',
			brand: fischerei,
			title: ['Fisch', 'am Freitag'],
			lines: ['Matjes, Makrele, Aal'],
			size: [148, 148],
		},
		{
			name: 'Flyer quadratisch',
			text: 'Ein Quadrat von 148 mm Kantenlänge, das zwischen Hochformaten auffällt. 170 g/m² Bilderdruck matt, beidseitig vierfarbig. Auflagen von 100 bis 10.000 Stück.',
		},
		{
			name: 'Square flyers',
			text: 'A square of 148 mm that stands out among upright formats. 170 gsm matt coated paper, full colour on both sides. Runs from 100 to 10,000 flyers.',
		},
	),
	flyer(
		'postkarten',
		2390,
		{ kind: 'postcards', brand: duenenhof, title: ['Grüße von der Westküste'] },
		{
			name: 'Postkarten DIN A6',
			text: 'Postkarten aus 300 g/m² Karton: vorn glänzend gestrichen, hinten ungestrichen und mit jedem Stift beschreibbar. Das Anschriftenfeld folgt den Vorgaben der Post. Ab 50 Stück.',
		},
		{
			name: 'A6 postcards',
			text: 'Postcards on 300 gsm board: glossy on the front, uncoated on the back so that any pen works. The address field follows postal requirements. From 50 cards.',
		},
	),
	flyer(
		'tischaufsteller',
		4490,
		{
			kind: 'singleFold',
			brand: messe,
			title: ['Wärme', 'fürs Dorf'],
			lines: ['Beratung an Stand 14', 'Siebzehn Gemeinden'],
			size: [99, 210],
		},
		{
			name: 'Tischaufsteller DIN lang',
			text: 'Gerillte Aufsteller mit drei Seiten zu 99 × 210 mm, die flach geliefert und in Sekunden gesteckt werden. 350 g/m² Karton, außen vierfarbig bedruckt. Ab 25 Stück.',
		},
		{
			name: 'Table tents, DL',
			text: 'Creased table tents with three sides of 99 × 210 mm, delivered flat and assembled in seconds. 350 gsm board, printed in full colour outside. From 25 pieces.',
		},
	),
	flyer(
		'werbemittel-abo',
		8900,
		{
			kind: 'typeFlyer',
			brand: kaikante,
			title: ['Jeden', 'Monat neu'],
			lines: ['Flyer und Plakate im Abo'],
			size: [148, 148],
		},
		{
			name: 'Werbemittel im Abo',
			text: 'Jeden Monat 1.000 Flyer DIN A6 und 25 Plakate DIN A3 mit Ihrem Motiv, zu einem festen Preis. Jede Lieferung fertigen wir in fünf Werktagen nach der Zahlung. Die ersten 30 Tage kosten nichts, danach kommt die erste Lieferung.',
		},
		{
			name: 'Marketing print subscription',
			text: 'Every month 1,000 A6 flyers and 25 A3 posters with your design, at a fixed price. We produce each delivery within five working days of its payment. The first 30 days are free of charge, then the first delivery comes.',
		},
	),
	flyer(
		'flyer-abo',
		1990,
		{
			kind: 'flyerSeries',
			brand: baeckerei,
			title: ['Diese', 'Woche'],
			lines: ['Roggen mit Walnuss', 'Dinkel und Möhre', 'Sauerteig pur'],
			art: 'wheat',
		},
		{
			name: 'Wochenflyer im Abo',
			text: 'Jede Woche eine neue Auflage Flyer DIN A6 für Läden, Lokale und Vereine, beidseitig vierfarbig auf 135 g/m² Bilderdruck. Jede Auflage fertigen wir in drei Werktagen nach der Zahlung. Auflagen von 250 bis 5.000 Stück, jederzeit bis zur nächsten Zahlung kündbar.',
		},
		{
			name: 'Weekly flyer run',
			text: 'A new run of A6 flyers every week for shops, restaurants and clubs, in full colour on both sides of 135 gsm coated paper. We produce each run within three working days of its payment. Runs from 250 to 5,000 flyers, to be cancelled at any time until the next payment.',
		},
	),
];
