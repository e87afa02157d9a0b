// Business stationery on a table: letters, envelopes, pads, forms, folders, menus, notebooks.

import { arts } from '../art/arts.ts';
import { cardFront } from '../prints/cards.ts';
import { envelopeBack, envelopeFront, form, letter, menu, padSheet, slip } from '../prints/letters.ts';
import { plainCover } from '../prints/sheets.ts';
import { at, clipped, group, path, rect, softOutline } from '../svg.ts';
import type { Scene } from './scene.ts';
import { lay, type Piece, pencil, table } from './table.ts';

/** Letter, envelope and card of one house. */
const letterhead: Scene = (setting, { brand }) => {
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

const envelopes: Scene = (setting, { brand, size = [220, 110] }) => {
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
const linedEnvelopes: Scene = (setting, { brand }) => {
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

const compliments: Scene = (setting, { brand }) => {
	const sheet: Piece = { width: 210, height: 99, paper: brand.colours.paper, print: slip(210, 99, brand) };
	return (
		table(setting) +
		lay(sheet, { x: 940, y: 400, turn: setting.turn + 8, scale: 4.9 }) +
		lay(sheet, { x: 700, y: 720, turn: setting.turn - 5, scale: 5.4, thick: 16 }) +
		pencil(760, 1040, -12, 4.2, brand.colours.accent)
	);
};

const notepad: Scene = (setting, { brand, size = [148, 210] }) => {
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

const carbonForms: Scene = (setting, { brand, title, lines = [] }) => {
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

const presentationFolder: Scene = (setting, subject) => {
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

const menus: Scene = (setting, { brand, title, lines = [], size = [148, 297] }) => {
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

const notebook: Scene = (setting, subject) => {
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

export const stationeryScenes = {
	letterhead,
	envelopes,
	linedEnvelopes,
	compliments,
	notepad,
	carbonForms,
	presentationFolder,
	menus,
	notebook,
};
