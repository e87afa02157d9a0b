// What is asked and changed about the print data of lines.
import { graphql } from '../platform/graphql.ts';

export const printLinesDocument = graphql(`
	query PrintLines($itemIds: [ID!]!) {
		printLines(itemIds: $itemIds) {
			itemId
			isOrdered
			state
			specification { width height bleed safeMargin sides folds dieLine dataRequirement inks }
			data {
				id
				side
				name
				size
				fileType
				state
				findings { code severity page numbers { name value } names }
				pages { width height trim { x y width height } preview }
				release { at byStaff }
				isReleaseRevoked
				refusal { code reason }
				byStaff
				uploadedAt
			}
			attempts {
				id
				side
				name
				fileType
				state
				isLate
				findings { code severity page numbers { name value } names }
				pages { width height trim { x y width height } preview }
				refusal { code reason }
			}
			dataSheet
			events { at step side file reason refusalCode }
		}
	}
`);

export const beginPrintUploadDocument = graphql(`
	mutation BeginPrintUpload($input: PrintUploadInput!) {
		beginPrintUpload(input: $input) { id offset address }
	}
`);

export const releasePrintDataDocument = graphql(`
	mutation ReleasePrintData($id: ID!, $acceptedCodes: [String!]!) {
		releasePrintData(id: $id, acceptedCodes: $acceptedCodes) { id state }
	}
`);

export const removePrintDataDocument = graphql(`
	mutation RemovePrintData($id: ID!) { removePrintData(id: $id) }
`);

export const useLatePrintDataDocument = graphql(`
	mutation UseLatePrintData($id: ID!) { useLatePrintData(id: $id) { id } }
`);
