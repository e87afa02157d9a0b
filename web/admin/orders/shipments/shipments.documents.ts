// What the screens of shipments ask and change.
import { graphql } from '../../../platform/graphql.ts';

export const ownCarriersDocument = graphql(`
	query AdminOwnCarriers {
		ownCarriers {
			name
			address
		}
	}
`);

export const recordShipmentDocument = graphql(`
	mutation AdminRecordShipment(
		$orderId: ID!
		$shipmentId: ID!
		$shipment: ShipmentInput!
		$notify: Boolean!
		$finish: Boolean!
	) {
		recordShipment(orderId: $orderId, shipmentId: $shipmentId, shipment: $shipment, notify: $notify, finish: $finish) {
			id
		}
	}
`);

export const correctShipmentDocument = graphql(`
	mutation AdminCorrectShipment(
		$shipmentId: ID!
		$revision: Int!
		$shipment: ShipmentInput!
		$reason: String!
		$notify: Boolean!
	) {
		correctShipment(
			shipmentId: $shipmentId
			revision: $revision
			shipment: $shipment
			reason: $reason
			notify: $notify
		) {
			id
		}
	}
`);

export const removeShipmentDocument = graphql(`
	mutation AdminRemoveShipment($shipmentId: ID!, $revision: Int!, $reason: String!) {
		removeShipment(shipmentId: $shipmentId, revision: $revision, reason: $reason) {
			id
		}
	}
`);

export const importShipmentsDocument = graphql(`
	mutation AdminImportShipments($file: Upload!, $apply: Boolean!, $notify: Boolean!) {
		importShipments(file: $file, apply: $apply, notify: $notify) {
			fault
			faultRow
			rows {
				row
				orderNumber
				orderId
				carrier
				carrierText
				number
				shippedOn
				fault
				warnings
			}
		}
	}
`);
