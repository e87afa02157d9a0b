// What a delivery note says: what is in a parcel, how much of it was ordered and how much is still to come. It names no price.
import type { DocumentAddress, DocumentLine, DocumentSeller } from './document.ts';

export type NotedLine = Pick<DocumentLine, 'code' | 'name' | 'ownName' | 'options' | 'seriesRows'> & {
	/** All pieces that were ordered. */
	ordered: number;
	/** In this parcel, or in the shipment where nobody has said what is in which. */
	packed: number;
	/** In the whole shipment. */
	shipped: number;
	/** Still to come after this shipment. */
	left: number;
};

export interface DeliveryNote {
	/** Of the order and of the shipment within it. */
	number: string;
	/** Days are texts as rules/dates.ts has them. */
	shippedOn: string;
	language: string;
	seller: DocumentSeller;
	/** To whom it is delivered. */
	recipient: DocumentAddress;
	order: { number: string; placedOn: string };
	/** Of the customer; empty: none. */
	costCenter: string;
	orderReference: string;
	/** Name of the carrier. */
	carrier: string;
	/** Numbers of the parcels that it goes with; those without one are left out. */
	parcels: readonly string[];
	/** Which of how many it lies in; null: it is about the whole shipment. */
	parcel: { position: number; count: number } | null;
	lines: readonly NotedLine[];
	/** Of what is not in this shipment: what is still to come. */
	toCome: readonly { name: string; quantity: number }[];
	/** The order is delivered in full with this shipment. */
	isLast: boolean;
}
