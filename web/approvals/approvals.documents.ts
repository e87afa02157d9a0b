// Approvals as the account and the administration query and decide them.
import { graphql } from '../platform/graphql.ts';
import { shownApproval } from './approvals.fragments.ts';

export const orderApprovalDocument = graphql(
	`
	query OrderApproval($orderId: ID!) {
		orderApproval(orderId: $orderId) { ...ShownApproval }
	}
`,
	[shownApproval],
);

export const approveOrderDocument = graphql(`
	mutation ApproveOrder($orderId: ID!, $seen: SeenApprovalInput!, $note: String) {
		approveOrder(orderId: $orderId, seen: $seen, note: $note)
	}
`);

export const rejectOrderDocument = graphql(`
	mutation RejectOrder($orderId: ID!, $seen: SeenApprovalInput!, $reason: String!) {
		rejectOrder(orderId: $orderId, seen: $seen, reason: $reason)
	}
`);

export const returnOrderDocument = graphql(`
	mutation ReturnOrder($orderId: ID!, $seen: SeenApprovalInput!, $reason: String!, $lines: [ApprovalLineInput!]) {
		returnOrder(orderId: $orderId, seen: $seen, reason: $reason, lines: $lines)
	}
`);

export const foreseeReturnDocument = graphql(`
	query ForeseeReturnedOrder($orderId: ID!, $lines: [ApprovalLineInput!]!) {
		foreseeReturnedOrder(orderId: $orderId, lines: $lines) { currency before gross }
	}
`);

export const ownSubstitutesDocument = graphql(`
	query OwnSubstitutes {
		me { id }
		isApprover
		approvalSubstitutes { id name firstDay lastDay }
		myCompany { members { userId name role archived } }
	}
`);

export const addSubstituteDocument = graphql(`
	mutation AddApprovalSubstitute($userId: ID, $email: String, $firstDay: String!, $lastDay: String!) {
		addApprovalSubstitute(userId: $userId, email: $email, firstDay: $firstDay, lastDay: $lastDay)
	}
`);

export const removeSubstituteDocument = graphql(`
	mutation RemoveApprovalSubstitute($id: ID!) { removeApprovalSubstitute(id: $id) }
`);
