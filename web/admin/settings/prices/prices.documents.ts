// What the settings about prices ask and change.
import { graphql } from '../../../platform/graphql.ts';

export const priceSettingsDocument = graphql(`
	query AdminPriceSettings {
		priceSettings {
			currency
			country
			pricesIncludeTax
			totalLabel
			pricingText {
				languageCode
				translation
			}
			stockWarningRecipients
			hasPrices
		}
	}
`);

export const savePriceSettingsDocument = graphql(`
	mutation AdminSavePriceSettings($settings: PriceSettingsInput!) {
		savePriceSettings(settings: $settings) {
			currency
		}
	}
`);
