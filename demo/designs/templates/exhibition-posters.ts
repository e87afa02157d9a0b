// Poster of an exhibition of works on paper: cut-outs on coloured sheets.
import { both } from '../../data/types.ts';
import { colours, scheme } from '../colours.ts';
import { field, link, multiline, same } from '../fields.ts';
import { sprig, transform } from '../ornament.ts';
import { free, type TemplatePlan } from '../plan.ts';
import type { Sheet } from '../sheet.ts';

/** Seaweed, cut with large scissors. */
const weed = sprig(100, 4, { spread: 58, plump: 0.36, leaves: 0.34, bend: 16 });
const frond = sprig(100, 6, { spread: 52, plump: 0.3, leaves: 0.26, bend: -14 });

/** Sheets side by side: place, colours, and the cut-out with its turn. */
const sheets = [
	{ at: [30, 30, 138, 176], ground: 'soft', form: 'deep', cut: weed, turn: -8 },
	{ at: [168, 30, 166, 124], ground: 'warm', form: 'paper', cut: frond, turn: 74 },
	{ at: [334, 30, 136, 176], ground: 'sun', form: 'warm', cut: frond, turn: 6 },
	{ at: [168, 154, 166, 192], ground: 'deep', form: 'sun', cut: weed, turn: 4 },
	{ at: [30, 206, 138, 140], ground: 'sun', form: 'warm', cut: weed, turn: 124 },
	{ at: [334, 206, 136, 140], ground: 'warm', form: 'soft', cut: frond, turn: -38 },
	{ at: [30, 346, 210, 120], ground: 'warm', form: 'soft', cut: weed, turn: 88 },
	{ at: [240, 346, 230, 120], ground: 'soft', form: 'deep', cut: frond, turn: -84 },
] as const;

/** In the middle of its sheet, as large as it fits. */
function cutOut({ at: [x, y, width, height], cut, turn }: (typeof sheets)[number]): string {
	const angle = (turn * Math.PI) / 180;
	const reach = Math.abs(Math.cos(angle)) * height + Math.abs(Math.sin(angle)) * width;
	const scale = (reach * 0.72) / 106;
	const [dx, dy] = [Math.sin(angle) * 50 * scale, -Math.cos(angle) * 50 * scale];
	return transform(cut, { x: x + width / 2 - dx, y: y + height / 2 - dy, turn, scale });
}

const wall = (sheet: Sheet) =>
	sheets.flatMap((one, index) => [
		sheet.area(`sheet-${index}`, one.at, one.ground),
		sheet.shape(`cut-${index}`, cutOut(one), one.form),
	]);

const lines = { face: 'text', leading: 1.4, colour: 'deep' } as const;

export const exhibitionPosters: TemplatePlan = {
	shop: 'atelier',
	product: 'exhibition-posters',
	faces: {
		display: { family: 'Fraunces', weight: 500 },
		text: { family: 'Epilogue', weight: 500 },
		bold: { family: 'Epilogue', weight: 700 },
	},
	colours: { ...colours('deep', 'warm', 'sun', 'soft'), paper: { name: both('Papierton', 'Paper tone') } },
	schemes: [
		scheme('atelier', both('Atelier', 'Studio'), {
			deep: [96, 78, 14, 14],
			warm: [4, 72, 76, 0],
			sun: [0, 24, 78, 0],
			soft: [30, 6, 16, 0],
			paper: [2, 3, 9, 0],
		}),
		scheme('garden', both('Garten', 'Garden'), {
			deep: [84, 44, 72, 44],
			warm: [0, 52, 48, 0],
			sun: [14, 12, 68, 0],
			soft: [20, 6, 26, 0],
			paper: [2, 2, 8, 0],
		}),
		scheme('clay', both('Ton', 'Clay'), {
			deep: [56, 76, 62, 58],
			warm: [16, 62, 70, 4],
			sun: [4, 34, 58, 0],
			soft: [10, 18, 22, 0],
			paper: [2, 5, 8, 0],
		}),
	],
	fields: [
		field('title', both('Titel', 'Title'), both('Mit der Schere', 'Drawn with Scissors'), {
			required: true,
			limit: 32,
		}),
		field('artist', both('Künstlerin oder Künstler', 'Artist'), same('Imogen Hollis'), { limit: 32 }),
		field('kind', both('Art der Ausstellung', 'Kind of exhibition'), both('Arbeiten auf Papier', 'Works on paper'), {
			limit: 40,
		}),
		field(
			'dates',
			both('Von wann bis wann', 'Dates'),
			both('12. März bis 30. April 2027', '12 March to 30 April 2027'),
			{ required: true, limit: 40 },
		),
		multiline(
			'place',
			both('Ort und Zeiten', 'Place and hours'),
			both(
				'Hollis Gallery, Hüxstraße 61, Lübeck\nDienstag bis Sonntag, 11 bis 18 Uhr',
				'Hollis Gallery, Hüxstraße 61, Lübeck\nTuesday to Sunday, 11 to 6',
			),
			{ limit: 110 },
		),
		link(
			'https://hollisgallery.example/scissors',
			both('Seite der Ausstellung, mit https://', 'Page of the exhibition, with https://'),
		),
	],
	freedom: free(),
	layouts: [
		{
			id: 'wall',
			label: both('Wand', 'Wall'),
			sides: {
				front: (sheet) => [
					sheet.ground('paper'),
					...wall(sheet),
					sheet.text('title', [30, 484, 440, 62], '{{title}}', {
						face: 'display',
						size: 128,
						leading: 1.1,
						colour: 'deep',
						tracking: -20,
						sits: 'middle',
						least: 60,
					}),
					sheet.text('artist', [30, 556, 280, 20], '{{artist}}', { ...lines, face: 'bold', size: 38, leading: 1.2 }),
					sheet.text('kind', [30, 577, 280, 18], '{{kind}}', { ...lines, size: 30 }),
					sheet.text('dates', [30, 622, 340, 18], '{{dates}}', { ...lines, face: 'bold', size: 30, leading: 1.2 }),
					sheet.text('place', [30, 641, 340, 30], '{{place}}', { ...lines, size: 24 }),
					sheet.code('code', [420, 620, 50], '{{link}}', 'black'),
				],
			},
		},
		{
			id: 'solo',
			label: both('Einzelblatt', 'Single sheet'),
			sides: {
				front: (sheet) => [
					sheet.ground('warm'),
					sheet.area('half', [250, 0, 250, 500], 'sun'),
					sheet.shape('cut', transform(weed, { x: 240, y: 462, turn: -8, scale: 3.95 }), 'deep'),
					sheet.area('foot', [0, 500, 500, 200], 'paper'),
					sheet.text('title', [30, 512, 440, 58], '{{title}}', {
						face: 'display',
						size: 118,
						leading: 1.1,
						colour: 'deep',
						tracking: -20,
						sits: 'middle',
						least: 60,
					}),
					sheet.text('artist', [30, 584, 200, 20], '{{artist}}', { ...lines, face: 'bold', size: 32, leading: 1.2 }),
					sheet.text('kind', [30, 602, 200, 18], '{{kind}}', { ...lines, size: 26 }),
					sheet.text('dates', [30, 632, 380, 16], '{{dates}}', { ...lines, face: 'bold', size: 30, leading: 1.2 }),
					sheet.text('place', [30, 648, 380, 26], '{{place}}', { ...lines, size: 24, leading: 1.3 }),
					sheet.code('code', [422, 624, 48], '{{link}}', 'black'),
				],
			},
		},
	],
};
