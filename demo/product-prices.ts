// From the ladders of a demo shop to settings and rows of price lists: what versions cost that are made of more, what regular customers
// pay, what last year's list said.
import type { PaymentSettings, PricingSettings } from '../rules/pricing/settings.ts';
import type { DemoPrices, ListName, Rung } from './data/prices.ts';
import type { DemoProduct, DemoShop } from './data/types.ts';
import { versionsOf } from './product-makes.ts';

/** Ten-thousandths in a cent. */
const fineness = 100;

/** What a better paper adds grows more slowly than the run. */
const growth = 0.7;
const membersPay = 0.92;
const lastYearPaid = 0.95;

const fullEuros = 10_000;

/** To x.90 below a hundred euros, to whole euros above. */
const roundTotal = (cents: number) => Math.round(cents / 100) * 100 - (cents < fullEuros ? 10 : 0);

/** To ten cents from one euro on, to a tenth of a cent below. */
function roundUnit(price: number): number {
	const step = price >= fullEuros ? 1000 : 10;
	return Math.round(price / step) * step;
}

type ListPrices = Extract<DemoPrices, { mode: 'pricelist' }>;

const rounded = ({ by }: ListPrices, price: number) => (by === 'total' ? roundTotal(price) : roundUnit(price));

/** @param more what the version adds, in cents */
function ladderWith(prices: ListPrices, more: number): Rung[] {
	const first = prices.ladder[0]?.price ?? 1;
	if (more === 0) return [...prices.ladder];
	const added = prices.by === 'total' ? more : more * fineness;
	return prices.ladder.map(({ quantity, price }) => ({
		quantity,
		price: rounded(prices, price + added * (price / first) ** (prices.by === 'total' ? growth : 1)),
	}));
}

const atFactor = (prices: ListPrices, ladder: readonly Rung[], factor: number): Rung[] =>
	ladder.map(({ quantity, price }) => ({ quantity, price: rounded(prices, price * factor) }));

interface PriceRow {
	/** The slug of a product or a variant. */
	slug: string;
	quantity: number;
	unitPrice: number | null;
	total: number | null;
}

const rowsOf = (slug: string, { by }: ListPrices, ladder: readonly Rung[]): PriceRow[] =>
	ladder.map(({ quantity, price }) => ({
		slug,
		quantity,
		unitPrice: by === 'unit' ? price : null,
		total: by === 'total' ? price : null,
	}));

export const pricesOf = ({ tariff }: DemoShop, slug: string): DemoPrices => {
	const prices = tariff.products[slug];
	if (!prices) throw new Error(`nobody knows what ${slug} costs`);
	return prices;
};

/** The product itself, and those of its versions that cost more. */
const laddersOf = (shop: DemoShop, slug: string, prices: ListPrices) => [
	{ slug, ladder: ladderWith(prices, 0) },
	...versionsOf(shop, slug)
		.filter(({ more }) => more > 0)
		.map((version) => ({ slug: version.slug, ladder: ladderWith(prices, version.more) })),
];

type Rows = Record<ListName | 'members' | 'lastYear', PriceRow[]>;

export function listRows(shop: DemoShop): Rows {
	const rows: Rows = { standard: [], large: [], members: [], lastYear: [] };
	for (const { slug: product } of shop.products) {
		const prices = pricesOf(shop, product);
		if (prices.mode !== 'pricelist') continue;
		for (const { slug, ladder } of laddersOf(shop, product, prices)) {
			rows[prices.list].push(...rowsOf(slug, prices, ladder));
			if (prices.members) rows.members.push(...rowsOf(slug, prices, atFactor(prices, ladder, membersPay)));
		}
		rows.lastYear.push(...rowsOf(product, prices, atFactor(prices, prices.ladder, lastYearPaid)));
	}
	return rows;
}

/** The lists of a product, the regular customers' first. */
export function listsOf(prices: DemoPrices): (ListName | 'members')[] {
	if (prices.mode !== 'pricelist') return [];
	return prices.members ? ['members', prices.list] : [prices.list];
}

function smallestQuantity({ scales }: DemoPrices): number {
	if (scales.mode === 'free') return scales.minimum ?? 1;
	if (scales.mode === 'linear') return scales.linear.from;
	return scales.mode === 'defined' ? Math.min(...scales.defined) : 1;
}

/** The lists are linked when they are saved. */
function settingsOf(prices: DemoPrices, unitPrice: number | null): PricingSettings {
	const { mode, scales } = prices;
	return {
		mode,
		unitPrice,
		scales: scales.mode,
		definedScales: scales.mode === 'defined' ? scales.defined : [],
		linear: scales.mode === 'linear' ? scales.linear : null,
		minimumQuantity: scales.mode === 'free' ? (scales.minimum ?? null) : null,
		priceLists: [],
	};
}

const paymentOf = ({ tax = 'standard', subscription }: DemoPrices): PaymentSettings => ({
	taxCategory: tax,
	paymentMode: subscription ? 'subscription' : 'once',
	paymentInterval: subscription?.interval ?? null,
	paymentIntervalCount: subscription?.count ?? 1,
	trialDays: subscription?.trialDays ?? null,
});

interface Priced {
	pricing: PricingSettings;
	payment: PaymentSettings;
	/** Of versions that do not cost what their product does, by slug. */
	versions: Map<string, PricingSettings>;
}

/** How a product is priced; price lists hold the versions of those that have one, others have a price of their own. */
export function pricingOf(shop: DemoShop, { slug, fromPrice }: DemoProduct): Priced {
	const prices = pricesOf(shop, slug);
	const unitPrice = prices.mode === 'simple' ? (fromPrice * fineness) / smallestQuantity(prices) : null;
	const dearer = unitPrice === null ? [] : versionsOf(shop, slug).filter(({ more }) => more > 0);
	return {
		pricing: settingsOf(prices, unitPrice),
		payment: paymentOf(prices),
		versions: new Map(
			dearer.map((version) => [version.slug, settingsOf(prices, (unitPrice ?? 0) + version.more * fineness)]),
		),
	};
}
