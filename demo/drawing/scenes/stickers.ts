// Stickers scattered on a table, each with its white contour, and labels on jars.
import { type ArtName, arts } from '../art/arts.ts';
import { dropShape, dropSticker, label, roundBadge, wordSticker } from '../prints/stickers.ts';
import { at, circle, clipped, element, linear, path, rect, softOutline } from '../svg.ts';
import type { Scene } from './scene.ts';
import { footShadow, lay, type Piece, room, table } from './table.ts';

/** A sticker with its white contour. */
const cut = (x: number, y: number, turn: number, contour: string, print: string) =>
	softOutline(16, 0.34, contour, `translate(${x + 3} ${y + 9}) rotate(${turn})`) +
	at(x, y, path(contour, '#ffffff') + print, turn);

const disc = (r: number) => `M${-r} 0A${r} ${r} 0 0 1 ${r} 0A${r} ${r} 0 0 1 ${-r} 0Z`;
const plate = (w: number, h: number, r: number) =>
	`M${-w / 2 + r} ${-h / 2}H${w / 2 - r}A${r} ${r} 0 0 1 ${w / 2} ${-h / 2 + r}V${h / 2 - r}A${r} ${r} 0 0 1 ${w / 2 - r} ${h / 2}H${-w / 2 + r}A${r} ${r} 0 0 1 ${-w / 2} ${h / 2 - r}V${-h / 2 + r}A${r} ${r} 0 0 1 ${-w / 2 + r} ${-h / 2}Z`;

const roundStickers: Scene = (setting, { brand, title, art }) => {
	const [above = '', below = ''] = title;
	const badge = (size: number) => roundBadge(size, brand, above.toUpperCase(), below.toUpperCase(), art);
	const one = (x: number, y: number, size: number, turn: number) => cut(x, y, turn, disc(size * 0.53), badge(size));
	return (
		table(setting) +
		one(600, 520, 640, setting.turn - 8) +
		one(1240, 300, 430, setting.turn + 14) +
		one(1180, 900, 520, setting.turn + 6) +
		one(250, 1040, 380, setting.turn - 16)
	);
};

const contourStickers: Scene = (setting, { brand, title, art = brand.art }) => {
	const { ink, accent, paper, soft } = brand.colours;
	const word = (
		x: number,
		y: number,
		w: number,
		turn: number,
		ground: string,
		front: string,
		words: readonly string[],
	) => {
		const h = w * 0.42;
		return cut(x, y, turn, plate(w + 32, h + 32, h * 0.32 + 16), wordSticker(w, h, ground, front, brand, words));
	};
	const drop = (x: number, y: number, size: number, turn: number) =>
		cut(x, y, turn, dropShape(size * 1.12), dropSticker(size, brand, art));
	const [one = '', two = one, three = two] = title;
	return (
		table(setting) +
		drop(470, 430, 470, setting.turn - 10) +
		word(1120, 330, 720, setting.turn + 7, accent, paper, [one]) +
		word(600, 930, 760, setting.turn - 6, ink, soft, [two]) +
		word(1260, 700, 520, setting.turn - 12, paper, ink, [three]) +
		drop(1330, 1020, 300, setting.turn + 12)
	);
};

/** A sheet of straight-edged labels, and two taken from it. */
const labelSheet: Scene = (setting, { brand, title, lines = [], art, size = [70, 50] }) => {
	const [w, h] = size;
	const sheet: Piece = {
		width: w * 2 + 22,
		height: h * 3 + 30,
		paper: '#fbfaf4',
		print:
			rect(0, 0, w * 2 + 22, h * 3 + 30, '#fbfaf4') +
			[0, 1, 2, 3, 4, 5]
				.map((index) =>
					at(
						8 + w / 2 + (index % 2) * (w + 6),
						9 + h / 2 + Math.floor(index / 2) * (h + 6),
						label(w, h, brand, title, lines[0] ?? '', art),
					),
				)
				.join(''),
	};
	const single: Piece = {
		width: w,
		height: h,
		radius: 2,
		print: at(w / 2, h / 2, label(w, h, brand, title, lines[0] ?? '', art)),
	};
	const scale = 1050 / sheet.height;
	return (
		table(setting) +
		lay(sheet, { x: 620, y: 590, turn: setting.turn - 6, scale }) +
		lay(single, { x: 1300, y: 420, turn: setting.turn + 12, scale: scale * 1.25, lift: 0.5 }) +
		lay(single, { x: 1280, y: 860, turn: setting.turn - 9, scale: scale * 1.25, lift: 0.5 })
	);
};

