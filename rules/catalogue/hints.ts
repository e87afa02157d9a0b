// What a user who looks after the products should know of one: it can be found, seen, read or bought less well than it could be.

import type { PricingMode } from '../pricing/kinds.ts';

export const productHintKinds = [
	'noPrice',
	'noPriceList',
	'noImage',
	'noCategory',
	'offlineCategory',
	'missingLanguage',
	'stockBelowWarning',
] as const;
type ProductHintKind = (typeof productHintKinds)[number];

export interface ProductHint {
	kind: ProductHintKind;
	/** Which ones, where languages are missing. */
	languages: readonly string[];
}

export interface ProductFacts {
	/** Whether a user has a price for it or for one of its variants. */
	priced: boolean;
	pricingMode: PricingMode;
	/** Pictures that its page shows, and one for lists. */
	images: number;
	/** Of every category that it stands in, whether shoppers find that. */
	categoriesOnline: readonly boolean[];
	/** Languages of the shop in which it has no name or, where it is described at all, no description. */
	missingLanguages: readonly string[];
	/** Whether it, or one of its variants, has come to its warning level or run out. */
	stockBelowWarning: boolean;
}

/** In offline ones alone it has disappeared; without any it has its page, but no list shows it. */
const standsOffline = ({ categoriesOnline }: ProductFacts) =>
	categoriesOnline.length > 0 && !categoriesOnline.includes(true);

/** In the order in which they matter. */
export function hintsFor(facts: ProductFacts): ProductHint[] {
	const { priced, pricingMode, images, missingLanguages, stockBelowWarning } = facts;
	const found: Record<ProductHintKind, boolean> = {
		noPrice: !priced && pricingMode === 'simple',
		noPriceList: !priced && pricingMode === 'pricelist',
		noImage: images === 0,
		noCategory: facts.categoriesOnline.length === 0,
		offlineCategory: standsOffline(facts),
		missingLanguage: missingLanguages.length > 0,
		stockBelowWarning,
	};
	return productHintKinds
		.filter((kind) => found[kind])
		.map((kind) => ({ kind, languages: kind === 'missingLanguage' ? missingLanguages : [] }));
}
