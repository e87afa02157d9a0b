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

export const productDescriptionsDocument = graphql(`
	query ProductDescriptions($id: ID!) {
		adminProduct(id: $id) {
			descriptions { languageCode translation }
		}
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

export const productLaddersDocument = graphql(`
	query ProductLadders($productId: ID!) {
		productLadders(productId: $productId) {
			listId
			listName
			revision
			archived
			roles
			owner
			steps { quantity unitPrice total }
		}
	}
`);

export const savePriceStepsDocument = graphql(`
	mutation SavePriceSteps($productId: ID!, $listId: ID!, $revision: Int!, $steps: [PriceRowInput!]!) {
		savePriceSteps(productId: $productId, listId: $listId, revision: $revision, steps: $steps) {
			revision
			saved
			faults { row cell fault }
		}
	}
`);

export const unitPriceDocument = graphql(`
	query UnitPrice($id: ID!) {
		unitPrice(id: $id) { ownerId revision unitPrice }
	}
`);

export const updateUnitPriceDocument = graphql(`
	mutation UpdateUnitPrice($id: ID!, $revision: Int!, $unitPrice: Int!) {
		updateUnitPrice(id: $id, revision: $revision, unitPrice: $unitPrice)
	}
`);
