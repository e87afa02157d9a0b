// What the tab "Domain" asks and changes.
import { graphql } from '../../../platform/graphql.ts';
import { domainFragment } from './domains.fragments.ts';

export const domainsDocument = graphql(
	`
	query AdminDomains {
		domains {
			...AdminDomain
		}
	}
`,
	[domainFragment],
);

export const addDomainDocument = graphql(`
	mutation AdminAddDomain($host: String!) {
		addDomain(host: $host) {
			host
			displayName
		}
	}
`);

export const deleteDomainDocument = graphql(`
	mutation AdminDeleteDomain($host: String!) {
		deleteDomain(host: $host)
	}
`);

export const setDefaultDomainDocument = graphql(`
	mutation AdminSetDefaultDomain($host: String!) {
		setDefaultDomain(host: $host)
	}
`);

export const checkDomainDocument = graphql(`
	mutation AdminCheckDomain($host: String!) {
		checkDomain(host: $host) {
			state
		}
	}
`);