const glass = (w: number, h: number, content: string, shape: string) =>
	clipped(
		path(shape, '#000'),
		rect(-w / 2, -h, w, h, content) +
			linear(
				[
					[0, '#000000', 0.4],
					[0.16, '#ffffff', 0.18],
					[0.3, '#ffffff', 0.32],
					[0.42, '#ffffff', 0.02],
					[0.8, '#000000', 0.08],
					[1, '#000000', 0.42],
				],
				[0, 0, 1, 0],
				(fill) => rect(-w / 2, -h, w, h, fill),
			),
	);

/** Around something round: darker to both sides. */
const rounded = (w: number, h: number) =>
	linear(
		[
			[0, '#000000', 0.42],
			[0.14, '#000000', 0.1],
			[0.3, '#ffffff', 0.24],
			[0.5, '#ffffff', 0],
			[0.82, '#000000', 0.1],
			[1, '#000000', 0.42],
		],
		[0, 0, 1, 0],
		(fill) => rect(-w / 2, -h / 2, w, h, fill),
	);

const jars: Scene = (setting, { brand, title, lines = [], art }) => {
	const { accent, ink } = brand.colours;
	const jar = (
		x: number,
		foot: number,
		w: number,
		content: string,
		words: readonly string[],
		note: string,
		picture?: ArtName,
	) => {
		const h = w * 1.22;
		const shape = `M${-w * 0.5} ${-h * 0.86}Q${-w * 0.5} ${-h} ${-w * 0.4} ${-h}H${w * 0.4}Q${w * 0.5} ${-h} ${w * 0.5} ${-h * 0.86}V${-h * 0.08}Q${w * 0.5} 0 ${w * 0.42} 0H${-w * 0.42}Q${-w * 0.5} 0 ${-w * 0.5} ${-h * 0.08}Z`;
		return (
			footShadow(x + 24, foot, w * 1.16, w * 0.16, 0.5) +
			at(
				x,
				foot,
				glass(w, h, content, shape) +
					at(0, -h * 0.46, label(w, h * 0.6, brand, words, note, picture ?? art) + rounded(w, h * 0.6)) +
					at(
						0,
						-h - w * 0.08,
						rect(-w * 0.45, -w * 0.1, w * 0.9, w * 0.2, ink, { rx: w * 0.03 }) + rounded(w * 0.9, w * 0.2),
					),
			)
		);
	};
	const [one = '', two = one, three = two] = title;
	return (
		room(setting, 0.62) +
		jar(330, 860, 400, '#8a3b1e', [two], lines[1] ?? '') +
		jar(1270, 850, 400, '#c98a1c', [three], lines[2] ?? '', 'pears') +
		jar(790, 1090, 560, accent, [one], lines[0] ?? '')
	);
};

const bottles: Scene = (setting, { brand, title, lines = [], art = brand.art }) => {
	const bottle = (x: number, foot: number, w: number, content: string) => {
		const h = w * 3.1;
		const shape = `M${-w * 0.15} ${-h}H${w * 0.15}V${-h * 0.74}C${w * 0.15} ${-h * 0.62} ${w * 0.5} ${-h * 0.62} ${w * 0.5} ${-h * 0.48}V${-w * 0.08}Q${w * 0.5} 0 ${w * 0.42} 0H${-w * 0.42}Q${-w * 0.5} 0 ${-w * 0.5} ${-w * 0.08}V${-h * 0.48}C${-w * 0.5} ${-h * 0.62} ${-w * 0.15} ${-h * 0.62} ${-w * 0.15} ${-h * 0.74}Z`;
		const neck = clipped(
			circle(0, 0, w * 0.19, '#000'),
			at(-w * 0.19, -w * 0.19, arts[art](w * 0.38, w * 0.38, brand.colours)),
		);
		return (
			footShadow(x + 26, foot, w * 1.2, w * 0.18, 0.5) +
			at(
				x,
				foot,
				glass(w, h, content, shape) +
					at(0, -h * 0.25, label(w, w * 1.15, brand, title, lines[0] ?? '', art) + rounded(w, w * 1.15)) +
					at(0, -h * 0.585, neck) +
					element('rect', {
						x: -w * 0.18,
						y: -h - w * 0.1,
						width: w * 0.36,
						height: w * 0.16,
						rx: w * 0.03,
						fill: brand.colours.accent,
					}),
			)
		);
	};
	return (
		room(setting, 0.64) +
		bottle(400, 880, 250, '#2d3a1e') +
		bottle(1210, 870, 250, '#5a2a12') +
		bottle(800, 1140, 320, '#3a2412')
	);
};

export const stickerScenes = { roundStickers, contourStickers, labelSheet, jars, bottles };
