// What is asked about a customer, with an account or as a guest.
import { addressFragments } from '../../../platform/address-fragments.ts';
import { graphql } from '../../../platform/graphql.ts';

export const customerDocument = graphql(
	`
	query AdminCustomer($userId: ID, $orderId: ID) {
		customer(userId: $userId, orderId: $orderId) {
			userId
			accountId
			ordersAsGuest { orderId orders }
			name
			email
			orders
			cancelled
			spent
			currency
			firstOrderAt
			lastOrderAt
			billingAddress { ...BillingAddressFields }
			shippingAddress { ...AddressFields }
			notes {
				id
				at
				text
				orderId
				number
			}
		}
	}
`,
	addressFragments,
);

export const guestsDocument = graphql(`
	query AdminGuests($search: String!, $first: Int!, $offset: Int!) {
		guests(search: $search, first: $first, offset: $offset) {
			total
			items {
				orderId
				name
				email
				orders
				lastOrderAt
			}
		}
	}
`);

export const customerOrdersDocument = graphql(`
	query AdminCustomerOrders($filter: OrderFilter!, $first: Int!) {
		orders(filter: $filter, first: $first) {
			total
			items {
				id
				number
				placedAt
				createdAt
				status
				error
				cancelledAt
				payment
				neverCharged
				gross
				currency
				lineCount
			}
		}
	}
`);

export const invoicePreferenceDocument = graphql(`
	query AdminInvoicePreference($userId: ID!) {
		invoicePreference(userId: $userId) { invoiceFormat leitwegId electronicAddress }
	}
`);

export const saveInvoicePreferenceDocument = graphql(`
	mutation AdminSaveInvoicePreference($userId: ID!, $preference: InvoicePreferenceInput!) {
		saveInvoicePreference(userId: $userId, preference: $preference) { invoiceFormat leitwegId electronicAddress }
	}
`);
