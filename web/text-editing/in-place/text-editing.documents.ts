// What is asked and changed by those who edit texts where they stand.
import { graphql } from '../../platform/graphql.ts';

export const textsDocument = graphql(`
	query EditedTexts($keys: [String!]!) {
		texts(filter: { keys: $keys }, sort: urgent) {
			items {
				key
				type
				group
				context
				locked
				baseText
				baseLanguage
				icu
				placeholders
				placeholdersOptional
				tags
				languages {
					languageCode text shipped shown source sourceLanguage origin outdated missing queued failure updatedAt
				}
			}
		}
	}
`);

export const editorDocument = graphql(`
	query Editor {
		me { roles { admin } }
	}
`);

export const changeTextsDocument = graphql(`
	mutation ChangeTexts($changes: [TextChangeInput!]!) {
		changeTexts(changes: $changes) {
			faults { index key languageCode fault names }
		}
	}
`);

export const textHistoryDocument = graphql(`
	query TextHistory($key: String!) {
		textHistory(key: $key) { id languageCode before after origin by at }
	}
`);

export const restoreTextDocument = graphql(`
	mutation RestoreText($change: ID!) {
		restoreText(change: $change) {
			faults { index key languageCode fault names }
		}
	}
`);

export const suggestTranslationDocument = graphql(`
	mutation SuggestTranslation($key: String!, $languageCode: String!, $from: String!) {
		suggestTranslation(key: $key, languageCode: $languageCode, from: $from)
	}
`);

export const lockTextDocument = graphql(`
	mutation LockText($key: String!, $locked: Boolean!) {
		lockText(key: $key, locked: $locked) { key locked }
	}
`);
