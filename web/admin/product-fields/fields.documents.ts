// What the screens of product fields ask and change.
import { graphql } from '../../platform/graphql.ts';

export const productFieldsDocument = graphql(`
	query AdminProductFields($language: String!, $meta: Boolean!) {
		productFields(language: $language, meta: $meta) {
			id
			name
			label
			labels {
				languageCode
				translation
			}
			type
			required
			filter
			defaults {
				languageCode
				translation
			}
			defaultUrl
			products
		}
	}
`);

export const createProductFieldDocument = graphql(`
	mutation AdminCreateProductField($meta: Boolean!, $field: ProductFieldInput!) {
		createProductField(meta: $meta, field: $field) {
			id
		}
	}
`);

export const updateProductFieldDocument = graphql(`
	mutation AdminUpdateProductField($id: ID!, $field: ProductFieldInput!) {
		updateProductField(id: $id, field: $field) {
			id
		}
	}
`);

export const deleteProductFieldDocument = graphql(`
	mutation AdminDeleteProductField($id: ID!) {
		deleteProductField(id: $id)
	}
`);

export const placeProductFieldDocument = graphql(`
	mutation AdminPlaceProductField($id: ID!, $before: ID) {
		placeProductField(id: $id, before: $before)
	}
`);
