// What the settings of the contact page and of Calendly ask and change.
import { contactSettings } from '../../../../rules/settings/contact.ts';
import { schedulingSettings } from '../../../../rules/settings/scheduling.ts';
import { graphql } from '../../../platform/graphql.ts';
import { withSettings } from '../schema/settings-document.ts';

export const contactSettingsDocument = withSettings(
	contactSettings,
	graphql(`
		query AdminContactSettings {
			contactSettings {
				revision
			}
		}
	`),
);

export const saveContactSettingsDocument = graphql(`
	mutation AdminSaveContactSettings($settings: ContactSettingsInput!, $revision: Int!) {
		saveContactSettings(settings: $settings, revision: $revision) {
			revision
		}
	}
`);

export const schedulingDocument = withSettings(
	schedulingSettings,
	graphql(`
		query AdminScheduling {
			scheduling {
				revision
				connection
				webhook
			}
		}
	`),
);

export const schedulingAccountDocument = graphql(`
	query AdminSchedulingAccount {
		schedulingAccount {
			name
			problem
			eventTypes {
				uri
				name
				minutes
			}
		}
	}
`);

export const saveSchedulingDocument = graphql(`
	mutation AdminSaveScheduling($settings: SchedulingInput!, $revision: Int!) {
		saveSchedulingSettings(settings: $settings, revision: $revision) {
			revision
		}
	}
`);
