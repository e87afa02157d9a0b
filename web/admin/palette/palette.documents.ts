// What the palette asks.
import { graphql } from '../../platform/graphql.ts';

export const foundUsersDocument = graphql(`
	query PaletteUsers($search: String!, $first: Int!) {
		users(search: $search, first: $first) {
			items {
				id
				email
				values {
					fieldName
					value
				}
			}
		}
	}
`);

export const foundRolesDocument = graphql(`
	query PaletteRoles {
		roles {
			id
			name
			label
			description
		}
	}
`);

export const foundTextsDocument = graphql(`
	query PaletteTexts($search: String!, $first: Int!) {
		texts(filter: { search: $search }, first: $first) {
			items {
				key
				baseText
				languages {
					languageCode
					shown
				}
			}
		}
	}
`);

export const foundCategoriesDocument = graphql(`
	query PaletteCategories($language: String!) {
		categoryTree(language: $language) {
			id
			name
			slug
		}
	}
`);

export const foundFieldsDocument = graphql(`
	query PaletteProductFields($language: String!) {
		productFields(language: $language) {
			id
			name
			label
			meta
		}
	}
`);

export const foundLabelsDocument = graphql(`
	query PaletteProductLabels($language: String!) {
		productLabels(language: $language) {
			id
			name
		}
	}
`);

export const foundMediaDocument = graphql(`
	query PaletteMedia($search: String!, $first: Int!, $language: String!) {
		mediaList(search: $search, first: $first, language: $language) {
			items {
				id
				title
				fileName
				image {
					alt
				}
			}
		}
	}
`);

export const foundProductsDocument = graphql(`
	query PaletteProducts($search: String!, $language: String!, $first: Int!) {
		adminProducts(search: $search, language: $language, first: $first) {
			items {
				id
				name
				code
			}
		}
	}
`);

export const foundPriceListsDocument = graphql(`
	query PalettePriceLists($search: String!, $first: Int!) {
		priceLists(search: $search, first: $first) {
			items {
				id
				name
			}
		}
	}
`);

export const foundSubscriptionsDocument = graphql(`
	query PaletteSubscriptions($search: String!, $first: Int!) {
		adminSubscriptions(filter: { search: $search }, first: $first) {
			items {
				id
				number
				customerName
				customerMail
			}
		}
	}
`);

export const foundOrdersDocument = graphql(`
	query PaletteOrders($search: String!, $first: Int!) {
		orders(filter: { search: $search }, first: $first) {
			items {
				id
				number
				customerName
				customerMail
			}
		}
	}
`);

export const foundContactsDocument = graphql(`
	query PaletteContacts($search: String!, $first: Int!) {
		contacts(filter: { search: $search }, first: $first) { items { id name email company } }
	}
`);
