// What a link of a page can lead to within the shop.
import { graphql } from '../../platform/graphql.ts';

export const linkTargetsDocument = graphql(`
	query LinkTargets($kind: NavigationTargetKind!, $search: String!, $language: String!) {
		linkTargets(kind: $kind, search: $search, language: $language, first: 8) {
			kind
			id
			name
			address
			state
		}
	}
`);
