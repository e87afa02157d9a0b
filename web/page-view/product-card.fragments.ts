// What a card of a product shows, wherever products are listed.
import { graphql } from '../platform/graphql.ts';

export const productCard = graphql(`
	fragment ProductCard on Product {
		id slug name
		fromPrice { minor currency }
		interval intervalCount trialDays
		image { id url width height alt focalPoint { x y } sizes }
		published offline unavailable
		labels { id name kind }
	}
`);
