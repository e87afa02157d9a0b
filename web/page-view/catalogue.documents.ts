// What the storefront asks about products and categories.
import { graphql } from '../platform/graphql.ts';
import { productCard } from './product-card.fragments.ts';

export const productCardsDocument = graphql(
	`
	query ProductCards($language: String!, $first: Int!) {
		products(language: $language, first: $first) {
			items { ...ProductCard }
		}
	}
`,
	[productCard],
);

export const categoryDocument = graphql(`
	query Category($language: String!, $slug: String!) {
		category(slug: $slug, language: $language) {
			id name description seoTitle seoDescription online
		}
	}
`);

export const categoryPreviewsDocument = graphql(
	`
	query CategoryPreviews($language: String!) {
		categoryPreviews(language: $language) {
			slug
			products { ...ProductCard }
		}
	}
`,
	[productCard],
);
