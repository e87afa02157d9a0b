// Business card of an architect's office: a strict grid, and walls of building blocks in quarters of circles.
import { both } from '../../data/types.ts';
import { colours, scheme } from '../colours.ts';
import { city, company, email, firstName, lastName, phone, role, same, street, website, zip } from '../fields.ts';
import { half, quarter, transform } from '../ornament.ts';
import { formOnly, type TemplatePlan } from '../plan.ts';
import type { Sheet } from '../sheet.ts';

const forms = {
	quarter: (x: number, y: number, side: number) => transform(quarter(side), { x, y }),
	turned: (x: number, y: number, side: number) => transform(quarter(side), { x: x + side, y: y + side, turn: 180 }),
	aside: (x: number, y: number, side: number) => transform(quarter(side), { x: x + side, y, turn: 90 }),
	half: (x: number, y: number, side: number) => transform(half(side / 2), { x, y: y + side }),
};

type Block = readonly [ground: string, form: string, kind: keyof typeof forms];

const blocks: readonly Block[] = [
	['deep', 'warm', 'quarter'],
	['soft', 'deep', 'half'],
	['warm', 'paper', 'turned'],
	['soft', 'warm', 'aside'],
	['deep', 'soft', 'turned'],
	['warm', 'deep', 'half'],
	['deep', 'paper', 'aside'],
];

/** Four of them are as high as the card with its bleed. */
const side = 15.25;
const edge = -3;

/** A wall of blocks, from its upper left corner. */
function wall(sheet: Sheet, [x, y]: readonly [number, number], columns: number, rows: number, from = 0) {
	return Array.from({ length: columns * rows }, (_, index) => {
		const [column, row] = [index % columns, Math.floor(index / columns)];
		const [ground, form, kind] = blocks[(column * 3 + row * 2 + from) % blocks.length] ?? ['deep', 'warm', 'half'];
		const [left, top] = [x + column * side, y + row * side];
		return [
			sheet.area(`block-${from}-${index}`, [left, top, side, side], ground),
			sheet.shape(`form-${from}-${index}`, forms[kind](left, top, side), form),
		];
	}).flat();
}

const name = '{{firstName}} {{lastName}}';
const small = { face: 'text', size: 7, leading: 1.42, colour: 'black' } as const;

export const visitenkartenClassic: TemplatePlan = {
	shop: 'demo',
	product: 'visitenkarten-classic',
	faces: {
		strong: { family: 'Epilogue', weight: 700 },
		medium: { family: 'Epilogue', weight: 600 },
		text: { family: 'Inter', weight: 400 },
	},
	colours: colours('deep', 'warm', 'soft'),
	schemes: [
		scheme('harbour', both('Hafen', 'Harbour'), { deep: [95, 70, 30, 35], warm: [0, 68, 78, 0], soft: [18, 4, 6, 0] }),
		scheme('forest', both('Wald', 'Forest'), { deep: [80, 40, 70, 45], warm: [0, 32, 90, 0], soft: [14, 2, 18, 0] }),
		scheme('brick', both('Backstein', 'Brick'), {
			deep: [40, 80, 70, 50],
			warm: [10, 60, 70, 0],
			soft: [3, 12, 14, 0],
		}),
	],
	fields: [
		firstName(same('Wiebke')),
		lastName(same('Thomsen')),
		role(both('Architektin, Partnerin', 'Architect, partner')),
		company(both('Thomsen Hansen Architekten', 'Thomsen Hansen Architects'), { required: true }),
		phone(both('04621 555 61', '+49 4621 555 61')),
		email(same('w.thomsen@thomsenhansen.example')),
		website(same('thomsenhansen.example')),
		street(same('Holm 40')),
		zip(same('24837')),
		city(same('Schleswig')),
	],
	freedom: formOnly,
	layouts: [
		{
			id: 'wall',
			label: both('Wand', 'Wall'),
			sides: {
				front: (sheet) => [
					...wall(sheet, [88 - 2 * side, edge], 2, 4),
					sheet.text('company', [6, 6, 46, 8], '{{company}}', {
						face: 'medium',
						size: 7.5,
						leading: 1.25,
						colour: 'black',
					}),
					sheet.text('name', [6, 15.2, 46, 7.8], name, {
						face: 'strong',
						size: 13,
						leading: 1.15,
						colour: 'deep',
						sits: 'bottom',
						tracking: -10,
					}),
					sheet.text('role', [6, 23.6, 46, 4], '{{role}}', small),
					sheet.text('contact', [6, 31, 46, 18], '{{phone}}\n{{email}}\n{{street}}, {{zip}} {{city}}\n{{website}}', {
						...small,
						sits: 'bottom',
					}),
				],
				back: (sheet) => [
					sheet.ground('deep'),
					...wall(sheet, [-3.25, 58 - 2 * side], 6, 2, 4),
					sheet.text('company-back', [6, 7, 60, 14], '{{company}}', {
						face: 'strong',
						size: 15,
						leading: 1.12,
						colour: 'paper',
						tracking: -12,
					}),
				],
			},
		},
		{
			id: 'plinth',
			label: both('Sockel', 'Plinth'),
			sides: {
				front: (sheet) => [
					...wall(sheet, [-3.25, 58 - side], 6, 1, 2),
					sheet.text('name', [6, 6, 45, 7.6], name, {
						sits: 'bottom',
						face: 'strong',
						size: 13,
						leading: 1.15,
						colour: 'deep',
						tracking: -10,
					}),
					sheet.text('role', [6, 14, 45, 4], '{{role}}', small),
					sheet.text('company', [55, 9.4, 25, 9.4], '{{company}}', {
						face: 'medium',
						size: 7.5,
						leading: 1.25,
						colour: 'black',
					}),
					sheet.text('contact', [6, 24.2, 45, 12.4], '{{phone}}\n{{email}}\n{{website}}', { ...small, sits: 'bottom' }),
					sheet.text('address', [55, 24.2, 25, 12.4], '{{street}}\n{{zip}} {{city}}', { ...small, sits: 'bottom' }),
				],
				back: (sheet) => [
					...wall(sheet, [-3.25, edge], 6, 3),
					sheet.area('foot', [0, edge + 3 * side, 85, 55 - edge - 3 * side], 'paper'),
					sheet.text('company-back', [6, 45, 73, 6], '{{company}}', {
						face: 'strong',
						size: 11,
						leading: 1.15,
						colour: 'deep',
						sits: 'middle',
						tracking: -10,
					}),
				],
			},
		},
	],
};
