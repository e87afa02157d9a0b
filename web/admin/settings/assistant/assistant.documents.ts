// What the tab "Assistant" asks and changes.
import { assistantSettings } from '../../../../rules/settings/assistant.ts';
import { graphql } from '../../../platform/graphql.ts';
import { withSettings } from '../schema/settings-document.ts';

export const assistantDocument = withSettings(
	assistantSettings,
	graphql(`
		query AdminAssistant {
			assistant {
				revision
				connection
				usedModel
				usage {
					chatMessages
					prompts
					tokens
				}
			}
		}
	`),
);

export const saveAssistantDocument = graphql(`
	mutation AdminSaveAssistant($settings: AssistantInput!, $revision: Int) {
		saveAssistant(settings: $settings, revision: $revision) {
			revision
		}
	}
`);

export const testAssistantDocument = graphql(`
	mutation AdminTestAssistant {
		testAssistant {
			text
			problem
			models
		}
	}
`);
