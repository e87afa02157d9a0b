// What is asked and changed about where products are designed.
import { printformerSettings } from '../../../../rules/settings/printformer.ts';
import { graphql } from '../../../platform/graphql.ts';
import { printformerTemplateFragment } from '../../settings/printformer/printformer.fragments.ts';
import { withSettings } from '../../settings/schema/settings-document.ts';

export const productDesignDocument = withSettings(
	printformerSettings,
	graphql(
		`
		query AdminProductDesign($id: ID!) {
			printformer {
				revision
				connection
				templates {
					...AdminPrintformerTemplate
				}
			}
			productDesign(productId: $id) {
				productId
				provider
				template
				intent
				pagePlanner
				variants
				version
			}
		}
	`,
		[printformerTemplateFragment],
	),
);

export const saveProductDesignDocument = graphql(`
	mutation AdminSaveProductDesign($id: ID!, $version: Int, $design: ProductDesignInput) {
		saveProductDesign(productId: $id, version: $version, design: $design) {
			productId
			version
		}
	}
`);
