// Business card of a garden designer on natural paper: branches, fine serifs and much air.
import { both } from '../../data/types.ts';
import { colours, scheme } from '../colours.ts';
import {
	city,
	company,
	email,
	field,
	firstName,
	lastName,
	phone,
	role,
	same,
	street,
	website,
	zip,
} from '../fields.ts';
import { sprig, transform } from '../ornament.ts';
import { free, type TemplatePlan } from '../plan.ts';
import type { Sheet } from '../sheet.ts';

const name = '{{firstName}} {{lastName}}';
const small = { face: 'text', size: 7.4, leading: 1.42, colour: 'black' } as const;

const branch = sprig(52, 8, { spread: 46, plump: 0.27, leaves: 0.2, bend: 34 });
const twig = sprig(13, 5, { spread: 46, plump: 0.3, leaves: 0.3, bend: 0 });

/** Branches that fan out from the lower right corner. */
const fan = (sheet: Sheet) =>
	[
		{ turn: -62, scale: 1.06, colour: 'young' },
		{ turn: -2, scale: 0.86, colour: 'young' },
		{ turn: -32, scale: 1.04, colour: 'leaf' },
	].map(({ turn, scale, colour }, index) =>
		sheet.shape(`branch-${index}`, transform(branch, { x: 88.4, y: 62, turn, scale, mirror: true }), colour),
	);

export const visitenkartenNaturpapier: TemplatePlan = {
	shop: 'demo',
	product: 'visitenkarten-naturpapier',
	faces: {
		display: { family: 'Cormorant Garamond', weight: 600 },
		italic: { family: 'Cormorant Garamond', weight: 500, italic: true },
		text: { family: 'Spectral', weight: 400 },
	},
	colours: {
		...colours('leaf'),
		ground: { name: both('Grund', 'Ground') },
		young: { name: both('Trieb', 'Shoot') },
		ink: { name: both('Schrift', 'Type') },
		light: { name: both('Lichtung', 'Clearing') },
	},
	schemes: [
		scheme('sage', both('Salbei', 'Sage'), {
			ground: [70, 38, 65, 42],
			leaf: [52, 22, 52, 10],
			young: [62, 30, 58, 24],
			ink: [75, 42, 70, 40],
			light: [4, 4, 14, 0],
		}),
		scheme('rosehip', both('Hagebutte', 'Rosehip'), {
			ground: [32, 82, 72, 34],
			leaf: [10, 58, 46, 2],
			young: [20, 70, 58, 14],
			ink: [30, 82, 70, 32],
			light: [0, 7, 9, 0],
		}),
		scheme('dusk', both('Blaue Stunde', 'Blue hour'), {
			ground: [88, 66, 40, 36],
			leaf: [52, 30, 20, 4],
			young: [68, 46, 28, 16],
			ink: [88, 66, 40, 34],
			light: [5, 3, 6, 0],
		}),
	],
	fields: [
		firstName(same('Lene')),
		lastName(same('Hinrichsen')),
		role(both('Gartenplanung & Stauden', 'Garden design & perennials')),
		company(both('Gärtnerei Hinrichsen', 'Hinrichsen Gardens')),
		field('claim', both('Leitspruch', 'Motto'), both('Gärten, die mit Ihnen wachsen', 'Gardens that grow with you'), {
			limit: 48,
			help: both('Steht auf der Rückseite.', 'Stands on the back.'),
		}),
		phone(both('04626 555 18', '+49 4626 555 18')),
		email(same('lene@hinrichsen.example')),
		website(same('hinrichsen.example')),
		street(same('Am Mühlenteich 6')),
		zip(same('24866')),
		city(same('Busdorf')),
	],
	freedom: free('Cormorant Garamond', 'Spectral'),
	layouts: [
		{
			id: 'twig',
			label: both('Zweig', 'Twig'),
			sides: {
				front: (sheet) => [
					sheet.shape('branch', transform(branch, { x: 60.5, y: 61, turn: -4 }), 'leaf'),
					sheet.text('name', [7, 10, 56, 7.5], name, { face: 'display', size: 17, leading: 1.1, colour: 'ink' }),
					sheet.text('role', [7, 17.4, 54, 5], '{{role}}', { face: 'italic', size: 10, leading: 1.2, colour: 'ink' }),
					sheet.rule('rule', [7, 25.5], [15, 25.5], 'leaf', 0.75),
					sheet.text(
						'contact',
						[7, 27.6, 44, 18.8],
						'{{phone}}\n{{email}}\n{{website}}\n{{street}}, {{zip}} {{city}}',
						{
							...small,
							sits: 'bottom',
						},
					),
				],
				back: (sheet) => [
					sheet.ground('ground'),
					...fan(sheet),
					sheet.text('company-back', [7, 9.2, 53, 7.5], '{{company}}', {
						face: 'display',
						size: 17,
						leading: 1.1,
						colour: 'light',
					}),
					sheet.text('claim', [7, 17, 44, 9], '{{claim}}', {
						face: 'italic',
						size: 10.5,
						leading: 1.2,
						colour: 'light',
					}),
				],
			},
		},
		{
			id: 'centred',
			label: both('Mittelachse', 'Centred'),
			sides: {
				front: (sheet) => [
					sheet.shape('twig', transform(twig, { x: 42.5, y: 18.4 }), 'leaf'),
					sheet.text('name', [8, 19.6, 69, 7.5], name, {
						face: 'display',
						size: 17,
						leading: 1.1,
						align: 'center',
						colour: 'ink',
					}),
					sheet.text('role', [8, 26.8, 69, 5], '{{role}}', {
						face: 'italic',
						size: 10,
						leading: 1.2,
						align: 'center',
						colour: 'ink',
					}),
					sheet.text('contact', [3.2, 33, 37.8, 18.6], '{{phone}}\n{{email}}\n{{website}}', {
						...small,
						align: 'end',
						sits: 'middle',
					}),
					sheet.rule('rule', [42.5, 37.2], [42.5, 47.4], 'leaf', 0.6),
					sheet.text('address', [44, 33, 37.8, 18.6], '{{company}}\n{{street}}\n{{zip}} {{city}}', {
						...small,
						sits: 'middle',
					}),
				],
				back: (sheet) => [
					sheet.ground('light'),
					...fan(sheet),
					sheet.text('company-back', [7, 9.2, 53, 7.5], '{{company}}', {
						face: 'display',
						size: 17,
						leading: 1.1,
						colour: 'ink',
					}),
					sheet.text('claim', [7, 17, 44, 9], '{{claim}}', { face: 'italic', size: 10.5, leading: 1.2, colour: 'ink' }),
				],
			},
		},
	],
};
