// What the regular customer of each shop has gathered: quantities that the product has, and names as a shopper would give them.
interface GatheredItem {
	/** Of the product; the version that its page shows first. */
	slug: string;
	quantity: number;
	itemName?: string;
}

interface DemoLists {
	/** The last one was put there last. */
	cart: readonly GatheredItem[];
	/** Slugs. */
	watchlist: readonly string[];
}

export const demoLists: Record<string, DemoLists> = {
	demo: {
		cart: [
			{ slug: 'briefpapier-din-a4', quantity: 500 },
			{ slug: 'flyer-din-a5', quantity: 2500, itemName: 'Bootsmesse Kiel' },
			{ slug: 'visitenkarten-classic', quantity: 250, itemName: 'Karten Henrik Lassen' },
		],
		watchlist: ['plakat-din-a2', 'aufkleber-kontur', 'roll-up', 'broschuere-din-a5'],
	},
	atelier: {
		cart: [
			{ slug: 'lined-envelopes', quantity: 100 },
			{ slug: 'letterpress-cards', quantity: 250, itemName: 'Cards, Henrik Lassen' },
			{ slug: 'exhibition-posters', quantity: 50 },
		],
		watchlist: ['hand-bound-notebooks', 'foil-cards', 'art-prints'],
	},
};
