// The fields of the menu.
import { both } from '../../data/types.ts';
import { city, company, field, link, multiline, phone, same, street, website, zip } from '../fields.ts';
import type { FieldPlan } from '../plan.ts';

const dishes = (
	key: string,
	label: readonly [string, string],
	german: readonly string[],
	english: readonly string[],
) => [
	field(`${key}Title`, both(`${label[0]}: Überschrift`, `${label[1]}: heading`), both(label[0], label[1]), {
		limit: 24,
	}),
	multiline(key, both(label[0], label[1]), both(german.join('\n'), english.join('\n')), {
		limit: 420,
		help: both(
			'Ein Gericht je Zeile, der Preis hinter einem Punkt · in der Mitte.',
			'One dish a line, its price after a middle dot ·',
		),
	}),
];

export const fields: readonly FieldPlan[] = [
	company(both('Bistro Zitronenbaum', 'The Lemon Tree'), { required: true, limit: 26 }),
	field('claim', both('Unterzeile', 'Line below'), both('Küche und Wein', 'Kitchen and wine'), { limit: 36 }),
	...dishes(
		'starters',
		['Vorweg', 'To begin'],
		[
			'Fischsuppe mit Rouille · 9,50',
			'Ziegenkäse, Rote Bete, Walnuss · 11',
			'Burrata mit Ofentomaten · 12,50',
			'Brot, Salzbutter, Oliven · 5',
		],
		[
			'Fish soup with rouille · 9.50',
			'Goat’s cheese, beetroot, walnut · 11',
			'Burrata with roasted tomatoes · 12.50',
			'Bread, salted butter, olives · 5',
		],
	),
	...dishes(
		'mains',
		['Hauptsache', 'Mains'],
		[
			'Zanderfilet, Linsen, Kräuteröl · 24',
			'Tagliatelle mit Zitrone und Salbei · 17',
			'Geschmorte Ochsenbacke, Sellerie · 26',
			'Kürbisrisotto mit Haselnuss · 18',
		],
		[
			'Pike-perch, lentils, herb oil · 24',
			'Tagliatelle with lemon and sage · 17',
			'Braised ox cheek, celeriac · 26',
			'Pumpkin risotto with hazelnut · 18',
		],
	),
	...dishes(
		'desserts',
		['Süßes', 'Sweet things'],
		['Zitronentarte, Baiser · 8', 'Schokoladenkuchen, Sauerkirschen · 8,50', 'Drei Käse vom Hof Backensholz · 12'],
		['Lemon tart, meringue · 8', 'Chocolate cake, sour cherries · 8.50', 'Three farmhouse cheeses · 12'],
	),
	...dishes(
		'drinks',
		['Im Glas', 'By the glass'],
		[
			'Hauslimonade mit Thymian · 4,50',
			'Riesling, Mosel, 0,2 l · 7',
			'Spätburgunder, Baden, 0,2 l · 8,50',
			'Espresso · 2,60',
		],
		['Lemonade with thyme · 4.50', 'Riesling, Mosel, 20 cl · 7', 'Pinot noir, Baden, 20 cl · 8.50', 'Espresso · 2.60'],
	),
	multiline(
		'hours',
		both('Öffnungszeiten', 'Opening hours'),
		both('Dienstag bis Samstag\n12 bis 14.30 und 18 bis 22 Uhr', 'Tuesday to Saturday\nnoon to 2.30 pm and 6 to 10 pm'),
		{ limit: 120 },
	),
	street(same('Große Straße 48')),
	zip(same('24937')),
	city(same('Flensburg')),
	phone(both('0461 555 0188', '+49 461 555 0188')),
	website(same('zitronenbaum.example')),
	link(
		'https://zitronenbaum.example/tisch',
		both('Wo man einen Tisch reserviert, mit https://', 'Where to book a table, with https://'),
	),
];
