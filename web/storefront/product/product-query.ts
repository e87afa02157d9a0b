// Which product, and which of its variants, an address asks for.
import type { Platform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { query, type RouteLocation } from '../../platform/page.ts';
import { deliveryTermsQuery } from '../shipping-costs/delivery-terms.ts';
import { productDocument } from './product.documents.ts';

export type ProductDetails = Data<typeof productDocument>['product'];

export const oneProduct = ({ language }: Platform, { params, search }: RouteLocation) =>
	query(productDocument, {
		language,
		slug: params.slug ?? '',
		variant: search.get('variant'),
		test: search.get('test'),
	});

/** With what delivery costs, which is said beside the price. */
export const productQueries = (platform: Platform, place: RouteLocation) => [
	oneProduct(platform, place),
	deliveryTermsQuery(platform),
];

/** What an address goes on to say when one part of it is chosen anew. */
const kept = ['variant', 'quantity', 'test'] as const;

/** The same page with another variant or quantity. */
export function addressWith(
	slug: string,
	{ search }: RouteLocation,
	chosen: { variant?: string; quantity?: number },
): string {
	const query = new URLSearchParams();
	for (const name of kept) {
		const value = name === 'test' ? undefined : chosen[name];
		const text = value === undefined ? search.get(name) : String(value);
		if (text) query.set(name, text);
	}
	return `/product/${slug}?${query}`;
}
