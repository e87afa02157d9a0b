// What is asked about the words of the interface.
import { graphql } from './graphql.ts';

export const interfaceTextsDocument = graphql(`
	query InterfaceTexts($language: String!, $groups: [String!]!) {
		interfaceTexts(language: $language, groups: $groups)
	}
`);

export const textsVersionDocument = graphql(`
	query TextsVersion { textsVersion }
`);
