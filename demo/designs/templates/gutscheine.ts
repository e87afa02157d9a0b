// Voucher of a restaurant: picture and amount on the front, what it is worth and until when on the back.
import { both } from '../../data/types.ts';
import { colours, scheme } from '../colours.ts';
import { fields } from '../field-plans/gutscheine.ts';
import { scallop, sprig, transform } from '../ornament.ts';
import { free, type TemplatePlan } from '../plan.ts';
import type { Sheet } from '../sheet.ts';

const branch = sprig(46, 7, { spread: 46, plump: 0.26, leaves: 0.22, bend: 30 });

/** Filled in by hand, so on a light ground. */
const dedication = (sheet: Sheet) => [
	...['for', 'from', 'date'].flatMap((line, index) => [
		sheet.text(`${line}-label`, [12, 14 + index * 25, 75, 6], `{{${line}Label}}`, {
			face: 'italic',
			size: 11,
			leading: 1.2,
			colour: 'deep',
		}),
		sheet.rule(`${line}-line`, [12, 34 + index * 25], [87, 34 + index * 25], 'deep', 0.6),
	]),
	sheet.text('terms', [12, 90, 75, 35], '{{terms}}', {
		face: 'text',
		size: 9,
		leading: 1.6,
		colour: 'deep',
	}),
];

const whereTo = (sheet: Sheet, ink: string) => [
	sheet.area('code-card', [12, 133, 34, 34], 'paper', { radius: 1.5 }),
	sheet.code('code', [15.5, 136.5, 27], '{{link}}', 'black'),
	sheet.text('code-help', [51, 133, 36, 34], '{{codeText}}', {
		face: 'italic',
		size: 12.5,
		leading: 1.3,
		colour: ink,
		sits: 'middle',
	}),
	sheet.text('address', [12, 172, 75, 26], '{{company}}\n{{street}}, {{zip}} {{city}}\n{{phone}}\n{{website}}', {
		face: 'text',
		size: 9,
		leading: 1.5,
		colour: ink,
		sits: 'bottom',
	}),
];

export const gutscheine: TemplatePlan = {
	shop: 'demo',
	product: 'gutscheine',
	faces: {
		display: { family: 'Playfair Display', weight: 700 },
		italic: { family: 'Playfair Display', weight: 500, italic: true },
		caps: { family: 'Montserrat', weight: 600 },
		text: { family: 'Montserrat', weight: 500 },
	},
	colours: colours('deep', 'warm', 'soft'),
	schemes: [
		scheme('olive', both('Olive', 'Olive'), { deep: [70, 46, 72, 52], warm: [14, 30, 66, 2], soft: [4, 5, 18, 0] }),
		scheme('burgundy', both('Burgunder', 'Burgundy'), {
			deep: [36, 94, 60, 50],
			warm: [6, 36, 42, 0],
			soft: [2, 8, 12, 0],
		}),
		scheme('petrol', both('Petrol', 'Petrol'), { deep: [92, 52, 48, 46], warm: [6, 34, 56, 0], soft: [10, 3, 8, 0] }),
	],
	pictures: {
		table: {
			art: 'vase',
			colours: { paper: '#fbf3e3', ink: '#4b5b45', accent: '#d59a5c', soft: '#efe1c8' },
			width: 900,
			height: 1000,
			shows: both('Ein Krug mit Zweigen auf dem Tisch', 'A jug with branches on the table'),
		},
	},
	fields,
	freedom: free('Playfair Display', 'Montserrat'),
	layouts: [
		{
			id: 'picture',
			label: both('Mit Bild', 'With a picture'),
			sides: {
				front: (sheet) => [
					sheet.ground('deep'),
					sheet.picture('picture', [0, 0, 99, 112], 'picture'),
					sheet.shape('seal', scallop(49.5, 112, 23, 30, 2), 'warm'),
					sheet.ring('seal-ring', [49.5, 112], 20.6, 'deep', 0.75),
					sheet.text('amount', [31, 103, 37, 18], '{{amount}}', {
						face: 'display',
						size: 30,
						leading: 1.1,
						align: 'center',
						sits: 'middle',
						colour: 'deep',
					}),
					sheet.text('title', [10, 144, 79, 16], '{{title}}', {
						face: 'display',
						size: 33,
						leading: 1.1,
						align: 'center',
						sits: 'middle',
						colour: 'soft',
					}),
					sheet.text('occasion', [16, 162, 67, 14], '{{occasion}}', {
						face: 'italic',
						size: 12.5,
						leading: 1.3,
						align: 'center',
						colour: 'warm',
					}),
					sheet.text('company-front', [10, 190, 79, 7], '{{company}}', {
						face: 'caps',
						size: 9,
						leading: 1.3,
						tracking: 110,
						align: 'center',
						sits: 'bottom',
						colour: 'soft',
					}),
				],
				back: (sheet) => [sheet.ground('soft'), ...dedication(sheet), ...whereTo(sheet, 'deep')],
			},
		},
		{
			id: 'branch',
			label: both('Mit Zweigen', 'With branches'),
			sides: {
				front: (sheet) => [
					sheet.ground('soft'),
					sheet.shape('branch-1', transform(branch, { x: 50, y: 216, turn: -66, scale: 1.1 }), 'warm'),
					sheet.shape('branch-2', transform(branch, { x: 53, y: 217, turn: 40, scale: 1.16, mirror: true }), 'deep'),
					sheet.shape('branch-3', transform(branch, { x: 49, y: 218, turn: -30, scale: 1.2 }), 'deep'),
					sheet.shape('branch-4', transform(branch, { x: 50, y: 217, turn: 72, scale: 1.06, mirror: true }), 'warm'),
					sheet.picture('picture', [22.5, 14, 54, 60], 'picture', { mask: 'ellipse' }),
					sheet.text('title', [10, 84, 79, 16], '{{title}}', {
						face: 'display',
						size: 33,
						leading: 1.1,
						align: 'center',
						sits: 'middle',
						colour: 'deep',
					}),
					sheet.text('occasion', [16, 101, 67, 13], '{{occasion}}', {
						face: 'italic',
						size: 12.5,
						leading: 1.3,
						align: 'center',
						colour: 'deep',
					}),
					sheet.area('amount-card', [26, 119, 47, 19], 'warm', { radius: 9.5 }),
					sheet.text('amount', [30, 119, 39, 19], '{{amount}}', {
						face: 'display',
						size: 29,
						leading: 1.1,
						align: 'center',
						sits: 'middle',
						colour: 'deep',
					}),
					sheet.text('company-front', [10, 146, 79, 7], '{{company}}', {
						face: 'caps',
						size: 9,
						leading: 1.3,
						tracking: 110,
						align: 'center',
						colour: 'deep',
					}),
				],
				back: (sheet) => [
					sheet.ground('soft'),
					sheet.area('foot', [0, 126, 99, 84], 'deep'),
					...dedication(sheet),
					...whereTo(sheet, 'soft'),
				],
			},
		},
	],
};
