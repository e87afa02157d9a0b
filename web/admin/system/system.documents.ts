// What the screens of the system ask and change.
import { graphql } from '../../platform/graphql.ts';

export const mailsDocument = graphql(`
	query AdminMails($search: String!, $first: Int!, $offset: Int!) {
		mails(search: $search, first: $first, offset: $offset) {
			total
			items {
				id
				to
				subject
				state
				createdAt
			}
		}
	}
`);

export const mailDocument = graphql(`
	query AdminMail($id: ID!) {
		mail(id: $id) {
			id
			to
			subject
			state
			createdAt
			text
			error
		}
	}
`);

export const jobsDocument = graphql(`
	query AdminParkedJobs {
		parkedJobs {
			id
			name
			reason
			sentAt
			parkedAt
		}
	}
`);

export const retryJobDocument = graphql(`
	mutation AdminRetryJob($id: ID!) {
		retryJob(id: $id)
	}
`);

export const auditDocument = graphql(`
	query AdminAuditLog($search: String!, $filter: AuditFilter!, $language: String!, $first: Int!, $offset: Int!) {
		auditLog(search: $search, filter: $filter, language: $language, first: $first, offset: $offset) {
			total
			actors {
				id
				name
			}
			items {
				id
				at
				action
				entityType
				entityId
				entityName
				actorId
				actorName
				actorEmail
				actorAddress
				requestId
				before
				after
				erased
			}
		}
	}
`);
