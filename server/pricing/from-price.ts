// What "from" says in lists: the lowest price of whatever can be chosen of a product, for each reader their own.
import { lowestPrice, offerFor } from '../../rules/pricing/price-of.ts';
import type { Pricing } from '../../rules/pricing/pricing.ts';

/** The first that fits the reader holds; null where it has no price. */
export interface RolePrice {
	/** None: everyone. */
	roles: readonly string[];
	from: number | null;
}

/** Those after the first one for everyone hold for no one. */
export function rolePrices(pricing: Pricing, currency: string): RolePrice[] {
	const ofLists = (lists: Pricing['lists']) =>
		lowestPrice(offerFor({ ...pricing, lists: lists.map((list) => ({ ...list, roles: [] })) }, [], currency))?.total ??
		null;
	if (pricing.mode === 'simple') return [{ roles: [], from: ofLists([]) }];
	const last = pricing.lists.findIndex(({ roles }) => roles.length === 0);
	const holding = last < 0 ? pricing.lists : pricing.lists.slice(0, last + 1);
	return holding.map((list) => ({ roles: list.roles, from: ofLists([list]) }));
}

const fits = (roles: readonly string[]) => (price: RolePrice) =>
	price.roles.length === 0 || price.roles.some((role) => roles.includes(role));

/** @param things what can be chosen of a product, each with its prices; null where the reader has no price for any of them */
export function fromPriceFor(things: readonly (readonly RolePrice[])[], roles: readonly string[]): number | null {
	const prices = things.flatMap((prices) => prices.find(fits(roles))?.from ?? []);
	return prices.length > 0 ? Math.min(...prices) : null;
}

export const isForRoles = (things: readonly (readonly RolePrice[])[]): boolean =>
	things.some((prices) => prices.some(({ roles }) => roles.length > 0));
