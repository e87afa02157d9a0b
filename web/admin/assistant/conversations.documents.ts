// What the screen of the assistant asks and changes.
import { graphql } from '../../platform/graphql.ts';

export const conversationsDocument = graphql(`
	query AdminConversations($first: Int!) {
		assistantConversations(first: $first) {
			total
			items {
				id
				title
				updatedAt
			}
		}
	}
`);

export const conversationDocument = graphql(`
	query AdminConversation($id: ID!) {
		assistantConversation(id: $id) {
			id
			messages {
				id
				author
				content
				state
			}
		}
	}
`);

export const deleteConversationDocument = graphql(`
	mutation AdminDeleteConversation($id: ID!) {
		deleteAssistantConversation(id: $id)
	}
`);
