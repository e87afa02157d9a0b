// The categories of Atelier Marlow, each with the surface that its products are photographed on.
import { both, type DemoCategory } from '../types.ts';
import { clara, evensong, harrow, orchard, wren } from './brands.ts';

export const categories: DemoCategory[] = [
	{
		slug: 'business-cards',
		name: both('Visitenkarten', 'Business cards'),
		description: both(
			'Im Buchdruck, mit Folie oder farbiger Kante, auf Baumwollpapier.',
			'Letterpress, foil or painted edges, on cotton paper.',
		),
		setting: { tones: ['#e7ded0', '#d3c6b3'], slope: 0.36, turn: -3 },
		picture: { kind: 'edgePaintedCards', brand: wren, title: [] },
	},
	{
		slug: 'weddings',
		name: both('Hochzeit', 'Weddings'),
		description: both(
			'Einladung, Platzkarte, Menü und Dank aus einer Hand.',
			'Invitation, place card, menu and thanks, made as one set.',
		),
		setting: { tones: ['#dfe3d5', '#c9d0bd'], slope: -0.26, turn: 1 },
		picture: {
			kind: 'invitation',
			brand: clara,
			title: ['Clara', '& Edmund'],
			lines: ['Saturday, 20 June', 'St Anne’s Church, Rye', 'two o’clock'],
		},
	},
	{
		slug: 'stationery',
		name: both('Briefpapier', 'Stationery'),
		description: both(
			'Bögen, Karten und gefütterte Umschläge für alle, die von Hand schreiben.',
			'Sheets, cards and lined envelopes for people who write by hand.',
		),
		setting: { tones: ['#ddd0cb', '#c7b6b1'], slope: 0.22, turn: 2 },
		picture: { kind: 'letterhead', brand: harrow, title: [] },
	},
	{
		slug: 'announcements',
		name: both('Anzeigen & Grüße', 'Announcements'),
		description: both(
			'Karten für Geburt, Umzug, Abschied und alles, was man nicht per E-Mail sagt.',
			'Cards for births, moves, farewells and everything one does not say by email.',
		),
		setting: { tones: ['#ece1d6', '#dccabd'], slope: -0.34, turn: -1 },
		picture: { kind: 'greetingCard', brand: orchard, title: ['With thanks'] },
	},
	{
		slug: 'prints',
		name: both('Drucke & Plakate', 'Prints & posters'),
		description: both(
			'Kunstdrucke, Plakate und Bücherzeichen in kleinen Auflagen.',
			'Art prints, posters and bookplates in small editions.',
		),
		setting: { tones: ['#cfc7b8', '#e6dfd2'], slope: 0.3, turn: 0 },
		picture: { kind: 'framed', brand: evensong, title: ['By candlelight'], lines: ['Evensong Ensemble, Ely'] },
	},
	{
		slug: 'subscriptions',
		products: ['print-of-the-season', 'writing-paper-subscription'],
		name: both('Abonnements', 'Subscriptions'),
		description: both(
			'Was in gleichem Abstand wiederkommt: Drucke zu jeder Jahreszeit und Briefpapier jeden Monat.',
			'What comes back at even intervals: a print for every season, and writing paper every month.',
		),
		setting: { tones: ['#d9dccf', '#c3c9b8'], slope: 0.26, turn: 1 },
		picture: { kind: 'letterhead', brand: clara, title: [] },
	},
];
