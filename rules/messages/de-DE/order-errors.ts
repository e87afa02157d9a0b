// The German of en-GB/order-errors.ts.
import type { orderErrors as base } from '../en-GB/order-errors.ts';
import type { TranslationOf } from '../entry.ts';

export const orderErrors: TranslationOf<typeof base> = {
	'orderErrors.documentIncomplete':
		'Die Rechnung kann noch nicht erstellt werden: Es fehlen Angaben. Bitte ergänzen Sie sie in den Einstellungen.',
	'orderErrors.unpaid':
		'Das Geld für diese Bestellung ist noch nicht eingegangen. Die Produktion kann nur früher beginnen, wenn die Einstellungen es erlauben.',
	'orderErrors.notShippable':
		'Zu dieser Bestellung kann keine Sendung erfasst werden: Sie ist storniert, wird nicht versandt oder hat nicht den passenden Status.',
	'orderErrors.shipmentChanged':
		'Diese Sendung wurde inzwischen von jemand anderem geändert. Bitte prüfen Sie sie und versuchen Sie es noch einmal.',
};
