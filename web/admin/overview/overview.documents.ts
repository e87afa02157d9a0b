// What the cards of the overview ask.
import { listedPage } from '../../page-wizard/listed-page.fragments.ts';
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

export const unpublishedPagesDocument = graphql(
	`
	query OverviewPages {
		pages: pages(kind: page, first: 100) {
			items { ...ListedPage }
		}
		links: pages(kind: link, first: 100) {
			items { ...ListedPage }
		}
	}
`,
	[listedPage],
);

export const missingTextsDocument = graphql(`
	query OverviewTexts {
		localizations {
			languageCode
			texts
			translated
		}
	}
`);
