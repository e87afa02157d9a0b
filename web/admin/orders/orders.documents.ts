// What the screens of orders ask and change.

import { addressFragments } from '../../platform/address-fragments.ts';
import { graphql } from '../../platform/graphql.ts';

export const ordersDocument = graphql(`
	query AdminOrders($filter: OrderFilter, $sort: OrderSort!, $descending: Boolean!, $first: Int!, $offset: Int!) {
		orders(filter: $filter, sort: $sort, descending: $descending, first: $first, offset: $offset) {
			total
			more
			items {
				id
				number
				createdAt
				placedAt
				status
				error
				cancelledAt
				payment
				paymentMethod
				gross
				currency
				customerName
				customerMail
				lineCount
				waitsForPrintData
				waitsForPayment
				neverCharged
				shipped
				approval
			}
		}
	}
`);

export const orderViewsDocument = graphql(`
	query AdminOrderViews {
		orderViews {
			name
			parameters
		}
	}
`);

export const saveOrderViewsDocument = graphql(`
	mutation AdminSaveOrderViews($views: [SavedViewInput!]!) {
		saveOrderViews(views: $views) {
			name
		}
	}
`);

export const orderDocument = graphql(
	`
	query AdminOrder($id: ID!) {
		order(id: $id) {
			id
			number
			language
			status
			approval
			payment
			paymentMethod
			createdAt
			placedAt
			currency
			pricesIncludeTax
			billingAddress { ...BillingAddressFields }
			shippingAddress { ...AddressFields }
			shipping {
				name
				days
				price
			}
			totals {
				goods
				shipping
				net
				tax
				gross
				rates {
					rate
					net
					tax
					gross
				}
			}
			lines {
				position
				productId
				code
				name
				itemName
				options {
					name
					value
				}
				designPreview
				picture {
					id
					url
					width
					height
					alt
					focalPoint {
						x
						y
					}
					sizes
				}
				quantity
				seriesRows
				unitPrice
				rate
				total
			}
			subscription {
				id
				number
				isFirst
			}
			deliveryDay
			waitsForPrintData
			waitsForPayment
			unpaidPlan {
				remindAt
				cancelAt
			}
			paymentComing
			shipped
			mayShip
			shipments {
				id
				carrier
				carrierName
				shippedOn
				parcels {
					number
					trackingUrl
					lines {
						position
						quantity
					}
				}
				lines {
					position
					quantity
				}
				deliveryNoteUrl
				revision
			}
			refunded
			neverCharged
			reverseCharge
			taxFreeExport
			error
			cancelledAt
			cancelledBy
			cancelReason
			cancelNote
			customer {
				id
				guest
				name
				email
			}
			createdBy
			documents {
				id
				kind
				number
				issuedOn
				url
				xrechnungUrl
			}
			events {
				id
				at
				actor
				by
				kind
				detail
			}
			payments {
				id
				provider
				method
				state
				amount
				currency
				reference
				late
				receivedOn
				changedAt
			}
			refunds {
				id
				amount
				reason
				state
				error
				byProvider
				changedAt
			}
			mails {
				purpose
				recipient
				subject
				state
				writtenAt
			}
			documentFaults {
				field
				line
				message
			}
			isBeingProcessed
			nextStatuses
			mayDelete
			mayCancel
			mayRestock
			refundable
		}
	}
`,
	addressFragments,
);

export const moveOrderDocument = graphql(`
	mutation AdminMoveOrder($id: ID!, $to: OrderStatus!, $note: String!) {
		moveOrder(id: $id, to: $to, note: $note) {
			id
		}
	}
`);

export const addOrderNoteDocument = graphql(`
	mutation AdminAddOrderNote($id: ID!, $text: String!) {
		addOrderNote(id: $id, text: $text) {
			id
		}
	}
`);

export const refundOrderDocument = graphql(`
	mutation AdminRefundOrder($id: ID!, $refundId: ID!, $amount: Float!, $reason: String!) {
		refundOrder(id: $id, refundId: $refundId, amount: $amount, reason: $reason) {
			id
		}
	}
`);

export const cancelOrderDocument = graphql(`
	mutation AdminCancelOrder(
		$id: ID!
		$reason: OrderCancelReason!
		$note: String!
		$restock: Boolean!
		$refund: Float!
		$refundId: ID!
		$notify: Boolean!
	) {
		cancelOrder(
			id: $id
			reason: $reason
			note: $note
			restock: $restock
			refund: $refund
			refundId: $refundId
			notify: $notify
		) {
			id
		}
	}
`);

export const cancellingDocument = graphql(`
	query AdminOrderCancelling($id: ID!) {
		order(id: $id) {
			id
			mayRestock
			refundable
		}
	}
`);

export const markOrderPaidDocument = graphql(`
	mutation AdminMarkOrderPaid($id: ID!, $receivedOn: String!) {
		markOrderPaid(id: $id, receivedOn: $receivedOn) {
			id
		}
	}
`);

export const resendOrderMailDocument = graphql(`
	mutation AdminResendOrderMail($id: ID!, $purpose: String!) {
		resendOrderMail(id: $id, purpose: $purpose)
	}
`);

export const deleteOrderDocument = graphql(`
	mutation AdminDeleteOrder($id: ID!) {
		deleteOrder(id: $id)
	}
`);

export const makeInvoiceDocument = graphql(`
	mutation AdminMakeInvoice($id: ID!) {
		makeInvoice(id: $id) {
			id
		}
	}
`);
