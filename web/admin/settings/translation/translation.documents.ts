// What the settings of machine translation ask and change.
import { machineTranslationSettings } from '../../../../rules/settings/machine-translation.ts';
import { graphql } from '../../../platform/graphql.ts';
import { withSettings } from '../schema/settings-document.ts';

export const machineTranslationDocument = withSettings(
	machineTranslationSettings,
	graphql(`
		query AdminMachineTranslation {
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

export const translationAccountDocument = graphql(`
	query AdminTranslationAccount {
		translationAccount {
			used
			limit
			languages {
				languageCode
				supported
				formality
			}
		}
	}
`);

export const saveMachineTranslationDocument = graphql(`
	mutation AdminSaveMachineTranslation($settings: MachineTranslationInput!, $revision: Int) {
		saveMachineTranslation(settings: $settings, revision: $revision) {
			revision
		}
	}
`);

export const testMachineTranslationDocument = graphql(`
	mutation AdminTestMachineTranslation {
		testMachineTranslation
	}
`);

export const translateTextsDocument = graphql(`
	mutation AdminTranslateTexts($keys: [String!], $languages: [String!]) {
		translateTexts(keys: $keys, languages: $languages)
	}
`);

export const untranslatedTextsDocument = graphql(`
	query AdminUntranslatedTexts($languages: [String!]) {
		untranslatedTexts(languages: $languages) {
			texts
			characters
		}
	}
`);
