// How many lines are in the cart of whoever looks at the shop.
import { graphql } from '../../platform/graphql.ts';

export const cartCountDocument = graphql(`
	query CartCount {
		cartCount
	}
`);
