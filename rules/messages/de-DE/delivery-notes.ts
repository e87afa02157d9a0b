// The German of en-GB/delivery-notes.ts.
import type { deliveryNotes as base } from '../en-GB/delivery-notes.ts';
import type { TranslationOf } from '../entry.ts';

export const deliveryNotes: TranslationOf<typeof base> = {
	'documents.deliveryNote': 'Lieferschein',
	'documents.deliveryNotes': 'Lieferscheine',
	'documents.deliveryNote.ofParcel': '{title}, Paket {position} von {count}',
	'documents.deliveryNote.number': 'Lieferscheinnr.',
	'documents.deliveryNote.date': 'Versanddatum',
	'documents.deliveryNote.carrier': 'Paketdienst',
	'documents.deliveryNote.parcels':
		'{count, plural, one {Sendungsnummer: {numbers}} other {Diese Sendung besteht aus # Paketen: {numbers}}}',
	'documents.deliveryNote.intro': 'Diese Sendung enthält:',
	'documents.deliveryNote.introParcel': 'Dieses Paket enthält:',
	'documents.deliveryNote.inParcel': 'In diesem Paket',
	'documents.deliveryNote.shipped': 'In dieser Sendung',
	'documents.deliveryNote.ordered': 'Bestellt',
	'documents.deliveryNote.left': 'Folgt noch',
	'documents.deliveryNote.complete': 'Damit ist Ihre Bestellung vollständig geliefert.',
	'documents.deliveryNote.rest': 'Den Rest Ihrer Bestellung senden wir Ihnen später.',
	'documents.deliveryNote.toCome': 'Nicht in dieser Sendung; es folgt noch:',
	'documents.deliveryNote.toComeItem': '{quantity} × {name}',
};
