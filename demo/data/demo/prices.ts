// What the products of Druckwerk Nord cost: gross, as in a shop that sells to everybody.
import {
	anyQuantity,
	atLeast,
	type DemoPrices,
	type DemoTariff,
	each,
	either,
	pieces,
	runs,
	stepsOf,
} from '../prices.ts';
import { both } from '../types.ts';

/** Printed matter that is not mostly advertising is taxed like books. */
const books = { tax: 'education' } as const;

const cardsAndFlyers: Record<string, DemoPrices> = {
	'visitenkarten-classic': runs('standard', '100:14.90 250:18.90 500:24.90 1000:34.90 2500:64.90 5000:109.00'),
	'visitenkarten-naturpapier': runs('standard', '100:21.90 250:28.90 500:39.90 1000:59.90 2500:124.00'),
	'visitenkarten-quadratisch': runs('standard', '100:19.90 250:25.90 500:34.90 1000:49.90 2500:94.90'),
	'visitenkarten-runde-ecken': runs('standard', '100:22.90 250:31.90 500:44.90 1000:69.90 2500:149.00'),
	'visitenkarten-farbkern': runs('standard', '50:39.90 100:54.90 250:99.90 500:169.00 1000:289.00'),
	klappvisitenkarten: runs('standard', '100:29.90 250:39.90 500:54.90 1000:84.90 2500:164.00'),
	'flyer-din-a6': runs(
		'large',
		'100:18.90 250:21.90 500:25.90 1000:32.90 2500:46.90 5000:69.90 10000:109.00 25000:229.00',
	),
	'flyer-din-a5': runs(
		'large',
		'100:24.90 250:29.90 500:36.90 1000:47.90 2500:72.90 5000:112.00 10000:189.00 25000:409.00',
	),
	'flyer-din-lang': runs('large', '100:21.90 250:25.90 500:31.90 1000:41.90 2500:62.90 5000:94.90 10000:159.00'),
	'flyer-din-a4': runs('large', '100:32.90 250:44.90 500:59.90 1000:79.90 2500:129.00 5000:204.00 10000:349.00'),
	'flyer-quadratisch': runs('large', '100:25.90 250:32.90 500:41.90 1000:56.90 2500:92.90 5000:149.00 10000:259.00'),
	postkarten: runs('standard', '50:23.90 100:27.90 250:36.90 500:47.90 1000:66.90 2500:119.00 5000:199.00'),
	tischaufsteller: runs('standard', '25:44.90 50:59.90 100:84.90 250:149.00 500:239.00'),
	'werbemittel-abo': each(either(1, 2, 3), { subscription: { interval: 'month', trialDays: 30 } }),
	'flyer-abo': runs('large', '250:19.90 500:23.90 1000:29.90 2500:42.90 5000:64.90', {
		subscription: { interval: 'week' },
	}),
};

const bookletsAndPosters: Record<string, DemoPrices> = {
	'faltblatt-wickelfalz': runs(
		'large',
		'100:49.90 250:59.90 500:74.90 1000:99.90 2500:159.00 5000:249.00 10000:429.00',
	),
	'faltblatt-zickzackfalz': runs(
		'large',
		'100:54.90 250:66.90 500:84.90 1000:114.00 2500:184.00 5000:289.00 10000:499.00',
	),
	'faltblatt-einbruchfalz': runs('large', '100:42.90 250:52.90 500:66.90 1000:89.90 2500:144.00 5000:229.00'),
	'broschuere-din-a5': runs('standard', '25:89.00 50:109.00 100:149.00 250:249.00 500:379.00 1000:589.00', books),
	'broschuere-din-a4-klebebindung': runs('standard', '25:189.00 50:279.00 100:449.00 250:879.00 500:1490.00', books),
	'broschuere-wire-o': runs('standard', '10:129.00 25:219.00 50:349.00 100:569.00', books),
	speisekarte: each(atLeast(10)),
	'plakat-din-a3': runs(
		'standard',
		'1:7.90 5:19.90 10:27.90 25:39.90 50:49.90 100:64.90 250:89.90 500:119.00 1000:169.00',
	),
	'plakat-din-a2': pieces('1:14.90 5:11.90 10:8.90 25:5.90 50:4.20 100:2.90 250:1.60'),
	'plakat-din-a1': pieces('1:19.90 5:16.90 10:13.90 25:10.90 50:8.90 100:6.90'),
	'plakat-wetterfest': pieces('1:24.90 5:19.90 10:16.90 25:12.90 50:9.90'),
	kunstdruck: each(anyQuantity),
	jubilaeumsplakat: runs('standard', '100:89.00 250:129.00 500:179.00 1000:269.00'),
	'plakat-des-monats': each(anyQuantity, { subscription: { interval: 'month', trialDays: 14 } }),
};

