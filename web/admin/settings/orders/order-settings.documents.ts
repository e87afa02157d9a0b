// What the settings about selling ask and change.
import { orderSettings } from '../../../../rules/settings/orders.ts';
import { graphql } from '../../../platform/graphql.ts';
import { withSettings } from '../schema/settings-document.ts';

export const orderSettingsDocument = withSettings(
	orderSettings,
	graphql(`
		query AdminOrderSettings {
			orderSettings {
				revision
				seller {
					name
					street
					zipCode
					city
					country
					phone
					mail
					website
					taxNumber
					vatId
					register
					management
					bank {
						holder
						bank
						iban
						bic
					}
				}
				cardPayment
				webhookPath
			}
		}
	`),
);

export const saveOrderSettingsDocument = graphql(`
	mutation AdminSaveOrderSettings($settings: OrderSettingsInput!, $revision: Int!) {
		saveOrderSettings(settings: $settings, revision: $revision) {
			revision
		}
	}
`);

export const numberRangesDocument = graphql(`
	query AdminNumberRanges {
		numberRanges {
			kind
			year
			last
			next
		}
	}
`);

export const setNextNumberDocument = graphql(`
	mutation AdminSetNextNumber($kind: NumberKind!, $year: Int!, $next: Int!) {
		setNextNumber(kind: $kind, year: $year, next: $next) {
			skippedFrom
			skippedTo
		}
	}
`);
