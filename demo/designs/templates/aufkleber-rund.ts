// Round sticker with a die line: a badge for shops and makers.
import { both } from '../../data/types.ts';
import { colours, scheme } from '../colours.ts';
import { field } from '../fields.ts';
import { box, rays, scallop, star } from '../ornament.ts';
import { free, type TemplatePlan } from '../plan.ts';

const middle = [25, 25] as const;

export const aufkleberRund: TemplatePlan = {
	shop: 'demo',
	product: 'aufkleber-rund',
	faces: {
		heavy: { family: 'League Spartan', weight: 900 },
		bold: { family: 'League Spartan', weight: 600 },
	},
	colours: colours('deep', 'warm', 'soft'),
	schemes: [
		scheme('honey', both('Honig', 'Honey'), { deep: [52, 68, 72, 62], warm: [0, 34, 92, 0], soft: [2, 6, 22, 0] }),
		scheme('basil', both('Basilikum', 'Basil'), { deep: [86, 44, 80, 50], warm: [42, 0, 74, 0], soft: [6, 0, 14, 0] }),
		scheme('cherry', both('Kirsche', 'Cherry'), { deep: [34, 100, 66, 46], warm: [0, 42, 26, 0], soft: [0, 8, 8, 0] }),
	],
	fields: [
		field('top', both('Obere Zeile', 'Upper line'), both('Seit 1958', 'Since 1958'), { limit: 14 }),
		field('title', both('Titel', 'Title'), both('Echt gut', 'So good'), {
			required: true,
			limit: 18,
			help: both('Zwei kurze Wörter sehen am besten aus.', 'Two short words look best.'),
		}),
		field('bottom', both('Untere Zeile', 'Lower line'), both('Handgemacht', 'Made by hand'), { limit: 16 }),
	],
	freedom: free('League Spartan', 'Montserrat', 'Poppins'),
	layouts: [
		{
			id: 'badge',
			label: both('Siegel', 'Seal'),
			sides: {
				front: (sheet) => [
					sheet.ground('deep'),
					sheet.shape('edge', scallop(...middle, 21.2, 32, 1.5), 'warm'),
					sheet.ring('ring', middle, 19.2, 'deep', 1),
					sheet.text('top', [11.4, 10.6, 27.2, 5], '{{top}}', {
						face: 'bold',
						size: 9.4,
						leading: 1.2,
						align: 'center',
						colour: 'deep',
						tracking: 60,
					}),
					sheet.text('title', [8.4, 14.2, 33.2, 19.6], '{{title}}', {
						face: 'heavy',
						size: 28,
						leading: 0.88,
						align: 'center',
						sits: 'middle',
						colour: 'deep',
						tracking: -15,
					}),
					sheet.text('bottom', [10.4, 34.8, 29.2, 5], '{{bottom}}', {
						face: 'bold',
						size: 9.4,
						leading: 1.2,
						align: 'center',
						colour: 'deep',
						tracking: 30,
					}),
					sheet.shape(
						'stars',
						[21.4, 25, 28.6].map((x) => star(x, 41.6, x === 25 ? 1.5 : 1.1, x === 25 ? 0.65 : 0.48, 5)).join(''),
						'deep',
					),
				],
			},
		},
		{
			id: 'sunburst',
			label: both('Strahlen', 'Sunburst'),
			sides: {
				front: (sheet) => [
					sheet.ground('soft'),
					sheet.shape('rays', rays(25, 25, 0, 60, 22, 0.5), 'warm'),
					sheet.shape('ribbon', box(-4, 16.8, 58, 16.4), 'deep'),
					sheet.shape('hem', box(-4, 14.9, 58, 0.8) + box(-4, 34.3, 58, 0.8), 'deep'),
					sheet.text('title', [4.6, 17.4, 40.8, 15.2], '{{title}}', {
						face: 'heavy',
						size: 29,
						leading: 1.05,
						align: 'center',
						sits: 'middle',
						colour: 'soft',
						tracking: -15,
					}),
					sheet.text('top', [9.6, 8.4, 30.8, 5.4], '{{top}}', {
						face: 'heavy',
						size: 10,
						leading: 1.2,
						align: 'center',
						sits: 'bottom',
						colour: 'deep',
						tracking: 20,
					}),
					sheet.text('bottom', [8.4, 36.6, 33.2, 5.4], '{{bottom}}', {
						face: 'heavy',
						size: 10,
						leading: 1.2,
						align: 'center',
						colour: 'deep',
						tracking: 20,
					}),
				],
			},
		},
	],
};
