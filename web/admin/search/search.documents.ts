// What the screen of the search asks and changes.
import { graphql } from '../../platform/graphql.ts';

export const adminSearchDocument = graphql(`
	query AdminSearch {
		searchSynonyms {
			id
			languageCode
			words
		}
		shippedSynonyms {
			languageCode
			words
		}
		missedSearches {
			term
			languageCode
			count
			lastDay
		}
	}
`);

export const saveSynonymsDocument = graphql(`
	mutation AdminSaveSynonyms($id: ID, $languageCode: String!, $words: [String!]!) {
		saveSearchSynonyms(id: $id, languageCode: $languageCode, words: $words) {
			id
		}
	}
`);

export const deleteSynonymsDocument = graphql(`
	mutation AdminDeleteSynonyms($id: ID!) {
		deleteSearchSynonyms(id: $id)
	}
`);
