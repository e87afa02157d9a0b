// What the members of a company ask, and what those change who manage it.
import { graphql } from '../platform/graphql.ts';
import { companyFragments } from './company.fragments.ts';

export const myCompanyDocument = graphql(
	`
	query MyCompany { myCompany { ...ShownCompany } }
`,
	companyFragments,
);

export const companyOrdersDocument = graphql(`
	query CompanyOrders($companyId: ID!, $first: Int!) {
		companyOrders(companyId: $companyId, first: $first) {
			total
			items {
				id number status approval error createdAt cancelledAt gross currency costCentre orderedBy
				lines { name itemName quantity }
				documents { id kind number url }
			}
		}
	}
`);

export const setPolicyDocument = graphql(`
	mutation SetCompanyPolicy($id: ID!, $overBudget: OverBudget!, $shareOrders: Boolean!, $shareDrafts: Boolean!) {
		setCompanyPolicy(id: $id, overBudget: $overBudget, shareOrders: $shareOrders, shareDrafts: $shareDrafts) { id }
	}
`);

export const setInvoicesDocument = graphql(`
	mutation SetCompanyInvoices(
		$id: ID!, $revision: Int!, $invoiceFormat: String!, $leitwegId: String!, $electronicAddress: String!
	) {
		setCompanyInvoices(
			id: $id, revision: $revision, invoiceFormat: $invoiceFormat, leitwegId: $leitwegId, electronicAddress: $electronicAddress
		) { id invoiceFormat leitwegId electronicAddress }
	}
`);

export const updateMemberDocument = graphql(`
	mutation UpdateCompanyMember($companyId: ID!, $member: CompanyMemberInput!) {
		updateCompanyMember(companyId: $companyId, member: $member) { id }
	}
`);

export const removeMemberDocument = graphql(`
	mutation RemoveCompanyMember($companyId: ID!, $userId: ID!) {
		removeCompanyMember(companyId: $companyId, userId: $userId)
	}
`);

export const inviteMemberDocument = graphql(`
	mutation InviteCompanyMember($companyId: ID!, $email: String!, $role: CompanyRole!, $language: String!) {
		inviteCompanyMember(companyId: $companyId, email: $email, role: $role, language: $language) { id }
	}
`);

export const resendInvitationDocument = graphql(`
	mutation ResendCompanyInvitation($id: ID!) { resendCompanyInvitation(id: $id) { id } }
`);

export const revokeInvitationDocument = graphql(`
	mutation RevokeCompanyInvitation($id: ID!) { revokeCompanyInvitation(id: $id) { id } }
`);

export const saveCostCentreDocument = graphql(`
	mutation SaveCostCentre($companyId: ID!, $costCentre: CostCentreInput!) {
		saveCostCentre(companyId: $companyId, costCentre: $costCentre) { id }
	}
`);

export const saveAddressDocument = graphql(`
	mutation SaveCompanyAddress($companyId: ID!, $entry: CompanyAddressInput!) {
		saveCompanyAddress(companyId: $companyId, entry: $entry) { id }
	}
`);

export const removeAddressDocument = graphql(`
	mutation RemoveCompanyAddress($companyId: ID!, $id: ID!) { removeCompanyAddress(companyId: $companyId, id: $id) { id } }
`);

export const saveBudgetDocument = graphql(`
	mutation SaveCompanyBudget($companyId: ID!, $budget: CompanyBudgetInput!) {
		saveCompanyBudget(companyId: $companyId, budget: $budget) { id }
	}
`);

export const removeBudgetDocument = graphql(`
	mutation RemoveCompanyBudget($companyId: ID!, $id: ID!) { removeCompanyBudget(companyId: $companyId, id: $id) { id } }
`);
