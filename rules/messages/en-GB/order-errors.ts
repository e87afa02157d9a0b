// What cannot be done with an order.
import type { ShippedText } from '../entry.ts';

export const orderErrors = {
	'orderErrors.documentIncomplete': {
		text: 'The invoice cannot be issued yet: some details are missing. Please add them in the settings.',
		tags: ['admin', 'error'],
	},
} satisfies Record<string, ShippedText>;
