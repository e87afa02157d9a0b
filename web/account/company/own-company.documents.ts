// Whether the reader belongs to a company; what that company is, its part asks by itself.
import { graphql } from '../../platform/graphql.ts';

export const ownCompanyDocument = graphql(`
	query OwnCompany { myCompany { id } }
`);

export const companyInvitationDocument = graphql(`
	query CompanyInvitation($token: String!) {
		companyInvitation(token: $token) { company email role hasAccount isCaller }
	}
`);

export const acceptCompanyInvitationDocument = graphql(`
	mutation AcceptCompanyInvitation($token: String!) { acceptCompanyInvitation(token: $token) }
`);

export const joinCompanyDocument = graphql(`
	mutation JoinCompany($token: String!, $password: String!) { joinCompany(token: $token, password: $password) }
`);
