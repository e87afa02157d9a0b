// Cards on a table: in a pile and beside it, folded, with their envelopes.
import { type Brand, headline } from '../brand.ts';
import { announcement, cardBack, cardFront, classicCard, greeting, monogram } from '../prints/cards.ts';
import { envelopeBack } from '../prints/letters.ts';
import { seal } from '../prints/stickers.ts';
import { at, element, path, rect, softly, text } from '../svg.ts';
import type { Scene, Subject } from './scene.ts';
import { footShadow, lay, type Piece, room, type Setting, table } from './table.ts';

const foil = '#a9803f';

function pile(setting: Setting, front: Piece, back: Piece, thick: number): string {
	const { turn } = setting;
	const scale = 850 / Math.max(front.width, front.height * 1.25);
	return (
		table(setting) +
		lay(back, { x: 1260, y: 330, turn: turn + 19, scale, tilt: 0.86 }) +
		lay(front, { x: 690, y: 560, turn: turn - 7, scale, tilt: 0.86, thick }) +
		lay(back, { x: 1160, y: 1010, turn: turn - 16, scale, tilt: 0.86, lift: 0.7 })
	);
}

const cardsOf =
	(radius: number, thick: number, edge?: (brand: Brand) => string): Scene =>
	(setting, { brand: own, size = [85, 55], tint }) => {
		const [width, height] = size;
		const paper = (!edge && tint) || own.colours.paper;
		const brand = { ...own, colours: { ...own.colours, paper } };
		const piece = { width, height, radius, paper, ...(edge ? { edge: tint ?? edge(brand) } : {}) };
		return pile(
			setting,
			{ ...piece, print: cardFront(width, height, brand) },
			{ ...piece, print: cardBack(width, height, brand) },
			thick,
		);
	};

const cards = cardsOf(0.4, 46);
const roundedCards = cardsOf(5, 46);
const colourCoreCards = cardsOf(0.3, 70, ({ colours }) => colours.accent);

const fineCards =
	(thick: number, painted: boolean, usual?: string): Scene =>
	(setting, { brand, size = [85, 55], tint }) => {
		const [width, height] = size;
		const gilt = usual && (tint ?? usual);
		const { paper, accent, ink } = brand.colours;
		const piece = { width, height, radius: 0.2, paper, ...(painted ? { edge: accent } : {}) };
		const back = monogram(width, height, brand, gilt ? ink : accent, gilt ?? paper);
		return pile(
			setting,
			{ ...piece, print: classicCard(width, height, brand, gilt) },
			{ ...piece, print: back },
			thick,
		);
	};

const letterpressCards = fineCards(64, false);
const edgePaintedCards = fineCards(96, true);
const foilCards = fineCards(56, false, foil);

/** One lies open, one stands folded. */
const foldedCards: Scene = (setting, { brand, size = [85, 55] }) => {
	const [width, height] = size;
	const open: Piece = {
		width,
		height: height * 2,
		print:
			cardBack(width, height, brand) +
			at(0, height, cardFront(width, height, brand)) +
			rect(0, height - 0.5, width, 1, '#000', { opacity: 0.14 }),
	};
	const front: Piece = { width, height, print: cardBack(width, height, brand) };
	return (
		table(setting) +
		lay(open, { x: 560, y: 600, turn: setting.turn - 8, scale: 8.2 }) +
		lay(front, { x: 1190, y: 760, turn: setting.turn + 9, scale: 8.2, thick: 26 })
	);
};

