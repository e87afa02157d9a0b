// What the screen of an order asks and changes about its print data.
import { graphql } from '../../../platform/graphql.ts';

export const orderPrintLinesDocument = graphql(`
	query AdminOrderPrintLines($orderId: ID!) {
		orderPrintLines(orderId: $orderId) {
			itemId
			position
			name
			itemName
			options { name value }
			code
			quantity
			state
			since
			specification { width height bleed safeMargin sides folds dieLine dataRequirement inks }
			files {
				releasedBy
				printData {
					id
					side
					name
					size
					fileType
					state
					findings { code severity page numbers { name value } names }
					pages { width height trim { x y width height } preview }
					release { at byStaff sha256 acceptedCodes }
					isReleaseRevoked
					refusal { code reason }
				}
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
			release {
				id designId variant provider sha256 rows byStaff releasedBy releasedAt
				findings { code severity page numbers { name value } names }
				providerFindings { row page message severity }
				previews { side url }
				print {
					state failureCode message pages releasedPages requestedAt
					findings { code severity page numbers { name value } names }
				}
			}
			refusalReason
			job { state sha256 size failureCode madeAt printedAt printedBy }
			pressFile
			jobTicket
			sheets
		}
	}
`);

export const refusePrintDataDocument = graphql(`
	mutation AdminRefusePrintData($id: ID!, $reason: String!) {
		refusePrintData(id: $id, reason: $reason) { id }
	}
`);

export const discardPrintDataDocument = graphql(`
	mutation AdminDiscardPrintData($id: ID!) { removePrintData(id: $id) }
`);

export const approvePrintDataDocument = graphql(`
	mutation AdminApprovePrintData($id: ID!) {
		approvePrintData(id: $id) { id }
	}
`);

export const markLinePrintedDocument = graphql(`
	mutation AdminMarkLinePrinted($itemId: ID!) {
		markLinePrinted(itemId: $itemId) { itemId }
	}
`);

export const remakePrintJobDocument = graphql(`
	mutation AdminRemakePrintJob($itemId: ID!) {
		remakePrintJob(itemId: $itemId) { itemId }
	}
`);

export const approveProofDocument = graphql(`
	mutation AdminApproveProof($itemId: ID!, $revision: Int!, $seriesRevision: Int!) {
		approveDesign(itemId: $itemId, revision: $revision, seriesRevision: $seriesRevision)
	}
`);

export const currentProofDocument = graphql(`
	query AdminCurrentProof($id: ID!) {
		designProof(id: $id) {
			revision
			seriesRevision
			variant
			previews { page name url width height }
			findings
			updatedAt
			proof { state }
		}
	}
`);

export const sendBackDesignDocument = graphql(`
	mutation AdminSendBackDesign($itemId: ID!, $reason: String!) {
		sendBackDesign(itemId: $itemId, reason: $reason)
	}
`);
