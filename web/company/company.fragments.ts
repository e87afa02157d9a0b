// A company as its screens show it, in the administration and in the account.
import { billingAddressFragment } from '../platform/address-fragments.ts';
import { graphql } from '../platform/graphql.ts';

const shownCompany = graphql(
	`
	fragment ShownCompany on Company {
		id name customerNumber vatId invoiceMail invoiceFormat leitwegId electronicAddress overBudget shareOrders shareDrafts archivedAt revision kept currency
		priceRole { id label }
		members { userId name email role costCentreIds superiorId archived }
		invitations { id email role sentAt expiresAt }
		costCentres { id code name archived }
		addresses { id label forBilling forShipping address { ...BillingAddressFields } }
		budgets { id costCentreId period amount used left firstDay lastDay revision }
	}
`,
	[billingAddressFragment],
);

export const companyFragments = [shownCompany] as const;
