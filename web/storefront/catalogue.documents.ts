// What the storefront asks about products.
import { graphql } from '../platform/graphql.ts';

export const productsDocument = graphql(`
	query Products($language: String!, $first: Int!, $offset: Int!) {
		products(language: $language, first: $first, offset: $offset) {
			total
			items {
				id
				slug
				name
				fromPrice { minor currency }
				image { url width height alt }
			}
		}
	}
`);
