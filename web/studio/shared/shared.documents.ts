// What the page of a shared draft asks.
import { graphql } from '../../platform/graphql.ts';

export const sharedDesignDocument = graphql(`
	query SharedDesign($token: String!) {
		sharedDesign(token: $token) {
			name mayComment expiresAt
			pages { page name url width height }
			comments {
				id author isOwner page text createdAt isResolved
				replies { id author isOwner text createdAt }
			}
		}
	}
`);
