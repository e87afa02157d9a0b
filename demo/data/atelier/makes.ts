// What the products of the atelier are made of.
import { colours, finishes, type Make, make, papers } from '../choices.ts';
import { both } from '../types.ts';

const { cotton300, cotton600 } = papers;
const letterpress = both('Buchdruck, eine Farbe', 'letterpress, one colour');
const offset = both('Offset, vier Farben', 'offset, four colours');
const foils = [finishes.goldFoil, finishes.copperFoil];
const cards = '90 × 55 mm';

export const makes: Record<string, Make> = {
	'letterpress-cards': make(cards, 10, letterpress, {
		paper: [cotton300, cotton600],
		finishing: [finishes.none, finishes.blind],
	}),
	'cotton-cards': make(cards, 8, letterpress, { paper: [cotton300, cotton600] }),
	'edge-painted-cards': make(cards, 12, letterpress, {
		paper: [cotton600],
		colour: [colours.red, colours.green, colours.black],
	}),
	'foil-cards': make(cards, 10, letterpress, { paper: [cotton300, cotton600], finishing: foils }),
	'wedding-invitations': make('148 × 105 mm', 12, letterpress, {
		paper: [cotton300, cotton600],
		finishing: [finishes.none, ...foils],
	}),
	'save-the-date': make('148 × 105 mm', 8, letterpress, { paper: [cotton300] }),
	'place-cards': make('90 × 55 mm', 8, letterpress, {
		paper: [cotton300],
		finishing: [finishes.none, finishes.goldFoil],
	}),
	menus: make('210 × 99 mm', 8, letterpress, { paper: [cotton300, papers.laid120] }),
	'thank-you-cards': make('148 × 105 mm', 8, letterpress, { paper: [cotton300] }),
	'stationery-set': make(both('DIN A5 (148 × 210 mm)', 'A5 (148 × 210 mm)'), 8, letterpress, {
		paper: [papers.laid120, papers.wove120],
	}),
	'correspondence-cards': make('165 × 110 mm', 8, letterpress, { paper: [cotton300], finishing: foils }),
	'lined-envelopes': make('162 × 114 mm', 6, offset, { paper: [papers.laid120, papers.wove120] }),
	'seal-stickers': make(both('Ø 35 mm', '35 mm round'), 8, letterpress, { finishing: foils }),
	'hand-bound-notebooks': make(both('DIN A5, 128 Seiten', 'A5, 128 pages'), 10, letterpress, {
		colour: [colours.natural, colours.black],
	}),
	'writing-paper-subscription': make(both('DIN A5 (148 × 210 mm)', 'A5 (148 × 210 mm)'), 6, letterpress, {
		paper: [papers.laid120, papers.wove120],
	}),
	'birth-announcements': make('148 × 105 mm', 8, letterpress, { paper: [cotton300] }),
	'moving-cards': make('148 × 105 mm', 8, letterpress, { paper: [cotton300] }),
	'memorial-cards': make('148 × 105 mm', 5, letterpress, { paper: [cotton300] }),
	'art-prints': make('40 × 50 cm', 10, both('Giclée, zwölf Farben', 'giclée, twelve colours'), {
		paper: [papers.art250, cotton300],
	}),
	'exhibition-posters': make('50 × 70 cm', 8, offset, { paper: [papers.art250] }),
	'concert-bills': make('42 × 59 cm', 8, letterpress, { paper: [papers.natural300] }),
	bookplates: make('80 × 60 mm', 8, letterpress, { paper: [papers.laid120] }),
	'print-of-the-season': make('40 × 50 cm', 10, both('Giclée, zwölf Farben', 'giclée, twelve colours'), {
		paper: [papers.art250, cotton300],
	}),
};
