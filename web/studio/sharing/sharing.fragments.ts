// What the studio shows of a comment.
import { graphql } from '../../platform/graphql.ts';

export const commentFields = graphql(`
	fragment CommentFields on DesignComment {
		id author isOwner page text createdAt isResolved
		replies { id author isOwner text createdAt }
	}
`);
