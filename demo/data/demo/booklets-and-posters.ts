// Leaflets, brochures and posters of Druckwerk Nord.
import { inCategory } from '../product.ts';
import type { DemoProduct } from '../types.ts';
import {
	architekten,
	baeckerei,
	duenenhof,
	fischerei,
	gaertnerei,
	konzert,
	leuchtturm,
	messe,
	segelschule,
	stadtwerk,
} from './brands.ts';

const booklet = inCategory('falzflyer-broschueren');
const poster = inCategory('plakate');

export const bookletsAndPosters: DemoProduct[] = [
	booklet(
		'faltblatt-wickelfalz',
		4990,
		{
			kind: 'leaflets',
			brand: segelschule,
			title: ['Leinen los'],
			lines: ['Kurse von April bis Oktober', 'Acht Boote, kleine Gruppen', 'Vom Anfang bis zum Schein'],
		},
		{
			name: 'Faltblatt DIN lang, Wickelfalz',
			text: 'Sechs Seiten DIN lang, zweimal nach innen gefalzt, offen 297 × 210 mm. 135 g/m² Bilderdruck oder 115 g/m² Recyclingpapier, beidseitig vierfarbig. Die eingeschlagene Seite ist 2 mm schmaler, damit der Falz sauber liegt.',
		},
		{
			name: 'DL leaflet, letter fold',
			text: 'Six DL pages, folded inwards twice, 297 × 210 mm open. 135 gsm coated or 115 gsm recycled paper, full colour on both sides. The inner page is 2 mm narrower so that the fold lies flat.',
		},
	),
	booklet(
		'faltblatt-zickzackfalz',
		5490,
		{
			kind: 'zigzagLeaflets',
			brand: leuchtturm,
			title: ['Fünf Etagen', 'Licht'],
			lines: ['Täglich 10 bis 17 Uhr', 'Lotsen und Sturmfluten', 'Führung um 14 Uhr', 'So finden Sie uns'],
		},
		{
			name: 'Faltblatt DIN lang, Zickzackfalz',
			text: 'Acht Seiten DIN lang im Zickzack, offen 396 × 210 mm. Alle Seiten sind gleich breit und lassen sich der Reihe nach aufschlagen. 135 g/m² Bilderdruck matt, ab 100 Stück.',
		},
		{
			name: 'DL leaflet, concertina fold',
			text: 'Eight DL pages in a concertina fold, 396 × 210 mm open. All pages have the same width and open one after the other. 135 gsm matt coated paper, from 100 leaflets.',
		},
	),
	booklet(
		'faltblatt-einbruchfalz',
		4290,
		{
			kind: 'singleFold',
			brand: stadtwerk,
			title: ['Komm', 'mit raus'],
			lines: ['Anmeldung ab Januar', 'Ein Garten für sechzig'],
			size: [148, 210],
		},
		{
			name: 'Faltblatt DIN A5, Einbruchfalz',
			text: 'Vier Seiten DIN A5 aus einem Bogen DIN A4, einmal gefalzt. 170 g/m² Bilderdruck oder Recyclingpapier. Ab 170 g/m² rillen wir vor dem Falzen, damit nichts bricht.',
		},
		{
			name: 'A5 leaflet, single fold',
			text: 'Four A5 pages from one A4 sheet, folded once. 170 gsm coated or recycled paper. From 170 gsm we crease before folding so that the paper does not crack.',
		},
	),
	booklet(
		'broschuere-din-a5',
		8900,
		{ kind: 'brochure', brand: gaertnerei, title: ['Stauden', 'für Schatten'], lines: ['Sorten und Preise 2027'] },
		{
			name: 'Broschüre DIN A5, Rückenheftung',
			text: 'Broschüren mit 16 oder 32 Seiten, durch den Rücken mit zwei Klammern geheftet. Umschlag 250 g/m², Inhalt 115 oder 135 g/m² Bilderdruck.',
		},
		{
			name: 'A5 booklet, saddle-stitched',
			text: 'Booklets with 16 or 32 pages, stitched through the spine with two staples. Cover 250 gsm, inside 115 or 135 gsm coated paper.',
		},
	),
	booklet(
		'broschuere-din-a4-klebebindung',
		18900,
		{
			kind: 'perfectBound',
			brand: architekten,
			title: ['Bauen', 'mit Bestand'],
			lines: ['Werkbericht 2016 bis 2026'],
			size: [210, 297],
		},
		{
			name: 'Broschüre DIN A4, Klebebindung',
			text: 'Kataloge und Berichte mit 48 oder 96 Seiten und geradem, bedruckbarem Rücken. Umschlag 300 g/m² mit matter Folie, Inhalt 135 oder 170 g/m². Mit PUR verleimt, damit die Seiten auch nach Jahren halten.',
		},
		{
			name: 'A4 brochure, adhesive bound',
			text: 'Catalogues and reports with 48 or 96 pages and a flat spine that can be printed. Cover 300 gsm with matt lamination, inside 135 or 170 gsm. Bound with PUR glue, so pages stay in place for years.',
		},
	),
	booklet(
		'broschuere-wire-o',
		12900,
		{ kind: 'wireBound', brand: messe, title: ['Handbuch', 'Wärmenetz'], lines: ['Betrieb und Wartung'] },
		{
			name: 'Broschüre mit Drahtbindung',
			text: 'Handbücher und Unterlagen, die flach liegen bleiben, im Format DIN A4 quer. Bindung mit Metalldraht in Schwarz, Weiß oder Silber. Deckblatt auf Wunsch aus klarer Folie.',
		},
		{
			name: 'Wire-bound brochure',
			text: 'Manuals and documents that stay open flat, in A4 landscape. Bound with metal wire in black, white or silver. Clear cover sheet on request.',
		},
	),
	booklet(
		'speisekarte',
		5900,
		{
			kind: 'menus',
			brand: fischerei,
			title: ['Aus Rauch und Pfanne'],
			lines: [
				'Matjes nach Hausfrauenart|mit Apfel, Gurke und Pellkartoffeln|13,50',
				'Räucheraal|auf Schwarzbrot mit Rührei|17,00',
				'Scholle Finkenwerder Art|mit Speck und Kartoffelsalat|19,50',
				'Fischsuppe|Dorsch, Lachs, Krabben|11,00',
				'Rote Grütze|mit flüssiger Sahne|6,50',
			],
			size: [210, 297],
		},
		{
			name: 'Speisekarte DIN A4, abwischbar',
			text: 'Karten aus reißfester, wasserabweisender Folie mit 270 µm, die sich feucht abwischen lassen. DIN A4 flach oder auf DIN A5 gefalzt, runde Ecken. Schon ab 10 Stück.',
		},
		{
			name: 'A4 menu, wipeable',
			text: 'Menus on tear-proof, water-repellent 270 micron film that can be wiped clean. A4 flat or folded to A5, with rounded corners. From as few as 10 pieces.',
		},
	),

	poster(
		'plakat-din-a3',
		790,
		{
			kind: 'typePoster',
			brand: stadtwerk,
			title: ['Flohmarkt', 'im Garten'],
			lines: ['Sonntag, 3. Mai, 10 bis 15 Uhr', 'Kaffee, Kuchen, Kinderkram'],
			size: [297, 420],
		},
		{
			name: 'Plakat DIN A3',
			text: 'Plakate mit 297 × 420 mm für Schaufenster und Aushänge. 135 g/m² Bilderdruck, einseitig vierfarbig. Ab einem Stück im Digitaldruck, ab 250 Stück im Offset.',
		},
		{
			name: 'A3 poster',
			text: 'Posters of 297 × 420 mm for shop windows and notice boards. 135 gsm coated paper, full colour on one side. From a single copy printed digitally, from 250 copies offset.',
		},
	),
	poster(
		'plakat-din-a2',
		1490,
		{
			kind: 'poster',
			brand: konzert,
			title: ['Nachts', 'im Speicher'],
			lines: ['Fünf Bands, eine Theke', 'Samstag, 21. November, 20 Uhr', 'Ballastkai 7, Flensburg'],
		},
		{
			name: 'Plakat DIN A2',
			text: 'Das übliche Format für Veranstaltungen: 420 × 594 mm auf 135 g/m² Bilderdruck matt. Einseitig vierfarbig, plano geliefert. Auflagen von 1 bis 2.500 Stück.',
		},
		{
			name: 'A2 poster',
			text: 'The usual format for events: 420 × 594 mm on 135 gsm matt coated paper. Full colour on one side, delivered flat. Runs from 1 to 2,500 copies.',
		},
	),
	poster(
		'plakat-din-a1',
		1990,
		{
			kind: 'poster',
			brand: leuchtturm,
			title: ['Licht über', 'dem Watt'],
			lines: ['Ausstellung vom 1. April bis 31. Oktober', 'Täglich außer montags'],
			size: [594, 841],
		},
		{
			name: 'Plakat DIN A1',
			text: 'Plakate mit 594 × 841 mm auf 115 g/m² Affichenpapier mit blauer Rückseite, durch das nichts durchscheint. Einseitig vierfarbig. Gerollt oder einmal gefalzt geliefert.',
		},
		{
			name: 'A1 poster',
			text: 'Posters of 594 × 841 mm on 115 gsm blueback paper, so nothing shows through. Full colour on one side. Delivered rolled or folded once.',
		},
	),
	poster(
		'plakat-wetterfest',
		2490,
		{
			kind: 'typePoster',
			brand: segelschule,
			title: ['Probe-', 'segeln'],
			lines: ['Jeden Samstag im Mai', 'Schwimmweste stellen wir'],
		},
		{
			name: 'Plakat wetterfest DIN A2',
			text: 'Reißfestes Kunststoffpapier mit 180 µm, das Regen und Sonne etwa ein Jahr lang aushält. 420 × 594 mm, UV-beständig gedruckt. Auf Wunsch mit Ösen in den Ecken.',
		},
		{
			name: 'Weatherproof poster, A2',
			text: 'Tear-proof 180 micron synthetic paper that withstands rain and sun for about a year. 420 × 594 mm, printed with UV-resistant ink. With eyelets in the corners on request.',
		},
	),
	poster(
		'kunstdruck',
		3490,
		{
			kind: 'galleryPoster',
			brand: duenenhof,
			title: ['Nach Westen'],
			lines: ['Kunstdruck, Blatt 3 von 6'],
			size: [500, 700],
		},
		{
			name: 'Kunstdruck 50 × 70 cm',
			text: 'Bilder und Illustrationen auf 250 g/m² Kunstdruckpapier mit matter Oberfläche. Gedruckt mit zehn Pigmenttinten, im Format für gängige Rahmen. Jedes Blatt kommt einzeln in einer Rolle.',
		},
		{
			name: 'Art print, 50 × 70 cm',
			text: 'Pictures and illustrations on 250 gsm art paper with a matt surface. Printed with ten pigment inks, in a size for common frames. Each sheet is delivered in a tube of its own.',
		},
	),
	poster(
		'jubilaeumsplakat',
		8900,
		{
			kind: 'poster',
			brand: baeckerei,
			title: ['Brot für alle', 'seit 1958'],
			lines: ['Hoffest am 6. September', 'Norderstraße 88'],
			size: [420, 594],
		},
		{
			name: 'Plakat mit Sonderfarbe DIN A2',
			text: 'Vier Grundfarben und eine Sonderfarbe nach HKS oder Pantone, für Hausfarben und Leuchttöne. 420 × 594 mm auf 170 g/m² Bilderdruck oder 300 g/m² Naturpapier. Ab 100 Stück, Produktion in sechs Arbeitstagen.',
		},
		{
			name: 'A2 poster with spot colour',
			text: 'Four process colours and one HKS or Pantone spot colour, for house colours and fluorescent tones. 420 × 594 mm on 170 gsm coated or 300 gsm uncoated paper. From 100 copies, produced within six working days.',
		},
	),
	poster(
		'plakat-des-monats',
		1990,
		{
			kind: 'posterSeries',
			brand: duenenhof,
			title: [],
			lines: ['September', 'Oktober', 'November'],
			art: 'lighthouse',
			size: [420, 594],
		},
		{
			name: 'Plakat des Monats',
			text: 'Jeden Monat ein Plakat DIN A2 aus dem Norden: Häfen, Leuchttürme und Dünen, gezeichnet von wechselnden Illustratorinnen und Illustratoren. Gedruckt auf 250 g/m² Kunstdruckpapier und in einer Rolle verschickt. Wer es zum ersten Mal abonniert, testet 14 Tage kostenlos; danach kommt das erste Blatt.',
		},
		{
			name: 'Poster of the month',
			text: 'Every month an A2 poster from the north: harbours, lighthouses and dunes, drawn by changing illustrators. Printed on 250 gsm art paper and sent in a tube. Who subscribes for the first time tries it for 14 days at no cost; then the first sheet arrives.',
		},
	),
];
