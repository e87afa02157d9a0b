// What the settings of machine translation ask and change.
import { graphql } from '../../../platform/graphql.ts';

export const machineTranslationDocument = graphql(`
	query AdminMachineTranslation {
		machineTranslation {
			enabled
			formality
			languages
			connection
			queue {
				languageCode
				failure
				texts
			}
		}
	}
`);

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
	mutation AdminSaveMachineTranslation($settings: MachineTranslationInput!) {
		saveMachineTranslation(settings: $settings) {
			enabled
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
