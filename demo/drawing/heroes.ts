// The large pictures at the top of the two home pages: printed matter of several customers, laid out on one table.
import { ashdown, clara, hollis, wren } from '../data/atelier/brands.ts';
import { gaertnerei, hafenfest, kaikante, leuchtturm } from '../data/demo/brands.ts';
import { drawing } from './picture.ts';
import { announcement, cardBack, cardFront, classicCard, monogram } from './prints/cards.ts';
import { envelopeBack, letter } from './prints/letters.ts';
import { framedPicture, pictureAbove, pictureBelow, plainCover } from './prints/sheets.ts';
import { lay, type Piece, type Placement, pencil, table } from './scenes/table.ts';

interface HeroSize {
	width: number;
	height: number;
}

export const wideHero: HeroSize = { width: 2400, height: 1200 };
/** The right half of the wide one, where the pieces lie. */
export const phoneHero: HeroSize = { width: 1200, height: 1200 };

const piece = (width: number, height: number, print: string, paper = '#ffffff'): Piece => ({
	width,
	height,
	print,
	paper,
});

type Arranged = [Piece, Placement][];

function druckwerkPieces(): Arranged {
	const poster = piece(
		420,
		594,
		pictureBelow(420, 594, hafenfest, { title: ['Hafenfest'], lines: ['12. bis 14. Juni am Südkai'] }),
	);
	const brochure = piece(
		148,
		210,
		pictureBelow(148, 210, gaertnerei, { title: ['Stauden', 'für Schatten'], lines: ['Sorten und Preise 2027'] }),
	);
	const leaflet = piece(
		99,
		210,
		pictureAbove(99, 210, leuchtturm, { title: ['Fünf Etagen', 'Licht'], lines: ['Täglich 10 bis 17 Uhr'] }),
	);
	return [
		[poster, { x: 560, y: 560, turn: -7, scale: 1.75 }],
		[leaflet, { x: 1060, y: 380, turn: 12, scale: 3.4, thick: 12 }],
		[brochure, { x: 940, y: 860, turn: -4, scale: 3, thick: 20 }],
		[piece(85, 55, cardBack(85, 55, kaikante)), { x: 240, y: 980, turn: 14, scale: 4.6, lift: 0.7 }],
		[
			piece(85, 55, cardFront(85, 55, kaikante), kaikante.colours.paper),
			{ x: 520, y: 1040, turn: -9, scale: 4.6, thick: 30 },
		],
	];
}

function marlowPieces(): Arranged {
	const invitation = announcement(
		148,
		210,
		clara,
		['Clara', '& Edmund'],
		['Saturday, 20 June', 'at two o’clock', 'St Anne’s Church, Rye'],
	);
	const lined = { ...clara, colours: { ...clara.colours, paper: clara.colours.soft } };
	return [
		[piece(210, 297, letter(210, 297, ashdown), ashdown.colours.paper), { x: 960, y: 430, turn: 9, scale: 3 }],
		[
			piece(
				156,
				218,
				framedPicture(156, 218, hollis, { title: ['Works on paper'], lines: ['12 March to 30 April'] }),
				hollis.colours.paper,
			),
			{ x: 260, y: 330, turn: -12, scale: 3 },
		],
		[
			piece(218, 156, envelopeBack(218, 156, lined, clara.colours.accent), clara.colours.soft),
			{ x: 640, y: 760, turn: 12, scale: 3.4 },
		],
		[piece(148, 210, invitation, clara.colours.paper), { x: 500, y: 640, turn: -5, scale: 3.7, thick: 8 }],
		[
			piece(
				148,
				210,
				plainCover(148, 210, wren, { title: ['Field notes'], lines: ['144 pages, sewn by hand'] }),
				'#f4efe4',
			),
			{ x: 1060, y: 900, turn: -10, scale: 2.6, thick: 34 },
		],
		[
			piece(85, 55, monogram(85, 55, wren, wren.colours.accent, wren.colours.paper)),
			{ x: 180, y: 980, turn: 16, scale: 4, lift: 0.7 },
		],
		[piece(85, 55, classicCard(85, 55, wren), wren.colours.paper), { x: 330, y: 1080, turn: -6, scale: 4, thick: 40 }],
	];
}

const worlds = {
	demo: {
		setting: { tones: ['#d3e2ec', '#b3cadb'] as [string, string], slope: 0.2, turn: 0 },
		pieces: druckwerkPieces,
		pencil: '#ff9d4d',
	},
	atelier: {
		setting: { tones: ['#e6dccb', '#d2c5b0'] as [string, string], slope: -0.18, turn: 0 },
		pieces: marlowPieces,
		pencil: '#2b4a3d',
	},
};

/** On the wide one the left half stays free for the words of the page. */
export function drawHero(shop: keyof typeof worlds, { width, height }: HeroSize): string {
	const world = worlds[shop];
	const aside = width > height ? width - 1290 : -30;
	return drawing(
		width,
		height,
		() =>
			table(world.setting, width, height) +
			world
				.pieces()
				.map(([what, place]) => lay(what, { ...place, x: place.x + aside }))
				.join('') +
			pencil(aside + 700, 1130, -18, 3.4, world.pencil),
	);
}
