// What is asked and done while an admin orders for a customer.

import { addressFragments } from '../../../platform/address-fragments.ts';
import { graphql } from '../../../platform/graphql.ts';

export const customersDocument = graphql(`
	query OrderForCustomers($search: String!) {
		orderForCustomers(search: $search) {
			id
			guest
			name
			email
		}
	}
`);

export const customerToOrderForDocument = graphql(`
	query OrderForCustomer($id: ID!) {
		orderForCustomer(id: $id) {
			id
			guest
			name
			email
		}
	}
`);

export const addressesDocument = graphql(
	`
	query OrderForAddresses($userId: ID!) {
		orderForAddresses(userId: $userId) {
			billingAddress { ...BillingAddressFields }
			shippingAddress { ...AddressFields }
		}
	}
`,
	addressFragments,
);

export const productsToOrderDocument = graphql(`
	query OrderForProducts($search: String!, $language: String!) {
		orderForProducts(search: $search, language: $language) {
			id
			name
			code
			image { id url width height alt focalPoint { x y } sizes }
			variants {
				id
				code
				name
			}
		}
	}
`);

export const quoteDocument = graphql(`
	query OrderForQuote(
		$userId: ID!
		$items: [OrderForItem!]!
		$shippingMethodId: ID
		$country: String
		$vatId: String
		$language: String
	) {
		orderForQuote(
			userId: $userId
			items: $items
			shippingMethodId: $shippingMethodId
			country: $country
			vatId: $vatId
			language: $language
		) {
			currency
			pricesIncludeTax
			reverseCharge
			taxFreeExport
			showShipping
			lines {
				productId
				name
				code
				options { name value }
				picture { id url width height alt focalPoint { x y } sizes }
				itemNameAllowed
				quantity
				pricing {
					currency
					pricesIncludeTax
					taxRate
					quantities { mode defined linear { from to step } minimum }
					unitPrice
					steps { quantity total unitPrice given }
				}
				problem
				available
			}
			totals {
				goods
				shipping
				net
				tax
				gross
				rates { rate tax }
			}
			shippingMethods {
				id
				name
				charged
				deliveryDay
			}
			shippingMethodId
			paymentMethods
			problems
		}
	}
`);

export const createOrderForDocument = graphql(`
	mutation CreateOrderFor($userId: ID!, $input: PlaceOrderInput!, $items: [OrderedItem!]) {
		createOrderFor(userId: $userId, input: $input, items: $items) {
			orderId
			number
		}
	}
`);