const withEnvelope =
	(print: (w: number, h: number, subject: Subject) => string, usual: readonly [number, number]): Scene =>
	(setting, subject) => {
		const [width, height] = subject.size ?? usual;
		const { brand } = subject;
		const scale = 930 / Math.max(height, width * 0.9);
		const card: Piece = { width, height, paper: brand.colours.paper, print: print(width, height, subject) };
		const long = Math.max(width, height) + 8;
		const short = Math.min(width, height) + 8;
		const envelope: Piece = {
			width: long,
			height: short,
			paper: brand.colours.soft,
			print: envelopeBack(
				long,
				short,
				{ ...brand, colours: { ...brand.colours, paper: brand.colours.soft } },
				brand.colours.accent,
			),
		};
		return (
			table(setting) +
			lay(envelope, { x: 1060, y: 700, turn: setting.turn + 16, scale }) +
			lay(card, { x: 600, y: 600, turn: setting.turn - 6, scale, thick: 8 })
		);
	};

const invitation = withEnvelope(
	(w, h, { brand, title, lines = [] }) => announcement(w, h, brand, title, lines),
	[148, 210],
);
const greetingCard = withEnvelope((w, h, { brand, title, art }) => greeting(w, h, brand, title, art), [105, 148]);

/** Small tents that carry a name. */
const placeCards: Scene = (setting, { brand, title }) => {
	const { paper, accent, ink } = brand.colours;
	const tent = (x: number, y: number, s: number, name: string) =>
		footShadow(x + 10, y + 4, s * 1.18, s * 0.16) +
		at(
			x,
			y,
			path(`M${-s * 0.5} ${-s * 0.56}L${-s * 0.42} ${-s * 0.66}H${s * 0.58}L${s * 0.5} ${-s * 0.56}Z`, paper) +
				path(`M${-s * 0.5} ${-s * 0.56}L${-s * 0.42} ${-s * 0.66}H${s * 0.58}L${s * 0.5} ${-s * 0.56}Z`, '#000', {
					opacity: 0.1,
				}) +
				path(`M${s * 0.5} ${-s * 0.56}L${s * 0.58} ${-s * 0.66}L${s * 0.62} ${-s * 0.06}L${s * 0.5} 0Z`, '#8d8476', {
					opacity: 0.7,
				}) +
				rect(-s * 0.5, -s * 0.56, s, s * 0.56, paper) +
				rect(-s * 0.46, -s * 0.52, s * 0.92, s * 0.48, 'none', { stroke: accent, 'stroke-width': s * 0.004 }) +
				text(name, 0, -s * 0.24, headline(brand, s * 0.13, ink, { anchor: 'middle', italic: true, within: s * 0.8 })) +
				rect(-s * 0.06, -s * 0.15, s * 0.12, s * 0.006, accent),
		);
	const [first = '', second = first, third = second] = title;
	return room(setting, 0.5) + tent(420, 700, 480, third) + tent(1180, 760, 540, second) + tent(720, 1060, 720, first);
};

/** A letter closed with a seal, more seals beside it. */
const sealStickers: Scene = (setting, { brand, title }) => {
	const { colours } = brand;
	const [w, h] = [190, 135];
	const envelope: Piece = { width: w, height: h, paper: colours.paper, print: envelopeBack(w, h, brand) };
	const one = (x: number, y: number, size: number, turn: number, ground: string, front: string) =>
		at(
			x + 4,
			y + 10,
			softly(9, 0.38, (grown) => element('circle', { r: size * 0.51 + grown })),
		) + at(x, y, seal(size, front, ground, brand, title[0] ?? ''), turn);
	return (
		table(setting) +
		lay(envelope, { x: 720, y: 560, turn: setting.turn - 6, scale: 6.4 }) +
		one(728, 600, 330, -8, foil, '#fdf6e3') +
		one(1330, 900, 300, 12, colours.accent, colours.paper) +
		one(1010, 1030, 260, -14, foil, '#fdf6e3') +
		one(1400, 330, 250, 6, colours.ink, colours.paper)
	);
};

export const cardScenes = {
	cards,
	roundedCards,
	colourCoreCards,
	letterpressCards,
	edgePaintedCards,
	foilCards,
	foldedCards,
	invitation,
	greetingCard,
	placeCards,
	sealStickers,
};
