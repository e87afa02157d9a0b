// What shoppers ask about their orders.
import { graphql } from '../../platform/graphql.ts';
import { addressFragments } from '../checkout/address-fragments.ts';

export const ownOrdersDocument = graphql(`
	query OwnOrders($search: String, $first: Int!, $offset: Int!) {
		ownOrders(search: $search, first: $first, offset: $offset) {
			all
			total
			items {
				id number createdAt placedAt gross currency status payment lineCount
				deliveryAddress { companyName firstName surname street zipCode city country }
			}
		}
	}
`);

export const ownOrderDocument = graphql(
	`
	query OwnOrder($number: String!) {
		ownOrder(number: $number) {
			id number status payment paymentMethod createdAt placedAt currency pricesIncludeTax
			deliveryDay refunded reverseCharge
			billingAddress { ...BillingAddressFields }
			shippingAddress { ...AddressFields }
			shipping { name days price }
			totals { goods shipping net tax gross rates { rate net tax gross } }
			lines {
				position slug code name itemName options { name value } quantity unitPrice total
				picture { id url width height alt focalPoint { x y } sizes }
			}
			documents { id kind number issuedOn url }
		}
	}
`,
	addressFragments,
);

export const reorderDocument = graphql(`
	mutation Reorder($orderId: ID!, $language: String) {
		reorder(orderId: $orderId, language: $language) {
			cart { id }
			drafts { id }
			left { name problem }
		}
	}
`);
