// What the screens of user fields ask and change.
import { graphql } from '../../platform/graphql.ts';

export const fieldsDocument = graphql(`
	query AdminUserFields($language: String!) {
		userFields(language: $language) {
			fieldName
			group
			label
			translations {
				languageCode
				translation
			}
			type
			required
			use
			defaultValue
			options
		}
	}
`);

export const createFieldDocument = graphql(`
	mutation AdminCreateUserField($field: UserFieldInput!) {
		createUserField(field: $field) {
			fieldName
		}
	}
`);

export const updateFieldDocument = graphql(`
	mutation AdminUpdateUserField($field: UserFieldInput!) {
		updateUserField(field: $field) {
			fieldName
		}
	}
`);

export const deleteFieldDocument = graphql(`
	mutation AdminDeleteUserField($fieldName: String!) {
		deleteUserField(fieldName: $fieldName) {
			fieldName
		}
	}
`);

export const orderFieldsDocument = graphql(`
	mutation AdminOrderUserFields($fieldNames: [String!]!) {
		orderUserFields(fieldNames: $fieldNames) {
			fieldName
		}
	}
`);
