// What the screen of translations asks and changes.
import { graphql } from '../../platform/graphql.ts';

export const textsDocument = graphql(`
	query AdminTexts(
		$filter: TextFilter
		$first: Int!
		$offset: Int!
		$sort: TextSort!
		$descending: Boolean!
		$language: String
	) {
		texts(filter: $filter, first: $first, offset: $offset, sort: $sort, descending: $descending) {
			total
			entityNames(language: $language) {
				id
				name
			}
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
				languages {
					languageCode
					text
					shown
					sourceLanguage
					origin
					outdated
					missing
					queued
					failure
					updatedAt
				}
			}
		}
	}
`);

export const textGroupsDocument = graphql(`
	query AdminTextGroups {
		textGroups
	}
`);

export const textDetailsDocument = graphql(`
	query AdminTextDetails($key: String!, $keys: [String!]!) {
		texts(filter: { keys: $keys }) {
			items {
				key
				type
				group
				context
				tags
				locked
				baseText
				baseLanguage
				icu
				placeholders
				languages {
					languageCode
					text
					shipped
				}
			}
		}
		textHistory(key: $key) {
			id
			languageCode
			before
			after
			origin
			by
			at
		}
	}
`);

export const changeTextsDocument = graphql(`
	mutation AdminChangeTexts($changes: [TextChangeInput!]!) {
		changeTexts(changes: $changes) {
			faults {
				key
				languageCode
				fault
				names
			}
		}
	}
`);

export const lockTextDocument = graphql(`
	mutation AdminLockText($key: String!, $locked: Boolean!) {
		lockText(key: $key, locked: $locked) {
			key
		}
	}
`);

export const restoreTextDocument = graphql(`
	mutation AdminRestoreText($change: ID!) {
		restoreText(change: $change) {
			faults {
				fault
				names
			}
		}
	}
`);

export const missingTextsDocument = graphql(`
	query AdminMissingTexts($search: String!, $first: Int!, $offset: Int!) {
		missingTexts(search: $search, first: $first, offset: $offset) {
			total
			items {
				key
				page
				languageCode
				seenAt
				times
			}
		}
	}
`);

export const forgetMissingTextsDocument = graphql(`
	mutation AdminForgetMissingTexts($keys: [String!]) {
		forgetMissingTexts(keys: $keys)
	}
`);

export const textImportsDocument = graphql(`
	query AdminTextImports {
		textImports {
			id
			fileName
			state
			added
			changed
			unchanged
			faulty
			done
			refused
		}
	}
`);

export const textImportRowsDocument = graphql(`
	query AdminTextImportRows($id: ID!, $first: Int!) {
		changes: textImportRows(id: $id, faulty: false, first: $first) {
			row
			key
			languageCode
			before
			after
		}
		faults: textImportRows(id: $id, faulty: true, first: $first) {
			row
			column
			key
			after
			fault
			names
		}
	}
`);

export const checkTextImportDocument = graphql(`
	mutation AdminCheckTextImport($file: Upload!, $removeEmpty: Boolean!) {
		checkTextImport(file: $file, removeEmpty: $removeEmpty) {
			fault
			row
			textImport {
				id
			}
		}
	}
`);

export const applyTextImportDocument = graphql(`
	mutation AdminApplyTextImport($id: ID!) {
		applyTextImport(id: $id) {
			id
			state
		}
	}
`);

export const removeTextImportDocument = graphql(`
	mutation AdminRemoveTextImport($id: ID!) {
		removeTextImport(id: $id)
	}
`);

export const pageTextRowsDocument = graphql(`
	query AdminPageTextRows(
		$search: String!
		$page: ID
		$language: String
		$state: PageTextState
		$first: Int!
		$offset: Int!
	) {
		pageTextRows(search: $search, page: $page, language: $language, state: $state, first: $first, offset: $offset) {
			total
			pages {
				id
				slug
				names
			}
			items {
				key
				block
				ofItem
				name
				writable
				editor
				page {
					id
					slug
					names
				}
				languages {
					languageCode
					text
					shown
					sourceLanguage
					origin
					missing
					outdated
				}
			}
		}
	}
`);

export const changePageTextsDocument = graphql(`
	mutation AdminChangePageTexts($changes: [PageTextChangeInput!]!) {
		changePageTexts(changes: $changes) {
			key
			languageCode
			fault
		}
	}
`);

export const translatePageRowsDocument = graphql(`
	mutation AdminTranslatePageRows($keys: [String!]!) {
		translatePageRows(keys: $keys) {
			fault
		}
	}
`);
