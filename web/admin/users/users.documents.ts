// What the screens of users ask and change.
import { graphql } from '../../platform/graphql.ts';

export const usersDocument = graphql(`
	query AdminUsers(
		$search: String!
		$archived: Boolean!
		$sort: UserOrder!
		$descending: Boolean!
		$first: Int!
		$offset: Int!
	) {
		users(
			search: $search
			archived: $archived
			sort: $sort
			descending: $descending
			first: $first
			offset: $offset
		) {
			total
			items {
				id
				email
				username
				language
				codeStep
				admin
				createdAt
				lastLoginAt
				roles {
					id
					label
				}
				values {
					fieldName
					value
				}
			}
		}
	}
`);

export const userDocument = graphql(`
	query AdminUser($id: ID!, $language: String!) {
		user(id: $id) {
			id
			email
			username
			language
			codeStep
			admin
			emailConfirmed
			archivedAt
			createdAt
			lastLoginAt
			note
			roles {
				id
				admin
				access
			}
			values {
				fieldName
				value
			}
		}
		roles {
			id
			name
			label
			description
			type
			admin
			access
			users
		}
		userFields(language: $language) {
			fieldName
			group
			label
			type
			required
			use
			options
		}
	}
`);

export const newUserDocument = graphql(`
	query AdminNewUser($language: String!) {
		roles {
			id
			name
			label
			description
			type
			admin
			access
			users
		}
		userFields(language: $language) {
			fieldName
			group
			label
			type
			required
			use
			options
		}
	}
`);

export const createUserDocument = graphql(`
	mutation AdminCreateUser($user: UserInput!) {
		createUser(user: $user) {
			id
		}
	}
`);

export const updateUserDocument = graphql(`
	mutation AdminUpdateUser($id: ID!, $user: UserInput!) {
		updateUser(id: $id, user: $user) {
			id
		}
	}
`);

export const archiveUserDocument = graphql(`
	mutation AdminArchiveUser($id: ID!) {
		archiveUser(id: $id) {
			id
		}
	}
`);

export const restoreUserDocument = graphql(`
	mutation AdminRestoreUser($id: ID!) {
		restoreUser(id: $id) {
			id
		}
	}
`);

export const exportPersonDocument = graphql(`
	query AdminExportPerson($id: ID!) {
		exportPerson(id: $id)
	}
`);

export const erasePersonDocument = graphql(`
	mutation AdminErasePerson($id: ID!) {
		erasePerson(id: $id)
	}
`);

export const mailsAreStoredDocument = graphql(`
	query AdminMailsAreStored {
		mailsAreStored
	}
`);

export const sendPasswordResetDocument = graphql(`
	mutation AdminSendPasswordReset($id: ID!) {
		sendPasswordReset(id: $id)
	}
`);
