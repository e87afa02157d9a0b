// Flat sheets on a table: flyers, postcards, posters, brochures.

import { type ArtName, arts } from '../art/arts.ts';
import { type Brand, headline, running } from '../brand.ts';
import { planner } from '../prints/calendars.ts';
import { framedPicture, pictureAbove, pictureBelow, reading } from '../prints/sheets.ts';
import { at, block, line, linear, paragraph, rect, text } from '../svg.ts';
import type { Scene, Subject } from './scene.ts';
import { lay, type Piece, table } from './table.ts';

type Print = (w: number, h: number, brand: Brand, subject: Subject) => string;

/** A pile, one sheet beside it, its reverse behind both. */
const sheets =
	(front: Print, usual: readonly [number, number], thick: number): Scene =>
	(setting, subject) => {
		const { brand, size = usual } = subject;
		const [width, height] = size;
		const scale = Math.min(930 / height, 760 / width);
		const piece = { width, height, paper: brand.colours.paper };
		const face: Piece = { ...piece, print: front(width, height, brand, subject) };
		const back: Piece = { ...piece, print: reading(width, height, brand, subject) };
		const aside = Math.max(390, width * scale * 0.72);
		return (
			table(setting) +
			lay(back, { x: 800 + aside, y: 560, turn: setting.turn + 13, scale }) +
			lay(face, { x: 800 - aside * 0.45, y: 600, turn: setting.turn - 5, scale, thick })
		);
	};

const flyer = sheets(pictureAbove, [148, 210], 18);
const typeFlyer = sheets(pictureBelow, [148, 210], 18);

/** One after the other of a series, each with a line and a picture of its own. */
const series =
	(print: Print, usual: readonly [number, number], others: readonly ArtName[]): Scene =>
	(setting, subject) => {
		const { brand, size = usual, title, lines = [], art = brand.art } = subject;
		const [width, height] = size;
		const scale = Math.min(780 / height, 600 / width);
		const sheet = (index: number): Piece => {
			const line = lines[index] ?? brand.claim;
			const words = title.length > 0 ? { title, lines: [line] } : { title: [line], lines: [brand.name] };
			const shown = others[index - 1] ?? art;
			return {
				...{ width, height, radius: 0, paper: brand.colours.paper },
				print: print(width, height, brand, { ...subject, ...words, art: shown }),
			};
		};
		const aside = width * scale * 0.66;
		return (
			table(setting) +
			lay(sheet(2), { x: 800 + aside, y: 540, turn: setting.turn + 9, scale }) +
			lay(sheet(1), { x: 800, y: 580, turn: setting.turn + 2, scale }) +
			lay(sheet(0), { x: 800 - aside, y: 640, turn: setting.turn - 6, scale, thick: 6 })
		);
	};

const flyerSeries = series(pictureAbove, [105, 148], ['leaves', 'coffee']);
const posterSeries = series(framedPicture, [420, 594], ['sea', 'leaves']);

/** Side by side and landscape: postcards. */
const postcards: Scene = (setting, subject) => {
	const { brand, title, art = brand.art } = subject;
	const [width, height] = subject.size ?? [148, 105];
	const { ink, accent, paper } = brand.colours;
	const face: Piece = {
		width,
		height,
		print:
			arts[art](width, height, brand.colours) +
			rect(0, height * 0.8, width, height * 0.2, paper) +
			text(title[0] ?? '', 7, height * 0.93, headline(brand, 9, ink, { within: width - 14 })),
	};
	const back: Piece = {
		width,
		height,
		print:
			rect(0, 0, width, height, paper) +
			line(width * 0.54, 10, width * 0.54, height - 10, ink, 0.3, { opacity: 0.5 }) +
			[0.55, 0.66, 0.77, 0.88]
				.map((y) => line(width * 0.6, height * y, width - 9, height * y, ink, 0.3, { opacity: 0.5 }))
				.join('') +
			rect(width - 27, 9, 18, 22, 'none', { stroke: accent, 'stroke-width': 0.6 }) +
			paragraph(brand.about, 9, 20, width * 0.42, 5.4, running(brand, 3.5, ink)),
	};
	return (
		table(setting) +
		lay(back, { x: 1130, y: 330, turn: setting.turn + 10, scale: 5.8 }) +
		lay(face, { x: 640, y: 690, turn: setting.turn - 6, scale: 6.6, thick: 26 })
	);
};

