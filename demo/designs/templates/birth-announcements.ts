// Birth announcement in one ink: moon and stars above the name.
import { both } from '../../data/types.ts';
import { field, multiline, same } from '../fields.ts';
import { inks, oneInk } from '../inks.ts';
import { star } from '../ornament.ts';
import { formOnly, type TemplatePlan } from '../plan.ts';

/** A crescent whose middle is a point; it opens to the right. */
const crescent = (x: number, y: number, r: number) =>
	`M${x + r * 0.5} ${y - r * 0.87}C${x - r * 0.1} ${y - r * 1.2} ${x - r} ${y - r * 0.8} ${x - r} ${y}C${x - r} ${y + r * 0.8} ${x - r * 0.1} ${y + r * 1.2} ${x + r * 0.5} ${y + r * 0.87}C${x - r * 0.16} ${y + r * 0.76} ${x - r * 0.52} ${y + r * 0.42} ${x - r * 0.52} ${y}C${x - r * 0.52} ${y - r * 0.42} ${x - r * 0.16} ${y - r * 0.76} ${x + r * 0.5} ${y - r * 0.87}Z`;

const sky: readonly (readonly [x: number, y: number, size: number])[] = [
	[16, 20, 1.6],
	[30, 12, 0.9],
	[42, 26, 1.2],
	[55, 14, 0.8],
	[95, 13, 1],
	[108, 25, 1.5],
	[121, 12, 0.9],
	[133, 22, 1.3],
	[24, 34, 0.8],
	[126, 36, 0.9],
	[12, 46, 1],
	[137, 48, 0.8],
];

const stars = sky.map(([x, y, size]) => star(x, y, size, size * 0.34, 4)).join('');
const line = { face: 'text', size: 11, leading: 1.4, align: 'center', colour: 'ink' } as const;

export const birthAnnouncements: TemplatePlan = {
	shop: 'atelier',
	product: 'birth-announcements',
	faces: {
		display: { family: 'Fraunces', weight: 300, italic: true },
		text: { family: 'Spectral', weight: 400 },
		italic: { family: 'Spectral', weight: 400, italic: true },
	},
	colours: oneInk,
	schemes: [inks.indigo, inks.rosewood, inks.sage],
	fields: [
		field('name', both('Name des Kindes', 'Name of the child'), same('Ada Marie'), { required: true, limit: 24 }),
		field('opening', both('Eingangszeile', 'Opening line'), both('Willkommen auf der Welt', 'Welcome to the world'), {
			limit: 40,
		}),
		field(
			'born',
			both('Geboren', 'Born'),
			both('geboren am 4. November 2026 um 5.42 Uhr', 'born on 4 November 2026 at 5.42 in the morning'),
			{ required: true, limit: 60 },
		),
		field('measures', both('Maße', 'Measures'), both('3420 Gramm, 51 Zentimeter', 'seven pounds nine, twenty inches'), {
			limit: 48,
		}),
		multiline(
			'parents',
			both('Eltern', 'Parents'),
			both(
				'Es freuen sich Josephine und Theo Marlow\nmit dem großen Bruder Kit',
				'With love from Josephine and Theo Marlow\nand big brother Kit',
			),
			{ limit: 120 },
		),
	],
	freedom: formOnly,
	layouts: [
		{
			id: 'night',
			label: both('Nachthimmel', 'Night sky'),
			sides: {
				front: (sheet) => [
					sheet.shape('stars', stars, 'ink'),
					sheet.shape('moon', crescent(75.5, 21, 10), 'ink'),
					sheet.text('opening', [30, 35.4, 88, 6], '{{opening}}', { ...line, face: 'italic' }),
					sheet.text('name', [18, 42, 112, 22], '{{name}}', {
						face: 'display',
						size: 44,
						leading: 1.15,
						align: 'center',
						sits: 'middle',
						colour: 'ink',
					}),
					sheet.text('born', [18, 66, 112, 12], '{{born}}\n{{measures}}', line),
					sheet.rule('rule', [66, 81], [82, 81], 'ink', 0.6),
					sheet.text('parents', [18, 84, 112, 12], '{{parents}}', { ...line, face: 'italic', size: 10 }),
				],
			},
		},
		{
			id: 'crescent',
			label: both('Großer Mond', 'Large moon'),
			sides: {
				front: (sheet) => [
					sheet.shape('moon', crescent(41, 52.5, 30), 'ink'),
					sheet.shape(
						'stars',
						[
							...[
								[44, 40, 2.4],
								[50, 56, 1.5],
								[40, 64, 1.1],
								[57, 44, 1],
							].map(([x = 0, y = 0, size = 0]) => star(x, y, size, size * 0.34, 4)),
						].join(''),
						'ink',
					),
					sheet.text('opening', [68, 16, 70, 6], '{{opening}}', { ...line, face: 'italic', align: 'start' }),
					sheet.text('name', [68, 23, 70, 30], '{{name}}', {
						face: 'display',
						size: 38,
						leading: 1.08,
						sits: 'middle',
						colour: 'ink',
					}),
					sheet.text('born', [68, 57, 68, 18], '{{born}}\n{{measures}}', { ...line, align: 'start' }),
					sheet.text('parents', [68, 77, 68, 14], '{{parents}}', {
						...line,
						face: 'italic',
						size: 10,
						align: 'start',
						sits: 'bottom',
					}),
				],
			},
		},
	],
};
