// What the cards of the overview ask.
import { graphql } from '../../platform/graphql.ts';

export const userCountsDocument = graphql(`
	query OverviewUsers {
		active: users(first: 1) {
			total
		}
		archived: users(first: 1, archived: true) {
			total
		}
		latest: users(first: 4, sort: lastLoginAt, descending: true) {
			items {
				id
				email
				lastLoginAt
			}
		}
	}
`);

export const activityDocument = graphql(`
	query OverviewActivity {
		auditLog(first: 8) {
			items {
				id
				at
				action
				entityType
				actorEmail
			}
		}
	}
`);

export const productCountsDocument = graphql(`
	query OverviewProducts {
		productCounts {
			published
			notPublished
			archived
			unavailable
			withoutImage
			withoutCategory
			offline
		}
	}
`);

export const newestOrdersDocument = graphql(`
	query OverviewOrders($from: String!, $to: String!) {
		orders(first: 5) {
			items {
				id
				number
				createdAt
				placedAt
				status
				gross
				currency
				customerName
			}
		}
		orderFigures(from: $from, to: $to) {
			openPayments
			byStatus {
				status
				count
			}
		}
	}
`);

export const orderFiguresDocument = graphql(`
	query OverviewFigures($from: String!, $to: String!) {
		orderFigures(from: $from, to: $to) {
			orders
			revenue
			averageOrder
			refunds
			newCustomers
			topProducts {
				productId
				name
				quantity
				gross
			}
			byDay {
				day
				orders
				gross
			}
		}
	}
`);
