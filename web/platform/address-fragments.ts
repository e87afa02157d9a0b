// The fields of addresses, for the documents that ask for whole ones. No file of documents: each text in one of those is a question.
import { graphql } from './graphql.ts';

const addressFragment = graphql(`
	fragment AddressFields on Address {
		salutation country title firstName surname companyName phone street zipCode city
	}
`);

export const billingAddressFragment = graphql(`
	fragment BillingAddressFields on BillingAddress {
		salutation country title firstName surname companyName phone street zipCode city email ccEmail costCenter vatId
		orderReference leitwegId electronicAddress invoiceFormat
	}
`);

export const addressFragments = [addressFragment, billingAddressFragment] as const;
