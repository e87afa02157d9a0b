// What the storefront asks about products and categories.
import { graphql } from '../platform/graphql.ts';

export const productCardsDocument = graphql(`
	query ProductCards($language: String!, $first: Int!) {
		products(language: $language, first: $first) {
			items {
				id
				slug
				name
				fromPrice { minor currency }
				image { id url width height alt focalPoint { x y } sizes }
			}
		}
	}
`);

export const productPageDocument = graphql(`
	query ProductPage($language: String!, $search: String, $first: Int!, $offset: Int!) {
		products(language: $language, search: $search, first: $first, offset: $offset) {
			total
			items {
				id
				slug
				name
				fromPrice { minor currency }
				image { id url width height alt focalPoint { x y } sizes }
			}
		}
	}
`);

export const categoryPageDocument = graphql(`
	query CategoryPage($language: String!, $slug: String!, $first: Int!, $offset: Int!) {
		category(slug: $slug, language: $language) {
			id
			name
			description
			seoTitle
			seoDescription
		}
		products(language: $language, category: $slug, first: $first, offset: $offset) {
			total
			items {
				id
				slug
				name
				fromPrice { minor currency }
				image { id url width height alt focalPoint { x y } sizes }
			}
		}
	}
`);

export const categoryPreviewsDocument = graphql(`
	query CategoryPreviews($language: String!) {
		categoryPreviews(language: $language) {
			slug
			products {
				id
				slug
				name
				fromPrice { minor currency }
				image { id url width height alt focalPoint { x y } sizes }
			}
		}
	}
`);
