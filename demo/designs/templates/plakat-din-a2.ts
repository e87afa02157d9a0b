// Poster of a jazz night: halves of discs that slip past each other, and type as large as the room.
import { both } from '../../data/types.ts';
import { colours, scheme } from '../colours.ts';
import { field, link, multiline, same } from '../fields.ts';
import { half, transform } from '../ornament.ts';
import { free, type TemplatePlan } from '../plan.ts';
import type { Sheet } from '../sheet.ts';

const radii = [168, 140, 112, 84, 56, 28];
const upper = ['deep', 'warm', 'soft', 'sun', 'deep', 'warm'];
const lower = ['sun', 'deep', 'warm', 'soft', 'sun', 'deep'];

/** Two stacks of half discs on both sides of a line: the second has slipped by one step. */
const rings = (sheet: Sheet, [x, y]: readonly [number, number], turn: 0 | 90, scale = 1) =>
	radii.flatMap((r, index) => {
		const slip = 56;
		const one = turn === 0 ? { x: x - r * scale, y, turn: 0 } : { x, y: y - r * scale, turn: 90 };
		const other =
			turn === 0 ? { x: x + (slip + r) * scale, y, turn: 180 } : { x, y: y + (slip + r) * scale, turn: -90 };
		return [
			sheet.shape(`upper-${index}`, transform(half(r), { ...one, scale }), upper[index] ?? 'deep'),
			sheet.shape(`lower-${index}`, transform(half(r), { ...other, scale }), lower[index] ?? 'deep'),
		];
	});

export const plakatDinA2: TemplatePlan = {
	shop: 'demo',
	product: 'plakat-din-a2',
	faces: {
		heavy: { family: 'League Spartan', weight: 800 },
		bold: { family: 'League Spartan', weight: 600 },
		text: { family: 'League Spartan', weight: 500 },
	},
	colours: { ...colours('deep', 'warm', 'sun', 'soft'), ground: { name: both('Grund', 'Ground') } },
	schemes: [
		scheme('brass', both('Blech', 'Brass'), {
			ground: [2, 5, 16, 0],
			deep: [92, 76, 38, 40],
			warm: [0, 80, 78, 0],
			sun: [0, 26, 86, 0],
			soft: [26, 6, 18, 0],
		}),
		scheme('velvet', both('Samt', 'Velvet'), {
			ground: [2, 8, 8, 0],
			deep: [66, 90, 44, 46],
			warm: [6, 78, 44, 4],
			sun: [8, 24, 62, 0],
			soft: [8, 26, 14, 0],
		}),
		scheme('midnight', both('Mitternacht', 'Midnight'), {
			ground: [4, 2, 4, 0],
			deep: [88, 60, 62, 58],
			warm: [78, 20, 36, 4],
			sun: [4, 46, 78, 0],
			soft: [36, 4, 20, 0],
		}),
	],
	fields: [
		field('title', both('Titel', 'Title'), both('Jazz im Speicher', 'Warehouse Jazz'), { required: true, limit: 24 }),
		field('date', both('Datum und Uhrzeit', 'Date and time'), both('Fr. 12. März, 20 Uhr', 'Fri 12 March, 8 pm'), {
			required: true,
			limit: 30,
		}),
		field(
			'place',
			both('Ort', 'Place'),
			both('Alter Speicher, Südkai 4, Flensburg', 'Old Warehouse, Südkai 4, Flensburg'),
			{ required: true, limit: 48 },
		),
		multiline(
			'artists',
			both('Wer auftritt', 'Who plays'),
			both('Mette Lund Quartett\nNordwind Big Band\nAnouk & Ole', 'Mette Lund Quartet\nNordwind Big Band\nAnouk & Ole'),
			{
				limit: 110,
				help: both('Eine Zeile für jeden Namen.', 'One line for each name.'),
			},
		),
		field(
			'price',
			both('Eintritt', 'Admission'),
			both('Vorverkauf 18 €, Abendkasse 22 €', 'In advance €18, at the door €22'),
			{ limit: 48 },
		),
		field('website', both('Website', 'Website'), same('jazz-im-speicher.example'), { limit: 36 }),
		link(
			'https://jazz-im-speicher.example/karten',
			both('Wo es Karten gibt, mit https://', 'Where to get tickets, with https://'),
		),
	],
	freedom: free(),
	layouts: [
		{
			id: 'rolling',
			label: both('Waagerecht', 'Horizontal'),
			sides: {
				front: (sheet) => [
					sheet.ground('ground'),
					...rings(sheet, [184.2, 322], 0, 0.93),
					sheet.text('title', [28, 22, 364, 130], '{{title}}', {
						face: 'heavy',
						size: 188,
						leading: 0.95,
						colour: 'deep',
						tracking: -22,
						least: 90,
					}),
					sheet.text('date', [28, 490, 290, 24], '{{date}}', {
						face: 'heavy',
						size: 56,
						leading: 1.1,
						colour: 'warm',
						sits: 'bottom',
						tracking: -8,
					}),
					sheet.text('place', [28, 517, 290, 16], '{{place}}', {
						face: 'bold',
						size: 32,
						leading: 1.2,
						colour: 'deep',
					}),
					sheet.text('price', [28, 544, 290, 24], '{{price}}\n{{website}}', {
						face: 'text',
						size: 24,
						leading: 1.3,
						colour: 'deep',
						sits: 'bottom',
					}),
					sheet.text('artists', [270, 160, 122, 54], '{{artists}}', {
						face: 'bold',
						size: 31,
						leading: 1.3,
						colour: 'deep',
						align: 'end',
					}),
					sheet.area('code-card', [338, 512, 54, 54], 'paper', { radius: 3 }),
					sheet.code('code', [344, 518, 42], '{{link}}', 'black'),
				],
			},
		},
		{
			id: 'upright',
			label: both('Senkrecht', 'Vertical'),
			sides: {
				front: (sheet) => [
					sheet.ground('deep'),
					...rings(sheet, [294, 210], 90, 0.94),
					sheet.area('foot', [0, 430, 420, 164], 'deep'),
					sheet.text('title', [28, 440, 364, 82], '{{title}}', {
						face: 'heavy',
						size: 118,
						leading: 0.95,
						colour: 'paper',
						tracking: -22,
						sits: 'middle',
						least: 80,
					}),
					sheet.text('date', [28, 524, 290, 20], '{{date}}', {
						face: 'heavy',
						size: 44,
						leading: 1.1,
						colour: 'sun',
						sits: 'middle',
					}),
					sheet.text('place', [28, 545.5, 290, 13], '{{place}}', {
						face: 'bold',
						size: 25,
						leading: 1.2,
						colour: 'paper',
					}),
					sheet.text('price', [28, 559, 290, 11], '{{price}}, {{website}}', {
						face: 'text',
						size: 19,
						leading: 1.2,
						colour: 'paper',
					}),
					sheet.text('artists', [28, 28, 110, 120], '{{artists}}', {
						face: 'bold',
						size: 32,
						leading: 1.25,
						colour: 'paper',
					}),
					sheet.area('code-card', [344, 522, 48, 48], 'paper', { radius: 3 }),
					sheet.code('code', [349, 527, 38], '{{link}}', 'black'),
				],
			},
		},
	],
};
