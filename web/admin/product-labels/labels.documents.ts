// What the screens of product labels ask and change.
import { graphql } from '../../platform/graphql.ts';

export const productLabelsDocument = graphql(`
	query AdminProductLabels($language: String!) {
		productLabels(language: $language) {
			id
			name
			names {
				languageCode
				translation
			}
			kind
			active
			validFrom
			validUntil
			products
		}
	}
`);

export const createProductLabelDocument = graphql(`
	mutation AdminCreateProductLabel($label: ProductLabelInput!) {
		createProductLabel(label: $label) {
			id
		}
	}
`);

export const updateProductLabelDocument = graphql(`
	mutation AdminUpdateProductLabel($id: ID!, $label: ProductLabelInput!) {
		updateProductLabel(id: $id, label: $label) {
			id
		}
	}
`);

export const deleteProductLabelDocument = graphql(`
	mutation AdminDeleteProductLabel($id: ID!) {
		deleteProductLabel(id: $id)
	}
`);

export const placeProductLabelDocument = graphql(`
	mutation AdminPlaceProductLabel($id: ID!, $before: ID) {
		placeProductLabel(id: $id, before: $before)
	}
`);
