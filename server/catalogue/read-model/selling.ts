// What a product or variant costs at least and why it cannot be ordered, as lists and pages say it. Readers with a role may have prices
// of their own: they are kept beside what everyone sees, and each reader sees theirs alone.
import type { UnavailableReason } from '../../../rules/catalogue/kinds.ts';
import type { Pricing } from '../../../rules/pricing/pricing.ts';
import { linesApart } from '../../../rules/subscriptions/cart-kind.ts';
import { termsOfCart } from '../../../rules/subscriptions/cart-terms.ts';
import type { Interval } from '../../../rules/subscriptions/interval.ts';
import { fromPriceFor, isForRoles, type RolePrice, rolePrices } from '../../pricing/from-price.ts';
import type { LoadedProduct } from './load-products.ts';

/** Something that can be chosen of a product. */
interface SoldThing {
	prices: readonly RolePrice[];
	/** Why a user who has a price cannot order it. */
	why: UnavailableReason | null;
}

export interface Selling {
	/** For everyone. */
	fromPrice: number | null;
	unavailable: UnavailableReason | null;
	/** Where some roles have other prices; such that are sold alike stand once. */
	things?: SoldThing[];
}

export interface Sellable {
	pricing: ReadonlyMap<string, Pricing>;
	/** Those that are counted, and of which nothing is left. */
	outOfStock: ReadonlySet<string>;
	currency: string;
}

/** The one that the least is missing to comes first. */
const reasons: readonly UnavailableReason[] = ['outOfStock', 'noPrice', 'notOffered'];

/** Why a user who has a price cannot order it. */
function whyNot(thing: LoadedProduct, product: LoadedProduct, { outOfStock }: Sellable) {
	if (!product.orderable || !thing.orderable) return 'notOffered';
	return outOfStock.has(thing.id) ? 'outOfStock' : null;
}

const withPrice = (reason: UnavailableReason | null, from: number | null): UnavailableReason | null =>
	from === null && reason !== 'notOffered' ? 'noPrice' : reason;

const best = (some: readonly (UnavailableReason | null)[]): UnavailableReason | null =>
	some.includes(null) ? null : (reasons.find((reason) => some.includes(reason)) ?? null);

const forRoles = (things: readonly SoldThing[], roles: readonly string[]): Omit<Selling, 'things'> => ({
	fromPrice: fromPriceFor(
		things.map(({ prices }) => prices),
		roles,
	),
	unavailable: best(things.map(({ prices, why }) => withPrice(why, fromPriceFor([prices], roles)))),
});

/** How often it is paid, where that is the same for all of them. */
export function intervalOf(chosen: readonly LoadedProduct[], { pricing }: Pick<Sellable, 'pricing'>): Interval | null {
	const payments = chosen.flatMap(({ id }) => pricing.get(id)?.payment ?? []);
	const [first] = payments.map((payment) => termsOfCart([{ payment }])?.interval);
	const isSame = linesApart(payments.map((payment) => ({ payment: { ...payment, trialDays: null } }))).length === 0;
	return isSame ? (first ?? null) : null;
}

/** For how many days it is tried out first, where that is the same for all of them. */
export function trialOf(chosen: readonly LoadedProduct[], { pricing }: Pick<Sellable, 'pricing'>): number | null {
	const trials = chosen.map(({ id }) => pricing.get(id)?.payment.trialDays ?? null);
	return new Set(trials).size === 1 ? (trials[0] ?? null) : null;
}

/** Whether any of them is paid at an interval, though perhaps not all at the same. */
export const isSubscription = (chosen: readonly LoadedProduct[], { pricing }: Pick<Sellable, 'pricing'>): boolean =>
	chosen.some(({ id }) => pricing.get(id)?.payment.mode === 'subscription');

/** @param chosen what can be chosen of the product: its published variants, or itself */
export function sellingOf(product: LoadedProduct, chosen: readonly LoadedProduct[], sellable: Sellable): Selling {
	const things = chosen.map((thing): SoldThing => {
		const pricing = sellable.pricing.get(thing.id);
		return {
			prices: pricing ? rolePrices(pricing, sellable.currency) : [],
			why: whyNot(thing, product, sellable),
		};
	});
	const selling = forRoles(things, []);
	if (!isForRoles(things.map(({ prices }) => prices))) return selling;
	return { ...selling, things: [...new Map(things.map((thing) => [JSON.stringify(thing), thing])).values()] };
}

/** What a reader with these roles sees. Asked for every product of a list: where roles do not matter nothing is done. */
export const sellingFor = (selling: Selling, rolesOfReader: () => readonly string[]): Omit<Selling, 'things'> =>
	selling.things ? forRoles(selling.things, rolesOfReader()) : selling;

/** Those that shoppers choose among; a product without any is chosen itself. */
export function chosenOf(product: LoadedProduct, variants: readonly LoadedProduct[]): readonly LoadedProduct[] {
	const published = variants.filter((variant) => variant.published);
	return published.length > 0 ? published : [product];
}
