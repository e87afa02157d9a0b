// What the settings about prices ask and change.
import { priceSettings } from '../../../../rules/settings/prices.ts';
import { graphql } from '../../../platform/graphql.ts';
import { withSettings } from '../schema/settings-document.ts';

export const priceSettingsDocument = withSettings(
	priceSettings,
	graphql(`
		query AdminPriceSettings {
			priceSettings {
				revision
				hasPrices
			}
		}
	`),
);

export const savePriceSettingsDocument = graphql(`
	mutation AdminSavePriceSettings($settings: PriceSettingsInput!, $revision: Int!) {
		savePriceSettings(settings: $settings, revision: $revision) {
			revision
		}
	}
`);
