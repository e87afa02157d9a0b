// Which product, and which of its variants, an address asks for.
import type { Platform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { type Place, question } from '../../platform/page.ts';
import { productDocument } from './product.documents.ts';

export type ProductDetails = Data<typeof productDocument>['product'];

export const oneProduct = ({ language }: Platform, { params, search }: Place) =>
	question(productDocument, {
		language,
		slug: params.slug ?? '',
		variant: search.get('variant'),
		test: search.get('test'),
	});

/** The page of the product with another variant; a test link goes on to hold. */
export function variantAddress(slug: string, code: string, { search }: Place): string {
	const query = new URLSearchParams({ variant: code });
	const test = search.get('test');
	if (test) query.set('test', test);
	return `/product/${slug}?${query}`;
}
