// What cannot be done with an order.
import type { ShippedText } from './entry.ts';

export const orderErrors = {
	'orderErrors.documentIncomplete': {
		de: 'Die Rechnung kann noch nicht erstellt werden: Es fehlen Angaben. Bitte ergänzen Sie sie in den Einstellungen.',
		en: 'The invoice cannot be issued yet: some details are missing. Please add them in the settings.',
		tags: ['admin', 'error'],
	},
} satisfies Record<string, ShippedText>;
