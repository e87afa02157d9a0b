// Letterhead to DIN 5008: sender above the window, marks for folding and punching, and everything a business must name at the foot.
import { both } from '../../data/types.ts';
import { colours, scheme } from '../colours.ts';
import { city, company, email, field, multiline, phone, same, street, website, zip } from '../fields.ts';
import { quarter, swell, transform } from '../ornament.ts';
import { formOnly, type TemplatePlan } from '../plan.ts';
import type { Sheet } from '../sheet.ts';

const foot = { face: 'text', size: 6.6, leading: 1.5, colour: 'grey' } as const;
const columns = [
	'{{company}}\n{{street}}\n{{zip}} {{city}}',
	'{{phone}}\n{{email}}\n{{website}}',
	'{{bank}}',
	'{{register}}',
];

/** Where the sheet is folded for a window envelope, and punched. */
const marks = (sheet: Sheet) => [
	sheet.rule('fold-1', [4, 105], [8, 105], 'grey', 0.4),
	sheet.rule('punch', [4, 148.5], [10, 148.5], 'grey', 0.4),
	sheet.rule('fold-2', [4, 210], [8, 210], 'grey', 0.4),
	sheet.text('return', [25, 43.2, 80, 5.8], '{{company}} · {{street}} · {{zip}} {{city}}', {
		face: 'text',
		size: 6.2,
		leading: 1.3,
		colour: 'grey',
		sits: 'bottom',
	}),
	sheet.rule('window', [25, 49.4], [105, 49.4], 'grey', 0.3),
];

const imprint = (sheet: Sheet, top: number, align: 'start' | 'center' = 'start') =>
	columns.map((words, index) => sheet.text(`foot-${index}`, [25 + index * 43, top, 41, 16], words, { ...foot, align }));

export const briefpapierDinA4: TemplatePlan = {
	shop: 'demo',
	product: 'briefpapier-din-a4',
	faces: {
		display: { family: 'Raleway', weight: 800 },
		claim: { family: 'Raleway', weight: 500 },
		text: { family: 'Open Sans', weight: 400 },
	},
	colours: { ...colours('deep', 'warm', 'soft'), grey: { name: both('Grau', 'Grey') } },
	schemes: [
		scheme('fjord', both('Förde', 'Fjord'), {
			deep: [94, 66, 32, 24],
			warm: [0, 28, 84, 0],
			soft: [24, 5, 6, 0],
			grey: [0, 0, 0, 78],
		}),
		scheme('reed', both('Schilf', 'Reed'), {
			deep: [72, 38, 72, 34],
			warm: [0, 52, 78, 0],
			soft: [16, 4, 22, 0],
			grey: [0, 0, 0, 78],
		}),
		scheme('berry', both('Beere', 'Berry'), {
			deep: [46, 92, 44, 36],
			warm: [48, 8, 22, 0],
			soft: [6, 16, 8, 0],
			grey: [0, 0, 0, 78],
		}),
	],
	fields: [
		company(same('Segelschule Luv & Lee'), { required: true }),
		field('claim', both('Leitspruch', 'Motto'), both('Segeln lernen auf der Förde', 'Learn to sail on the fjord'), {
			limit: 44,
		}),
		street(same('Strandweg 27'), { required: true }),
		zip(same('24960'), { required: true }),
		city(same('Glücksburg'), { required: true }),
		phone(both('Tel. 04631 555 318', 'Tel. +49 4631 555 318')),
		email(same('ahoi@luvundlee.example'), { limit: 36 }),
		website(same('luvundlee.example')),
		multiline(
			'bank',
			both('Bankverbindung', 'Bank details'),
			both(
				'Förde Sparkasse\nDE00 0000 0000 0000 0000 00\nBIC XXXXDE00XXX',
				'Förde Sparkasse\nDE00 0000 0000 0000 0000 00\nBIC XXXXDE00XXX',
			),
			{ limit: 90 },
		),
		multiline(
			'register',
			both('Register und Leitung', 'Register and management'),
			both(
				'Leitung: Merle Jansen\nAmtsgericht Flensburg HRB 0000\nUSt-IdNr. DE000000000',
				'Director: Merle Jansen\nFlensburg court HRB 0000\nVAT no. DE000000000',
			),
			{
				limit: 100,
				help: both('Was Ihr Unternehmen auf Briefen nennen muss.', 'What your company must state on letters.'),
			},
		),
	],
	freedom: formOnly,
	layouts: [
		{
			id: 'sail',
			label: both('Segel', 'Sail'),
			sides: {
				front: (sheet) => [
					sheet.shape('sail-1', transform(quarter(46), { x: 213, y: -3, turn: 90 }), 'soft'),
					sheet.shape('sail-2', transform(quarter(30), { x: 213, y: -3, turn: 90 }), 'deep'),
					sheet.shape('sail-3', transform(quarter(15), { x: 213, y: -3, turn: 90 }), 'warm'),
					sheet.text('company', [25, 15, 130, 10], '{{company}}', {
						face: 'display',
						size: 20,
						leading: 1.15,
						colour: 'deep',
						sits: 'bottom',
						tracking: -8,
					}),
					sheet.text('claim', [25, 25.6, 130, 6], '{{claim}}', {
						face: 'claim',
						size: 10,
						leading: 1.25,
						colour: 'deep',
					}),
					...marks(sheet),
					sheet.rule('foot-rule', [25, 270], [45, 270], 'warm', 1.5),
					...imprint(sheet, 273.4),
				],
			},
		},
		{
			id: 'tide',
			label: both('Flut', 'Tide'),
			sides: {
				front: (sheet) => [
					sheet.text('company', [25, 16, 160, 10], '{{company}}', {
						face: 'display',
						size: 18,
						leading: 1.15,
						colour: 'deep',
						align: 'end',
						sits: 'bottom',
						tracking: -8,
					}),
					sheet.text('claim', [25, 26.6, 160, 6], '{{claim}}', {
						face: 'claim',
						size: 10,
						leading: 1.25,
						colour: 'deep',
						align: 'end',
					}),
					...marks(sheet),
					...imprint(sheet, 262),
					sheet.shape('wave-0', swell(220, 283.5, 302, 2.2, 3.2, 0.5), 'soft'),
					sheet.shape('wave-1', swell(220, 287, 302, 2.2, 2.8, 0.75), 'warm'),
					sheet.shape('wave-2', swell(220, 290, 302, 2.2, 3, 0.6), 'deep'),
				],
			},
		},
	],
};
