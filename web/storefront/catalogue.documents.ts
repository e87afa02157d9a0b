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
				published
				offline
				unavailable
				labels { id name kind }
			}
		}
	}
`);

export const categoryDocument = graphql(`
	query Category($language: String!, $slug: String!) {
		category(slug: $slug, language: $language) {
			id
			name
			description
			seoTitle
			seoDescription
			online
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
				published
				offline
				unavailable
				labels { id name kind }
			}
		}
	}
`);
