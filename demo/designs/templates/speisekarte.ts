// Menu of a bistro, folded once: cover and back outside, four courses inside.
import { both } from '../../data/types.ts';
import { colours, scheme } from '../colours.ts';
import { fields } from '../field-plans/speisekarte.ts';
import { arch, circle, sprig, transform } from '../ornament.ts';
import { free, type TemplatePlan } from '../plan.ts';
import type { Sheet } from '../sheet.ts';

const branch = sprig(70, 8, { spread: 46, plump: 0.26, leaves: 0.2, bend: 30 });
const small = { face: 'text', size: 12.5, leading: 1.55 } as const;

/** A heading with its dishes, from the left edge of a column. */
function course(
	sheet: Sheet,
	id: string,
	[x, y, width, height]: readonly [number, number, number, number],
	align: 'start' | 'center',
) {
	const middle = x + width / 2;
	const from = align === 'center' ? middle - 7 : x;
	return [
		sheet.text(`${id}-title`, [x, y, width, 14], `{{${id}Title}}`, {
			face: 'display',
			size: 31,
			leading: 1.15,
			align,
			colour: 'deep',
			sits: 'bottom',
		}),
		sheet.rule(`${id}-rule`, [from, y + 18], [from + 14, y + 18], 'warm', 2),
		sheet.text(`${id}-dishes`, [x, y + 24, width, height - 24], `{{${id}}}`, {
			face: 'text',
			size: 15.5,
			leading: 1.85,
			align,
			colour: 'black',
		}),
	];
}

const inside = (sheet: Sheet, align: 'start' | 'center') => [
	...course(sheet, 'starters', [24, 26, 162, 112], align),
	...course(sheet, 'mains', [24, 150, 162, 120], align),
	...course(sheet, 'desserts', [234, 26, 162, 112], align),
	...course(sheet, 'drinks', [234, 150, 162, 120], align),
];

const imprint = (sheet: Sheet, colour: string) => [
	sheet.text('hours', [30, 120, 150, 34], '{{hours}}', { ...small, size: 14, align: 'center', sits: 'bottom', colour }),
	sheet.area('code-card', [87, 166, 36, 36], 'paper', { radius: 2 }),
	sheet.code('code', [91, 170, 28], '{{link}}', 'black'),
	sheet.text('address', [30, 212, 150, 44], '{{company}}\n{{street}}, {{zip}} {{city}}\n{{phone}}\n{{website}}', {
		...small,
		align: 'center',
		colour,
	}),
];

export const speisekarte: TemplatePlan = {
	shop: 'demo',
	product: 'speisekarte',
	faces: {
		display: { family: 'Fraunces', weight: 600 },
		italic: { family: 'Fraunces', weight: 400, italic: true },
		text: { family: 'DM Sans', weight: 400 },
	},
	colours: colours('deep', 'warm', 'leaf', 'soft'),
	schemes: [
		scheme('lemon', both('Zitrone', 'Lemon'), {
			deep: [86, 52, 58, 46],
			warm: [2, 26, 88, 0],
			leaf: [54, 20, 56, 8],
			soft: [3, 3, 14, 0],
		}),
		scheme('tomato', both('Tomate', 'Tomato'), {
			deep: [30, 94, 84, 38],
			warm: [0, 54, 64, 0],
			leaf: [56, 26, 70, 12],
			soft: [2, 6, 14, 0],
		}),
		scheme('aubergine', both('Aubergine', 'Aubergine'), {
			deep: [74, 84, 46, 50],
			warm: [8, 46, 40, 0],
			leaf: [44, 40, 18, 4],
			soft: [4, 6, 6, 0],
		}),
	],
	fields,
	freedom: free(),
	layouts: [
		{
			id: 'arch',
			label: both('Bogen', 'Arch'),
			sides: {
				front: (sheet) => [
					sheet.ground('deep'),
					sheet.shape('arch', transform(arch(146, 205), { x: 242, y: 300 }), 'soft'),
					sheet.shape('sun', circle(315, 172, 27), 'warm'),
					sheet.shape('branch-1', transform(branch, { x: 312, y: 304, turn: -44, scale: 1.18 }), 'leaf'),
					sheet.shape('branch-2', transform(branch, { x: 318, y: 304, turn: 44, scale: 1.18, mirror: true }), 'leaf'),
					sheet.shape('branch-3', transform(branch, { x: 315, y: 306, turn: -14, scale: 1.3 }), 'deep'),
					sheet.text('company-front', [226, 28, 178, 32], '{{company}}', {
						face: 'display',
						size: 47,
						leading: 1.1,
						align: 'center',
						sits: 'middle',
						colour: 'soft',
						least: 26,
						tracking: -8,
					}),
					sheet.text('claim', [226, 64, 178, 12], '{{claim}}', {
						face: 'italic',
						size: 20,
						leading: 1.2,
						align: 'center',
						colour: 'warm',
					}),
					...imprint(sheet, 'soft'),
				],
				back: (sheet) => [sheet.ground('soft'), ...inside(sheet, 'center')],
			},
		},
		{
			id: 'grove',
			label: both('Hain', 'Grove'),
			sides: {
				front: (sheet) => [
					sheet.ground('soft'),
					...[0, 1, 2].map((index) =>
						sheet.shape(
							`trunk-${index}`,
							transform(branch, {
								x: 426 - index * 12,
								y: 308 + index * 4,
								turn: -2 - index * 30,
								scale: 2.5 - index * 0.2,
								mirror: true,
							}),
							index === 1 ? 'deep' : 'leaf',
						),
					),
					...[
						[392, 168, 11],
						[352, 204, 14],
						[396, 232, 13],
						[325, 236, 12],
						[362, 262, 14],
					].map(([x = 0, y = 0, r = 0], index) =>
						sheet.shape(`lemon-${index}`, transform(circle(0, 0, r, r * 0.8), { x, y, turn: -32 }), 'warm'),
					),
					sheet.text('company-front', [234, 26, 160, 62], '{{company}}', {
						face: 'display',
						size: 58,
						leading: 1.05,
						colour: 'deep',
						least: 28,
						tracking: -8,
					}),
					sheet.text('claim', [234, 90, 150, 12], '{{claim}}', {
						face: 'italic',
						size: 20,
						leading: 1.2,
						colour: 'deep',
					}),
					...imprint(sheet, 'deep'),
				],
				back: (sheet) => [
					sheet.area('band-left', [0, 0, 12, 297], 'leaf'),
					sheet.area('band-right', [408, 0, 12, 297], 'leaf'),
					...inside(sheet, 'start'),
				],
			},
		},
	],
};
