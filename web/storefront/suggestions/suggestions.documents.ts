// What the search field asks while a shopper types.
import { graphql } from '../../platform/graphql.ts';

export const searchSuggestionsDocument = graphql(`
	query SearchSuggestions($q: String!, $language: String!) {
		searchSuggestions(q: $q, language: $language) {
			words
			categories { slug name }
			products {
				id
				slug
				name
				fromPrice { minor currency }
				interval intervalCount
				image { id url width height alt focalPoint { x y } sizes }
			}
		}
	}
`);