/** One large sheet, a rolled one beside it. */
const largeSheet =
	(print: Print, usual: readonly [number, number]): Scene =>
	(setting, subject) => {
		const { brand, size = usual } = subject;
		const [width, height] = size;
		const scale = Math.min(1090 / height, 1180 / width);
		const length = Math.min(1050, height * scale);
		const wideRoll = 118;
		const roll: Piece = {
			width: wideRoll,
			height: length,
			radius: 8,
			print:
				linear(
					[
						[0, '#b9bcc0'],
						[0.18, '#f4f5f5'],
						[0.4, '#ffffff'],
						[0.75, '#d9dcde'],
						[1, '#9a9ea3'],
					],
					[0, 0, 1, 0],
					(fill) => rect(0, 0, wideRoll, length, fill),
				) +
				rect(0, length * 0.46, wideRoll, 44, brand.colours.accent) +
				linear(
					[
						[0, '#000000', 0.25],
						[0.35, '#ffffff', 0.15],
						[1, '#000000', 0.3],
					],
					[0, 0, 1, 0],
					(fill) => rect(0, length * 0.46, wideRoll, 44, fill),
				),
		};
		const sheet: Piece = {
			width,
			height,
			radius: 0,
			paper: brand.colours.paper,
			print: print(width, height, brand, subject),
		};
		const landscape = width > height;
		return (
			table(setting) +
			lay(
				roll,
				landscape ? { x: 800, y: 1100, turn: 86, scale: 1 } : { x: 1330, y: 620, turn: setting.turn + 9, scale: 1 },
			) +
			lay(sheet, { x: landscape ? 790 : 690, y: landscape ? 520 : 610, turn: setting.turn - 4, scale })
		);
	};

const poster = largeSheet(pictureAbove, [420, 594]);
const typePoster = largeSheet(pictureBelow, [420, 594]);
const galleryPoster = largeSheet(framedPicture, [420, 594]);
const yearPlanner = largeSheet((w, h, brand) => planner(w, h, brand), [840, 594]);

/** The cover in front, an open spread behind it. */
const bound =
	(spine: (h: number, w: number) => string): Scene =>
	(setting, subject) => {
		const { brand, size = [148, 210], title } = subject;
		const [width, height] = size;
		const { ink, accent, paper, soft } = brand.colours;
		const scale = 830 / height;
		const m = width * 0.1;
		const body = running(brand, width * 0.03, ink);
		const gutter = linear(
			[
				[0, '#000000', 0],
				[0.46, '#000000', 0.04],
				[0.5, '#000000', 0.3],
				[0.54, '#000000', 0.04],
				[1, '#000000', 0],
			],
			[0, 0, 1, 0],
			(fill) => rect(0, 0, width * 2, height, fill),
		);
		const spread: Piece = {
			width: width * 2,
			height,
			paper,
			print:
				rect(0, 0, width * 2, height, paper) +
				block(title, m, height * 0.16, width * 0.1, headline(brand, width * 0.09, ink, { within: width * 0.8 })) +
				paragraph(brand.about, m, height * (0.2 + title.length * 0.06), width * 0.8, width * 0.048, body) +
				rect(m, height * 0.66, width * 0.8, height * 0.2, soft) +
				paragraph(
					brand.claim,
					m * 1.5,
					height * 0.74,
					width * 0.7,
					width * 0.07,
					headline(brand, width * 0.052, accent),
				) +
				at(width, 0, arts[brand.art](width, height, brand.colours)) +
				gutter,
		};
		const cover: Piece = {
			width,
			height,
			paper,
			print: pictureBelow(width, height, brand, subject) + spine(height, width),
		};
		return (
			table(setting) +
			lay(spread, { x: 960, y: 440, turn: setting.turn + 8, scale, thick: 10 }) +
			lay(cover, { x: 560, y: 730, turn: setting.turn - 8, scale: scale * 1.08, thick: 22 })
		);
	};

const brochure = bound(
	(h) =>
		rect(0.6, h * 0.25, 0.8, 9, '#9a9ea3') +
		rect(0.6, h * 0.7, 0.8, 9, '#9a9ea3') +
		rect(2.4, 0, 0.5, h, '#000', { opacity: 0.12 }),
);
const perfectBound = bound((h) =>
	linear(
		[
			[0, '#000000', 0.28],
			[0.5, '#ffffff', 0.2],
			[1, '#000000', 0.1],
		],
		[0, 0, 1, 0],
		(fill) => rect(0, 0, 7, h, fill),
	),
);
const wireBound = bound((h) => {
	const rings = Math.floor(h / 8.5);
	return Array.from(
		{ length: rings },
		(_, index) =>
			rect(-3, 4 + index * 8.5, 9, 2, '#5d6166', { rx: 1 }) +
			rect(4.2, 3.6 + index * 8.5, 2.8, 2.8, '#2b2e31', { rx: 1.4 }),
	).join('');
});

export const sheetScenes = {
	flyer,
	typeFlyer,
	flyerSeries,
	posterSeries,
	postcards,
	poster,
	typePoster,
	galleryPoster,
	yearPlanner,
	brochure,
	perfectBound,
	wireBound,
};
