// What the settings about shipping ask and change.
import { graphql } from '../../../platform/graphql.ts';

export const shippingMethodsDocument = graphql(`
	query AdminShippingMethods {
		shippingMethods {
			id
			names {
				languageCode
				translation
			}
			descriptions {
				languageCode
				translation
			}
			countries
			kind
			price
			freeFrom
			steps {
				upTo
				price
			}
			days
			collection
			active
			revision
		}
	}
`);

export const saveShippingMethodDocument = graphql(`
	mutation AdminSaveShippingMethod($id: ID, $method: ShippingMethodInput!, $revision: Int) {
		saveShippingMethod(id: $id, method: $method, revision: $revision) {
			id
		}
	}
`);

export const deleteShippingMethodDocument = graphql(`
	mutation AdminDeleteShippingMethod($id: ID!) {
		deleteShippingMethod(id: $id)
	}
`);

export const moveShippingMethodDocument = graphql(`
	mutation AdminMoveShippingMethod($id: ID!, $before: ID) {
		moveShippingMethod(id: $id, before: $before)
	}
`);
