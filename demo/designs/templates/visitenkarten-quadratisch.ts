// Square card of a coffee roaster by the harbour: sun, steam and waves on one side, contact and a vCard to scan on the other.
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
import { circle, rays, swell } from '../ornament.ts';
import { formOnly, type TemplatePlan } from '../plan.ts';
import type { Sheet } from '../sheet.ts';

/** For the address book of a phone. */
const vCard =
	'BEGIN:VCARD\nVERSION:3.0\nN:{{lastName}};{{firstName}}\nORG:{{company}}\nTEL:{{phone}}\nEMAIL:{{email}}\nURL:https://{{website}}\nEND:VCARD';

const name = '{{firstName}} {{lastName}}';
const small = { face: 'text', size: 7, leading: 1.4, colour: 'black' } as const;

/** Waves across the side, each lower one in the next colour. */
const sea = (sheet: Sheet, top: number) =>
	['foam', 'wave', 'deep'].map((colour, index) =>
		sheet.shape(`wave-${index}`, swell(74, top + index * 6.4, 70, 1.7, 3 - index * 0.35, 0.7 + index * 0.4), colour),
	);

export const visitenkartenQuadratisch: TemplatePlan = {
	shop: 'demo',
	product: 'visitenkarten-quadratisch',
	faces: {
		heavy: { family: 'League Spartan', weight: 800 },
		bold: { family: 'League Spartan', weight: 600 },
		text: { family: 'Work Sans', weight: 400 },
	},
	colours: {
		...colours('sun'),
		sky: { name: both('Himmel', 'Sky') },
		foam: { name: both('Gischt', 'Foam') },
		wave: { name: both('Welle', 'Wave') },
		deep: { name: both('Tiefe', 'Deep') },
	},
	schemes: [
		scheme('morning', both('Morgen', 'Morning'), {
			sky: [0, 12, 26, 0],
			sun: [0, 62, 82, 0],
			foam: [34, 8, 14, 0],
			wave: [72, 32, 30, 6],
			deep: [92, 62, 42, 36],
		}),
		scheme('roast', both('Röstung', 'Roast'), {
			sky: [2, 8, 20, 0],
			sun: [0, 46, 88, 0],
			foam: [8, 34, 52, 2],
			wave: [28, 66, 78, 18],
			deep: [45, 72, 78, 56],
		}),
		scheme('polar', both('Nordlicht', 'Northern light'), {
			sky: [16, 4, 12, 0],
			sun: [0, 48, 34, 0],
			foam: [46, 0, 34, 0],
			wave: [74, 22, 48, 10],
			deep: [90, 54, 56, 44],
		}),
	],
	fields: [
		company(same('Rösterei Kaikante'), { required: true, limit: 28 }),
		field('claim', both('Leitspruch', 'Motto'), both('Kaffee aus dem Hafen', 'Coffee from the harbour'), { limit: 32 }),
		firstName(same('Jonte')),
		lastName(same('Petersen')),
		role(both('Röstmeister', 'Master roaster')),
		phone(both('0461 555 0142', '+49 461 555 0142')),
		email(same('jonte@kaikante.example')),
		website(same('kaikante.example')),
		street(same('Am Speicher 12')),
		zip(same('24937')),
		city(same('Flensburg')),
	],
	freedom: formOnly,
	layouts: [
		{
			id: 'sunrise',
			label: both('Sonnenaufgang', 'Sunrise'),
			sides: {
				front: (sheet) => [
					sheet.ground('sky'),
					sheet.shape('rays', rays(32.5, 37, 17, 21.5, 36, 0.34), 'sun'),
					sheet.shape('sun', circle(32.5, 37, 14.6), 'sun'),
					...sea(sheet, 40),
					sheet.text('company-front', [6, 6.4, 53, 6.6], '{{company}}', {
						face: 'heavy',
						size: 15,
						leading: 1.15,
						align: 'center',
						colour: 'deep',
						tracking: -10,
					}),
					sheet.text('claim', [6, 56, 53, 4.4], '{{claim}}', {
						face: 'bold',
						size: 8.6,
						leading: 1.25,
						align: 'center',
						colour: 'paper',
						tracking: 40,
					}),
				],
				back: (sheet) => [
					sheet.area('band', [0, 0, 65, 12], 'sun'),
					sheet.shape('band-edge', swell(74, 8, 13, 1.7, 3, 0.7), 'paper'),
					sheet.text('name', [6, 13.2, 53, 7.4], name, {
						sits: 'bottom',
						face: 'heavy',
						size: 14,
						leading: 1.15,
						colour: 'deep',
						tracking: -8,
					}),
					sheet.text('role', [6, 20.6, 53, 4], '{{role}}', { ...small, size: 7.6 }),
					sheet.text('contact', [6, 26.2, 53, 7.6], '{{email}}\n{{website}}', small),
					sheet.code('vcard', [6, 35, 24], vCard, 'black'),
					sheet.text('address', [33.5, 35, 25.5, 24], '{{phone}}\n\n{{street}}\n{{zip}} {{city}}', {
						...small,
						sits: 'bottom',
					}),
				],
			},
		},
		{
			id: 'porthole',
			label: both('Bullauge', 'Porthole'),
			sides: {
				front: (sheet) => [
					sheet.ground('deep'),
					sheet.disc('porthole', [32.5, 28], 20, 'sky'),
					sheet.shape('sun', circle(38, 26, 7.4), 'sun'),
					sheet.shape(
						'wave-0',
						'M12.6 30C17 27.4 21 27.4 25 30C29 32.6 33 32.6 37 30C41 27.4 46 27.4 52.4 30C52.1 32.4 51.6 34.4 50.7 36.4C46 33.8 42 33.8 38 36.4C34 39 30 39 26 36.4C22 33.8 18 33.8 14.3 36.4C13.4 34.4 12.9 32.4 12.6 30Z',
						'foam',
					),
					sheet.shape(
						'wave-1',
						'M14.3 36.4C18 33.8 22 33.8 26 36.4C30 39 34 39 38 36.4C42 33.8 46 33.8 50.7 36.4C47.4 43.4 40.6 48 32.5 48C24.4 48 17.6 43.4 14.3 36.4Z',
						'wave',
					),
					sheet.ring('rim', [32.5, 28], 22, 'sun', 1.4),
					sheet.text('company-front', [5, 52.8, 55, 6], '{{company}}', {
						face: 'heavy',
						size: 12.5,
						leading: 1.15,
						align: 'center',
						colour: 'paper',
					}),
				],
				back: (sheet) => [
					sheet.ground('sky'),
					sheet.text('name', [6, 5.6, 53, 7.4], name, {
						sits: 'bottom',
						face: 'heavy',
						size: 14,
						leading: 1.15,
						colour: 'deep',
						tracking: -8,
					}),
					sheet.text('role', [6, 13, 53, 4], '{{role}}', { ...small, size: 7.6 }),
					sheet.area('card', [6, 22, 27, 27], 'paper', { radius: 1.6 }),
					sheet.code('vcard', [7.8, 23.8, 23.4], vCard, 'black'),
					sheet.text('address', [36, 22, 23, 27], '{{phone}}\n\n{{street}}\n{{zip}} {{city}}', {
						...small,
						sits: 'middle',
					}),
					sheet.text('contact', [6, 51.4, 53, 7.6], '{{email}}\n{{website}}', { ...small, sits: 'bottom' }),
				],
			},
		},
	],
};
