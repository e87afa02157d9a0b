// Menu card for a table of guests, printed in one ink on a long sheet.
import { both } from '../../data/types.ts';
import { field, multiline } from '../fields.ts';
import { inks, oneInk } from '../inks.ts';
import { circle, sprig, transform } from '../ornament.ts';
import { free, type TemplatePlan } from '../plan.ts';
import type { Sheet } from '../sheet.ts';

const twig = sprig(30, 7, { spread: 44, plump: 0.26, leaves: 0.2, bend: 40 });
const courses = ['starter', 'main', 'dessert'] as const;

const columns = (sheet: Sheet, left: number, top: number, width: number, gap: number) =>
	courses.flatMap((course, index) => {
		const x = left + index * (width + gap);
		return [
			sheet.text(`${course}-title`, [x, top, width, 6], `{{${course}Title}}`, {
				face: 'text',
				size: 11,
				leading: 1.25,
				tracking: 110,
				align: 'center',
				colour: 'ink',
				features: ['smcp'],
			}),
			sheet.text(course, [x, top + 9, width, 30], `{{${course}}}`, {
				face: 'italic',
				size: 13,
				leading: 1.25,
				align: 'center',
				colour: 'ink',
			}),
		];
	});

const course = (key: string, label: readonly [string, string], german: string, english: string) => [
	field(`${key}Title`, both(`${label[0]}: Überschrift`, `${label[1]}: heading`), both(label[0], label[1]), {
		limit: 20,
	}),
	multiline(key, both(label[0], label[1]), both(german, english), {
		limit: 110,
		help: both('Zwei bis vier kurze Zeilen.', 'Two to four short lines.'),
	}),
];

export const menus: TemplatePlan = {
	shop: 'atelier',
	product: 'menus',
	faces: {
		display: { family: 'Cormorant Garamond', weight: 500, italic: true },
		italic: { family: 'Cormorant Garamond', weight: 500, italic: true },
		text: { family: 'Cormorant Garamond', weight: 700 },
	},
	colours: oneInk,
	schemes: [inks.bottle, inks.sepia, inks.indigo],
	fields: [
		field('title', both('Titel', 'Title'), both('Menü', 'Menu'), { limit: 16 }),
		field(
			'occasion',
			both('Anlass', 'Occasion'),
			both('Clara & Edmund, 19. Juni 2027', 'Clara & Edmund, 19 June 2027'),
			{ limit: 44 },
		),
		...course(
			'starter',
			['Vorspeise', 'Starter'],
			'Spargel mit Kerbel\nund pochiertem Ei',
			'Asparagus with chervil\nand a poached egg',
		),
		...course(
			'main',
			['Hauptgang', 'Main'],
			'Lammrücken im Kräutermantel\njunge Karotten, Minze',
			'Loin of lamb in herbs\nyoung carrots, mint',
		),
		...course(
			'dessert',
			['Nachtisch', 'Dessert'],
			'Erdbeeren und Holunder\nBaiser, Sahne',
			'Strawberries and elderflower\nmeringue, cream',
		),
		field(
			'wine',
			both('Weine', 'Wines'),
			both('Bacchus aus Sussex · Pinot noir aus Kent', 'Bacchus from Sussex · Pinot noir from Kent'),
			{ limit: 64 },
		),
	],
	freedom: free('Cormorant Garamond', 'Spectral', 'Playfair Display'),
	layouts: [
		{
			id: 'banquet',
			label: both('Tafel', 'Banquet'),
			sides: {
				front: (sheet) => [
					sheet.shape('twig-left', transform(twig, { x: 103, y: 31, turn: -112 }), 'ink'),
					sheet.shape('twig-right', transform(twig, { x: 107, y: 31, turn: 112, mirror: true }), 'ink'),
					sheet.text('title', [75, 9, 60, 17], '{{title}}', {
						face: 'display',
						size: 34,
						leading: 1.1,
						align: 'center',
						sits: 'middle',
						colour: 'ink',
					}),
					...columns(sheet, 14, 43, 54, 10),
					sheet.rule('line-1', [73, 46], [73, 74], 'ink', 0.5),
					sheet.rule('line-2', [137, 46], [137, 74], 'ink', 0.5),
					sheet.text('wine', [14, 82.5, 90, 6], '{{wine}}', {
						face: 'italic',
						size: 10.5,
						leading: 1.25,
						colour: 'ink',
						sits: 'middle',
					}),
					sheet.text('occasion', [116, 82.5, 80, 6], '{{occasion}}', {
						face: 'italic',
						size: 10.5,
						leading: 1.25,
						align: 'end',
						colour: 'ink',
						sits: 'middle',
					}),
				],
			},
		},
		{
			id: 'medallion',
			label: both('Medaillon', 'Medallion'),
			sides: {
				front: (sheet) => [
					sheet.shape('medallion', circle(38, 49.5, 27), null, { colour: 'ink', points: 1.2 }),
					sheet.shape('medallion-inner', circle(38, 49.5, 25.4), null, { colour: 'ink', points: 0.4 }),
					sheet.shape(
						'twig',
						transform(sprig(17, 5, { spread: 46, plump: 0.28, leaves: 0.28 }), { x: 38, y: 44 }),
						'ink',
					),
					sheet.text('title', [16, 46, 44, 13], '{{title}}', {
						face: 'display',
						size: 26,
						leading: 1.1,
						align: 'center',
						sits: 'middle',
						colour: 'ink',
					}),
					sheet.text('occasion', [20, 59.4, 36, 10], '{{occasion}}', {
						face: 'italic',
						size: 8.6,
						leading: 1.2,
						align: 'center',
						colour: 'ink',
					}),
					...courses.flatMap((one, index) => [
						sheet.text(`${one}-title`, [78, 13 + index * 24, 28, 6.4], `{{${one}Title}}`, {
							face: 'text',
							size: 11,
							leading: 1.25,
							tracking: 110,
							align: 'end',
							colour: 'ink',
							features: ['smcp'],
							sits: 'bottom',
						}),
						sheet.text(one, [114, 13 + index * 24, 82, 18], `{{${one}}}`, {
							face: 'italic',
							size: 13.5,
							leading: 1.25,
							colour: 'ink',
						}),
					]),
					sheet.rule('line', [110, 13], [110, 86], 'ink', 0.5),
					sheet.text('wine', [114, 82, 82, 6], '{{wine}}', {
						face: 'italic',
						size: 10,
						leading: 1.25,
						colour: 'ink',
						sits: 'bottom',
					}),
				],
			},
		},
	],
};
