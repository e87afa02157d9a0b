// What the tools ask for themselves: whether they may be shown, and their words.
import { graphql } from '../platform/graphql.ts';

export const toolsDocument = graphql(`
	query DeveloperTools($language: String!, $groups: [String!]!) {
		me { admin roles { admin } }
		interfaceTexts(language: $language, groups: $groups)
	}
`);
