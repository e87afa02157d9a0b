// By what the list on a page can be narrowed.
import type { Data } from '../../platform/graphql.ts';
import type { productFacetsDocument } from './list.documents.ts';

export type Facets = Data<typeof productFacetsDocument>['products']['facets'];

/** One product more or less on either side is no choice. */
export function isWorthChoosing({ fields, labels, categories, available, total, prices }: Facets): boolean {
	return (
		fields.length > 0 ||
		labels.length > 0 ||
		categories.length > 1 ||
		available < total ||
		(prices !== null && prices.lowest.minor < prices.highest.minor)
	);
}
