// What editing a design asks and changes.
import { graphql } from '../../platform/graphql.ts';

export const openDesignDocument = graphql(`
	mutation OpenDesign($design: ID!, $client: ID!, $takeOver: Boolean!) {
		openDesign(design: $design, client: $client, takeOver: $takeOver) {
			design {
				id
				name
				productId
				productName
				productSlug
				itemId
				specification
				templateVersion
				newerTemplateVersion
				isReleased
			}
			document
			revision
			steps
			versions
			mine
			editor { name own since }
		}
	}
`);

export const changeDesignDocument = graphql(`
	mutation ChangeDesign($design: ID!, $client: ID!, $steps: JSON!) {
		changeDesign(design: $design, client: $client, steps: $steps) { revision number revisions isReleased }
	}
`);

export const holdDesignDocument = graphql(`
	mutation HoldDesign($design: ID!, $client: ID!) {
		holdDesign(design: $design, client: $client) { mine revision editor { name own since } }
	}
`);

export const followedDesignDocument = graphql(`
	query FollowedDesign($id: ID!) {
		design(id: $id) { revision document pictures { id name width height } }
	}
`);

export const leaveDesignDocument = graphql(`
	mutation LeaveDesign($design: ID!, $client: ID!) {
		leaveDesign(design: $design, client: $client)
	}
`);

export const keepDesignWorkDocument = graphql(`
	mutation KeepDesignWork($design: ID!, $client: ID!, $document: JSON!) {
		keepDesignWork(design: $design, client: $client, document: $document)
	}
`);
