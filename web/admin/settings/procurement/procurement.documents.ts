// What the screens of purchasing systems ask and change.
import { graphql } from '../../../platform/graphql.ts';

export const procurementBuyersDocument = graphql(`
	query AdminProcurementBuyers {
		procurementBuyers {
			id
			name
			protocol
			active
			hosts
			secretSetAt
			lastMessageAt
		}
	}
`);

export const procurementBuyerDocument = graphql(`
	query AdminProcurementBuyer($id: ID!) {
		procurementBuyer(id: $id) {
			id
			name
			protocol
			roleId
			active
			revision
			fromDomain
			fromIdentity
			senderDomain
			senderIdentity
			supplierDomain
			supplierIdentity
			cxmlVersion
			username
			vendorNumber
			startPage
			unitOfPiece
			unitOfRun
			classificationDomain
			classificationCode
			documentsUrl
			cartEncoding
			hosts
			language
			sellRunAsPiece
			classifications {
				categoryId
				code
			}
			priceDays
			reports
			secretSetAt
		}
	}
`);

export const saveProcurementBuyerDocument = graphql(`
	mutation AdminSaveProcurementBuyer($id: ID, $buyer: ProcurementBuyerInput!, $revision: Int) {
		saveProcurementBuyer(id: $id, buyer: $buyer, revision: $revision) {
			id
		}
	}
`);

export const deleteProcurementBuyerDocument = graphql(`
	mutation AdminDeleteProcurementBuyer($id: ID!) {
		deleteProcurementBuyer(id: $id)
	}
`);

export const setProcurementSecretDocument = graphql(`
	mutation AdminSetProcurementSecret($id: ID!, $value: String) {
		setProcurementSecret(id: $id, value: $value) {
			id
			secretSetAt
		}
	}
`);

export const procurementMessagesDocument = graphql(`
	query AdminProcurementMessages($buyerId: ID, $refused: Boolean, $search: String, $first: Int!, $offset: Int!) {
		procurementMessages(buyerId: $buyerId, refused: $refused, search: $search, first: $first, offset: $offset) {
			total
			items {
				id
				at
				buyerName
				isIncoming
				kind
				isTest
				orderRef
				payloadId
				status
				problem
				body
			}
		}
	}
`);

export const testProcurementBuyerDocument = graphql(`
	mutation AdminTestProcurementBuyer($id: ID!) {
		testProcurementBuyer(id: $id) {
			step
			passed
			detail
		}
	}
`);

/** Who may not see user groups or categories keeps those that are chosen. */
export const procurementChoicesDocument = graphql(`
	query AdminProcurementChoices($language: String!) {
		categoryTree(language: $language) {
			id
			name
		}
		accessRoles {
			id
			label
		}
	}
`);
