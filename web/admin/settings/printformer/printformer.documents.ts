// What the tab "Printformer" asks and changes.
import { printformerSettings } from '../../../../rules/settings/printformer.ts';
import { graphql } from '../../../platform/graphql.ts';
import { withSettings } from '../schema/settings-document.ts';
import { printformerTemplateFragment } from './printformer.fragments.ts';

export const printformerDocument = withSettings(
	printformerSettings,
	graphql(
		`
		query AdminPrintformer {
			printformer {
				revision
				connection
				use {
					drafts
					prints
					products
				}
				sync {
					state
					problem
					message
					finishedAt
					total
					done
					withoutPreview
				}
				templates {
					...AdminPrintformerTemplate
				}
			}
		}
	`,
		[printformerTemplateFragment],
	),
);

export const savePrintformerDocument = graphql(`
	mutation AdminSavePrintformer($settings: PrintformerInput!, $revision: Int) {
		savePrintformer(settings: $settings, revision: $revision) {
			revision
		}
	}
`);

export const testPrintformerDocument = graphql(`
	mutation AdminTestPrintformer {
		testPrintformer {
			client
			problem
			message
		}
	}
`);

export const syncPrintformerDocument = graphql(`
	mutation AdminSyncPrintformer {
		syncPrintformer {
			state
		}
	}
`);
