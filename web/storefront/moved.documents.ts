// Where something is now that had another address.
import { graphql } from '../platform/graphql.ts';

export const movedSlugDocument = graphql(`
	query MovedSlug($kind: MovedKind!, $slug: String!) {
		movedSlug(kind: $kind, slug: $slug)
	}
`);
