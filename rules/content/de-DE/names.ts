// The German of en-GB/names.ts.
import type { names as base } from '../en-GB/names.ts';
import type { Translated } from '../translated.ts';

export const names: Translated<typeof base> = {
	copy: 'Kopie',
	placeholderImage: 'Platzhalter: Hier kommt Ihr Bild hin.',
	documentFiles: {
		orderConfirmation: 'Auftragsbestaetigung',
		invoice: 'Rechnung',
		creditNote: 'Rechnungskorrektur',
		contractSummary: 'Vertragszusammenfassung',
		deliveryNote: 'Lieferschein',
		deliveryNotes: 'Lieferscheine',
	},
	priceColumns: {
		code: 'artikelnummer, produktcode',
		quantity: 'menge, stückzahl',
		unitPrice: 'stückpreis, einzelpreis',
		total: 'gesamt, summe',
	},
};
