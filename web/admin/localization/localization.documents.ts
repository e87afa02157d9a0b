// What the screen of languages asks and changes.
import { machineTranslationSettings } from '../../../rules/settings/machine-translation.ts';
import { graphql } from '../../platform/graphql.ts';
import { withSettings } from '../settings/schema/settings-document.ts';

export const localizationsDocument = withSettings(
	machineTranslationSettings,
	graphql(`
		query AdminLocalizations {
			localizations {
				languageCode
				default
				published
				notation
				texts
				translated
			}
			machineTranslation {
				revision
				connection
				queue {
					languageCode
					failure
					texts
				}
			}
		}
	`),
);

export const addLocalizationDocument = graphql(`
	mutation AdminAddLocalization($languageCode: String!, $notation: String) {
		addLocalization(languageCode: $languageCode, notation: $notation) {
			languageCode
		}
	}
`);

export const changeNotationDocument = graphql(`
	mutation AdminChangeNotation($languageCode: String!, $notation: String) {
		changeNotation(languageCode: $languageCode, notation: $notation) {
			languageCode
		}
	}
`);

export const setDefaultLocalizationDocument = graphql(`
	mutation AdminSetDefaultLocalization($languageCode: String!) {
		setDefaultLocalization(languageCode: $languageCode) {
			languageCode
			default
		}
	}
`);

export const deleteLocalizationDocument = graphql(`
	mutation AdminDeleteLocalization($languageCode: String!) {
		deleteLocalization(languageCode: $languageCode) {
			languageCode
			default
		}
	}
`);

export const arrangeLocalizationsDocument = graphql(`
	mutation AdminArrangeLocalizations($languageCodes: [String!]!) {
		arrangeLocalizations(languageCodes: $languageCodes) {
			languageCode
		}
	}
`);

export const publishLocalizationDocument = graphql(`
	mutation AdminPublishLocalization($languageCode: String!, $published: Boolean!) {
		publishLocalization(languageCode: $languageCode, published: $published) {
			languageCode
			default
		}
	}
`);
