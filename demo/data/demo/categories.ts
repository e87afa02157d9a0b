// The categories of Druckwerk Nord, each with the surface that its products are photographed on.
import { both, type DemoCategory } from '../types.ts';
import { baeckerei, duenenhof, fischerei, gaertnerei, hafenfest, konzert, leuchtturm, raeder } from './brands.ts';

export const categories: DemoCategory[] = [
	{
		slug: 'visitenkarten',
		name: both('Visitenkarten', 'Business cards'),
		description: both(
			'Karten für den ersten Eindruck, auf Bilderdruck, Naturpapier oder mit Farbkern.',
			'Cards for a first impression, on coated board, uncoated paper or with a colour core.',
		),
		setting: { tones: ['#dbe6ed', '#bfd0dc'], slope: 0.34, turn: -2 },
		picture: { kind: 'cards', brand: leuchtturm, title: [] },
	},
	{
		slug: 'flyer',
		name: both('Flyer & Postkarten', 'Flyers & postcards'),
		description: both(
			'Handzettel, Flyer und Postkarten in allen gängigen Formaten, ab 50 Stück.',
			'Handbills, flyers and postcards in all common formats, from 50 pieces.',
		),
		setting: { tones: ['#f6e7d5', '#efd4b6'], slope: -0.3, turn: 1 },
		picture: {
			kind: 'flyer',
			brand: gaertnerei,
			title: ['Offene', 'Beete'],
			lines: ['Samstag, 16. Mai', 'Führung um 11 und 14 Uhr'],
		},
	},
	{
		slug: 'falzflyer-broschueren',
		name: both('Falzflyer & Broschüren', 'Leaflets & brochures'),
		description: both(
			'Gefalzt, geheftet oder gebunden: vom Faltblatt bis zum Katalog mit 96 Seiten.',
			'Folded, stitched or bound: from a leaflet to a catalogue of 96 pages.',
		),
		setting: { tones: ['#d3e4e0', '#b7d0ca'], slope: 0.22, turn: 2 },
		picture: { kind: 'brochure', brand: duenenhof, title: ['Zimmer', 'mit Meer'], lines: ['Preise und Zeiten 2027'] },
	},
	{
		slug: 'plakate',
		name: both('Plakate', 'Posters'),
		description: both(
			'Plakate von DIN A3 bis DIN A1, schon ab einem Stück und auch wetterfest.',
			'Posters from A3 to A1, from a single copy and weatherproof if needed.',
		),
		setting: { tones: ['#e4e6ea', '#c9ced6'], slope: -0.4, turn: 0 },
		picture: {
			kind: 'poster',
			brand: hafenfest,
			title: ['Fracht', 'segler'],
			lines: ['Open Ship am Südkai', 'Sonntag, 14. Juni'],
		},
	},
	{
		slug: 'aufkleber-etiketten',
		name: both('Aufkleber & Etiketten', 'Stickers & labels'),
		description: both(
			'Aufkleber in jeder Form und Etiketten für Gläser, Flaschen und Kartons.',
			'Stickers in any shape and labels for jars, bottles and boxes.',
		),
		setting: { tones: ['#fbe9c9', '#f4d79f'], slope: 0.28, turn: 0 },
		picture: { kind: 'roundStickers', brand: raeder, title: ['Räder, die bleiben', 'Flensburg'] },
	},
	{
		slug: 'geschaeftsausstattung',
		name: both('Geschäftsausstattung', 'Business stationery'),
		description: both(
			'Briefpapier, Umschläge, Blöcke und Mappen in einer Handschrift.',
			'Letterheads, envelopes, pads and folders that belong together.',
		),
		setting: { tones: ['#d6dde6', '#b9c5d3'], slope: -0.2, turn: -1 },
		picture: { kind: 'letterhead', brand: fischerei, title: [] },
	},
	{
		slug: 'banner-messe',
		name: both('Banner & Messe', 'Banners & trade fair'),
		description: both(
			'Planen, Aufsteller und Fahnen, die draußen und auf der Messe bestehen.',
			'Banners, displays and flags that hold their own outdoors and at the fair.',
		),
		setting: { tones: ['#c6d3da', '#e3ecf1'], slope: 0, turn: 0 },
		picture: {
			kind: 'rollUp',
			brand: gaertnerei,
			title: ['Stauden', 'zum Mitnehmen'],
			lines: ['Vierhundert Sorten', 'Beratung am Beet'],
		},
	},
	{
		slug: 'kalender-geschenke',
		name: both('Kalender & Geschenke', 'Calendars & gifts'),
		description: both(
			'Kalender, Tassen, Notizbücher und Karten, die ein Jahr lang an Sie erinnern.',
			'Calendars, mugs, notebooks and cards that are in use all year.',
		),
		setting: { tones: ['#e9d9cf', '#f4e9e1'], slope: 0.3, turn: 1 },
		picture: { kind: 'cups', brand: konzert, title: ['Leise bitte'] },
	},
	{
		slug: 'kalender',
		parent: 'kalender-geschenke',
		name: both('Kalender', 'Calendars'),
		description: both(
			'Für die Wand, für den Tisch und für das ganze Jahr auf einen Blick.',
			'For the wall, for the desk, and the whole year at a glance.',
		),
		setting: { tones: ['#e6dbe3', '#f2ebf0'], slope: 0.3, turn: 1 },
		picture: { kind: 'deskCalendar', brand: raeder, title: [] },
	},
	{
		slug: 'geschenke',
		parent: 'kalender-geschenke',
		name: both('Geschenke', 'Gifts'),
		description: both(
			'Tassen, Notizbücher, Taschen und Karten für Kunden und Kollegen.',
			'Mugs, notebooks, bags and cards for customers and colleagues.',
		),
		setting: { tones: ['#efe0cd', '#f8efe2'], slope: 0.3, turn: 1 },
		picture: { kind: 'notebook', brand: gaertnerei, title: [] },
	},
	{
		slug: 'abonnements',
		products: ['plakat-des-monats', 'flyer-abo', 'werbemittel-abo', 'geschaeftspapier-abo', 'kalender-abo'],
		name: both('Abonnements', 'Subscriptions'),
		description: both(
			'Flyer jede Woche, Plakate jeden Monat, Kalender jedes Jahr: von selbst gedruckt und geliefert, jederzeit bis zur nächsten Zahlung kündbar.',
			'Flyers every week, posters every month, calendars every year: printed and delivered by themselves, to be cancelled at any time until the next payment.',
		),
		setting: { tones: ['#dfe7dc', '#c6d5c4'], slope: -0.26, turn: 1 },
		picture: {
			kind: 'flyerSeries',
			brand: baeckerei,
			title: ['Jede', 'Woche'],
			lines: ['Roggen mit Walnuss', 'Dinkel und Möhre', 'Sauerteig pur'],
			art: 'wheat',
		},
	},
	{
		slug: 'stammkunden',
		members: true,
		name: both('Für Stammkunden', 'For regular customers'),
		description: both(
			'Was wir nur für Betriebe drucken, die schon lange bei uns bestellen.',
			'What we print only for businesses that have ordered from us for a long time.',
		),
		setting: { tones: ['#d9e2d3', '#ecf1e8'], slope: 0.3, turn: 1 },
		picture: { kind: 'foldedCards', brand: leuchtturm, title: [], size: [105, 74] },
	},
];
