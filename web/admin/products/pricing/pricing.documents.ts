// What the prices of a product are chosen from.
import { graphql } from '../../../platform/graphql.ts';

export const pricingChoicesDocument = graphql(`
	query AdminPricingChoices($productId: ID!) {
		pricingChoices(productId: $productId) {
			lists {
				id
				name
				archived
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
