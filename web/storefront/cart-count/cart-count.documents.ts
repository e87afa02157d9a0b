// How many lines are in the cart of the shopper who looks at the shop.
import { graphql } from '../../platform/graphql.ts';

export const cartCountDocument = graphql(`
	query CartCount {
		cartCount
	}
`);
