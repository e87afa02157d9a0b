// What is shown of a template at Printformer.
import { graphql } from '../../../platform/graphql.ts';

export const printformerTemplateFragment = graphql(`
	fragment AdminPrintformerTemplate on PrintformerTemplate {
		identifier
		name
		type
		intents
		pages
		variants {
			id
			name
		}
		members
		offersPagePlanner
		previewUrl
		pageWidth
		pageHeight
		isGone
	}
`);
