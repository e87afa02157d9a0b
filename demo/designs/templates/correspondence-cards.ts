// Correspondence card: name and address, a frame, and nothing in the way of the pen.
import { both } from '../../data/types.ts';
import { city, email, field, firstName, lastName, phone, same, street, zip } from '../fields.ts';
import { inks, oneInk } from '../inks.ts';
import { box, circle } from '../ornament.ts';
import { formOnly, type TemplatePlan } from '../plan.ts';

const name = '{{firstName}} {{lastName}}';
const caps = { face: 'caps', leading: 1.2, align: 'center', colour: 'ink' } as const;
const address = { face: 'italic', size: 9.4, leading: 1.3, align: 'center', colour: 'ink' } as const;

export const correspondenceCards: TemplatePlan = {
	shop: 'atelier',
	product: 'correspondence-cards',
	faces: {
		caps: { family: 'Libre Baskerville', weight: 400 },
		display: { family: 'Playfair Display', weight: 500, italic: true },
		italic: { family: 'Libre Baskerville', weight: 400, italic: true },
	},
	colours: oneInk,
	schemes: [inks.slate, inks.midnight, inks.oxblood],
	fields: [
		firstName(same('Harriet')),
		lastName(same('Ashdown')),
		field('initials', both('Initialen', 'Initials'), same('HA'), {
			limit: 3,
			help: both('Für das Monogramm.', 'For the monogram.'),
		}),
		street(both('An der Obertrave 14', '14 Chalk Lane')),
		city(both('Lübeck', 'Lewes')),
		zip(both('23552', 'BN7 2PA')),
		phone(both('0451 555 0160', '01273 555 016')),
		email(same('harriet@ashdown.example')),
	],
	freedom: formOnly,
	layouts: [
		{
			id: 'bordered',
			label: both('Mit Rahmen', 'Bordered'),
			sides: {
				front: (sheet) => [
					sheet.shape('border', box(5, 5, 155, 100), null, { colour: 'ink', points: 1.6 }),
					sheet.shape('border-inner', box(6.4, 6.4, 152.2, 97.2), null, { colour: 'ink', points: 0.4 }),
					sheet.text('name', [20, 13, 125, 7], name, { ...caps, size: 13, tracking: 190, sits: 'middle' }),
					sheet.text('address', [20, 93, 125, 6], '{{street}}, {{city}} {{zip}} · {{phone}}', {
						...address,
						sits: 'middle',
					}),
				],
			},
		},
		{
			id: 'monogram',
			label: both('Monogramm', 'Monogram'),
			sides: {
				front: (sheet) => [
					sheet.shape('ring', circle(82.5, 20, 9), null, { colour: 'ink', points: 1.2 }),
					sheet.shape('ring-inner', circle(82.5, 20, 8), null, { colour: 'ink', points: 0.4 }),
					sheet.text('initials', [75, 14.4, 15, 11], '{{initials}}', {
						face: 'display',
						size: 19,
						leading: 1.1,
						align: 'center',
						sits: 'middle',
						colour: 'ink',
					}),
					sheet.rule('line-left', [12, 20], [71, 20], 'ink', 0.5),
					sheet.rule('line-right', [94, 20], [153, 20], 'ink', 0.5),
					sheet.text('name', [14, 93, 62, 6], name, {
						...caps,
						size: 9.4,
						tracking: 120,
						align: 'start',
						sits: 'middle',
					}),
					sheet.text('address', [78, 90.4, 73, 10.6], '{{street}}, {{city}} {{zip}}\n{{email}}', {
						...address,
						size: 8.6,
						align: 'end',
						sits: 'middle',
					}),
				],
			},
		},
	],
};
