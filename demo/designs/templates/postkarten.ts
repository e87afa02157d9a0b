// Picture postcard from the coast: the picture on the front, stamp and address on the back as the post wants them.
import { both } from '../../data/types.ts';
import { colours, scheme } from '../colours.ts';
import { company, field, image, multiline, same, website } from '../fields.ts';
import { swell } from '../ornament.ts';
import { formOnly, type TemplatePlan } from '../plan.ts';
import type { Sheet } from '../sheet.ts';

/** The right half belongs to the post. */
const post = (sheet: Sheet, line: string) => [
	sheet.rule('divider', [80, 12], [80, 93], line, 0.75),
	...[58, 67, 76, 85].map((y, index) => sheet.rule(`address-${index}`, [88, y], [138, y], line, 0.5)),
	sheet.disc('stamp-sun', [129, 19], 3.8, 'soft'),
	sheet.shape('stamp-wave', 'M123 25.5C125 23.7 127 23.7 129 25.5C131 27.3 133 27.3 135 25.5', null, {
		colour: line,
		points: 0.9,
	}),
	sheet.shape('stamp', 'M120 10L138 10L138 32L120 32Z', null, { colour: line, points: 0.6 }),
];

const letter = (sheet: Sheet) => [
	sheet.text('greeting', [10, 12, 62, 13], '{{greeting}}', { face: 'italic', size: 17, leading: 1.15, colour: 'deep' }),
	sheet.text('message', [10, 27, 62, 48], '{{message}}', { face: 'text', size: 9, leading: 1.55, colour: 'black' }),
	sheet.text('sender', [10, 82, 62, 11], '{{company}}\n{{website}}', {
		face: 'text',
		size: 7,
		leading: 1.45,
		colour: 'black',
		sits: 'bottom',
	}),
];

export const postkarten: TemplatePlan = {
	shop: 'demo',
	product: 'postkarten',
	faces: {
		display: { family: 'Playfair Display', weight: 800 },
		italic: { family: 'Playfair Display', weight: 600, italic: true },
		text: { family: 'Open Sans', weight: 400 },
	},
	colours: { ...colours('deep', 'warm', 'soft'), line: { name: both('Linie', 'Line') } },
	schemes: [
		scheme('pilot', both('Lotse', 'Pilot'), {
			deep: [96, 74, 36, 34],
			warm: [4, 86, 82, 0],
			soft: [24, 4, 6, 0],
			line: [40, 16, 10, 0],
		}),
		scheme('dune', both('Düne', 'Dune'), {
			deep: [78, 48, 52, 44],
			warm: [6, 56, 74, 0],
			soft: [6, 8, 26, 0],
			line: [26, 22, 42, 2],
		}),
		scheme('heather', both('Heide', 'Heather'), {
			deep: [74, 80, 34, 28],
			warm: [10, 70, 20, 0],
			soft: [12, 14, 4, 0],
			line: [30, 34, 12, 0],
		}),
	],
	pictures: {
		lighthouse: {
			art: 'lighthouse',
			colours: { paper: '#fdf6ea', ink: '#2f5f83', accent: '#d64a3c', soft: '#cfe4ec' },
			width: 1400,
			height: 1010,
			shows: both('Ein Leuchtturm über der See', 'A lighthouse above the sea'),
		},
	},
	fields: [
		image(
			'picture',
			both('Bild', 'Picture'),
			'lighthouse',
			both('Querformat, mindestens 1300 Pixel breit.', 'Landscape, at least 1300 pixels wide.'),
		),
		field('title', both('Titel', 'Title'), both('Moin aus Nordstrand', 'Greetings from Nordstrand'), {
			required: true,
			limit: 32,
		}),
		field(
			'subtitle',
			both('Untertitel', 'Subtitle'),
			both('Alter Leuchtturm, erbaut 1906', 'The old lighthouse, built in 1906'),
			{ limit: 48 },
		),
		field('greeting', both('Anrede', 'Salutation'), both('Liebe Freunde,', 'Dear friends,'), { limit: 28 }),
		multiline(
			'message',
			both('Text', 'Message'),
			both(
				'fünf Etagen Licht warten auf Sie: Von Mai an ist der Turm jeden Tag von 10 bis 17 Uhr offen, und bei Ebbe führen wir Sie hinaus ins Watt.\n\nKommen Sie vorbei, der Wind ist umsonst.',
				'five floors of light are waiting for you: from May the tower is open every day from 10 to 5, and at low tide we walk you out onto the mudflats.\n\nDo come by, the wind is free.',
			),
			{ limit: 320, help: both('Leer lassen, wenn Sie von Hand schreiben.', 'Leave it empty to write by hand.') },
		),
		company(both('Museum Alter Leuchtturm', 'Old Lighthouse Museum')),
		website(same('alter-leuchtturm.example')),
	],
	freedom: formOnly,
	layouts: [
		{
			id: 'full',
			label: both('Bild bis zum Rand', 'Picture to the edge'),
			sides: {
				front: (sheet) => [
					sheet.picture('picture', [0, 0, 148, 105], 'picture'),
					sheet.shape('wave-0', swell(160, 78, 110, 2.4, 2.4, 0.6), 'soft'),
					sheet.shape('wave-1', swell(160, 81.5, 110, 2.4, 2.4, 0.7), 'deep'),
					sheet.text('title', [10, 83.6, 128, 10], '{{title}}', {
						face: 'display',
						size: 23,
						leading: 1.1,
						align: 'center',
						sits: 'middle',
						colour: 'paper',
						least: 14,
					}),
					sheet.text('subtitle', [10, 93.6, 128, 5.4], '{{subtitle}}', {
						face: 'italic',
						size: 10,
						leading: 1.2,
						align: 'center',
						colour: 'soft',
					}),
				],
				back: (sheet) => [...letter(sheet), ...post(sheet, 'line')],
			},
		},
		{
			id: 'framed',
			label: both('Mit Rand', 'With a border'),
			sides: {
				front: (sheet) => [
					sheet.ground('soft'),
					sheet.area('mount', [6, 6, 136, 93], 'paper'),
					sheet.picture('picture', [9, 9, 130, 72], 'picture', { down: 0.2 }),
					sheet.text('title', [10, 81.6, 128, 9.6], '{{title}}', {
						face: 'display',
						size: 23,
						leading: 1.1,
						align: 'center',
						sits: 'middle',
						colour: 'deep',
						least: 14,
					}),
					sheet.text('subtitle', [10, 91.2, 128, 5.2], '{{subtitle}}', {
						face: 'italic',
						size: 10.5,
						leading: 1.2,
						align: 'center',
						colour: 'deep',
					}),
				],
				back: (sheet) => [sheet.area('side', [0, 0, 4, 105], 'warm'), ...letter(sheet), ...post(sheet, 'line')],
			},
		},
	],
};
