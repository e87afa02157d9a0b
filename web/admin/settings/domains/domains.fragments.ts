// What is shown of a domain.
import { graphql } from '../../../platform/graphql.ts';

export const domainFragment = graphql(`
	fragment AdminDomain on Domain {
		host
		displayName
		state
		served
		isDefault
		isFallback
		checkedAt
		failingSince
		expiresAt
		records {
			type
			name
			value
		}
		foundTexts
		foundAliases
		foundAddresses
		proof
		address
		probe
		reason
	}
`);
