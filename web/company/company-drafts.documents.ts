// What members of a company ask of the drafts that they share, and what they do with them.
import { graphql } from '../platform/graphql.ts';

export const companyDraftsDocument = graphql(`
	query CompanyDrafts($first: Int!, $language: String) {
		companyDrafts(first: $first, language: $language) {
			total
			items {
				id name productName ownerName isOwn mayEnd rows sharedAt
				pages { page url width height }
			}
		}
	}
`);

export const ownSharedDraftsDocument = graphql(`
	query OwnSharedDrafts { ownSharedDrafts }
`);

export const shareDesignDocument = graphql(`
	mutation ShareDesignInCompany($id: ID!, $isShared: Boolean!) { shareDesignInCompany(id: $id, isShared: $isShared) }
`);

export const copyCompanyDraftDocument = graphql(`
	mutation CopyCompanyDraft($id: ID!, $language: String) { copyCompanyDraft(id: $id, language: $language) { id } }
`);
