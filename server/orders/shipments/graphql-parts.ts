// Shipments in the API, for everyone who sees the order.
import { carrierRules, carriers, trackingAddress } from '../../../rules/shipments/carriers.ts';
import type { ShippedLine } from '../../../rules/shipments/shipment.ts';
import { builder } from '../../graphql/builder.ts';
import { describeValues } from '../../graphql/describe-values.ts';
import type { Shipment } from './find-shipments.ts';

export const carrierType = builder.enumType('Carrier', {
	description: 'A carrier of parcels.',
	values: describeValues(carriers, {
		dhl: 'DHL Paket and DHL Express.',
		deutschePost: 'Deutsche Post, for letters and goods post; a number is not required.',
		dpd: 'The carrier DPD.',
		gls: 'The carrier GLS.',
		ups: 'The carrier UPS.',
		hermes: 'The carrier Hermes.',
		postAt: 'Austrian Post (Österreichische Post).',
		swissPost: 'Swiss Post (Switzerland).',
		other: 'Another carrier, with its own name and tracking addresses.',
	}),
});

export const shippedLine = builder.objectRef<ShippedLine>('ShippedLine').implement({
	description: 'Pieces of a line of an order.',
	fields: (t) => ({
		position: t.exposeInt('position', { description: 'Position of the line in the order, as in `OrderLine`.' }),
		quantity: t.exposeInt('quantity', { description: 'Number of pieces.' }),
	}),
});

interface ShownParcel {
	number: string;
	trackingUrl: string | null;
	lines: readonly ShippedLine[];
}

const parcel = builder.objectRef<ShownParcel>('Parcel').implement({
	description: 'A parcel of a shipment.',
	fields: (t) => ({
		number: t.exposeString('number', { description: 'Parcel number of the carrier; empty if there is none.' }),
		trackingUrl: t.exposeString('trackingUrl', {
			nullable: true,
			description: 'Address of the page of the carrier that tracks the parcel; null if there is none.',
		}),
		lines: t.field({
			type: [shippedLine],
			description: 'Contents of this parcel, if there are several; empty if not stated, or if it is the only one.',
			resolve: ({ lines }) => [...lines],
		}),
	}),
});

export interface ShownShipment extends Shipment {
	/** In which the carrier's page is shown. */
	language: string;
}

export const shipmentRef = builder.objectRef<ShownShipment>('Shipment').implement({
	description: 'What was handed to a carrier at once: one or more parcels, with their contents.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the shipment.' }),
		carrier: t.expose('carrier', { type: carrierType, description: 'Carrier of the shipment.' }),
		carrierName: t.string({
			description: 'Name of the carrier.',
			resolve: ({ carrier, carrierName }) => carrierRules[carrier].name || carrierName,
		}),
		shippedOn: t.exposeString('shippedOn', { description: 'Day on which it was handed over, as `2026-11-15`.' }),
		parcels: t.field({
			type: [parcel],
			description: 'Its parcels, at least one.',
			resolve: ({ carrier, parcels, language }) =>
				parcels.map((one) => ({
					...{ number: one.number, lines: one.lines },
					trackingUrl: trackingAddress(carrier, one, language),
				})),
		}),
		lines: t.field({ type: [shippedLine], description: 'Contents of the shipment.', resolve: ({ lines }) => lines }),
		deliveryNoteUrl: t.string({
			description: 'Path of its delivery note as a PDF, for everyone who sees the order.',
			resolve: ({ id, orderId }) => `/service-api/orders/${orderId}/delivery-notes/${id}`,
		}),
		revision: t.exposeInt('revision', {
			description: 'Revision to send with `correctShipment` and `removeShipment`.',
		}),
	}),
});
