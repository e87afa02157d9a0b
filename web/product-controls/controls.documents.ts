// What those who look after the products ask and send from the page of one.
import { graphql } from '../platform/graphql.ts';

export const productHintsDocument = graphql(`
	query ProductHints($id: ID!) {
		productHints(id: $id) { kind languages }
	}
`);

export const updateProductNameDocument = graphql(`
	mutation UpdateProductName($id: ID!, $languageCode: String!, $text: String!) {
		updateProductName(id: $id, languageCode: $languageCode, name: $text)
	}
`);

export const updateProductDescriptionDocument = graphql(`
	mutation UpdateProductDescription($id: ID!, $languageCode: String!, $text: String!) {
		updateProductDescription(id: $id, languageCode: $languageCode, description: $text)
	}
`);

export const setProductPublishedDocument = graphql(`
	mutation SetProductPublished($id: ID!, $published: Boolean!) {
		setProductPublished(id: $id, published: $published)
	}
`);
