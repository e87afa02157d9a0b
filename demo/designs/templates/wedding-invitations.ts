// Wedding invitation in one ink: two branches that bend around the names, or an arch of leaves.
import { both } from '../../data/types.ts';
import { field, same } from '../fields.ts';
import { inks, oneInk } from '../inks.ts';
import { box, sprig, transform } from '../ornament.ts';
import { formOnly, type TemplatePlan } from '../plan.ts';

const laurel = sprig(96, 17, { spread: 38, plump: 0.24, leaves: 0.088, bend: 118 });
const corner = sprig(32, 7, { spread: 42, plump: 0.26, leaves: 0.18, bend: 12 });
const caps = { face: 'text', leading: 1.4, align: 'center', colour: 'ink', features: ['smcp'], tracking: 90 } as const;

export const weddingInvitations: TemplatePlan = {
	shop: 'atelier',
	product: 'wedding-invitations',
	faces: {
		display: { family: 'Cormorant Garamond', weight: 500, italic: true },
		text: { family: 'Cormorant Garamond', weight: 600 },
	},
	colours: oneInk,
	schemes: [inks.sage, inks.rosewood, inks.midnight],
	fields: [
		field('opening', both('Eingangszeile', 'Opening line'), both('Wir trauen uns', 'Together with their families'), {
			limit: 44,
		}),
		field('one', both('Erster Name', 'First name'), same('Clara'), { required: true, limit: 16 }),
		field('two', both('Zweiter Name', 'Second name'), same('Edmund'), { required: true, limit: 16 }),
		field('day', both('Tag', 'Day'), both('Samstag, 19. Juni 2027', 'Saturday, 19 June 2027'), {
			required: true,
			limit: 36,
		}),
		field('time', both('Uhrzeit', 'Time'), both('um zwei Uhr am Nachmittag', 'at two o’clock in the afternoon'), {
			limit: 44,
		}),
		field('place', both('Ort', 'Place'), both('Kirche St. Anne, Rye', 'St Anne’s Church, Rye'), {
			required: true,
			limit: 44,
		}),
		field(
			'reply',
			both('Antwort', 'Reply'),
			both('Um Antwort wird bis zum 1. Mai gebeten', 'Kindly reply by the first of May'),
			{ limit: 56 },
		),
	],
	// One ink: photos and own colours could not be printed.
	freedom: formOnly,
	layouts: [
		{
			id: 'laurel',
			label: both('Lorbeer', 'Laurel'),
			sides: {
				front: (sheet) => [
					sheet.shape('laurel-left', transform(laurel, { x: 71, y: 97, turn: -84 }), 'ink'),
					sheet.shape('laurel-right', transform(laurel, { x: 77, y: 97, turn: 84, mirror: true }), 'ink'),
					sheet.text('opening', [40, 17, 68, 6], '{{opening}}', { ...caps, size: 9.6 }),
					sheet.text('names', [36, 25, 76, 30], '{{one}}\n& {{two}}', {
						face: 'display',
						size: 34,
						leading: 0.98,
						align: 'center',
						sits: 'middle',
						colour: 'ink',
					}),
					sheet.text('day', [37, 58, 74, 7], '{{day}}', { ...caps, size: 12, tracking: 40 }),
					sheet.text('details', [40, 65.4, 68, 18], '{{time}}\n{{place}}\n{{reply}}', {
						face: 'display',
						size: 11,
						leading: 1.35,
						align: 'center',
						colour: 'ink',
					}),
				],
			},
		},
		{
			id: 'corners',
			label: both('Ecken', 'Corners'),
			sides: {
				front: (sheet) => [
					sheet.shape('frame', box(7, 7, 134, 91), null, { colour: 'ink', points: 0.6 }),
					...(
						[
							[13, 92, false],
							[135, 13, true],
						] as const
					).flatMap(([x, y, isTop], index) => [
						sheet.shape(`corner-${index}-1`, transform(corner, { x, y, turn: isTop ? 180 : 0 }), 'ink'),
						sheet.shape(`corner-${index}-2`, transform(corner, { x, y, turn: isTop ? -90 : 90, mirror: true }), 'ink'),
					]),
					sheet.text('opening', [34, 24, 80, 6], '{{opening}}', { ...caps, size: 10 }),
					sheet.text('names', [24, 31, 100, 20], '{{one}} & {{two}}', {
						face: 'display',
						size: 38,
						leading: 1.1,
						align: 'center',
						sits: 'middle',
						colour: 'ink',
					}),
					sheet.rule('rule', [66, 54.5], [82, 54.5], 'ink', 0.6),
					sheet.text('day', [40, 58.5, 68, 7], '{{day}}', { ...caps, size: 12, tracking: 40 }),
					sheet.text('details', [42, 66, 64, 22], '{{time}}\n{{place}}\n\n{{reply}}', {
						face: 'display',
						size: 11,
						leading: 1.3,
						align: 'center',
						colour: 'ink',
					}),
				],
			},
		},
	],
};
