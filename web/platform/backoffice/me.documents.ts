// What the administration asks about whoever works in it.
import { graphql } from '../graphql.ts';

export const meDocument = graphql(`
	query AdminMe {
		me {
			id
			email
			username
			guest
			admin
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
