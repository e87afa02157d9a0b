// Flat sheets on a table: flyers, posters, letters, brochures, pads, books, stickers.

import { arts } from '../art/arts.ts';
import { type Brand, headline, running } from '../brand.ts';
import { planner } from '../prints/calendars.ts';
import { cardFront } from '../prints/cards.ts';
import { envelopeBack, envelopeFront, form, letter, menu, padSheet, slip } from '../prints/letters.ts';
import { framedPicture, pictureAbove, pictureBelow, plainCover, reading } from '../prints/sheets.ts';
import { at, block, clipped, group, line, linear, paragraph, path, rect, softOutline, text } from '../svg.ts';
import type { Scene, Subject } from './scene.ts';
import { lay, type Piece, pencil, table } from './table.ts';

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

export const flyer = sheets(pictureAbove, [148, 210], 18);
export const typeFlyer = sheets(pictureBelow, [148, 210], 18);

/** Side by side and landscape: postcards. */
export const postcards: Scene = (setting, subject) => {
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

export const poster = largeSheet(pictureAbove, [420, 594]);
export const typePoster = largeSheet(pictureBelow, [420, 594]);
export const galleryPoster = largeSheet(framedPicture, [420, 594]);
export const yearPlanner = largeSheet((w, h, brand) => planner(w, h, brand), [840, 594]);

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

export const brochure = bound(
	(h) =>
		rect(0.6, h * 0.25, 0.8, 9, '#9a9ea3') +
		rect(0.6, h * 0.7, 0.8, 9, '#9a9ea3') +
		rect(2.4, 0, 0.5, h, '#000', { opacity: 0.12 }),
);
export const perfectBound = bound((h) =>
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
export const wireBound = bound((h) => {
	const rings = Math.floor(h / 8.5);
	return Array.from(
		{ length: rings },
		(_, index) =>
			rect(-3, 4 + index * 8.5, 9, 2, '#5d6166', { rx: 1 }) +
			rect(4.2, 3.6 + index * 8.5, 2.8, 2.8, '#2b2e31', { rx: 1.4 }),
	).join('');
});

/** Letter, envelope and card of one house. */
export const letterhead: Scene = (setting, { brand }) => {
	const paper = brand.colours.paper;
	const sheet: Piece = { width: 210, height: 297, paper, print: letter(210, 297, brand) };
	const envelope: Piece = { width: 220, height: 110, paper, print: envelopeFront(220, 110, brand) };
	const card: Piece = { width: 85, height: 55, paper, print: cardFront(85, 55, brand) };
	return (
		table(setting) +
		lay({ ...sheet, print: rect(0, 0, 210, 297, paper) }, { x: 700, y: 640, turn: setting.turn + 3, scale: 4.5 }) +
		lay(sheet, { x: 610, y: 660, turn: setting.turn - 6, scale: 4.5, thick: 6 }) +
		lay(envelope, { x: 1230, y: 380, turn: setting.turn + 12, scale: 4.1 }) +
		lay(card, { x: 1200, y: 900, turn: setting.turn - 10, scale: 5, thick: 22 })
	);
};

export const envelopes: Scene = (setting, { brand, size = [220, 110] }) => {
	const [width, height] = size;
	const scale = Math.min(1060 / width, 800 / height);
	const front: Piece = { width, height, paper: brand.colours.paper, print: envelopeFront(width, height, brand) };
	const back: Piece = { ...front, print: envelopeBack(width, height, brand) };
	return (
		table(setting) +
		lay(back, { x: 980, y: 340, turn: setting.turn + 9, scale }) +
		lay(front, { x: 690, y: 730, turn: setting.turn - 6, scale, thick: 44 })
	);
};

/** One with its flap open, so that the lining shows, and a closed one. */
export const linedEnvelopes: Scene = (setting, { brand }) => {
	const [width, height] = [190, 135];
	const { paper, accent, soft } = brand.colours;
	const fold = height * 0.5;
	const flap = (inset: number) =>
		`M${inset} ${fold}L${width * 0.44} ${3 + inset}Q${width * 0.5} ${inset - 2} ${width * 0.56} ${3 + inset}L${width - inset} ${fold}Z`;
	const pattern = Array.from({ length: 9 }, (_, index) =>
		at(4 + index * 22, 2, arts.sprig(14, 64, { ...brand.colours, accent: soft })),
	);
	const pocket = at(
		0,
		fold,
		rect(0, 0, width, height, paper) +
			path(
				`M0 0L${width / 2} ${height * 0.52}L0 ${height}ZM${width} 0L${width / 2} ${height * 0.52}L${width} ${height}Z`,
				'#000',
				{ opacity: 0.05 },
			) +
			path(`M0 ${height}L${width / 2} ${height * 0.42}L${width} ${height}Z`, '#000', { opacity: 0.08 }),
	);
	const open =
		path(flap(0), paper) + clipped(path(flap(6), '#000'), rect(0, 0, width, fold, accent) + pattern.join('')) + pocket;
	const shape = `M0 ${fold}L${width * 0.44} 3Q${width * 0.5} -2 ${width * 0.56} 3L${width} ${fold}V${fold + height}H0Z`;
	const place = `translate(560 620) rotate(${setting.turn - 7}) scale(5.2) translate(${-width / 2} ${-(fold + height) / 2})`;
	const closed: Piece = { width, height, paper, print: envelopeFront(width, height, brand, false) };
	return (
		table(setting) +
		lay(closed, { x: 1160, y: 800, turn: setting.turn + 9, scale: 5, thick: 24 }) +
		softOutline(9, 0.34, shape, `${place} translate(1 6)`) +
		group(place, open)
	);
};

export const compliments: Scene = (setting, { brand }) => {
	const sheet: Piece = { width: 210, height: 99, paper: brand.colours.paper, print: slip(210, 99, brand) };
	return (
		table(setting) +
		lay(sheet, { x: 940, y: 400, turn: setting.turn + 8, scale: 4.9 }) +
		lay(sheet, { x: 700, y: 720, turn: setting.turn - 5, scale: 5.4, thick: 16 }) +
		pencil(760, 1040, -12, 4.2, brand.colours.accent)
	);
};

export const notepad: Scene = (setting, { brand, size = [148, 210] }) => {
	const [width, height] = size;
	const scale = 900 / height;
	const pad: Piece = { width, height, paper: brand.colours.paper, print: padSheet(width, height, brand) };
	return (
		table(setting) +
		lay(pad, { x: 1150, y: 500, turn: setting.turn + 12, scale, thick: 30 }) +
		lay(pad, { x: 600, y: 590, turn: setting.turn - 6, scale: scale * 1.06, thick: 44 }) +
		pencil(820, 1060, -24, 4, brand.colours.accent)
	);
};

export const carbonForms: Scene = (setting, { brand, title, lines = [] }) => {
	const [width, height] = [148, 210];
	const print = form(width, height, brand, title[0] ?? '', lines);
	const copy = (paper: string): Piece => ({
		width,
		height,
		paper,
		print: form(width, height, { ...brand, colours: { ...brand.colours, paper, soft: paper } }, title[0] ?? '', lines),
	});
	return (
		table(setting) +
		lay(copy('#f6e6a8'), { x: 1090, y: 560, turn: setting.turn + 15, scale: 4.4 }) +
		lay(copy('#f3d2d6'), { x: 870, y: 570, turn: setting.turn + 6, scale: 4.5 }) +
		lay(
			{ width, height, paper: brand.colours.paper, print },
			{ x: 590, y: 600, turn: setting.turn - 5, scale: 4.6, thick: 26 },
		) +
		pencil(840, 1050, -20, 3.8, brand.colours.accent)
	);
};

export const presentationFolder: Scene = (setting, subject) => {
	const { brand } = subject;
	const [width, height] = [225, 310];
	const { ink, accent } = brand.colours;
	const cover: Piece = { width, height, radius: 1, paper: ink, print: plainCover(width, height, brand, subject) };
	const inside: Piece = {
		width: width * 2,
		height,
		radius: 1,
		print:
			rect(0, 0, width * 2, height, '#ffffff') +
			at(
				width + 8,
				12,
				rect(0, 0, 205, 288, '#fff', { stroke: '#000', 'stroke-width': 0.4, 'stroke-opacity': 0.15 }) +
					letter(205, 288, brand),
			) +
			path(`M${width} ${height * 0.66}H${width * 2}V${height}H${width}Z`, '#000', {
				opacity: 0.2,
				transform: 'translate(0 -2)',
			}) +
			path(`M${width} ${height * 0.66}H${width * 2}V${height}H${width}Z`, accent) +
			rect(width - 1.5, 0, 3, height, '#000', { opacity: 0.12 }),
	};
	return (
		table(setting) +
		lay(inside, { x: 1010, y: 480, turn: setting.turn + 6, scale: 3 }) +
		lay(cover, { x: 500, y: 700, turn: setting.turn - 8, scale: 3.05, thick: 8 })
	);
};

export const menus: Scene = (setting, { brand, title, lines = [], size = [148, 297] }) => {
	const [width, height] = size;
	const scale = 1010 / height;
	const piece = { width, height, radius: 2, paper: brand.colours.paper };
	const face: Piece = { ...piece, print: menu(width, height, brand, title[0] ?? '', lines) };
	const back: Piece = { ...piece, print: plainCover(width, height, brand, { title: [brand.name] }) };
	const aside = Math.max(270, width * scale * 0.52);
	return (
		table(setting) +
		lay(back, { x: 800 + aside, y: 600, turn: setting.turn + 8, scale, thick: 6 }) +
		lay(face, { x: 800 - aside * 0.72, y: 610, turn: setting.turn - 5, scale: scale * 1.04, thick: 8 })
	);
};

export const notebook: Scene = (setting, subject) => {
	const { brand, size = [148, 210] } = subject;
	const [width, height] = size;
	const { accent, paper, ink } = brand.colours;
	const scale = 900 / height;
	const cover: Piece = {
		width,
		height,
		radius: 5,
		paper,
		edge: '#f4efe4',
		print:
			plainCover(width, height, brand, subject) +
			rect(0, 0, 9, height, '#000', { opacity: 0.2 }) +
			rect(width - 15, 0, 4, height, accent) +
			rect(width - 15, 0, 1.2, height, '#fff', { opacity: 0.25 }),
	};
	const second: Piece = {
		...cover,
		print:
			rect(0, 0, width, height, accent) +
			rect(0, 0, 9, height, '#000', { opacity: 0.2 }) +
			rect(width - 15, 0, 4, height, ink),
	};
	return (
		table(setting) +
		lay(second, { x: 1150, y: 520, turn: setting.turn + 13, scale, thick: 40 }) +
		lay(cover, { x: 640, y: 590, turn: setting.turn - 6, scale: scale * 1.05, thick: 52 }) +
		pencil(860, 1080, -22, 4, accent)
	);
};
