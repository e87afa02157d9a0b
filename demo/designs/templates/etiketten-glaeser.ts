// Label of a jam jar: fruit on the left or above, what is in it, and what the law wants to read.
import { both } from '../../data/types.ts';
import { colours, scheme } from '../colours.ts';
import { city, company, field, same } from '../fields.ts';
import { circle, leaf, transform } from '../ornament.ts';
import { formOnly, type TemplatePlan } from '../plan.ts';
import type { Sheet } from '../sheet.ts';

const small = { face: 'text', size: 6.4, leading: 1.35, colour: 'black' } as const;

const quince =
	'M0 -13C4 -13.4 5 -9 7.4 -6C11.4 -1.4 11.4 7 6.6 10.6C4 12.6 1.6 11.4 0 11.4C-1.6 11.4 -4 12.6 -6.6 10.6C-11.4 7 -11.4 -1.4 -7.4 -6C-5 -9 -4 -13.4 0 -13Z';

/** Two fruits with their leaves. */
const fruits = (sheet: Sheet, x: number, y: number, scale = 1) => [
	sheet.shape(
		'leaves',
		transform(leaf(15, 5), { x: x - 4 * scale, y: y - 11 * scale, turn: -62, scale }) +
			transform(leaf(13, 4.4), { x: x - 2 * scale, y: y - 13 * scale, turn: 18, scale }),
		'leaf',
	),
	sheet.shape(
		'fruit-2',
		transform(quince, { x: x + 9 * scale, y: y + 4 * scale, turn: 24, scale: 0.82 * scale }),
		'ripe',
	),
	sheet.shape('fruit-1', transform(quince, { x: x - 4 * scale, y, turn: -8, scale }), 'warm'),
	sheet.shape(
		'shine',
		transform(circle(0, 0, 1.5, 4), { x: x - 9.6 * scale, y: y + 1.4 * scale, turn: 12, scale }),
		'soft',
	),
	sheet.shape(
		'stalk',
		transform('M-0.5 0L0.5 0L1.4 -5L0.5 -5.2Z', { x: x - 5.6 * scale, y: y - 12.4 * scale, scale }),
		'deep',
	),
];

export const etikettenGlaeser: TemplatePlan = {
	shop: 'demo',
	product: 'etiketten-glaeser',
	faces: {
		display: { family: 'Fraunces', weight: 600 },
		italic: { family: 'Fraunces', weight: 400, italic: true },
		text: { family: 'DM Sans', weight: 500 },
	},
	colours: {
		...colours('soft', 'leaf', 'deep'),
		warm: { name: both('Frucht', 'Fruit') },
		ripe: { name: both('Reife Frucht', 'Ripe fruit') },
	},
	schemes: [
		scheme('golden', both('Goldgelb', 'Golden'), {
			soft: [2, 7, 26, 0],
			warm: [2, 26, 86, 0],
			ripe: [4, 50, 94, 2],
			leaf: [58, 22, 74, 12],
			deep: [42, 66, 84, 46],
		}),
		scheme('plum', both('Pflaumenblau', 'Plum'), {
			soft: [6, 12, 4, 0],
			warm: [46, 62, 12, 4],
			ripe: [62, 78, 22, 14],
			leaf: [52, 20, 52, 12],
			deep: [74, 90, 40, 36],
		}),
		scheme('berry', both('Beerenrot', 'Berry'), {
			soft: [0, 9, 8, 0],
			warm: [0, 66, 50, 0],
			ripe: [8, 88, 74, 4],
			leaf: [64, 18, 78, 10],
			deep: [28, 96, 80, 38],
		}),
	],
	fields: [
		field('name', both('Sorte', 'Variety'), both('Quitte & Vanille', 'Quince & vanilla'), {
			required: true,
			limit: 26,
		}),
		field('kind', both('Bezeichnung', 'Kind'), both('Fruchtaufstrich', 'Fruit spread'), { required: true, limit: 28 }),
		field(
			'ingredients',
			both('Zutaten', 'Ingredients'),
			both(
				'Zutaten: Quitten 60 %, Zucker, Zitronensaft, Vanille',
				'Ingredients: quinces 60%, sugar, lemon juice, vanilla',
			),
			{ kind: 'multiline', limit: 110 },
		),
		field('weight', both('Füllmenge', 'Net weight'), both('230 g', '230 g'), { required: true, limit: 8 }),
		field(
			'date',
			both('Mindestens haltbar bis', 'Best before'),
			both('mind. haltbar bis 10/2028', 'best before 10/2028'),
			{ limit: 26 },
		),
		company(both('Hofladen Petersen', 'Petersen Farm Shop'), { limit: 26 }),
		city(same('Langballig'), { limit: 18 }),
	],
	freedom: formOnly,
	layouts: [
		{
			id: 'orchard',
			label: both('Obstwiese', 'Orchard'),
			sides: {
				front: (sheet) => [
					sheet.ground('paper'),
					sheet.area('panel', [0, 0, 34, 60], 'soft'),
					...fruits(sheet, 15.4, 31.5, 0.86),
					sheet.text('kind', [39, 7, 46, 5], '{{kind}}', { face: 'italic', size: 10, leading: 1.2, colour: 'deep' }),
					sheet.text('name', [39, 12.4, 46, 18], '{{name}}', {
						face: 'display',
						size: 20,
						leading: 1.06,
						colour: 'deep',
						tracking: -8,
					}),
					sheet.rule('rule', [39, 32.2], [51, 32.2], 'warm', 1.4),
					sheet.text('ingredients', [39, 34.8, 46, 8.6], '{{ingredients}}', small),
					sheet.text('legal', [39, 43.4, 28, 12], '{{date}}\n{{company}}, {{city}}', { ...small, sits: 'bottom' }),
					sheet.text('weight', [67, 47.4, 18, 7.8], '{{weight}}', {
						face: 'display',
						size: 11,
						leading: 1.2,
						colour: 'deep',
						align: 'end',
						sits: 'bottom',
					}),
				],
			},
		},
		{
			id: 'medallion',
			label: both('Medaillon', 'Medallion'),
			sides: {
				front: (sheet) => [
					sheet.ground('soft'),
					sheet.area('foot', [0, 44, 90, 16], 'paper'),
					sheet.disc('medallion', [45, 15.5], 11.6, 'paper'),
					...fruits(sheet, 45, 16, 0.56),
					sheet.text('name', [6, 28, 78, 9], '{{name}}', {
						face: 'display',
						size: 20,
						leading: 1.06,
						colour: 'deep',
						align: 'center',
						sits: 'middle',
						tracking: -8,
					}),
					sheet.text('kind', [6, 37, 78, 5], '{{kind}}', {
						face: 'italic',
						size: 10,
						leading: 1.2,
						colour: 'deep',
						align: 'center',
					}),
					sheet.rule('rule', [0, 44], [90, 44], 'warm', 1.4),
					sheet.text('ingredients', [6, 45.2, 42, 11.6], '{{ingredients}}', { ...small, sits: 'middle' }),
					sheet.text('legal', [50, 45.2, 34, 11.6], '{{date}}\n{{company}}, {{city}}', {
						...small,
						align: 'end',
						sits: 'middle',
					}),
					sheet.text('weight', [66, 6, 18, 6], '{{weight}}', {
						face: 'display',
						size: 11,
						leading: 1.2,
						colour: 'deep',
						align: 'end',
					}),
				],
			},
		},
	],
};
