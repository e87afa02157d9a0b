// What the dialog that shares a draft asks and sends.
import { graphql } from '../../platform/graphql.ts';
import { commentFields } from './sharing.fragments.ts';

export const designLinksDocument = graphql(`
	query DesignLinks($designId: ID!) {
		designLinks(designId: $designId) { id mayComment notifies createdAt expiresAt }
	}
`);

export const createDesignLinkDocument = graphql(`
	mutation CreateDesignLink($designId: ID!, $mayComment: Boolean!, $notifies: Boolean!, $days: Int!) {
		createDesignLink(designId: $designId, mayComment: $mayComment, notifies: $notifies, days: $days) {
			path
			link { id mayComment notifies createdAt expiresAt }
		}
	}
`);

export const revokeDesignLinkDocument = graphql(`
	mutation RevokeDesignLink($id: ID!) { revokeDesignLink(id: $id) }
`);

export const designCommentsDocument = graphql(
	`
		query DesignComments($designId: ID!) {
			designComments(designId: $designId) { ...CommentFields }
		}
	`,
	[commentFields],
);

export const replyDocument = graphql(
	`
		mutation ReplyToDesignComment($id: ID!, $text: String!) {
			replyToDesignComment(id: $id, text: $text) { ...CommentFields }
		}
	`,
	[commentFields],
);

export const resolveDocument = graphql(
	`
		mutation ResolveDesignComment($id: ID!, $isResolved: Boolean!) {
			resolveDesignComment(id: $id, isResolved: $isResolved) { ...CommentFields }
		}
	`,
	[commentFields],
);

export const deleteCommentDocument = graphql(
	`
		mutation DeleteDesignComment($id: ID!) {
			deleteDesignComment(id: $id) { ...CommentFields }
		}
	`,
	[commentFields],
);
