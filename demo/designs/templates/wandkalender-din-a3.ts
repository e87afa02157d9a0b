// Cover of a wall calendar: hills behind hills until the sea, under a large sun.
import { both } from '../../data/types.ts';
import { colours, scheme } from '../colours.ts';
import { company, field, same, website } from '../fields.ts';
import { arch, box, swell, transform } from '../ornament.ts';
import { free, type TemplatePlan } from '../plan.ts';
import type { Sheet } from '../sheet.ts';

/** From far away to near, from light to dark. */
const ranges = [
	{ colour: 'far', top: 0, swing: 9, waves: 1.7, shift: 0.3 },
	{ colour: 'middle', top: 30, swing: 13, waves: 1.25, shift: 0.65 },
	{ colour: 'near', top: 66, swing: 12, waves: 1.6, shift: 0.2 },
	{ colour: 'deep', top: 106, swing: 16, waves: 1.1, shift: 0.45 },
];

const hills = (sheet: Sheet, from: number, bottom: number) =>
	ranges.map(({ colour, top, swing, waves, shift }) =>
		sheet.shape(`range-${colour}`, swell(330, from + top, bottom, swing, waves, shift), colour),
	);

/** What covers everything but an arched window. */
const mount = (x: number, y: number, width: number, height: number) =>
	box(-6, -6, 309, 432) + transform(arch(width, height), { x: x + width, y: y + height, mirror: true });

export const wandkalenderDinA3: TemplatePlan = {
	shop: 'demo',
	product: 'wandkalender-din-a3',
	faces: {
		display: { family: 'Fraunces', weight: 300 },
		bold: { family: 'Work Sans', weight: 600 },
		text: { family: 'Work Sans', weight: 400 },
	},
	colours: {
		...colours('sun', 'deep'),
		sky: { name: both('Himmel', 'Sky') },
		far: { name: both('Ferne', 'Distance') },
		middle: { name: both('Mitte', 'Middle') },
		near: { name: both('Nähe', 'Nearby') },
	},
	schemes: [
		scheme('evening', both('Abend', 'Evening'), {
			sky: [0, 16, 28, 0],
			sun: [0, 58, 72, 0],
			far: [4, 40, 46, 0],
			middle: [34, 56, 36, 8],
			near: [66, 68, 38, 26],
			deep: [88, 76, 42, 46],
		}),
		scheme('spring', both('Frühling', 'Spring'), {
			sky: [14, 2, 14, 0],
			sun: [0, 24, 76, 0],
			far: [34, 6, 40, 0],
			middle: [54, 16, 56, 4],
			near: [74, 32, 66, 24],
			deep: [86, 48, 70, 54],
		}),
		scheme('frost', both('Raureif', 'Frost'), {
			sky: [10, 5, 2, 0],
			sun: [0, 26, 22, 0],
			far: [28, 14, 8, 0],
			middle: [50, 28, 16, 4],
			near: [74, 48, 28, 18],
			deep: [92, 68, 42, 46],
		}),
	],
	fields: [
		field('year', both('Jahr', 'Year'), same('2027'), { limit: 9 }),
		field('title', both('Titel', 'Title'), both('Zwischen Förde und Heide', 'Between fjord and heath'), { limit: 44 }),
		company(same('Druckwerk Nord'), { help: both('Wer den Kalender überreicht.', 'Who gives the calendar.') }),
		website(same('druckwerk-nord.example')),
	],
	freedom: free('Fraunces', 'Work Sans', 'Spectral'),
	layouts: [
		{
			id: 'wide',
			label: both('Weite', 'Open land'),
			sides: {
				front: (sheet) => [
					sheet.ground('sky'),
					sheet.disc('sun', [196, 188], 56, 'sun'),
					...hills(sheet, 206, 426),
					sheet.text('year', [24, 24, 249, 74], '{{year}}', {
						face: 'display',
						size: 200,
						leading: 1,
						colour: 'deep',
						tracking: -30,
						sits: 'middle',
						least: 60,
					}),
					sheet.text('title', [26, 102, 245, 14], '{{title}}', {
						face: 'text',
						size: 26,
						leading: 1.2,
						colour: 'deep',
					}),
					sheet.text('company', [24, 384, 150, 12], '{{company}}', {
						face: 'bold',
						size: 19,
						leading: 1.2,
						colour: 'paper',
						sits: 'bottom',
					}),
					sheet.text('website', [174, 384, 99, 12], '{{website}}', {
						face: 'text',
						size: 14,
						leading: 1.2,
						colour: 'paper',
						align: 'end',
						sits: 'bottom',
					}),
				],
			},
		},
		{
			id: 'window',
			label: both('Fenster', 'Window'),
			sides: {
				front: (sheet) => [
					sheet.ground('sky'),
					sheet.disc('sun', [172, 142], 44, 'sun'),
					...hills(sheet, 152, 360),
					sheet.shape('mount', mount(42, 30, 213, 266), 'paper'),
					sheet.text('year', [24, 304, 249, 48], '{{year}}', {
						face: 'display',
						size: 118,
						leading: 1,
						colour: 'deep',
						align: 'center',
						tracking: -20,
						sits: 'middle',
						least: 50,
					}),
					sheet.text('title', [24, 353, 249, 14], '{{title}}', {
						face: 'text',
						size: 23,
						leading: 1.2,
						colour: 'deep',
						align: 'center',
					}),
					sheet.rule('rule', [138.5, 376], [158.5, 376], 'sun', 2),
					sheet.text('company', [24, 383, 249, 13], '{{company}}', {
						face: 'bold',
						size: 15,
						leading: 1.2,
						colour: 'deep',
						align: 'center',
					}),
				],
			},
		},
	],
};
