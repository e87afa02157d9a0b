// How far the shop has been set up: asked by the overview and by the wizard.
import { setupSettings } from '../../../rules/settings/setup.ts';
import { graphql } from '../../platform/graphql.ts';
import { withSettings } from '../settings/schema/settings-document.ts';

export const setupProgressDocument = withSettings(
	setupSettings,
	graphql(`
		query SetupProgress {
			setupProgress {
				revision
			}
		}
	`),
);

export const setupChecklistDocument = withSettings(
	setupSettings,
	graphql(`
		query SetupChecklist {
			setupProgress {
				revision
				checklist {
					item
					done
				}
			}
		}
	`),
);

export const saveSetupProgressDocument = graphql(`
	mutation SaveSetupProgress($settings: SetupProgressInput!) {
		saveSetupProgress(settings: $settings) {
			revision
		}
	}
`);
