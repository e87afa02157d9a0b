// What somebody who looks after the products should know of one: it can be found, seen, read or bought less well than it could be.

export const productHintKinds = ['noPriceList', 'noImage', 'offlineCategory', 'missingLanguage'] as const;
type ProductHintKind = (typeof productHintKinds)[number];

export interface ProductHint {
	kind: ProductHintKind;
	/** Which ones, where languages are missing. */
	languages: readonly string[];
}

export interface ProductFacts {
	/** Whether there is a price, of its own or of one of its variants. */
	priced: boolean;
	/** Pictures that its page shows, and one for lists. */
	images: number;
	/** Of every category that it stands in, whether shoppers find that. */
	categoriesOnline: readonly boolean[];
	/** Languages of the shop in which it has no name or, where it is described at all, no description. */
	missingLanguages: readonly string[];
}

/** Without a category it is in no list, which is allowed; in offline ones alone it has disappeared. */
const standsOffline = ({ categoriesOnline }: ProductFacts) =>
	categoriesOnline.length > 0 && !categoriesOnline.includes(true);

/** In the order in which they matter. */
export function hintsFor(facts: ProductFacts): ProductHint[] {
	const { priced, images, missingLanguages } = facts;
	const found: Record<ProductHintKind, boolean> = {
		noPriceList: !priced,
		noImage: images === 0,
		offlineCategory: standsOffline(facts),
		missingLanguage: missingLanguages.length > 0,
	};
	return productHintKinds
		.filter((kind) => found[kind])
		.map((kind) => ({ kind, languages: kind === 'missingLanguage' ? missingLanguages : [] }));
}
