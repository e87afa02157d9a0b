// What delivery costs, for everyone who looks at the shop.
import { graphql } from '../../platform/graphql.ts';

export const deliveryTermsDocument = graphql(`
	query DeliveryTerms($language: String!) {
		deliveryTerms(language: $language) {
			country freeFrom
			methods {
				id name description countries collection kind price freeFrom days
				steps { upTo price }
			}
		}
	}
`);
