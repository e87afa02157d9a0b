// Approvals as the account and the administration query and decide them. Pages that show more of the order take the fragments into documents of their own.
import { graphql } from '../platform/graphql.ts';

export const shownApproval = graphql(`
	fragment ShownApproval on OrderApprovalDetails {
		state ruleName step steps begunAt deadline payUntil revision hash waitsFor waitsForShop
		buyer companyName costCentre isBuyer mayDecide onBehalfOf mayChange
		decisions { id decision step by byPerson onBehalfOf reason changes { position name from to } at }
		order { id number currency totals { gross } lines { position name itemName quantity seriesRows } }
	}
`);

export const listedApproval = graphql(`
	fragment ShownListedApproval on ListedApproval {
		orderId number state step steps begunAt deadline decidedAt gross currency lineCount firstName
		customerName companyName costCentre mayDecide toPay waitsFor
	}
`);

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

export const ownSubstitutesDocument = graphql(`
	query OwnSubstitutes {
		me { id }
		isApprover
		approvalSubstitutes { id name firstDay lastDay }
		myCompany { members { userId name archived } }
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
