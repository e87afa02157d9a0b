// The words of delivery notes. A part of the group `documents`.
import { type ShippedText, withArguments } from '../entry.ts';

const tags = ['document', 'shipment'];

export const deliveryNotes = {
	'documents.deliveryNote': { text: 'Delivery note', context: 'Kind of document, before its number', tags },
	'documents.deliveryNotes': { text: 'Delivery notes', context: 'Title of a file with several', tags },
	'documents.deliveryNote.ofParcel': withArguments<{ title: string; position: number; count: number }>()({
		text: '{title}, parcel {position} of {count}',
		context: 'The title is: Delivery note 2026-000123-1',
		tags,
	}),
	'documents.deliveryNote.number': { text: 'Delivery note no.', tags },
	'documents.deliveryNote.date': { text: 'Shipping date', context: 'Followed by a day', tags },
	'documents.deliveryNote.carrier': { text: 'Carrier', tags },
	'documents.deliveryNote.parcels': withArguments<{ count: number; numbers: string }>()({
		text: '{count, plural, one {Parcel number: {numbers}} other {This shipment consists of # parcels: {numbers}}}',
		context: 'The numbers of the carrier',
		tags,
	}),
	'documents.deliveryNote.intro': { text: 'This shipment contains:', tags },
	'documents.deliveryNote.introParcel': { text: 'This parcel contains:', tags },
	'documents.deliveryNote.inParcel': {
		text: 'In this parcel',
		context: 'Head of a narrow column with a number of pieces',
		tags,
	},
	'documents.deliveryNote.shipped': {
		text: 'In this shipment',
		context: 'Head of a narrow column with a number of pieces',
		tags,
	},
	'documents.deliveryNote.ordered': {
		text: 'Ordered',
		context: 'Head of a narrow column with a number of pieces',
		tags,
	},
	'documents.deliveryNote.left': {
		text: 'To follow',
		context: 'Head of a narrow column with the number of pieces that later shipments bring',
		tags,
	},
	'documents.deliveryNote.complete': { text: 'This completes the delivery of your order.', tags },
	'documents.deliveryNote.rest': { text: 'We will send you the rest of your order later.', tags },
	'documents.deliveryNote.toCome': { text: 'Not in this shipment and still to follow:', tags },
	'documents.deliveryNote.toComeItem': withArguments<{ name: string; quantity: string }>()({
		text: '{quantity} × {name}',
		context: 'A number of pieces and the name of a product',
		tags,
	}),
} satisfies Record<string, ShippedText>;
