// What the tax rates of the shop ask and change.
import { graphql } from '../../../platform/graphql.ts';

export const taxRatesDocument = graphql(`
	query AdminTaxRates {
		taxRates {
			country
			category
			validFrom
			rate
		}
		priceSettings {
			country
		}
	}
`);

export const saveTaxRatesDocument = graphql(`
	mutation AdminSaveTaxRates($saved: [TaxRateInput!]!, $removed: [TaxRatePlace!]!) {
		saveTaxRates(saved: $saved, removed: $removed) {
			row
			kind
		}
	}
`);
