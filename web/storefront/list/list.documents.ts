// What lists of products ask for.

import { productCard } from '../../page-view/product-card.fragments.ts';
import { graphql } from '../../platform/graphql.ts';

export const productPageDocument = graphql(
	`
	query ProductPage(
		$language: String!
		$category: String
		$search: String
		$filters: ProductFilters
		$sort: ProductSort
		$first: Int!
		$offset: Int!
	) {
		products(
			language: $language
			category: $category
			search: $search
			filters: $filters
			sort: $sort
			first: $first
			offset: $offset
		) {
			total
			corrected
			staff
			items { ...ProductCard }
		}
	}
`,
	[productCard],
);

/** The same for every page of a list and in whichever order. */
export const productFacetsDocument = graphql(`
	query ProductFacets($language: String!, $category: String, $search: String, $filters: ProductFilters) {
		products(language: $language, category: $category, search: $search, filters: $filters) {
			facets {
				fields { id name label values { value count } }
				labels { value name count }
				categories { id value parent name count }
				available
				total
				prices { lowest { minor } highest { minor } }
			}
		}
	}
`);
