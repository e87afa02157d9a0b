// What the storefront asks about imprint, privacy and the like.
import { graphql } from '../platform/graphql.ts';

export const plainPageDocument = graphql(`
	query PlainPage($language: String!, $slug: String!) {
		plainPage(slug: $slug, language: $language) {
			title
			sections { heading paragraphs }
		}
	}
`);
