// What cannot be done with an order.
import type { ShippedText } from '../entry.ts';

export const orderErrors = {
	'orderErrors.documentIncomplete': {
		text: 'The invoice cannot be issued yet: some details are missing. Please add them in the settings.',
		tags: ['admin', 'error'],
	},
	'orderErrors.unpaid': {
		text: 'The money for this order has not arrived yet. Production can only start earlier if the settings allow it.',
		tags: ['admin', 'error'],
	},
	'orderErrors.notShippable': {
		text: 'Shipments of this order cannot be recorded: it was cancelled, nothing of it is sent, or it is not in a status for that.',
		tags: ['admin', 'error'],
	},
	'orderErrors.shipmentChanged': {
		text: 'Another user has changed this shipment in the meantime. Please check it and try again.',
		tags: ['admin', 'error'],
	},
} satisfies Record<string, ShippedText>;
