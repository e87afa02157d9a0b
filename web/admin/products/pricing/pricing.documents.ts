// What the prices of a product are chosen from.
import { graphql } from '../../../platform/graphql.ts';

export const pricingChoicesDocument = graphql(`
	query AdminPricingChoices($productId: ID!) {
		pricingChoices(productId: $productId) {
			lists {
				id
				name
				archived
				own
				rows
			}
			roles {
				id
				label
			}
		}
	}
`);

export const priceListStepsDocument = graphql(`
	query AdminPriceListSteps($listIds: [ID!]!, $productId: ID!) {
		priceListSteps(listIds: $listIds, productId: $productId) {
			listId
			steps {
				quantity
				total
				unitPrice
				given
			}
		}
	}
`);

export const ownPriceListDocument = graphql(`
	query AdminProductPriceList($productId: ID!) {
		productPriceList(productId: $productId) {
			listId
			revision
			steps {
				quantity
				unitPrice
				total
			}
		}
	}
`);

export const openOwnPriceListDocument = graphql(`
	mutation AdminOpenProductPriceList($productId: ID!) {
		openProductPriceList(productId: $productId) {
			listId
		}
	}
`);

export const saveOwnPricesDocument = graphql(`
	mutation AdminSaveOwnPrices($productId: ID!, $listId: ID!, $revision: Int!, $steps: [PriceRowInput!]!) {
		savePriceSteps(productId: $productId, listId: $listId, revision: $revision, steps: $steps) {
			saved
			revision
			faults {
				row
				cell
				fault
			}
		}
	}
`);
