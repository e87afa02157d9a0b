// By what a shopper narrows a list of products. Several values of one facet: any of them; several facets: all of them.

export interface FieldFilter {
	/** Of the product field, as the shop calls it in its own language: letters and digits. */
	name: string;
	/** As they stand in the language of the list. */
	values: readonly string[];
}

export interface ProductFilters {
	fields: readonly FieldFilter[];
	/** Ids of labels that hold today. */
	labels: readonly string[];
	/** Slugs of categories that the reader may see. */
	categories: readonly string[];
	/** Only what can be ordered. */
	available: boolean;
	/** In the smallest unit of the currency; what has no price is in no span of prices. */
	priceFrom: number | null;
	priceTo: number | null;
}

export const noFilters: ProductFilters = {
	fields: [],
	labels: [],
	categories: [],
	available: false,
	priceFrom: null,
	priceTo: null,
};

const nothing = JSON.stringify(noFilters);

/** Whether anything at all is chosen. */
export const isNarrow = (filters: ProductFilters): boolean =>
	filters !== noFilters && JSON.stringify(filters) !== nothing;
