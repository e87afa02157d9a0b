// What the settings about selling ask and change.
import { graphql } from '../../../platform/graphql.ts';

export const orderSettingsDocument = graphql(`
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
			smallBusiness
			invoiceFor
			invoiceLimit
			stockShare
			paymentDays
			invoiceWhen
			invoicePrefix
			creditNotePrefix
			profileRequired
			showPayment
			showShipping
			multipleSelection
			continueShoppingUrl
			orderRecipients
			paymentPublishableKey
			mailProvider
			mailSender
			cardPayment
			webhookPath
		}
	}
`);

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
