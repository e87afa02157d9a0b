// What the screens of contact requests ask and change.
import { graphql } from '../../../platform/graphql.ts';

export const contactRequestsDocument = graphql(`
	query AdminContactRequests($status: ContactRequestStatus, $search: String, $first: Int!, $offset: Int!) {
		contactRequests(status: $status, search: $search, first: $first, offset: $offset) {
			total
			items {
				id
				status
				topic
				name
				email
				company
				meetingAt
				createdAt
			}
		}
	}
`);

export const contactRequestDocument = graphql(`
	query AdminContactRequest($id: ID!) {
		contactRequest(id: $id) {
			id
			status
			topic
			name
			email
			phone
			company
			message
			choiceLabel
			choice
			consent
			page
			proposedTimes
			meetingMinutes
			meetingAt
			createdAt
			replies {
				id
				text
				meetingAt
				at
				author
			}
		}
	}
`);

export const replyToContactRequestDocument = graphql(`
	mutation AdminReplyToContactRequest($id: ID!, $text: String!, $meetingAt: String) {
		replyToContactRequest(id: $id, text: $text, meetingAt: $meetingAt) {
			status
		}
	}
`);

export const closeContactRequestDocument = graphql(`
	mutation AdminCloseContactRequest($id: ID!) {
		closeContactRequest(id: $id) {
			status
		}
	}
`);

export const reopenContactRequestDocument = graphql(`
	mutation AdminReopenContactRequest($id: ID!) {
		reopenContactRequest(id: $id) {
			status
		}
	}
`);