const stickersAndStationery: Record<string, DemoPrices> = {
	'aufkleber-rund': runs('standard', '100:17.90 250:26.90 500:38.90 1000:59.90 2500:119.00 5000:199.00'),
	'aufkleber-kontur': pieces(
		'25:0.996 50:0.758 100:0.579 250:0.399 500:0.299 1000:0.229 2500:0.1596 5000:0.1298 10000:0.0999',
	),
	'etiketten-bogen': pieces('10:1.99 25:1.59 50:1.29 100:0.99 250:0.745', {
		scales: either(10, 25, 50, 75, 100, 150, 250, 500),
	}),
	'etiketten-glaeser': runs('standard', '250:49.90 500:69.90 1000:99.90 2500:179.00 5000:289.00 10000:489.00'),
	'etiketten-flaschen': runs('standard', '250:54.90 500:78.90 1000:114.00 2500:209.00 5000:349.00'),
	'briefpapier-din-a4': runs(
		'standard',
		'100:32.90 250:39.90 500:49.90 1000:69.90 2500:119.00 5000:199.00 10000:349.00',
	),
	'briefumschlaege-din-lang': runs('standard', '250:44.90 500:59.90 1000:89.90 2500:179.00 5000:319.00'),
	notizbloecke: pieces('25:1.556 50:1.398 100:1.199 250:0.979 500:0.839', { scales: stepsOf(25, 25, 500) }),
	praesentationsmappen: runs('standard', '50:119.00 100:169.00 250:299.00 500:449.00 1000:749.00'),
	durchschreibesaetze: each(either(5, 10, 20, 50)),
	kurzmitteilungen: runs('standard', '250:22.90 500:28.90 1000:39.90 2500:69.90'),
	'geschaeftspapier-abo': each(either(1, 2, 4), { subscription: { interval: 'month' } }),
};

const bannersAndGifts: Record<string, DemoPrices> = {
	werbebanner: pieces('1:79.00 2:74.00 5:66.00 10:59.00'),
	bauzaunbanner: each(anyQuantity),
	'roll-up': pieces('1:89.00 3:82.00 5:76.00 10:69.00', { stock: { onHand: [7], warningLevel: 10 } }),
	beachflag: each(anyQuantity),
	hartschaumplatte: each(anyQuantity),
	'wandkalender-din-a3': pieces('1:24.90 5:21.90 10:18.90 25:14.90 50:12.50 100:10.50'),
	tischkalender: pieces('10:7.90 25:6.90 50:5.90 100:4.90', { stock: { onHand: [0], warningLevel: 25 } }),
	'kalender-abo': pieces('5:19.90 10:17.90 25:13.90 50:11.50 100:9.90', { subscription: { interval: 'year' } }),
	'jahresplaner-din-a1': runs('standard', '5:36.90 10:49.90 25:84.90 50:129.00 100:189.00 250:329.00'),
	tasse: pieces('1:12.90 6:10.90 12:9.40 36:7.90 72:6.90', { stock: { onHand: [240, 96, 0], warningLevel: 24 } }),
	notizbuch: pieces('25:12.90 50:11.50 100:9.90 250:8.40'),
	weihnachtskarten: runs('standard', '25:39.90 50:54.90 100:79.90 250:149.00 500:239.00 1000:399.00'),
	stofftasche: pieces('50:3.90 100:3.40 250:2.90 500:2.60', { stock: { onHand: [1800, 140], warningLevel: 150 } }),
	gutscheine: each(stepsOf(50, 50, 1000)),
	untersetzer: each(either(100, 250, 500, 1000)),
};

export const tariff: DemoTariff = {
	includesTax: true,
	note: both(
		'Wo wir nach Ihren Dateien drucken, ist deren Prüfung im Preis enthalten.',
		'Where we print from your files, checking them is included in the price.',
	),
	lists: {
		standard: 'Standard 2026',
		large: 'Großauflagen 2026',
		members: 'Stammkunden 2026',
		lastYear: 'Standard 2025',
	},
	taxRates: [{ category: 'education', rate: 700, validFrom: '2026-01-01' }],
	stockWarnings: ['lager@druckwerk-nord.example'],
	products: { ...cardsAndFlyers, ...bookletsAndPosters, ...stickersAndStationery, ...bannersAndGifts },
};
