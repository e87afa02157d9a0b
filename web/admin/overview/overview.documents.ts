// What the cards of the overview ask.
import { listedPage } from '../../page-wizard/listed-page.fragments.ts';
import { graphql } from '../../platform/graphql.ts';

export const activityDocument = graphql(`
	query OverviewActivity($language: String!) {
		parkedJobs {
			name
			reason
		}
		auditLog(first: 8, language: $language) {
			items {
				id
				at
				action
				entityType
				entityId
				entityName
				actorName
				actorEmail
				before
				after
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
				error
				approval
				gross
				currency
				customerName
			}
		}
		approvalCount
		shopApprovals(open: true, first: 3) {
			total
			items {
				orderId
				state
				deadline
				gross
				currency
				lineCount
				firstName
				customerName
				waitsFor
			}
		}
		subscriptionFigures {
			any
			monthlyRevenue
			running
			trials
			overdue
			actionRequired
			failedRenewals
			churn {
				lost
				before
			}
			cancellationsToCheck
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
	query OverviewFigures($from: String!, $to: String!, $beforeFrom: String!, $beforeTo: String!) {
		before: orderFigures(from: $beforeFrom, to: $beforeTo) {
			orders
			revenue
			averageOrder
			refunds
			newCustomers
		}
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

/** The small cards ask together, each if its right is held: a request of its own would be most of what it costs. */
export const smallCardsDocument = graphql(
	`
	query OverviewCards($pages: Boolean!, $texts: Boolean!, $users: Boolean!) {
		pages: pages(kind: page, first: 100) @include(if: $pages) {
			items { ...ListedPage }
		}
		links: pages(kind: link, first: 100) @include(if: $pages) {
			items { ...ListedPage }
		}
		localizations @include(if: $texts) {
			languageCode
			texts
			translated
		}
		active: users(first: 1) @include(if: $users) {
			total
		}
		archived: users(first: 1, archived: true) @include(if: $users) {
			total
		}
		latest: users(first: 4, sort: lastLoginAt, descending: true) @include(if: $users) {
			items {
				id
				email
				lastLoginAt
			}
		}
	}
`,
	[listedPage],
);
