// Putting things into the cart, and what one of them costs.
import { graphql } from '../../../platform/graphql.ts';

export const addToCartDocument = graphql(`
	mutation AddToCart($items: [NewItem!]!, $language: String!) {
		addToCart(items: $items, language: $language) { id name itemName quantity total orderable }
	}
`);

export const rowPriceDocument = graphql(`
	query RowPrice($id: ID!, $quantity: Int!) {
		productPrice(id: $id, quantity: $quantity) { total unitPrice fault quantities near }
	}
`);
