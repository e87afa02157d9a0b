// Business cards and wedding stationery of Atelier Marlow.
import { inCategory } from '../product.ts';
import type { DemoProduct } from '../types.ts';
import { ashdown, clara, harrow, hollis, orchard, wren } from './brands.ts';

const card = inCategory('business-cards');
const wedding = inCategory('weddings');

export const cardsAndWeddings: DemoProduct[] = [
	card(
		'letterpress-cards',
		14500,
		{ kind: 'letterpressCards', brand: ashdown, title: [] },
		{
			name: 'Visitenkarten im Buchdruck',
			text: 'Auf einer Heidelberger Tiegelpresse von 1961 gedruckt, mit fühlbarer Schattierung. Baumwollpapier mit 300 oder 600 g/m², 90 × 55 mm, eine Farbe. Ab 100 Karten, Lieferung in etwa drei Wochen.',
		},
		{
			name: 'Letterpress business cards',
			text: 'Printed on a Heidelberg platen press built in 1961, with an impression you can feel. 300 or 600 gsm cotton paper, 90 × 55 mm, one colour. From 100 cards, delivered in about three weeks.',
		},
	),
	card(
		'cotton-cards',
		11800,
		{ kind: 'letterpressCards', brand: harrow, title: [] },
		{
			name: 'Visitenkarten auf Baumwollpapier',
			text: 'Im Buchdruck auf 300 oder 600 g/m² Baumwollpapier mit offener, weicher Oberfläche. Format 90 × 55 mm, eine Farbe. Ab 100 Karten.',
		},
		{
			name: 'Business cards on cotton paper',
			text: 'Printed letterpress on 300 or 600 gsm cotton paper with an open, soft surface. 90 × 55 mm, one colour. From 100 cards.',
		},
	),
	card(
		'edge-painted-cards',
		17900,
		{ kind: 'edgePaintedCards', brand: hollis, title: [] },
		{
			name: 'Visitenkarten mit Farbschnitt',
			text: 'Zwei Lagen Baumwollpapier, kaschiert auf 600 g/m², die Kante von Hand eingefärbt. Rot, Grün und Schwarz stehen zur Wahl, Sonderfarben mischen wir an. Ab 100 Karten, im Buchdruck bedruckt.',
		},
		{
			name: 'Edge-painted business cards',
			text: 'Two sheets of cotton paper mounted to 600 gsm, the edge painted by hand. Choose from red, green and black, or have one mixed. From 100 cards, printed letterpress.',
		},
	),
	card(
		'foil-cards',
		16200,
		{ kind: 'foilCards', brand: wren, title: [] },
		{
			name: 'Visitenkarten mit Folienprägung',
			text: 'Heißfolie in Gold oder Kupfer, auf 300 oder 600 g/m² Baumwollpapier geprägt. Feine Linien ab 0,2 mm sind möglich. Ab 100 Karten.',
		},
		{
			name: 'Foil-stamped business cards',
			text: 'Hot foil in gold or copper, stamped on 300 or 600 gsm cotton paper. Fine lines from 0.2 mm are possible. From 100 cards.',
		},
	),

	wedding(
		'wedding-invitations',
		18900,
		{
			kind: 'invitation',
			brand: clara,
			title: ['Clara', '& Edmund'],
			lines: ['Saturday, 20 June', 'at two o’clock', 'St Anne’s Church, Rye', 'Supper in the orchard'],
		},
		{
			name: 'Hochzeitseinladungen',
			text: 'Einladungen im Format 148 × 105 mm auf Baumwollpapier mit 300 oder 600 g/m², im Buchdruck oder flach gedruckt. Umschläge mit farbigem Futter gehören dazu. Namen der Gäste setzen wir auf Wunsch einzeln ein.',
		},
		{
			name: 'Wedding invitations',
			text: 'Invitations of 148 × 105 mm on 300 or 600 gsm cotton paper, printed letterpress or flat. Envelopes with a coloured lining are included. We set the names of your guests one by one on request.',
		},
	),
	wedding(
		'save-the-date',
		8900,
		{ kind: 'greetingCard', brand: clara, title: ['Save the date'], art: 'flower' },
		{
			name: 'Save-the-Date-Karten',
			text: 'Karten im Format 105 × 148 mm, die den Tag ankündigen, bevor die Einladung folgt. 300 g/m² Baumwollpapier, zwei Farben, mit Umschlag. Ab 25 Stück.',
		},
		{
			name: 'Save the date cards',
			text: 'Cards of 105 × 148 mm that announce the day before the invitation follows. 300 gsm cotton paper, two colours, with envelope. From 25 cards.',
		},
	),
	wedding(
		'place-cards',
		5400,
		{ kind: 'placeCards', brand: clara, title: ['Harriet', 'Mr Osei', 'Beatrix'] },
		{
			name: 'Platzkarten',
			text: 'Kärtchen mit 90 × 55 mm für jeden Platz am Tisch. Mit gedruckten Namen oder blanko für die eigene Feder. Ab 20 Stück auf 300 g/m² Baumwollpapier.',
		},
		{
			name: 'Place cards',
			text: 'Cards of 90 × 55 mm for every place at the table. With printed names, or blank for your own pen. From 20 cards on 300 gsm cotton paper.',
		},
	),
	wedding(
		'menus',
		7900,
		{
			kind: 'menus',
			brand: orchard,
			title: ['Supper in June'],
			lines: [
				'Chilled pea soup|mint, crème fraîche|',
				'Sea trout|fennel and new potatoes|',
				'Herb salad|from the walled garden|',
				'Poached pears|almond, bay leaf|',
			],
		},
		{
			name: 'Menükarten',
			text: 'Schmale Karten mit 99 × 210 mm für die gedeckte Tafel. 300 g/m² Baumwollpapier oder Büttenpapier mit 120 g/m². Ab 10 Stück, Satz und Korrektur inbegriffen.',
		},
		{
			name: 'Table menus',
			text: 'Narrow cards of 99 × 210 mm for a laid table. 300 gsm cotton paper or 120 gsm laid paper. From 10 cards, typesetting and proof included.',
		},
	),
	wedding(
		'thank-you-cards',
		6400,
		{ kind: 'greetingCard', brand: ashdown, title: ['Thank you'], art: 'leaves' },
		{
			name: 'Dankeskarten',
			text: 'Klappkarten DIN A6 mit Umschlag, innen blanko, damit Platz für die eigenen Worte bleibt. 300 g/m² Naturpapier, außen zwei Farben. Ab 25 Stück.',
		},
		{
			name: 'Thank-you cards',
			text: 'Folded A6 cards with envelope, blank inside to leave room for your own words. 300 gsm uncoated paper, two colours outside. From 25 cards.',
		},
	),
];
