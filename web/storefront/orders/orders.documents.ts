// What shoppers ask about their orders.
import { graphql } from '../../platform/graphql.ts';
import { shownOrderFragments } from './order.fragments.ts';

export const ownOrdersDocument = graphql(`
	query OwnOrders($search: String, $first: Int!, $offset: Int!) {
		ownOrders(search: $search, first: $first, offset: $offset) {
			all
			total
			items {
				id number createdAt placedAt gross currency status cancelledAt unplaced { state waitsFor } payment lineCount waitsForPrintData needsOtherPrintData
				pictures { id url width height alt focalPoint { x y } sizes }
				deliveryAddress { companyName firstName surname street zipCode city country }
			}
		}
	}
`);

export const ownOrderDocument = graphql(
	`
	query OwnOrder($number: String!) {
		ownOrder(number: $number) { ...ShownOrder }
	}
`,
	shownOrderFragments,
);

export const sharedOrderDocument = graphql(
	`
	query SharedOrder($number: String!) {
		sharedOrder(number: $number) { orderedBy order { ...ShownOrder } }
	}
`,
	shownOrderFragments,
);

export const openedOrderDocument = graphql(
	`
	query OpenedOrder($number: String!) {
		openedOrder(number: $number) { ...ShownOrder }
	}
`,
	shownOrderFragments,
);

export const requestOrderLinkDocument = graphql(`
	mutation RequestOrderLink($orderNumber: String!, $email: String!) {
		requestOrderLink(orderNumber: $orderNumber, email: $email)
	}
`);

export const payOrderDocument = graphql(`
	mutation PayOrder($number: String!, $method: PaymentMethod!, $language: String) {
		payOrder(number: $number, method: $method, language: $language)
	}
`);

export const settleOrderPaymentDocument = graphql(`
	mutation SettleOrderPayment($number: String!) {
		settleOrderPayment(number: $number)
	}
`);

export const requestCancellationDocument = graphql(`
	mutation RequestOrderCancellation($number: String!, $text: String!) {
		requestOrderCancellation(number: $number, text: $text) {
			id
			cancellationWanted
		}
	}
`);

export const reorderDocument = graphql(`
	mutation Reorder($orderId: ID!, $language: String) {
		reorder(orderId: $orderId, language: $language) {
			cart { id }
			drafts { id }
			changed { itemId name reasons }
			left { name problem }
		}
	}
`);

export const orderedDesignsDocument = graphql(`
	query OrderedDesigns($itemIds: [ID!]!) {
		orderedDesigns(itemIds: $itemIds) {
			itemId designId state refusalReason isCorrected isReleasedByShop rows sides previews
			events { at step side file reason refusalCode }
		}
	}
`);
