// What the products of the atelier cost: net, as it works for galleries, practices and hotels above all.
import { anyQuantity, atLeast, type DemoTariff, each, either, pieces, runs, stepsOf } from '../prices.ts';
import { both } from '../types.ts';

export const tariff: DemoTariff = {
	includesTax: false,
	note: both('Satz und ein Korrekturabzug gehören dazu.', 'Typesetting and one proof are included.'),
	lists: {
		standard: 'Price list 2026',
		large: 'Editions 2026',
		members: 'Regular customers 2026',
		lastYear: 'Price list 2025',
	},
	taxRates: [],
	stockWarnings: ['workshop@atelier-marlow.example'],
	products: {
		'letterpress-cards': runs('standard', '100:145.00 250:215.00 500:319.00 1000:499.00'),
		'cotton-cards': runs('standard', '100:118.00 250:169.00 500:249.00 1000:389.00'),
		'edge-painted-cards': runs('standard', '100:179.00 250:279.00 500:429.00'),
		'foil-cards': runs('standard', '100:162.00 250:245.00 500:369.00 1000:589.00'),
		'wedding-invitations': runs('standard', '25:189.00 50:239.00 75:285.00 100:329.00 150:415.00 200:495.00'),
		'save-the-date': runs('standard', '25:89.00 50:119.00 100:169.00 150:215.00 200:259.00'),
		'place-cards': pieces('20:2.70 40:2.20 80:1.80 120:1.60', { scales: stepsOf(10, 20, 200) }),
		menus: each(atLeast(10)),
		'thank-you-cards': runs('standard', '25:64.00 50:88.00 100:132.00 200:214.00'),
		'stationery-set': each(anyQuantity),
		'correspondence-cards': each(either(1, 2, 4, 10)),
		'lined-envelopes': pieces('25:1.92 50:1.75 100:1.55 250:1.35', { scales: stepsOf(25, 25, 500) }),
		'seal-stickers': runs('standard', '50:52.00 100:68.00 250:112.00 500:178.00'),
		'hand-bound-notebooks': each(anyQuantity, { stock: { onHand: [14, 3], warningLevel: 5 } }),
		'writing-paper-subscription': each(either(1, 2, 4), { subscription: { interval: 'month', trialDays: 30 } }),
		'birth-announcements': runs('standard', '25:98.00 50:134.00 100:198.00 150:255.00'),
		'moving-cards': runs('standard', '25:68.00 50:92.00 100:138.00 200:219.00'),
		'memorial-cards': runs('standard', '25:82.00 50:108.00 100:158.00 200:245.00'),
		'art-prints': pieces('1:48.00 5:42.00 10:38.00 25:33.00'),
		'exhibition-posters': runs('large', '30:290.00 50:390.00 100:590.00 200:950.00'),
		'concert-bills': runs('large', '25:190.00 50:265.00 100:395.00'),
		bookplates: each(either(50, 100, 200)),
		'print-of-the-season': each(anyQuantity, { subscription: { interval: 'month', count: 3 } }),
	},
};
