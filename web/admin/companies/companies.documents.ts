// What the screens of companies ask and change, beside what they share with the account (web/company/).
import { companyFragments } from '../../company/company.fragments.ts';
import { graphql } from '../../platform/graphql.ts';

export const companiesDocument = graphql(`
	query AdminCompanies(
		$search: String!
		$archived: Boolean!
		$sort: CompanyOrder!
		$descending: Boolean!
		$first: Int!
		$offset: Int!
	) {
		companies(search: $search, archived: $archived, sort: $sort, descending: $descending, first: $first, offset: $offset) {
			total
			items { id name customerNumber vatId memberCount }
		}
	}
`);

export const companyDocument = graphql(
	`
	query AdminCompany($id: ID!) {
		company(id: $id) { ...ShownCompany }
		roles { id label type }
	}
`,
	companyFragments,
);

export const newCompanyDocument = graphql(`
	query AdminNewCompany { roles { id label type } }
`);

export const createCompanyDocument = graphql(`
	mutation AdminCreateCompany($company: CompanyInput!) { createCompany(company: $company) { id } }
`);

export const updateCompanyDocument = graphql(`
	mutation AdminUpdateCompany($id: ID!, $revision: Int!, $company: CompanyInput!) {
		updateCompany(id: $id, revision: $revision, company: $company) { id revision }
	}
`);

export const archiveCompanyDocument = graphql(`
	mutation AdminArchiveCompany($id: ID!, $archived: Boolean!) { archiveCompany(id: $id, archived: $archived) { id } }
`);

export const addMemberDocument = graphql(`
	mutation AdminAddCompanyMember($companyId: ID!, $member: CompanyMemberInput!) {
		addCompanyMember(companyId: $companyId, member: $member) { id }
	}
`);

export const accountsDocument = graphql(`
	query AdminCompanyAccounts($search: String!) {
		users(search: $search, first: 8) { items { id email username values { fieldName value } } }
	}
`);
