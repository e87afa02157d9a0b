// What the storefront asks about products.
import { graphql } from '../platform/graphql.ts';

export const productCardsDocument = graphql(`
	query ProductCards($language: String!, $first: Int!) {
		products(language: $language, first: $first) {
			items {
				id
				slug
				name
				fromPrice { minor currency }
				image { url width height alt focalPoint { x y } sources { type srcset } }
			}
		}
	}
`);

export const productPageDocument = graphql(`
	query ProductPage($language: String!, $first: Int!, $offset: Int!) {
		products(language: $language, first: $first, offset: $offset) {
			total
			items {
				id
				slug
				name
				fromPrice { minor currency }
				image { url width height alt focalPoint { x y } sources { type srcset } }
			}
		}
	}
`);
