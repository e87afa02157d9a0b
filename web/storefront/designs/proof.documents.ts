// What the page of a proof asks.
import { graphql } from '../../platform/graphql.ts';
import { shownProofFragments } from './proof.fragments.ts';

/** Of what is known here. */
export const storedProofDocument = graphql(
	`
	query StoredProof($id: ID!, $language: String) {
		design(id: $id, language: $language) { ...ShownProof }
	}
`,
	shownProofFragments,
);

/** After the provider was asked for changes. */
export const checkedProofDocument = graphql(
	`
	query CheckedProof($id: ID!, $language: String) {
		designProof(id: $id, language: $language) { ...ShownProof }
	}
`,
	shownProofFragments,
);

export const releaseProofDocument = graphql(`
	mutation ReleaseProof($id: ID!, $revision: Int!, $seriesRevision: Int!, $acceptedCodes: [String!]!, $textVersion: String!) {
		releaseDesign(id: $id, revision: $revision, seriesRevision: $seriesRevision, acceptedCodes: $acceptedCodes, textVersion: $textVersion) { id isReleased }
	}
`);
