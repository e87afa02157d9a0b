// What the screens of approvals in the account query, and what buyers do about their own orders that wait.
import { listedApproval, shownApproval } from '../../approvals/approvals.fragments.ts';
import { graphql } from '../../platform/graphql.ts';
import { shownOrderFragments } from '../orders/order.fragments.ts';

export const ownApprovalsDocument = graphql(
	`
	query OwnApprovals($scope: ApprovalScope!, $first: Int!) {
		approvals(scope: $scope, first: $first) {
			total
			items { ...ShownListedApproval }
		}
	}
`,
	[listedApproval],
);

export const accountApprovalDocument = graphql(
	`
	query AccountApproval($orderId: ID!) {
		orderApproval(orderId: $orderId) {
			...ShownApproval
			shownOrder: order { ...ShownOrder }
		}
	}
`,
	[shownApproval, ...shownOrderFragments],
);

export const confirmReturnedOrderDocument = graphql(`
	mutation ConfirmReturnedOrder($orderId: ID!, $seen: SeenApprovalInput!, $note: String) {
		confirmReturnedOrder(orderId: $orderId, seen: $seen, note: $note)
	}
`);

export const withdrawOrderDocument = graphql(`
	mutation WithdrawOrder($orderId: ID!) { withdrawOrder(orderId: $orderId) }
`);

export const payApprovedOrderDocument = graphql(`
	mutation PayApprovedOrder($orderId: ID!, $language: String) {
		payApprovedOrder(orderId: $orderId, language: $language)
	}
`);
