// What is asked and changed by those who correct texts of pages where they stand.
import { graphql } from '../../platform/graphql.ts';

export const pageTextDocument = graphql(`
	query PageTextToCorrect($key: String!) {
		pageTextToCorrect(key: $key) {
			key
			block
			ofItem
			name
			kind
			maxLength
			publishes
			editor
			page { id names slug }
			languages { languageCode text differs origin outdated }
		}
	}
`);

export const pageTextHistoryDocument = graphql(`
	query PageTextHistory($key: String!) {
		pageTextHistory(key: $key) { languageCode before after by at }
	}
`);

export const correctPageTextDocument = graphql(`
	mutation CorrectPageText($key: String!, $changes: [PageTextCorrectionInput!]!) {
		correctPageText(key: $key, changes: $changes) {
			published
			draftKept
			faults { languageCode fault }
		}
	}
`);

export const suggestPageTextDocument = graphql(`
	mutation SuggestPageText($page: ID!, $from: String!, $to: String!, $texts: [String!]!) {
		translatePageTexts(page: $page, from: $from, to: $to, texts: $texts)
	}
`);
