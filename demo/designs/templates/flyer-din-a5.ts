// Flyer for a harvest market: a picture, a large title, and what happens when on the back.
import { both } from '../../data/types.ts';
import { colours, scheme } from '../colours.ts';
import { fields } from '../field-plans/flyer-din-a5.ts';
import { rays, scallop } from '../ornament.ts';
import { free, type TemplatePlan } from '../plan.ts';
import type { Sheet } from '../sheet.ts';

const eyebrow = { face: 'bold', size: 10, tracking: 110, leading: 1.3 } as const;

/** The date on a round seal. */
const seal = (sheet: Sheet, x: number, y: number) => [
	sheet.shape('seal', scallop(x, y, 18.6, 24, 1.9), 'sun'),
	sheet.text('day', [x - 15, y - 11.5, 30, 12], '{{day}}', {
		face: 'display',
		size: 27,
		leading: 1.1,
		align: 'center',
		sits: 'middle',
		colour: 'deep',
	}),
	sheet.text('month', [x - 15, y + 1.6, 30, 9], '{{month}}', {
		face: 'bold',
		size: 9.5,
		leading: 1.25,
		align: 'center',
		colour: 'deep',
	}),
];

const programme = (sheet: Sheet) => [
	sheet.text('programme-title', [14, 14, 112, 14], '{{programmeTitle}}', {
		face: 'display',
		size: 26,
		leading: 1.15,
		colour: 'deep',
		sits: 'bottom',
	}),
	sheet.rule('rule', [14, 32], [126, 32], 'warm', 1.5),
	sheet.text('programme', [14, 36, 112, 98], '{{programme}}', {
		face: 'text',
		size: 12.5,
		leading: 1.8,
		colour: 'black',
	}),
];

const whereTo = (sheet: Sheet, ground: string, colour: string) => [
	sheet.area('aside', [142, 0, 68, 148], ground),
	sheet.text('company', [152, 14, 48, 17], '{{company}}', {
		face: 'display',
		size: 15,
		leading: 1.15,
		colour,
		sits: 'top',
	}),
	sheet.text('address', [152, 33, 52, 34], '{{street}}\n{{zip}} {{city}}\n{{website}}', {
		face: 'text',
		size: 10.5,
		leading: 1.5,
		colour,
	}),
	sheet.area('code-card', [152, 88, 34, 34], 'paper', { radius: 2 }),
	sheet.code('code', [155.5, 91.5, 27], '{{link}}', 'black'),
	sheet.text('code-help', [152, 125, 48, 10], '{{codeText}}', { face: 'text', size: 9, leading: 1.4, colour }),
];

export const flyerDinA5: TemplatePlan = {
	shop: 'demo',
	product: 'flyer-din-a5',
	faces: {
		display: { family: 'Fraunces', weight: 700 },
		bold: { family: 'DM Sans', weight: 700 },
		text: { family: 'DM Sans', weight: 400 },
	},
	colours: colours('deep', 'warm', 'sun', 'soft'),
	schemes: [
		scheme('harvest', both('Ernte', 'Harvest'), {
			deep: [78, 44, 76, 46],
			warm: [6, 74, 84, 0],
			sun: [0, 28, 82, 0],
			soft: [3, 5, 18, 0],
		}),
		scheme('plum', both('Pflaume', 'Plum'), {
			deep: [68, 88, 40, 38],
			warm: [0, 66, 56, 0],
			sun: [0, 30, 62, 0],
			soft: [2, 8, 10, 0],
		}),
		scheme('dew', both('Morgentau', 'Dew'), {
			deep: [90, 56, 46, 38],
			warm: [62, 14, 42, 4],
			sun: [6, 16, 72, 0],
			soft: [10, 2, 8, 0],
		}),
	],
	pictures: {
		pears: {
			art: 'pears',
			colours: { paper: '#f3d9a4', ink: '#4c5f3b', accent: '#e0913a', soft: '#f6ead0' },
			width: 1200,
			height: 1300,
			shows: both('Zwei Birnen auf einem Tisch', 'Two pears on a table'),
		},
	},
	fields,
	freedom: free('Fraunces', 'DM Sans'),
	layouts: [
		{
			id: 'picture',
			label: both('Großes Bild', 'Large picture'),
			sides: {
				front: (sheet) => [
					sheet.ground('soft'),
					sheet.picture('picture', [0, 0, 98, 148], 'picture'),
					sheet.text('eyebrow', [110, 16, 88, 6], '{{eyebrow}}', { ...eyebrow, colour: 'deep' }),
					sheet.text('title', [110, 38, 88, 62], '{{title}}', {
						sits: 'bottom',
						face: 'display',
						size: 44,
						leading: 1.04,
						colour: 'deep',
						tracking: -12,
						least: 26,
					}),
					sheet.text('subtitle', [124, 104, 74, 30], '{{subtitle}}', {
						face: 'text',
						size: 13,
						leading: 1.4,
						colour: 'deep',
					}),
					...seal(sheet, 98, 115),
				],
				back: (sheet) => [sheet.ground('soft'), ...programme(sheet), ...whereTo(sheet, 'deep', 'paper')],
			},
		},
		{
			id: 'round',
			label: both('Rundes Bild', 'Round picture'),
			sides: {
				front: (sheet) => [
					sheet.ground('deep'),
					sheet.shape('rays', rays(152, 74, 54, 140, 40, 0.5), 'warm'),
					sheet.disc('disc', [152, 74], 55, 'soft'),
					sheet.picture('picture', [100, 22, 104, 104], 'picture', { mask: 'ellipse' }),
					sheet.area('cover', [0, 0, 97, 148], 'deep'),
					sheet.text('eyebrow', [14, 16, 76, 6], '{{eyebrow}}', { ...eyebrow, colour: 'sun' }),
					sheet.text('title', [14, 25, 78, 64], '{{title}}', {
						face: 'display',
						size: 36,
						leading: 1.05,
						colour: 'paper',
						tracking: -12,
						least: 24,
					}),
					sheet.text('subtitle', [14, 100, 68, 34], '{{subtitle}}', {
						face: 'text',
						size: 12,
						leading: 1.4,
						colour: 'soft',
						sits: 'bottom',
					}),
					...seal(sheet, 100, 116),
				],
				back: (sheet) => [sheet.ground('paper'), ...programme(sheet), ...whereTo(sheet, 'soft', 'deep')],
			},
		},
	],
};
