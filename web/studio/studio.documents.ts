// What the studio asks and sends beside the steps of editing.
import { graphql } from '../platform/graphql.ts';

export const draftDocument = graphql(`
	query Draft($id: ID!, $language: String) {
		design(id: $id, language: $language) {
			id name productId productName productSlug itemId revision seriesRows seriesRevision document specification
			templateVersion newerTemplateVersion isReleased findings access openComments
			orderLines { itemId orderId orderNumber customerName state refusalReason isCorrected releasedPages }
			previews { page name url width height }
			pictures { id name width height }
			updatedAt
		}
	}
`);

export const ownPicturesDocument = graphql(`
	query OwnPictures { designPictures(first: 60) { id name width height } }
`);

export const renameDesignDocument = graphql(`
	mutation RenameDesign($id: ID!, $name: String!) { renameDesign(id: $id, name: $name) { id name } }
`);

export const releaseDesignDocument = graphql(`
	mutation ReleaseDesign($id: ID!, $revision: Int!, $seriesRevision: Int!, $acceptedCodes: [String!]!, $textVersion: String!) {
		releaseDesign(id: $id, revision: $revision, seriesRevision: $seriesRevision, acceptedCodes: $acceptedCodes, textVersion: $textVersion) { id isReleased }
	}
`);
