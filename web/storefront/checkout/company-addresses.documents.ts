// The address book of the shopper's company.
import { billingAddressFragment } from '../../platform/address-fragments.ts';
import { graphql } from '../../platform/graphql.ts';

export const companyAddressesDocument = graphql(
	`
	query CompanyAddresses {
		myCompany { name addresses { id label forBilling forShipping address { ...BillingAddressFields } } }
	}
`,
	[billingAddressFragment],
);
