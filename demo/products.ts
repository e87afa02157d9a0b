// What the two demo shops sell.
import type { Kind, Palette } from './pictures.ts';

interface DemoProduct {
	slug: string;
	de: string;
	en: string;
	/** In cents. */
	fromPrice: number;
	kind: Kind;
}

interface Assortment {
	palette: Palette;
	products: DemoProduct[];
}

export const assortments: Record<string, Assortment> = {
	demo: {
		palette: { surface: ['#e8eef2', '#c9d6de'], paper: '#ffffff', ink: '#12304a', accent: '#00a0c6', soft: '#fdf3e3' },
		products: [
			{
				slug: 'visitenkarten-classic',
				de: 'Visitenkarten Classic',
				en: 'Business cards Classic',
				fromPrice: 1490,
				kind: 'card',
			},
			{
				slug: 'visitenkarten-naturpapier',
				de: 'Visitenkarten Naturpapier',
				en: 'Business cards, uncoated',
				fromPrice: 2190,
				kind: 'card',
			},
			{
				slug: 'visitenkarten-quadratisch',
				de: 'Visitenkarten quadratisch',
				en: 'Square business cards',
				fromPrice: 1990,
				kind: 'square',
			},
			{ slug: 'flyer-din-a6', de: 'Flyer DIN A6', en: 'A6 flyers', fromPrice: 1890, kind: 'flyer' },
			{ slug: 'flyer-din-a5', de: 'Flyer DIN A5', en: 'A5 flyers', fromPrice: 2490, kind: 'flyer' },
			{ slug: 'flyer-din-lang', de: 'Flyer DIN lang', en: 'DL flyers', fromPrice: 2190, kind: 'folder' },
			{
				slug: 'faltblatt-wickelfalz',
				de: 'Faltblatt DIN lang, Wickelfalz',
				en: 'DL leaflet, letter fold',
				fromPrice: 4990,
				kind: 'folder',
			},
			{
				slug: 'broschuere-din-a5',
				de: 'Broschüre DIN A5, Rückenheftung',
				en: 'A5 booklet, saddle-stitched',
				fromPrice: 8900,
				kind: 'stack',
			},
			{ slug: 'plakat-din-a2', de: 'Plakat DIN A2', en: 'A2 poster', fromPrice: 2990, kind: 'poster' },
			{ slug: 'plakat-din-a1', de: 'Plakat DIN A1', en: 'A1 poster', fromPrice: 3990, kind: 'poster' },
			{
				slug: 'aufkleber-rund',
				de: 'Aufkleber rund, 50 mm',
				en: 'Round stickers, 50 mm',
				fromPrice: 1790,
				kind: 'sticker',
			},
			{ slug: 'briefpapier-din-a4', de: 'Briefpapier DIN A4', en: 'A4 letterheads', fromPrice: 3290, kind: 'stack' },
			{
				slug: 'werbebanner',
				de: 'Werbebanner 300 × 100 cm',
				en: 'Banner, 300 × 100 cm',
				fromPrice: 7900,
				kind: 'banner',
			},
			{
				slug: 'speisekarte',
				de: 'Speisekarte DIN A4, abwischbar',
				en: 'A4 menu, wipeable',
				fromPrice: 5900,
				kind: 'stack',
			},
		],
	},
	atelier: {
		palette: { surface: ['#efe9df', '#d9cfc0'], paper: '#fdfbf6', ink: '#2b3a32', accent: '#7a3b4a', soft: '#efe6d6' },
		products: [
			{
				slug: 'letterpress-cards',
				de: 'Visitenkarten im Buchdruck',
				en: 'Letterpress business cards',
				fromPrice: 14500,
				kind: 'card',
			},
			{
				slug: 'cotton-cards',
				de: 'Visitenkarten auf Baumwollpapier',
				en: 'Business cards on cotton paper',
				fromPrice: 11800,
				kind: 'card',
			},
			{
				slug: 'wedding-invitations',
				de: 'Hochzeitseinladungen',
				en: 'Wedding invitations',
				fromPrice: 18900,
				kind: 'square',
			},
			{
				slug: 'birth-announcements',
				de: 'Geburtsanzeigen',
				en: 'Birth announcements',
				fromPrice: 9800,
				kind: 'square',
			},
			{ slug: 'thank-you-cards', de: 'Dankeskarten', en: 'Thank-you cards', fromPrice: 6400, kind: 'card' },
			{ slug: 'art-prints', de: 'Kunstdrucke, Giclée', en: 'Giclée art prints', fromPrice: 4800, kind: 'poster' },
			{
				slug: 'exhibition-posters',
				de: 'Ausstellungsplakate',
				en: 'Exhibition posters',
				fromPrice: 7200,
				kind: 'poster',
			},
			{
				slug: 'stationery-set',
				de: 'Briefpapier mit Monogramm',
				en: 'Monogrammed stationery',
				fromPrice: 8600,
				kind: 'stack',
			},
			{
				slug: 'seal-stickers',
				de: 'Siegelaufkleber mit Folienprägung',
				en: 'Foil-stamped seal stickers',
				fromPrice: 5200,
				kind: 'sticker',
			},
			{ slug: 'menus', de: 'Menükarten', en: 'Table menus', fromPrice: 7900, kind: 'folder' },
		],
	},
};
