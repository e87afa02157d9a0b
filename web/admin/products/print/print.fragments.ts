// What the editor shows of a print specification.
import { graphql } from '../../../platform/graphql.ts';

export const printSpecificationFragment = graphql(`
	fragment AdminPrintSpecification on ProductPrintSpecification {
		productId
		revision
		specification {
			width
			height
			bleed
			safeMargin
			sides
			folds
			dieLine
			profileId
			maximumInk
			errorPpi
			warningPpi
			dataRequirement
			cropMarks
			countsRowsTogether
			inks
		}
	}
`);
