// The fields of the flyer for a harvest market.
import { both } from '../../data/types.ts';
import { city, company, field, image, link, multiline, same, street, website, zip } from '../fields.ts';
import type { FieldPlan } from '../plan.ts';

export const fields: readonly FieldPlan[] = [
	image('picture', both('Bild', 'Picture'), 'pears'),
	field(
		'eyebrow',
		both('Zeile über dem Titel', 'Line above the title'),
		both('Herzlich willkommen', 'You are welcome'),
		{ limit: 32 },
	),
	field('title', both('Titel', 'Title'), both('Apfel- und Birnenmarkt', 'Apple and pear market'), {
		required: true,
		limit: 36,
	}),
	field(
		'subtitle',
		both('Untertitel', 'Subtitle'),
		both('Alte Sorten, frischer Most und Kuchen vom Blech', 'Old varieties, fresh juice and cake by the slice'),
		{ limit: 80 },
	),
	field('day', both('Tag', 'Day'), both('26.', '26'), {
		required: true,
		limit: 5,
		help: both('Nur die Zahl, zum Beispiel 26.', 'The number alone, as in 26.'),
	}),
	field(
		'month',
		both('Monat und Uhrzeit', 'Month and time'),
		both('September\n10 bis 17 Uhr', 'September\n10 am to 5 pm'),
		{ kind: 'multiline', limit: 32 },
	),
	field(
		'programmeTitle',
		both('Überschrift der Rückseite', 'Heading on the back'),
		both('Der Tag auf dem Hof', 'The day at the farm'),
		{ limit: 32 },
	),
	multiline(
		'programme',
		both('Programm', 'Programme'),
		both(
			'10.00  Der Hof öffnet, Kaffee und Zimtschnecken\n11.00  Führung durch die alten Obstwiesen\n12.30  Suppe aus dem großen Topf\n14.00  Sorten bestimmen: bringen Sie fünf Früchte mit\n15.30  Mostpresse zum Zuschauen und Mitmachen\n16.30  Musik mit der Kapelle Querfeldein',
			'10.00  The farm opens, coffee and cinnamon buns\n11.00  A walk through the old orchards\n12.30  Soup from the big pot\n14.00  Name that apple: bring five fruits along\n15.30  The press at work, lend a hand\n16.30  Music by the village band',
		),
		{ limit: 420, help: both('Eine Zeile für jeden Punkt.', 'One line for each item.') },
	),
	company(both('Obsthof Clausen', 'Clausen Orchards'), { limit: 30 }),
	street(same('Dorfstraße 11')),
	zip(same('24975')),
	city(same('Husby')),
	website(same('obsthof-clausen.example')),
	link(
		'https://obsthof-clausen.example/markt',
		both('Wohin der Code führt, mit https://', 'Where the code leads, with https://'),
	),
	field(
		'codeText',
		both('Text am QR-Code', 'Text beside the QR code'),
		both('Anfahrt und Sortenliste', 'Directions and varieties'),
		{ limit: 40 },
	),
];
