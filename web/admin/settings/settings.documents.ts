// What the settings ask and change.
import { graphql } from '../../platform/graphql.ts';

export const settingsDocument = graphql(`
	query AdminShopSettings {
		shopSettings {
			companyName
			pageTitle {
				languageCode
				translation
			}
			claim {
				languageCode
				translation
			}
			header
			address
			country
			phone
			mail
			allowGuests
			secureSubdomains
			userMenu
			faqPage
			clientApp
		}
	}
`);

export const readablePagesDocument = graphql(`
	query AdminReadablePages($language: String!) {
		readablePages(language: $language) {
			slug
			title
		}
	}
`);

export const saveSettingsDocument = graphql(`
	mutation AdminSaveShopSettings($settings: ShopSettingsInput!) {
		saveShopSettings(settings: $settings) {
			companyName
		}
	}
`);

export const secretsDocument = graphql(`
	query AdminSecrets {
		secrets {
			purpose
			isSet
			setAt
		}
	}
`);

export const setSecretDocument = graphql(`
	mutation AdminSetSecret($purpose: SecretPurpose!, $value: String!) {
		setSecret(purpose: $purpose, value: $value) {
			setAt
		}
	}
`);

export const clearSecretDocument = graphql(`
	mutation AdminClearSecret($purpose: SecretPurpose!) {
		clearSecret(purpose: $purpose) {
			setAt
		}
	}
`);
