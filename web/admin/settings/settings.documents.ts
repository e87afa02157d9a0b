// What the settings ask and change.
import { shopSettings } from '../../../rules/settings/shop.ts';
import { graphql } from '../../platform/graphql.ts';
import { withSettings } from './schema/settings-document.ts';

export const settingsDocument = withSettings(
	shopSettings,
	graphql(`
		query AdminShopSettings {
			shopSettings {
				revision
				country
			}
		}
	`),
);

export const planDocument = graphql(`
	query AdminPlan {
		pageQuota {
			tier
			pages
			links
			usedPages
			usedLinks
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
	mutation AdminSaveShopSettings($settings: ShopSettingsInput!, $revision: Int!) {
		saveShopSettings(settings: $settings, revision: $revision) {
			revision
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
