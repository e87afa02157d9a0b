// What a shop asks of its users. In a file of its own: the list of pages needs it, and nothing else of the account.
import { graphql } from '../platform/graphql.ts';

export const userFieldsDocument = graphql(`
	query UserGenericFields($language: String!) {
		userGenericFields(language: $language) { fieldName group config defaultValue order }
	}
`);
