// Seals for envelopes and parcels, with a die line: initials in a wreath, in one ink or foil.
import { both } from '../../data/types.ts';
import { field, same } from '../fields.ts';
import { inks, oneInk } from '../inks.ts';
import { circle, leaf, rays, transform } from '../ornament.ts';
import { formOnly, type TemplatePlan } from '../plan.ts';

/** Leaves around the middle, in pairs. */
const wreath = (radius: number, count: number) =>
	Array.from({ length: count }, (_, index) => {
		const turn = (index * 360) / count;
		const angle = (turn * Math.PI) / 180;
		const at = { x: 17.5 + radius * Math.sin(angle), y: 17.5 - radius * Math.cos(angle) };
		return (
			transform(leaf(3.4, 0.85), { ...at, turn: turn + 56 }) + transform(leaf(3.4, 0.85), { ...at, turn: turn + 124 })
		);
	}).join('');

const initials = '{{one}}{{two}}';

export const sealStickers: TemplatePlan = {
	shop: 'atelier',
	product: 'seal-stickers',
	faces: {
		display: { family: 'Playfair Display', weight: 700 },
		text: { family: 'Cormorant Garamond', weight: 700 },
	},
	colours: { ...oneInk, paper: { name: both('Papier', 'Paper') } },
	schemes: [
		{ ...inks.oxblood, colours: { ...inks.oxblood.colours, paper: [0, 0, 0, 0] } },
		{ ...inks.bottle, colours: { ...inks.bottle.colours, paper: [0, 0, 0, 0] } },
		{ ...inks.sepia, colours: { ...inks.sepia.colours, paper: [0, 0, 0, 0] } },
	],
	fields: [
		field('one', both('Erster Buchstabe', 'First initial'), same('C'), { required: true, limit: 2 }),
		field('two', both('Zweiter Buchstabe', 'Second initial'), same('E'), { limit: 2 }),
		field('line', both('Zeile darunter', 'Line below'), both('Juni 2027', 'June 2027'), {
			limit: 10,
			help: both('Ein Datum oder ein Ort.', 'A date or a place.'),
		}),
	],
	freedom: formOnly,
	layouts: [
		{
			id: 'wreath',
			label: both('Kranz', 'Wreath'),
			sides: {
				front: (sheet) => [
					sheet.shape('wreath', wreath(12.4, 24), 'ink'),
					sheet.shape('ring', circle(17.5, 17.5, 12.4), null, { colour: 'ink', points: 0.5 }),
					sheet.text('initials', [8.5, 10.4, 18, 9.6], initials, {
						face: 'display',
						size: 20,
						leading: 1.2,
						align: 'center',
						sits: 'middle',
						colour: 'ink',
						tracking: 40,
					}),
					sheet.text('line', [8, 20.2, 19, 4.4], '{{line}}', {
						face: 'text',
						size: 7.6,
						leading: 1.2,
						align: 'center',
						colour: 'ink',
						tracking: 60,
						features: ['smcp'],
					}),
				],
			},
		},
		{
			id: 'wax',
			label: both('Siegel', 'Wax seal'),
			sides: {
				front: (sheet) => [
					sheet.ground('ink'),
					sheet.shape('rays', rays(17.5, 17.5, 12.6, 14.4, 60, 0.42), 'paper'),
					sheet.shape('ring', circle(17.5, 17.5, 11.6), null, { colour: 'paper', points: 0.75 }),
					sheet.text('initials', [8.5, 9.8, 18, 10], initials, {
						face: 'display',
						size: 21,
						leading: 1.2,
						align: 'center',
						sits: 'middle',
						colour: 'paper',
						tracking: 40,
					}),
					sheet.text('line', [8, 20, 19, 4.6], '{{line}}', {
						face: 'text',
						size: 8.4,
						leading: 1.2,
						align: 'center',
						colour: 'paper',
						tracking: 60,
						features: ['smcp'],
					}),
				],
			},
		},
	],
};
