// What the panels of the menu ask for when they are opened.
import { productCard } from '../../page-view/product-card.fragments.ts';
import { graphql } from '../../platform/graphql.ts';

export const pickedProductsDocument = graphql(
	`
	query PickedProducts($item: ID!, $language: String!) {
		navigationProducts(item: $item, language: $language) { ...ProductCard }
	}
`,
	[productCard],
);
