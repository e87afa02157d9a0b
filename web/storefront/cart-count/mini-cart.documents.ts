// The newest lines of the cart, and what all of it comes to.
import { graphql } from '../../platform/graphql.ts';

export const miniCartDocument = graphql(`
	query MiniCart($language: String!, $first: Int!) {
		listItems(location: cart, language: $language, first: $first, offset: 0) {
			all
			items {
				id slug name itemName quantity total
				picture { id url width height alt focalPoint { x y } sizes }
			}
		}
		checkout(language: $language) { currency totals { goods } }
	}
`);
