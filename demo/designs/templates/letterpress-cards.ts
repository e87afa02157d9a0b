// Letterpress card of a bookbinder: one ink, capitals set wide, and a frame with notched corners.
import { both } from '../../data/types.ts';
import { city, email, field, firstName, lastName, phone, role, same, street, website, zip } from '../fields.ts';
import { inks, oneInk } from '../inks.ts';
import { leaf, transform } from '../ornament.ts';
import { formOnly, type TemplatePlan } from '../plan.ts';

/** Inside the margins, its corners cut out by quarters of circles. */
function notched(x: number, y: number, width: number, height: number, r: number): string {
	const [right, bottom, c] = [x + width, y + height, r * 0.45];
	return [
		`M${x + r} ${y}L${right - r} ${y}C${right - r} ${y + r - c} ${right - r + c} ${y + r} ${right} ${y + r}`,
		`L${right} ${bottom - r}C${right - r + c} ${bottom - r} ${right - r} ${bottom - r + c} ${right - r} ${bottom}`,
		`L${x + r} ${bottom}C${x + r} ${bottom - r + c} ${x + r - c} ${bottom - r} ${x} ${bottom - r}`,
		`L${x} ${y + r}C${x + r - c} ${y + r} ${x + r} ${y + r - c} ${x + r} ${y}Z`,
	].join('');
}

/** Three leaves on each side of a dot. */
const fleuron = (x: number, y: number) =>
	[-90, 90]
		.flatMap((turn) => [
			transform(leaf(6.4, 1.1), { x: x + Math.sign(turn) * 1.2, y, turn }),
			transform(leaf(3.6, 0.9), { x: x + Math.sign(turn) * 2.2, y, turn: turn * 0.6 }),
			transform(leaf(3.6, 0.9), { x: x + Math.sign(turn) * 2.2, y, turn: turn * 1.4 }),
		])
		.join('');

const name = '{{firstName}} {{lastName}}';
const small = { face: 'text', size: 7.6, leading: 1.4, colour: 'ink' } as const;

export const letterpressCards: TemplatePlan = {
	shop: 'atelier',
	product: 'letterpress-cards',
	faces: {
		display: { family: 'Cormorant Garamond', weight: 600 },
		italic: { family: 'Cormorant Garamond', weight: 500, italic: true },
		text: { family: 'Spectral', weight: 400 },
	},
	colours: oneInk,
	schemes: [inks.midnight, inks.oxblood, inks.bottle],
	fields: [
		firstName(same('Eleanor')),
		lastName(same('Wren')),
		role(both('Buchbinderin', 'Bookbinder')),
		field('since', both('Zeile am Fuß', 'Line at the foot'), both('Seit 1987 in Rye', 'At Rye since 1987'), {
			limit: 36,
		}),
		street(both('Mermaid Street 9', '9 Mermaid Street')),
		city(same('Rye')),
		zip(same('TN31 7EY')),
		phone(same('01797 555 014')),
		email(same('eleanor@wrenbindery.example')),
		website(same('wrenbindery.example')),
	],
	freedom: formOnly,
	layouts: [
		{
			id: 'frame',
			label: both('Rahmen', 'Frame'),
			sides: {
				front: (sheet) => [
					sheet.shape('frame', notched(4, 4, 82, 47, 4), null, { colour: 'ink', points: 1 }),
					sheet.shape('frame-inner', notched(5.2, 5.2, 79.6, 44.6, 3.9), null, { colour: 'ink', points: 0.35 }),
					sheet.text('name', [12, 10.6, 66, 7.6], name, {
						face: 'display',
						size: 16,
						leading: 1.15,
						align: 'center',
						colour: 'ink',
						tracking: 70,
						features: ['smcp'],
					}),
					sheet.text('role', [12, 18.2, 66, 5.4], '{{role}}', {
						face: 'italic',
						size: 10.5,
						leading: 1.25,
						align: 'center',
						colour: 'ink',
					}),
					sheet.shape('fleuron', fleuron(45, 27.4), 'ink'),
					sheet.text('contact', [12, 31.2, 66, 13.8], '{{street}}, {{city}} {{zip}}\n{{phone}}\n{{email}}', {
						...small,
						align: 'center',
						sits: 'middle',
					}),
				],
			},
		},
		{
			id: 'column',
			label: both('Linksbündig', 'Flush left'),
			sides: {
				front: (sheet) => [
					sheet.rule('edge', [24, 5], [24, 50], 'ink', 0.6),
					sheet.text('since', [8, 6, 10, 43], '{{since}}', {
						face: 'display',
						size: 9,
						leading: 1.2,
						tracking: 140,
						align: 'center',
						sits: 'middle',
						colour: 'ink',
						features: ['smcp'],
						turn: -90,
					}),
					sheet.text('name', [30, 6.4, 54, 9], name, {
						face: 'display',
						size: 18,
						leading: 1.15,
						colour: 'ink',
						sits: 'bottom',
					}),
					sheet.text('role', [30, 15.6, 54, 5.4], '{{role}}', {
						face: 'italic',
						size: 11,
						leading: 1.2,
						colour: 'ink',
					}),
					sheet.text('contact', [30, 28, 54, 21], '{{street}}\n{{city}} {{zip}}\n{{phone}}\n{{email}}\n{{website}}', {
						...small,
						sits: 'bottom',
					}),
				],
			},
		},
	],
};
