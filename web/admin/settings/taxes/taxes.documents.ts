// What the tax rates of the shop ask and change.
import { priceSettings } from '../../../../rules/settings/prices.ts';
import { graphql } from '../../../platform/graphql.ts';
import { withSettings } from '../schema/settings-document.ts';

export const taxRatesDocument = withSettings(
	priceSettings,
	graphql(`
		query AdminTaxRates {
			taxRates {
				country
				category
				validFrom
				rate
			}
			priceSettings {
				revision
			}
		}
	`),
);

export const saveTaxRatesDocument = graphql(`
	mutation AdminSaveTaxRates($saved: [TaxRateInput!]!, $removed: [TaxRatePlace!]!) {
		saveTaxRates(saved: $saved, removed: $removed) {
			row
			kind
		}
	}
`);
