// What the administration asks about a user who works in it.
import { graphql } from '../graphql.ts';

export const meDocument = graphql(`
	query AdminMe {
		tenant {
			state
		}
		me {
			id
			email
			username
			guest
			admin
			operator {
				home
			}
			rights
			roles {
				id
				label
				admin
				access
			}
			profile {
				values {
					fieldName
					value
				}
			}
		}
	}
`);
